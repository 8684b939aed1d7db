/** What the decisions of a hand have lost beside the best. */
import { dayOf } from "../progress/days";
import { lossesOf, type Accuracy, type Decision } from "../progress/measure";
import type { Weighed } from "./worths";

/** Each decision that was weighed beside the best. */
const decisionsOf = ({ found }: Weighed): Decision[] => Object.values(found).flatMap(({ worths, made, unit }) => {
  const worth = made && worths[made.place];
  if (!worth) return [];
  const { move, less, interval, clear } = worth;
  return [{ what: move.startsWith("play ") ? ("card" as const) : ("bid" as const), unit, less, interval, clear }];
});

/** The accuracy of a hand whose decisions have all been weighed; null where none could be. */
export function accuracyOf(game: string, query: string, weighed: Weighed): Accuracy | null {
  const losses = lossesOf(decisionsOf(weighed));
  const now = Date.now();
  return losses.length ? { game, query, day: dayOf(now), at: now, decisions: weighed.of, losses } : null;
}
