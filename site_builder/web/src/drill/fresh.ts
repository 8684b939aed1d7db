/** The question that comes next where the reader wishes none by its seed: one drawn, or of a store one that he has not been asked. */
import { progress, type Attempt } from "../progress/store";
import type { DrillKind } from "../types";
import { randomSeed } from "../words";
import type { Wish } from "./state";

/** The seeds of the questions of a level that come from a store; none where they are made. */
const storedFor = (kinds: DrillKind[], { kind, level }: Wish): number[] =>
  kinds.find((one) => one.kind === kind)?.levels.find((one) => one.level === level)?.stored ?? [];

export function freshSeed(kinds: DrillKind[], wish: Wish): number {
  const { game, kind, level } = wish;
  return freshAmong(storedFor(kinds, wish), progress.attempts({ game, kind, level }));
}

/** One that was not asked, of a store or of all seeds; when all of a store have been asked, the one whose turn was longest ago. */
export function freshAmong(stored: number[], answered: Pick<Attempt, "seed" | "at">[], draw = randomSeed): number {
  const asked = new Map(answered.map((one) => [Number(one.seed), one.at]));
  if (!stored.length) {
    let seed = draw();
    while (asked.has(seed)) seed = draw();
    return seed;
  }
  const fresh = stored.filter((seed) => !asked.has(seed));
  if (fresh.length) return fresh[draw() % fresh.length]!;
  return stored.reduce((first, seed) => (asked.get(seed)! < asked.get(first)! ? seed : first));
}
