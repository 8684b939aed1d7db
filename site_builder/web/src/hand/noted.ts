/** What of a hand stands in Progress: its result when it was played to its end, and the dearest mistakes that a review has found. */
import { engine } from "../engine";
import type { Mistake as Kept } from "../progress/data";
import { dayOf } from "../progress/days";
import { insisted } from "../read-file";
import type { Moment, Pack, Position, Review } from "../types";
import { packWords, queryOf, type Params } from "../url";
import { USUAL } from "./usual";
import { firstMoves } from "./short";
import { dealtBy, params, YOU, type Setup } from "./state";
import { DEAREST, kind, mistakes, type Mistake, type Weighed } from "./worths";

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

/** Keeps the dearest cards of a hand that was weighed; the result is how many of them are kept now. */
export async function noteMistakes(game: string, setup: Setup, { code }: Review, weighed: Weighed, pack: Pack): Promise<number> {
  const dear = mistakes(weighed, pack).filter(({ at }) => kind(weighed.found[at]!.worths) === "card").slice(0, DEAREST);
  try {
    const { progress } = await insisted(() => import("../progress/store"));
    let kept = 0;
    for (const one of dear) if (progress.addMistake(await momentOf(game, setup, firstMoves(code, one.at - 1), one, weighed))) kept += 1;
    return kept;
  } catch {
    return 0; // Stopped, or without a network: the hand lies on the table and can be weighed again.
  }
}

async function momentOf(game: string, setup: Setup, moves: string[], { at, name, unit }: Mistake, { found }: Weighed): Promise<Kept> {
  const { worths, made, hands } = found[at]!;
  const { theme, alike }: Moment = await engine.call("moment", { game, ...dealtBy(setup), seat: YOU, moves, cards: worths.flatMap((one) => one.cards) });
  const weights = worths.map(({ cards, less, interval, clear }, place) => ({ cards: [...cards, ...alike[place]!], less, interval, clear }));
  const said = { ...params({ ...setup, level: USUAL, challenge: null }, null), ...(moves.length ? { moves: packWords(moves) } : {}) };
  const now = Date.now();
  return { game, day: dayOf(now), at: now, query: queryOf("hand", said), played: made!.cards[0]!, called: name, weights, unit, hands, theme };
}
