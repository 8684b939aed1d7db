/** Whether the reader gets better: what cards and bids lose hand by hand, and how many counts are right week by week. */
import type { DaySum } from "./data";
import { dateOf, shifted, type Day } from "./days";
import { meanOf, sum, type Accuracy, type Loss, type What } from "./measure";

/** What a hand's decisions of one sort have lost. */
export interface Lost extends Pick<Accuracy, "day" | "at" | "query"> {
  loss: Loss;
}

/** The hands of a game, oldest first, by what was decided and in which unit. */
export interface Course {
  game: string;
  what: What;
  unit: string;
  hands: Lost[];
}

export function coursesOf(all: Accuracy[]): Course[] {
  const found = new Map<string, Course>();
  for (const { game, day, at, query, losses } of all) {
    for (const loss of losses) {
      const key = JSON.stringify([game, loss.unit, loss.what]);
      const course = found.get(key) ?? { game, what: loss.what, unit: loss.unit, hands: [] };
      found.set(key, course);
      course.hands.push({ day, at, query, loss });
    }
  }
  // Cards first: of them there are most decisions.
  return [...found].sort(([one], [two]) => (one < two ? 1 : -1)).map(([, course]) => course);
}

/** The later half beside the earlier one: how much more, and how far that may be chance. */
export interface Change {
  before: number;
  after: number;
  interval: number;
  /** -1: less, 1: more, 0: no more than chance would explain. */
  sign: -1 | 0 | 1;
}

/** So many hands make a trend, half of them before and half after. */
export const LEAST_HANDS = 6;

/** What a decision loses on average in each half of the hands, hand by hand; null for too few. */
export function changeOf({ hands }: Pick<Course, "hands">): Change | null {
  const own = hands.map(({ loss }) => loss).filter(({ weighed }) => weighed);
  if (own.length < LEAST_HANDS) return null;
  const half = Math.floor(own.length / 2);
  const [before, after] = [own.slice(0, half), own.slice(half)].map((all) => meanOf(all.map(({ lost, weighed }) => lost / weighed)));
  return changed(before!.mean, after!.mean, Math.hypot(before!.interval, after!.interval));
}

function changed(before: number, after: number, interval: number): Change {
  const more = after - before;
  return { before, after, interval, sign: Math.abs(more) > interval ? (more < 0 ? -1 : 1) : 0 };
}

/** The kinds of drill in which points or trumps are counted. */
export const COUNTING = ["count", "make", "out", "taken", "needed"];

export interface Week {
  /** Its Monday. */
  monday: Day;
  asked: number;
  right: number;
}

/** The weeks in which something was counted, the oldest first. */
export function weeksOf(sums: DaySum[]): Week[] {
  const found = new Map<Day, Week>();
  for (const one of sums.filter(({ kind, asked }) => asked && COUNTING.includes(kind))) {
    const monday = shifted(one.day, -((dateOf(one.day).getDay() + 6) % 7));
    const week = found.get(monday) ?? { monday, asked: 0, right: 0 };
    found.set(monday, { monday, asked: week.asked + one.asked, right: week.right + one.right });
  }
  return [...found.values()].sort((one, two) => one.monday - two.monday);
}

/** So many answers at least stand on either side of a trend of counting. */
export const LEAST_COUNTS = 20;
const SURE = 1.96;

/** The share of right counts, from 0 to 1, in the later half of the weeks beside the earlier ones; null for too few. */
export function countingChange(weeks: Week[]): Change | null {
  const half = Math.floor(weeks.length / 2);
  const [before, after] = [weeks.slice(0, half), weeks.slice(half)].map((all) => ({ n: sum(all, ({ asked }) => asked), right: sum(all, ({ right }) => right) }));
  if (before!.n < LEAST_COUNTS || after!.n < LEAST_COUNTS) return null;
  // With two hits and two misses more the interval holds near the ends too (Agresti and Caffo 2000: one of each on either side).
  const spread = ({ n, right }: { n: number; right: number }): number => ((right + 1) * (n - right + 1)) / (n + 2) ** 3;
  return changed(before!.right / before!.n, after!.right / after!.n, SURE * Math.sqrt(spread(before!) + spread(after!)));
}
