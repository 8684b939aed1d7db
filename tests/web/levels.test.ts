/** Levels that are offered no more: answers to them are read, and count to those that they have become. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { mastered } from "../../site_builder/web/src/progress/count";
import { entriesOf, merge, newProgress, runsOf, withEntry, withRun, type Entry, type Progress } from "../../site_builder/web/src/progress/data";
import { dayOf } from "../../site_builder/web/src/progress/days";
import { allSums } from "../../site_builder/web/src/progress/figures";
import { folded } from "../../site_builder/web/src/progress/fold";
import { fromText, toText } from "../../site_builder/web/src/progress/format";
import { place, remaining } from "../../site_builder/web/src/progress/levels";
import { SETTLING, USUAL } from "../../site_builder/web/src/progress/settling";
import { returning } from "../../site_builder/web/src/progress/skills";

const START = new Date(2026, 2, 2, 12).getTime();
const settle = (level: number, game = "scarto"): { game: string; kind: string; level: number } => ({ game, kind: "settle", level });

function entry(number: number, level: number): Entry {
  const at = START + number * 60_000;
  return { ...settle(level), seed: number, right: true, ms: 5000, at, mode: "free", day: dayOf(at) };
}

/** Ten answers at the levels of old, as an older page has written them. */
const old = (): Progress => withRun(Array.from({ length: 10 }, (_, at) => entry(at, 1 + (at % 3))).reduce(withEntry, newProgress("old")), { ...settle(3), at: START, seconds: 60, right: 2, wrong: 0 });

test("where hands have one payment, three levels have become one", () => {
  assert.deepEqual([1, 2, 3, 4].map((level) => remaining(settle(level))), [1, 1, 1, 4]);
  assert.deepEqual([1, 4].map((level) => place(settle(level))), [1, 2]);
});

test("each level that a game has is itself, and its places have no gaps", () => {
  const games = [...Object.entries(SETTLING), [USUAL, "scarto"] as const].flatMap(([numbers, all]) => all.split(" ").map((begins) => [begins.replace(/\.$/, ""), [...numbers].map(Number)] as const));
  assert.ok(games.length > 50);
  for (const [game, numbers] of games) {
    assert.deepEqual(numbers.map((level) => remaining(settle(level, game))), numbers, game);
    assert.deepEqual(numbers.map((level) => place(settle(level, game))), numbers.map((_, at) => at + 1), game);
  }
});

test("the levels of other kinds are as they were", () => {
  for (const level of [1, 2, 3, 5]) {
    const one = { game: "scarto", kind: "count", level };
    assert.deepEqual([remaining(one), place(one)], [level, level]);
  }
});

test("a level of bidding in which a card is changed has a number of its own, and its place is the next", () => {
  assert.deepEqual([1, 2, 5].map((level) => place({ game: "tarot-fft-4", kind: "bid", level })), [1, 2, 3]);
  assert.equal(remaining({ game: "tarot-fft-4", kind: "bid", level: 5 }), 5);
});

test("old answers are read, and count to the level that remains", () => {
  const read = fromText(toText(old()));
  assert.deepEqual([...new Set(entriesOf(read).map((one) => one.level))], [1]);
  assert.ok(mastered(entriesOf(read, settle(1))));
  assert.equal(runsOf(read, settle(1)).length, 1);
  assert.deepEqual(returning(read).map(({ again, reviews }) => [again.level, reviews[0]!.asked]), [[1, 10]]);
});

test("so do sums of answers that are gone", () => {
  const read = fromText(toText(folded(old(), 4, 1)));
  const sums = allSums(read).filter((one) => one.kind === "settle");
  assert.deepEqual(sums.map((one) => [one.level, one.asked, one.right]), [[1, 10, 10]]);
});

test("an old file beside the store doubles nothing", () => {
  const text = toText(old());
  const both = merge(fromText(toText(fromText(text))), fromText(text));
  assert.equal(entriesOf(both).length, 10);
});
