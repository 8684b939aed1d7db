/** What a finished hand says of its player, kept with it: what his decisions have lost, and where he stands among bots. */
import { dayOf } from "../progress/days";
import { ofHand } from "../progress/measure";
import { progress } from "../progress/store";
import type { Position } from "../types";
import { queryOf } from "../url";
import { accuracyOf } from "./accuracy";
import type { Played } from "./played";
import { params, type Setup } from "./state";
import type { Weighed } from "./worths";

export const queryHere = (setup: Setup, position: Position): string => queryOf("hand", params(setup, position));

/** Keeps the accuracy of a hand that was played on this device, and shows it. */
export function noteAccuracy({ game, store }: Played, setup: Setup, position: Position, weighed: Weighed): void {
  const accuracy = accuracyOf(game, queryHere(setup, position), weighed);
  if (!accuracy) return;
  keepDated(accuracy, (dated) => progress.addAccuracy(dated));
  if (store.state.position === position) store.set({ measure: { ...store.state.measure, accuracy } });
}

/** Reads what is known of the hand that lies on the table. */
export function recallMeasure({ game, store }: Played, setup: Setup, position: Position): void {
  const hand = { game, query: queryHere(setup, position) };
  const [accuracy, among] = [ofHand(progress.accuracies({ game }), hand), ofHand(progress.places({ game }), hand)];
  if (store.state.position === position) store.set({ measure: { ...store.state.measure, accuracy, among } });
}

/** Keeps a measure under the day on which its hand was played; that of a hand that somebody else has played, or that is known no more, is not kept. */
export function keepDated<T extends { game: string; query: string; at: number; day: number }>(measure: T, keep: (dated: T) => void): void {
  const hand = ofHand(progress.hands({ game: measure.game }).reverse(), measure);
  if (hand) keep({ ...measure, at: hand.at, day: dayOf(hand.at) });
}
