/** How well the other players play: chosen at the table, kept on the device, and carried by the hand's link. */
import { html, type TemplateResult } from "lit";
import { editionTop } from "../manifest";
import { segments } from "../parts";
import { say } from "../say";
import { recallAny, remember } from "../storage";
import { USUAL, type Level } from "./usual";

const KEY = "level";
const LEVELS: Level[] = ["easy", "simple", "search"];

const levels = (): { value: Level; words: string; note: string }[] => [
  { value: "easy", words: say("easy"), note: say("They bid as usual, then play any card that throws nothing away.") },
  { value: "simple", words: say("usual"), note: say("They play by rules of thumb.") },
  { value: "search", words: say("look ahead"), note: say("They try out their cards and discards in hands that may be, and take a moment longer. In most games they bid as usual.") },
];

export const levelNamed = (name: unknown): Level | null => LEVELS.find((one) => one === name) ?? null;

/** The level that new hands on this device begin with. */
export const keptLevel = (): Level => levelNamed(recallAny(KEY)) ?? USUAL;

export const keepLevel = (level: Level): void => void remember(KEY, level);

/** The page that tells how strong each level is, game by game. */
const measured = (): string => new URL("train/levels/", editionTop()).href;

/** The bots of a table by seat: who leaves his own cards to a bot has them played as usual. */
export const botsAt = (level: Level, seat: number, players: number): string[] =>
  Array.from({ length: players }, (_, at) => (at === seat ? USUAL : level));

export const levelView = (name: string, level: Level, choose: (level: Level) => void): TemplateResult =>
  html`${segments(name, say("The others play"), levels(), level, choose, levels().find((one) => one.value === level)!.note)}
    <p class="level-more"><a href=${measured()}>${say("How strong the levels are")}</a></p>`;
