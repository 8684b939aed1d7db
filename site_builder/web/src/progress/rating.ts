/** How well the reader finds puzzles: a rating by Glicko-2 (Glickman 2013), from the first answer to each. */
import rate, { type Opponent } from "glicko2-lite";
import type { Entry } from "./data";
import { daysFrom, type Day } from "./days";
import { firstOfPuzzles } from "./skills";

/** Where somebody stands after a day with puzzles that were new to him. */
export interface Rated {
  day: Day;
  rating: number;
  /** The rating lies so far on either side of it, 95 times in 100. */
  around: number;
  asked: number;
  right: number;
}

/** What a puzzle of each level counts as. The rules of thumb, which find those of the first and miss those of the second, stand between. */
export const LEVELS = [1200, 1500, 1800] as const;
/** The puzzles of a level are not alike. */
const SPREAD = 100;
const BEGUN = { rating: 1500, rd: 350, vol: 0.06 };
/** A unit of Glicko-2's own scale, in points. */
const UNIT = 173.7178;
const SURE = 1.96;

/** The days on which puzzles were answered for the first time, the oldest first. A day is one period of rating, whatever its order. */
export function ratings(entries: Entry[]): Rated[] {
  const first = firstOfPuzzles(entries);
  const days = [...new Set(first.map(({ day }) => day))].sort((one, two) => one - two);
  let [now, last] = [BEGUN, days[0] ?? 0];
  return days.map((day) => {
    const own = first.filter((one) => one.day === day);
    now = rate(now.rating, rested(now, Math.max(0, daysFrom(last, day) - 1)), now.vol, own.map(met));
    last = day;
    return { day, rating: Math.round(now.rating), around: Math.round(SURE * now.rd), asked: own.length, right: own.filter(({ right }) => right).length };
  });
}

/** A puzzle as the opponent that it was: who finds it has won. */
const met = ({ level, right }: Entry): Opponent => [LEVELS[Math.min(level, LEVELS.length) - 1]!, SPREAD, right ? 1 : 0];

/** Days without a puzzle make the rating less sure, never less so than that of somebody new. */
const rested = ({ rd, vol }: typeof BEGUN, days: number): number => Math.min(BEGUN.rd, Math.hypot(rd, UNIT * vol * Math.sqrt(days)));
