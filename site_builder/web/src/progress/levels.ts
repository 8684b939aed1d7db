/** Levels by the numbers under which answers are kept: one that a game does not offer any more counts to the one that it has become. */
import { CHANGED } from "./changed";
import { SETTLING, USUAL } from "./settling";

interface Levelled {
  game: string;
  kind: string;
  level: number;
}

const SETTLE = "settle";
const BID = "bid";

const numbers = (game: string): number[] => [...(Object.keys(SETTLING).find((one) => SETTLING[one]!.split(" ").some((begins) => `${game}.`.startsWith(begins))) ?? USUAL)].map(Number);

/** The number of the level that is asked where one is wanted: its own, or that of the next easier one where it is offered no more. */
export const remaining = ({ game, kind, level }: Levelled): number =>
  kind === SETTLE ? numbers(game).filter((one) => one <= level).at(-1) ?? level : level;

/** The level as the reader counts it: numbers may have gaps, places have none. */
export function place(one: Levelled): number {
  const at = (one.kind === SETTLE ? numbers(one.game) : one.kind === BID ? CHANGED[one.game] ?? [] : []).indexOf(one.level);
  return at < 0 ? one.level : at + 1;
}
