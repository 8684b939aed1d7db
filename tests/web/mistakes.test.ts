/** The mistakes of one's hands: kept once, forgotten for good, read back, and told by theme. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstMoves } from "../../site_builder/web/src/hand/short";
import { isEmpty, merge, mistakesOf, newProgress, numberOf, withMistake, withoutMistake, withEntry, type Entry, type Mistake, type Progress } from "../../site_builder/web/src/progress/data";
import { schedule } from "../../site_builder/web/src/progress/due";
import { folded } from "../../site_builder/web/src/progress/fold";
import { Broken, fromText, toText } from "../../site_builder/web/src/progress/format";
import { lossOf, themesOf } from "../../site_builder/web/src/progress/themes";
import { returning } from "../../site_builder/web/src/progress/skills";
import { Device } from "./device";

new Device().open();
const { ProgressStore } = await import("../../site_builder/web/src/progress/store");

function mistake(number: number, change: Partial<Mistake> = {}): Mistake {
  return {
    game: "mineo-3", day: 20250320, at: 1_742_468_400_000 + number, query: `hand.seed=${number}&hand.dealer=2&hand.moves=0_passo.~abc`, played: "KC", called: "King of cups",
    weights: [{ cards: ["T4", "T5"], less: 0, interval: 0, clear: false }, { cards: ["T9"], less: 0.4, interval: 0.6, clear: false }, { cards: ["QC", "KC"], less: 2.5, interval: 1.1, clear: true }],
    unit: "points", hands: 200, theme: "leading trumps", ...change,
  };
}

const filled = (all: Mistake[], device = "here"): Progress => all.reduce(withMistake, newProgress(device));

test("a moment is kept once, as it was found first", () => {
  const all = filled([mistake(1), mistake(2), mistake(1, { at: 1_800_000_000_000, played: "T9" })]);
  assert.deepEqual(mistakesOf(all).map((one) => one.played), ["KC", "KC"]);
  const other = filled([mistake(1, { at: 1, played: "QC" })], "there");
  for (const both of [merge(all, other), merge(other, all)]) assert.deepEqual(mistakesOf(both).map((one) => one.played), ["QC", "KC"]);
  assert.equal(mistakesOf(filled([mistake(1), mistake(1, { game: "mineo-4" })])).length, 2);
  assert.equal(isEmpty(all), false);
});

test("its number is of fifteen digits at most, and the same everywhere", () => {
  const numbers = Array.from({ length: 2000 }, (_, at) => numberOf(mistake(at)));
  assert.equal(new Set(numbers).size, 2000);
  assert.ok(numbers.every((one) => /^\d{1,15}$/.test(String(one))));
  assert.equal(numberOf({ game: "", query: "" }), Number(((0xcbf29ce484222325n ^ 0x20n) * 0x100000001b3n) % 2n ** 64n % 10n ** 15n));
});

test("what is forgotten comes back from no other tab, device or review", () => {
  const before = filled([mistake(1), mistake(2)]);
  const after = withoutMistake(before, numberOf(mistake(1)));
  const left = (progress: Progress): number[] => mistakesOf(progress).map(numberOf);
  const kept = [numberOf(mistake(2))];
  assert.deepEqual(left(after), kept);
  for (const again of [merge(after, before), merge(before, after), withMistake(after, mistake(1)), merge(after, filled([mistake(1)], "there")), fromText(toText(after))]) assert.deepEqual(left(again), kept);
});

test("the text holds them and is read back, and texts from before they were kept are read", () => {
  const all = withoutMistake(filled([mistake(1), mistake(2)]), 77);
  assert.deepEqual(fromText(toText(all)), all);
  const former = JSON.parse(toText(newProgress("here"))) as { shares: Record<string, Record<string, unknown>> };
  delete former.shares["here"]!["mistakes"];
  delete former.shares["here"]!["forgotten"];
  assert.deepEqual(fromText(JSON.stringify(former)), newProgress("here"));
});

test("a damaged one is refused in one line", () => {
  const good = toText(filled([mistake(1)]));
  for (const text of [good.replace("20250320", "20251399"), good.replace('["T9",0.4,0.6,0]', '["T9",0.4,0.6,2]'), good.replace('["T9",0.4,0.6,0]', "7"), good.replace('"KC","King', '"7C","King'), good.replace(/\[\["T4 T5".*\]\]\]\]/, "[]]]")]) {
    assert.notEqual(text, good);
    assert.throws(() => fromText(text), (problem: unknown) => problem instanceof Broken && /mistake 1 is damaged/.test(problem.message));
  }
});

test("of very many the latest stay", () => {
  const all = mistakesOf(folded(filled(Array.from({ length: 230 }, (_, at) => mistake(at)))));
  assert.deepEqual([all.length, all[0]!.query], [200, mistake(30).query]);
});

test("they are told by theme: by what is lost in one game, by how many they are in several", () => {
  const dear = mistake(3, { theme: "trumping", weights: [{ cards: ["T4"], less: 0, interval: 0, clear: false }, { cards: ["KC"], less: 9, interval: 1, clear: true }] });
  assert.equal(lossOf(mistake(1)), 2.5);
  assert.deepEqual(themesOf([mistake(1), mistake(2), dear]).map(({ words, lost }) => [words, lost]), [["trumping", 9], ["leading trumps", 5]]);
  const other = { ...dear, game: "ottocento" };
  assert.deepEqual(themesOf([mistake(1), mistake(2), other]).map(({ words }) => words), ["leading trumps", "trumping"]);
  assert.deepEqual(themesOf([mistake(1), { ...dear, theme: "leading trumps" }])[0]!.all.map(lossOf), [9, 2.5]);
});

test("the store keeps them over a file and says how many it brought", () => {
  const store = new ProgressStore();
  assert.equal(store.addMistake(mistake(1)), true);
  assert.equal(store.addMistake(mistake(2)), true);
  const file = store.exported();
  store.forgetMistake(mistake(2));
  assert.equal(store.addMistake(mistake(2)), false);
  store.clear();
  assert.equal(store.empty, true);
  assert.equal(store.import(file).mistakes, 2);
  assert.equal(store.import(file).mistakes, 0);
});

test("the first moves of a hand are cut out of the letters of an address", () => {
  const code = ["0 passo", "~abc", "say busso", "~de"];
  assert.deepEqual(firstMoves(code, 0), []);
  assert.deepEqual(firstMoves(code, 3), ["0 passo", "~ab"]);
  assert.deepEqual(firstMoves(code, 6), ["0 passo", "~abc", "say busso", "~d"]);
  assert.deepEqual(firstMoves(code, 7), code);
});

const answered = (progress: Progress, day: number, right: boolean, number = 1): Progress =>
  withEntry(progress, { game: "mineo-3", kind: "mistake", level: 1, seed: numberOf(mistake(number)), right, ms: 5000, at: 1_742_468_500_000 + day, day, mode: "due" } satisfies Entry);
const due = (progress: Progress): [unknown, number][] => schedule(returning(progress)).map((one) => [one.again.seed, one.due]);

test("a mistake comes back like a missed puzzle: a right answer moves it away, a wrong one brings it back", () => {
  const number = numberOf(mistake(1));
  const kept = filled([mistake(1)]);
  assert.deepEqual(returning(kept), [{ again: { game: "mineo-3", kind: "mistake", level: 1, seed: number }, reviews: [{ day: 20250320, asked: 1, right: 0 }], missed: true }]);
  assert.deepEqual(due(kept), [[number, 20250320]]);
  const once = answered(kept, 20250320, true);
  assert.deepEqual(due(once), [[number, 20250321]]);
  const twice = due(answered(once, 20250321, true))[0]![1];
  assert.ok(twice > 20250322);
  const wrong = answered(answered(once, 20250321, true), twice, false);
  assert.deepEqual(due(wrong), [[number, twice]]);
  assert.deepEqual(due(answered(wrong, twice, true)), [[number, twice + 1]]);
  assert.deepEqual(due(withoutMistake(wrong, number)), []);
  assert.equal(returning(kept, { game: "ottocento" }).length, 0);
});

test("answers to mistakes are no skill, and folding keeps each", () => {
  const before = Array.from({ length: 60 }, (_, at) => at).reduce((all, at) => answered(all, 20250401 + (at % 20), at % 3 > 0, at % 2), filled([mistake(0), mistake(1)]));
  const after = folded(before, 20, 5);
  assert.deepEqual(due(after), due(before));
  assert.equal(returning(after).length, 2);
});
