/** The state of a drill, what of it goes into the address, and what is put to the engine. */
import type { Setup } from "../hand/state";
import type { Again } from "../progress/skills";
import type { Attempt } from "../progress/store";
import type { Counted } from "../parts";
import type { DrillForm, DrillKind, GameName, Pack, Question, Verdict } from "../types";
import { PLAIN, rulesFromParams, rulesToParams, sameRules, type TableRules } from "../table-rules";
import { wholeNumber, type Params } from "../url";

export type Mode = "free" | "timed" | "replay" | "due" | "theme";

/** What goes through a queue and then ends. */
export const inQueue = (mode: Mode): boolean => mode === "replay" || mode === "due" || mode === "theme";

/** What the reader has chosen to be asked. `parts` holds only what differs from the level. */
export interface Wish {
  game: string;
  kind: string;
  level: number;
  parts: Record<string, boolean>;
  method: string;
  /** By which rules; none: the game's own. */
  rules?: TableRules;
}

/** The puzzle that all who come on a day are asked. */
export interface Daily { game: string; level: number; seed: number }

/** What puzzles of several games are about, in words, and those puzzles. */
export interface Theme { words: string; puzzles: Again[] }

/** A question as it is put: one of the engine's, or a lesson's own, which may ask for batches. */
export interface Posed extends Omit<Question, "form" | "plays_on"> {
  /** Whether the engine can be asked how the hand goes on; without a word it cannot. */
  plays_on?: boolean;
  /** The deal and the rules of its table, where that is one of the reader's own. */
  setup?: Setup;
  form: Omit<DrillForm, "kind"> & { kind: DrillForm["kind"] | "batches" };
}

/** What is said of an answer, by the engine or by a lesson. */
export type Judgement = Pick<Verdict, "right" | "told" | "step" | "cards"> & Partial<Pick<Verdict, "steps" | "slip">>;

export interface Outcome {
  kind: "right" | "wrong" | "shown";
  verdict: Judgement | null;
  /** The reader's own cards counted, where any cards of the right worth will do. */
  own: Counted[] | null;
}

/** One timed run. It ends when its time is up, whatever is on the table. */
export interface Race {
  begun: number;
  ends: number;
  right: number;
  wrong: number;
  misses: Attempt[];
  over: boolean;
  /** The best score before this run. */
  before: number | null;
}

export interface State {
  games: GameName[];
  /** Where each game's own page is, if it has one. */
  pages: Record<string, string>;
  /** What each game is called in the language of the page, where that is not English. */
  names: Record<string, string>;
  /** What the region of each family of games is called. */
  regions: Record<string, string>;
  pack: Pack | null;
  kinds: DrillKind[];
  wish: Wish;
  mode: Mode;
  asked: Posed | null;
  /** The slip for which the question was chosen; null where it was chosen for none. */
  slip: string | null;
  /** The answer so far, in texts: one number, one choice, cards, or a number for each player. */
  said: string[];
  outcome: Outcome | null;
  /** How many of the tricks that are seen only once have been looked at. */
  turned: number;
  /** When the question was put. */
  since: number;
  race: Race | null;
  /** What is still to be asked again. */
  queue: Again[];
  missed: number;
  /** How many are due; null where the reader wants none of it. */
  due: number | null;
  problem: string | null;
  /** Today's puzzle; null where none is offered. */
  daily: Daily | null;
  themes: Theme[];
  /** The theme whose puzzles are asked; null while none is, so that each can be chosen. */
  theme: Theme | null;
}

export const SECONDS = 60;

export const rulesOf = (wish: Pick<Wish, "rules">): TableRules => wish.rules ?? PLAIN;

/** Rules as a wish has them: the game's own go without saying. */
export const ruled = (rules: TableRules): Pick<Wish, "rules"> => (sameRules(rules, PLAIN) ? {} : { rules });

/** Rules as the engine is told them, and as they are noted: what is plain is left out. */
export const toldRules = ({ profile, options }: TableRules): { profile?: string; options?: Record<string, string> } =>
  ({ ...(profile ? { profile } : {}), ...(Object.keys(options).length ? { options } : {}) });

export const score = (run: { right: number; wrong: number }): number => run.right - run.wrong;

export const kindOf = (state: State): DrillKind | undefined => state.kinds.find((one) => one.kind === state.wish.kind);

/** Switches that say the same as the level are not worth keeping. */
export function switched(kind: DrillKind | undefined, level: number, parts: Record<string, boolean>): Record<string, boolean> {
  const own = kind?.levels.find((one) => one.level === level)?.parts ?? {};
  return Object.fromEntries(Object.entries(parts).filter(([name, on]) => name in own && own[name] !== on));
}

export function request(wish: Wish, seed: number | string, slip: string | null = null): Record<string, unknown> {
  const { game, kind, level, parts, method } = wish;
  return { game, kind, level, seed, drawn: true, ...toldRules(rulesOf(wish)), ...(Object.keys(parts).length ? { parts } : {}), ...(method ? { method } : {}), ...(slip === null ? {} : { slip }) };
}

export function wishOf(again: Again): Wish {
  const parts = Object.entries(again.parts ?? {}).filter((one): one is [string, boolean] => typeof one[1] === "boolean");
  return { game: again.game, kind: again.kind, level: again.level, parts: Object.fromEntries(parts), method: again.method ?? "", ...ruled({ profile: again.profile ?? null, options: again.options ?? {} }) };
}

export function attemptOf({ game, kind, level, parts, method, rules = PLAIN }: Wish, seed: number | string, done: Pick<Attempt, "right" | "ms" | "at" | "mode" | "slip">): Attempt {
  return { game, kind, level, seed, ...done, ...(Object.keys(parts).length ? { parts } : {}), ...(method ? { method } : {}), ...toldRules(rules) };
}

export function params(wish: Wish, seed: number | string, anyGame: boolean): Params {
  const parts = Object.entries(wish.parts).map(([name, on]) => `${name.replaceAll(" ", "-")}=${on ? "on" : "off"}`);
  return {
    ...(anyGame ? { game: wish.game } : {}),
    kind: wish.kind,
    level: String(wish.level),
    seed: String(seed),
    ...(parts.length ? { parts: parts.join(",") } : {}),
    ...(wish.method ? { method: wish.method } : {}),
    ...rulesToParams(rulesOf(wish)),
  };
}

/** What a link asks for; `unclear` when a part of it cannot be read. */
export function fromParams(said: Params): { wish: Partial<Wish>; seed: number | null; due: boolean; unclear: boolean } {
  const level = wholeNumber(said["level"]);
  const seed = wholeNumber(said["seed"]);
  const parts = partsOf(said["parts"] ?? "");
  return {
    wish: {
      ...(said["game"] ? { game: said["game"] } : {}),
      ...(said["kind"] ? { kind: said["kind"] } : {}),
      ...(level === null ? {} : { level }),
      ...(parts ? { parts } : {}),
      ...(said["method"] ? { method: said["method"] } : {}),
      ...ruled(rulesFromParams(said)),
    },
    seed,
    due: said["mode"] === "due",
    unclear: (said["level"] !== undefined && level === null) || (said["seed"] !== undefined && seed === null) || parts === null,
  };
}

function partsOf(text: string): Record<string, boolean> | null {
  const found: Record<string, boolean> = {};
  for (const one of text.split(",").filter(Boolean)) {
    const [, name, on] = /^([^=]+)=(on|off)$/.exec(one.trim()) ?? [];
    if (!name) return null;
    found[name.replaceAll("-", " ")] = on === "on";
  }
  return found;
}
