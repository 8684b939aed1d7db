/** The mistakes of the reader's own hands as a kind of drill, which no engine offers: it runs on what this device keeps. */
import { MISTAKE, numberOf } from "../progress/data";
import { progress } from "../progress/store";
import { say } from "../say";
import type { DrillKind } from "../types";

/** None where none is kept of the game. */
export function ownKinds(game: string): DrillKind[] {
  const stored = progress.mistakes({ game }).map(numberOf);
  if (!stored.length) return [];
  return [{ kind: MISTAKE, words: say("Mistakes of your hands"), short: say("From my hands"), form: "card", levels: [{ level: 1, words: "", parts: {}, stored }], parts: [], methods: [] }];
}
