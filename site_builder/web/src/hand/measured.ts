/** What a finished hand says of its player, kept with it: what his decisions have lost, and where he stands among bots. */
import { dayOf } from "../progress/days";
import { lossesOf, ofHand, type Accuracy, type Decision } from "../progress/measure";
import { insisted } from "../read-file";
import type { Store } from "../store";
import type { Position } from "../types";
import { queryOf } from "../url";
import { params, type HandState, type Setup } from "./state";
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

export const queryHere = (setup: Setup, position: Position): string => queryOf("hand", params(setup, position));

/** Keeps the accuracy of a hand that was played on this device, and shows it. */
export async function noteAccuracy(game: string, store: Store<HandState>, setup: Setup, position: Position, weighed: Weighed): Promise<void> {
  if (!position.over) return;
  const accuracy = accuracyOf(game, queryHere(setup, position), weighed);
  if (!accuracy) return;
  await keepDated(accuracy, (progress, dated) => progress.addAccuracy(dated));
  if (store.state.position === position) store.set({ measure: { ...store.state.measure, accuracy } });
}

/** Reads what is known of the hand that lies on the table. */
export async function recallMeasure(game: string, store: Store<HandState>, setup: Setup, position: Position): Promise<void> {
  try {
    const { progress } = await insisted(() => import("../progress/store"));
    const hand = { game, query: queryHere(setup, position) };
    const [accuracy, among] = [ofHand(progress.accuracies({ game }), hand), ofHand(progress.places({ game }), hand)];
    if (store.state.position === position && (accuracy || among)) store.set({ measure: { ...store.state.measure, accuracy, among } });
  } catch {
    // Without a network it is measured anew.
  }
}

type Keep = typeof import("../progress/store").progress;

/** Keeps a measure under the day on which its hand was played; that of a hand that somebody else has played, or that is known no more, is not kept. */
export async function keepDated<T extends { game: string; query: string; at: number; day: number }>(measure: T, keep: (progress: Keep, dated: T) => void): Promise<void> {
  try {
    const { progress } = await insisted(() => import("../progress/store"));
    const { handsOf } = await insisted(() => import("../progress/data"));
    const hand = ofHand([...handsOf(progress.all, { game: measure.game })].reverse(), measure);
    if (hand) keep(progress, { ...measure, at: hand.at, day: dayOf(hand.at) });
  } catch {
    // Without a network it stands on the table alone.
  }
}
