/** Measures of the player as they are stored: short rows, checked when they are read. */
import { amountOf } from "../figures";
import { isCount, isDay } from "./days";
import { BOTS, type Accuracy, type Among, type Loss, type Sat } from "./measure";

/** Figures are kept no finer than they are shown. */
const fine = (value: number): number => Math.round(value * 1000) / 1000;

export const packAccuracy = ({ game, day, at, query, decisions, losses }: Accuracy): unknown[] =>
  [game, day, at, query, decisions, losses.map(({ what, unit, weighed, clear, lost, interval }) => [what === "card" ? "c" : "b", unit, weighed, clear, fine(lost), fine(interval)])];

export const packPlace = ({ game, day, at, query, score, bots }: Among): unknown[] =>
  [game, day, at, query, score, bots.map(({ bot, mean, interval, times }) => [bot, fine(mean), fine(interval), times])];

/** Null for a row that is damaged. */
export function readAccuracy([game, day, at, query, decisions, rows]: unknown[]): Accuracy | null {
  const losses = all(rows, readLoss);
  if (!texts(game, query) || !isDay(day) || !isCount(at) || !isCount(decisions) || !losses) return null;
  return losses.reduce((n, one) => n + one.weighed, 0) <= decisions ? { game: String(game), day, at, query: String(query), decisions, losses } : null;
}

function readLoss([letter, unit, weighed, clear, lost, interval]: unknown[]): Loss | null {
  const sound = (letter === "c" || letter === "b") && texts(unit) && isCount(weighed) && isCount(clear) && clear <= weighed && isCount(lost) && isCount(interval);
  return sound ? { what: letter === "c" ? "card" : "bid", unit: String(unit), weighed, clear, lost, interval } : null;
}

/** Null for a row that is damaged. */
export function readPlace([game, day, at, query, score, rows]: unknown[]): Among | null {
  const bots = all(rows, readSat);
  const amount = typeof score === "number" || typeof score === "string" ? score : null;
  if (!texts(game, query) || !isDay(day) || !isCount(at) || amount === null || !Number.isFinite(amountOf(amount)) || !bots) return null;
  return { game: String(game), day, at, query: String(query), score: amount, bots };
}

function readSat([name, mean, interval, times]: unknown[]): Sat | null {
  const bot = BOTS.find((one) => one === name);
  return bot && Number.isFinite(mean) && isCount(interval) && isCount(times) ? { bot, mean: Number(mean), interval, times } : null;
}

function all<T>(rows: unknown, read: (row: unknown[]) => T | null): T[] | null {
  const found = (Array.isArray(rows) ? (rows as unknown[]) : []).map((row) => (Array.isArray(row) ? read(row as unknown[]) : null));
  return found.length && found.every((one) => one !== null) ? found : null;
}

const texts = (...values: unknown[]): boolean => values.every((one) => typeof one === "string");
