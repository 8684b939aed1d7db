/** The question that comes next where the reader wishes none by its seed: one drawn, or of a store one that he has not been asked. */
import { progress } from "../progress/store";
import type { DrillKind } from "../types";
import { randomSeed } from "../words";
import type { Wish } from "./state";

/** The seeds of the questions of a level that come from a store; none where they are made. */
const storedFor = (kinds: DrillKind[], { kind, level }: Wish): number[] =>
  kinds.find((one) => one.kind === kind)?.levels.find((one) => one.level === level)?.stored ?? [];

/** When all have been asked, it is the one whose turn was longest ago. */
export function freshSeed(kinds: DrillKind[], wish: Wish): number {
  const stored = storedFor(kinds, wish);
  if (!stored.length) return randomSeed();
  const { game, kind, level } = wish;
  const asked = new Map(progress.attempts({ game, kind, level }).map((one) => [Number(one.seed), one.at]));
  const fresh = stored.filter((seed) => !asked.has(seed));
  if (fresh.length) return fresh[randomSeed() % fresh.length]!;
  return stored.reduce((first, seed) => (asked.get(seed)! < asked.get(first)! ? seed : first));
}
