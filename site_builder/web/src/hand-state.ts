/** The state of a practice hand, and how it goes into the address and back. */
import type { Scene } from "./hand-scenes";
import { recall, remember } from "./storage";
import type { Pack, Position, Settlement, Show } from "./types";
import { packWords, unpackWords, wholeNumber, type Params } from "./url";

export interface Setup {
  /** A number; a lesson's deal may have a text, or its cards one by one in `deal`. */
  seed: number | string;
  deal?: unknown;
  dealer: number;
  profile: string | null;
  options: Record<string, string>;
}

export interface HandState {
  pack: Pack | null;
  show: Show | null;
  /** The deal on the table, and the rules that the reader has chosen for the next one. */
  setup: Setup;
  wanted: Setup;
  position: Position | null;
  /** What is drawn while the bots' moves are shown one after another; null: the position itself. */
  scene: Scene | null;
  at: string | null;
  chosen: string[];
  tip: string;
  problem: string | null;
  busy: boolean;
  sitting: Sitting;
}

/** One entry a deal, so that a deal played again replaces its score. */
export type Sitting = Record<string, number[]>;

export const YOU = 0;

/** The position to draw. */
export const shown = (state: HandState): Position => state.scene?.base ?? state.position!;

export const freshSeed = (): number => 1 + Math.floor(Math.random() * 999_999);

export function params(setup: Setup, position: Position | null): Params {
  const said: Params = { seed: String(setup.seed), dealer: String(setup.dealer) };
  if (setup.profile) said["profile"] = setup.profile;
  for (const [name, value] of Object.entries(setup.options)) said[`o.${name}`] = value;
  if (position?.moves.length) said["moves"] = packWords(position.moves);
  return said;
}

/** What a link says; `unclear` names the first part that cannot be read. */
export function fromParams(said: Params): { setup: Setup; moves: string[]; unclear: string | null } {
  const seed = wholeNumber(said["seed"]);
  const dealer = wholeNumber(said["dealer"]);
  const badDealer = said["dealer"] !== undefined && dealer === null;
  const options = Object.fromEntries(
    Object.entries(said).filter(([key]) => key.startsWith("o.")).map(([key, value]) => [key.slice(2), value]),
  );
  const badSeed = said["seed"] !== undefined && seed === null;
  return {
    setup: { seed: seed ?? freshSeed(), dealer: dealer ?? 0, profile: said["profile"] ?? null, options },
    moves: badSeed || badDealer ? [] : unpackWords(said["moves"] ?? ""),
    unclear: badSeed ? `the deal "${said["seed"]}" is not a number.` : badDealer ? `there is no dealer "${said["dealer"]}".` : null,
  };
}

export const sittingKey = (game: string): string => `sitting.${game}`;

export const loadSitting = (game: string): Sitting => recall<Sitting>(sittingKey(game), {}, "session");

export function scored(game: string, sitting: Sitting, setup: Setup, settlement: Settlement): Sitting {
  const key = JSON.stringify([setup.seed, setup.dealer, setup.profile, setup.options]);
  const change = { ...sitting, [key]: settlement.scores.map(Number) };
  remember(sittingKey(game), change, "session");
  return change;
}

export function totals(sitting: Sitting): number[] {
  return Object.values(sitting).reduce<number[]>((sum, scores) => scores.map((score, at) => score + (sum[at] ?? 0)), []);
}
