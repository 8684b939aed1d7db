/** The figures of the progress page, from the store's data alone. */
import { bestRun, counts, daySums, streakOf, time } from "./count";
import { accuraciesOf, entriesOf, fits, looseEntries, runsOf, handsOf, mistakesOf, placesOf, sumsOf, type DaySum, type Entry, type Filter, type Progress, type Run } from "./data";
import { decimals } from "../figures";
import { say } from "../say";
import { daysInARow, type Day } from "./days";

export interface Figures {
  asked: number;
  right: number;
  /** Milliseconds of the answer in the middle; null when none is known singly. */
  middle: number | null;
  streak: number;
  run: Run | null;
  last: Entry[];
}

export interface Row extends Figures {
  game: string;
  kind: string;
  level: number | null;
}

export interface DayRow {
  day: Day;
  asked: number;
  right: number;
  ms: number;
  /** Everything done that day, the learn path and replays too. */
  done: number;
  minutes: number;
}

const LAST = 20;

export const allSums = (progress: Progress): DaySum[] => daySums(looseEntries(progress), sumsOf(progress));

export const games = (progress: Progress): string[] => [...new Set([...allSums(progress), ...runsOf(progress), ...handsOf(progress), ...mistakesOf(progress), ...accuraciesOf(progress), ...placesOf(progress)].map((one) => one.game))].sort();

export function days(sums: DaySum[], filter?: Filter): DayRow[] {
  const found = new Map<Day, DayRow>();
  for (const sum of sums.filter((one) => fits(one, filter))) {
    const row = found.get(sum.day) ?? { day: sum.day, asked: 0, right: 0, ms: 0, done: 0, minutes: 0 };
    row.asked += sum.asked;
    row.right += sum.right;
    row.ms += sum.ms;
    row.done += sum.asked + sum.other;
    row.minutes += (sum.ms + sum.otherMs) / 60_000;
    found.set(sum.day, row);
  }
  return [...found.values()].sort((one, two) => one.day - two.day);
}

export interface Overview {
  asked: number;
  right: number;
  done: number;
  minutes: number;
  days: number;
  now: number;
  best: number;
}

export function overview(rows: DayRow[], today: Day): Overview {
  const sum = (of: (row: DayRow) => number): number => rows.reduce((all, row) => all + of(row), 0);
  return {
    asked: sum((row) => row.asked),
    right: sum((row) => row.right),
    done: sum((row) => row.done),
    minutes: sum((row) => row.minutes),
    days: rows.length,
    ...daysInARow(rows.map((row) => row.day), today),
  };
}

/** One row a kind of a game, or with `levels` one a level. */
export function rows(progress: Progress, sums: DaySum[], filter: Filter, levels = false): Row[] {
  const keys = new Map<string, Row>();
  for (const sum of [...sums.filter((one) => one.asked), ...runsOf(progress)].filter((one) => fits(one, filter))) {
    const level = levels ? sum.level : null;
    const key = JSON.stringify([sum.game, sum.kind, level]);
    if (!keys.has(key)) keys.set(key, { game: sum.game, kind: sum.kind, level, ...figures(progress, sums, { game: sum.game, kind: sum.kind, ...(level === null ? {} : { level }) }) });
  }
  const name = (row: Row): string => `${row.game} ${row.kind} ${row.level ?? ""}`;
  return [...keys.values()].sort((one, two) => (name(one) < name(two) ? -1 : 1));
}

function figures(progress: Progress, sums: DaySum[], filter: Filter): Figures {
  const own = sums.filter((one) => fits(one, filter));
  const answers = entriesOf(progress, filter).filter(counts);
  return {
    asked: own.reduce((sum, one) => sum + one.asked, 0),
    right: own.reduce((sum, one) => sum + one.right, 0),
    middle: middleOf(answers.map(time)),
    streak: streakOf(progress, filter).best,
    run: bestRun(runsOf(progress, filter)),
    last: answers.slice(-LAST),
  };
}

/** Half of them are shorter: one long pause does not spoil it, as it would an average. */
export function middleOf(values: number[]): number | null {
  const sorted = [...values].sort((one, two) => one - two);
  if (!sorted.length) return null;
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

export const share = (right: number, asked: number): string => (asked ? say("{n} %", { n: Math.round((100 * right) / asked) }) : "–");

export const seconds = (ms: number | null): string => (ms === null ? "–" : say("{n} s", { n: ms < 9_950 ? decimals(ms / 1000, 1) : Math.round(ms / 1000) }));

export function duration(minutes: number): string {
  const whole = Math.round(minutes);
  if (minutes > 0 && whole < 1) return say("under a minute");
  return whole < 60 ? say("{n} min", { n: whole }) : say("{hours} h {n} min", { hours: Math.floor(whole / 60), n: whole % 60 });
}
