/** A hand that was played to its end stands in Progress, with its result and a link to it. */
import { insisted } from "../read-file";
import type { Position } from "../types";
import { queryOf, type Params } from "../url";

export async function noteHand(game: string, { settlement, seat }: Position, said: Params): Promise<void> {
  const score = settlement!.scores[seat];
  if (score === undefined) return; // the reader sat out, and nothing was paid to him or by him
  try {
    const { progress } = await insisted(() => import("../progress/store"));
    progress.addHand({ game, at: Date.now(), score, words: settlement!.words, query: queryOf("hand", said) });
  } catch {
    // Without a network the list is a hand shorter; the hand itself lies on the table.
  }
}
