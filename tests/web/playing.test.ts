/** Hands that were played come back as a skill, mildly. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { newProgress, withHand, withMistake, type PlayedHand, type Progress } from "../../site_builder/web/src/progress/data";
import { dateOf, daysFrom, shifted, type Day } from "../../site_builder/web/src/progress/days";
import { schedule } from "../../site_builder/web/src/progress/due";
import { playing } from "../../site_builder/web/src/progress/playing";
import { dueNow } from "../../site_builder/web/src/progress/skills";

const FIRST = 20260302;

const hand = (day: Day, score: number | string, seed = day, game = "scarto"): PlayedHand =>
  ({ game, at: dateOf(day).getTime(), score, words: "", query: `hand.seed=${seed}&hand.dealer=0&hand.moves=abc` });
const filled = (hands: PlayedHand[]): Progress => hands.reduce(withHand, newProgress("here"));
const dueAfter = (hands: PlayedHand[]): number => daysFrom(FIRST, schedule(playing(filled(hands)))[0]!.due);

test("a game is one skill, with its hands by their days", () => {
  const found = playing(filled([hand(FIRST, 4, 1), hand(FIRST, "-1/2", 2), hand(shifted(FIRST, 1), 0, 3), hand(FIRST, 1, 4, "mineo-3")]));
  assert.deepEqual(found.map(({ again }) => again.game).sort(), ["mineo-3", "scarto"]);
  assert.deepEqual(found.find(({ again }) => again.game === "scarto")!.reviews, [{ day: FIRST, asked: 2, right: 1 }, { day: shifted(FIRST, 1), asked: 1, right: 1 }]);
});

test("a lost hand comes back sooner than a won one, and never on the same day", () => {
  const [won, lost] = [dueAfter([hand(FIRST, 4)]), dueAfter([hand(FIRST, -4)])];
  assert.ok(lost >= 1 && won > lost, `${won}, ${lost}`);
});

test("a hand of which a mistake was kept did not go well, whatever it brought", () => {
  const mistake = { game: "scarto", day: FIRST, at: 1, query: `hand.seed=${FIRST}&hand.dealer=0&hand.moves=a`, played: "KS", called: "", weights: [{ cards: ["KS"], less: 2, interval: 1, clear: true }], unit: "", hands: 9, theme: "" };
  const right = (progress: Progress): number => playing(progress)[0]!.reviews[0]!.right;
  assert.equal(right(filled([hand(FIRST, 4)])), 1);
  assert.equal(right(withMistake(filled([hand(FIRST, 4)]), mistake)), 0);
  assert.equal(right(withMistake(filled([hand(FIRST, 4)]), { ...mistake, query: "hand.seed=9&hand.dealer=0" })), 1);
});

test("who plays each day is never called", () => {
  const hands: PlayedHand[] = [];
  for (let day = FIRST, number = 0; number < 30; number += 1, day = shifted(day, 1)) {
    hands.push(hand(day, number % 3 ? -2 : 4));
    assert.deepEqual(dueNow(schedule(playing(filled(hands))), dateOf(day).getTime()), [], String(day));
  }
});

test("gaps grow even for who loses, slowly", () => {
  const gaps: number[] = [];
  for (const score of [4, -4]) {
    const hands: PlayedHand[] = [];
    let day = FIRST;
    for (let number = 0; number < 5; number += 1) {
      hands.push(hand(day, score));
      day = schedule(playing(filled(hands)))[0]!.due;
    }
    gaps.push(daysFrom(FIRST, day));
  }
  assert.ok(gaps[1]! > 5 && gaps[0]! > 2 * gaps[1]!, String(gaps));
});
