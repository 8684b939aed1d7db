/** Days as the reader's own calendar counts them: never UTC, and never again once they are written down. */

/** A day as 20251121: short, sortable, and the same wherever the reader travels afterwards. */
export type Day = number;

const A_DAY = 86_400_000; // milliseconds

export function dayOf(at: number): Day {
  const date = new Date(at);
  return date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();
}

/** Noon is on its own day in every time zone, whatever the clocks do that night. */
export const dateOf = (day: Day): Date => new Date(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100, 12);

export function shifted(day: Day, by: number): Day {
  const date = dateOf(day);
  date.setDate(date.getDate() + by);
  return dayOf(date.getTime());
}

/** How many days lie from one to another, whatever the clocks do between them. */
export const daysFrom = (one: Day, two: Day): number => Math.round((dateOf(two).getTime() - dateOf(one).getTime()) / A_DAY);

export const isDay = (value: unknown): value is Day =>
  typeof value === "number" && Number.isInteger(value) && value > 10_000_000 && value < 100_000_000 && dayOf(dateOf(value).getTime()) === value;

/** Days in a row: those up to today (or yesterday, while today may still come), and the most there ever were. */
export function daysInARow(days: Iterable<Day>, today: Day): { now: number; best: number } {
  const sorted = [...new Set(days)].sort((one, two) => one - two);
  let best = 0;
  let run = 0;
  let last: Day | null = null;
  for (const day of sorted) {
    run = last !== null && shifted(last, 1) === day ? run + 1 : 1;
    best = Math.max(best, run);
    last = day;
  }
  const counts = last !== null && (last === today || shifted(last, 1) === today);
  return { now: counts ? run : 0, best };
}

/** A figure or a moment; the last moment that a calendar has is the bound of both. */
export const isCount = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 8.64e15;
