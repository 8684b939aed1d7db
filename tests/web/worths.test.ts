/** What each choice was worth, in words: no finer than it is known, and one verdict for each decision. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { judged, mistakes, nextBest, weighedWords, type Weighed } from "../../site_builder/web/src/hand/worths.ts";
import type { Pack, Weighing, Worth } from "../../site_builder/web/src/types.ts";

const pack = { cards: [{ card: "KS", full: "King of swords" }, { card: "QS", full: "Queen of swords" }] } as unknown as Pack;
const worth = (move: string, less = 0, interval = 0): Worth =>
  ({ move, words: move, cards: move.startsWith("play ") ? [move.slice(5)] : [], less, interval, clear: less > interval });

function weighing(worths: Worth[], place: number | null, unit = "points"): Weighing {
  const own = place === null ? null : worths[place]!;
  return { advice: { move: worths[0]!.move, words: worths[0]!.words, cards: [], why: "" }, unit, hands: 200, worths, made: own && { words: own.words, cards: own.cards, place: place! } };
}

const next = (less: number, interval: number, unit = "jochi"): string => nextBest(weighing([worth("play KS"), worth("play QS", less, interval)], 0, unit), pack);

test("an amount is no finer than it is known", () => {
  assert.equal(next(68.61, 3.8), "Next: Queen of swords, 69 jochi less, give or take 4.");
  assert.equal(next(0.381, 15.2), "Next: Queen of swords, as good, give or take 15.");
  assert.equal(next(0.303, 0.52), "Next: Queen of swords, equal: 0.3 jochi less, give or take 0.5.");
  assert.equal(next(0.124, 0.11), "Next: Queen of swords, 0.12 jochi less, give or take 0.11.");
  assert.equal(next(1.2, 2.4, "points"), "Next: Queen of swords, equal: 1.0 points less, give or take 2.");
});

test("what makes no difference is as good, and what is certain is not given or taken", () => {
  assert.equal(next(0, 0), "Next: Queen of swords, as good.");
  assert.equal(next(0.001, 0.004), "Next: Queen of swords, as good.");
  assert.equal(next(2.5, 0), "Next: Queen of swords, 2.5 jochi less.");
});

const found: Record<number, Weighing> = {
  1: weighing([worth("passe"), worth("garde", 511.2, 150)], 1),
  4: weighing([worth("discard KS"), worth("discard QS", 12, 2)], null),
  7: weighing([worth("play KS"), worth("play QS", 0.9, 0.2)], 1),
  9: weighing([worth("play KS"), worth("play QS", 3, 4)], 1),
};
const all: Weighed = { found, done: 5, of: 5, problem: "", kept: 0 };

test("mistakes are what is clearly worse, bids and cards alike, the dearest first", () => {
  assert.deepEqual(mistakes(all, pack).map(({ at, name }) => [at, name]), [[1, "garde"], [7, "Queen of swords"]]);
});

test("a move that stands beside others is judged; one that was not weighed is left to rules of thumb", () => {
  assert.deepEqual([1, 4, 7, 9, 11].map((at) => judged(all, at)), [true, false, true, true, false]);
  assert.equal(judged(null, 1), false);
});

test("it says how many decisions were weighed and where the hand turned", () => {
  assert.equal(weighedWords(all, pack), "Looking ahead weighs 3 of the 5 decisions that you had. The hand turned most at move 1: garde brings 511 points less, give or take 150, beside passe.");
  assert.equal(weighedWords({ ...all, done: 2 }, pack), "Weighing your decisions by looking ahead: 2 of 5.");
  assert.equal(weighedWords({ ...all, found: { 4: found[4]! } }, pack), "Looking ahead weighs none of your decisions in this hand.");
  assert.equal(weighedWords({ ...all, found: { 9: found[9]! }, done: 1, of: 1 }, pack), "Looking ahead weighs the one decision that you had. None of your choices is clearly worse than another.");
  assert.equal(weighedWords({ ...all, found: { 9: found[9]!, 7: found[9]! }, done: 2, of: 2 }, pack), "Looking ahead weighs all 2 decisions that you had. None of your choices is clearly worse than another.");
});
