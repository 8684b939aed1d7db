/** The measure of the player: what decisions lose, the place among bots, trends; kept once, merged in any order, and read back. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { accuracyOf } from "../../site_builder/web/src/hand/accuracy";
import { meanWords, placeWords } from "../../site_builder/web/src/progress/among";
import { accuraciesOf, emptyShare, isEmpty, merge, newProgress, placesOf, withAccuracy, withPlace, type DaySum } from "../../site_builder/web/src/progress/data";
import { dateOf, shifted } from "../../site_builder/web/src/progress/days";
import { games } from "../../site_builder/web/src/progress/figures";
import { folded } from "../../site_builder/web/src/progress/fold";
import { Broken, fromText, toText } from "../../site_builder/web/src/progress/format";
import { lostWords } from "../../site_builder/web/src/progress/lost";
import { lossesOf, meanOf, placeOf, together, type Accuracy, type Among, type Decision, type Sat } from "../../site_builder/web/src/progress/measure";
import { changeOf, countingChange, coursesOf, weeksOf } from "../../site_builder/web/src/progress/trends";
import { daily } from "../../site_builder/web/src/progress/trend-views";
import { Device } from "./device";

new Device().open();
const { ProgressStore } = await import("../../site_builder/web/src/progress/store");

const NOON = dateOf(20250320).getTime();

const decision = (change: Partial<Decision> = {}): Decision => ({ what: "card", unit: "points", less: 0, interval: 0, clear: false, ...change });

function accuracy(number: number, change: Partial<Accuracy> = {}): Accuracy {
  const losses = lossesOf([decision({ less: 2.5, interval: 1.5, clear: true }), decision({ less: 0.4, interval: 2 }), decision(), decision({ what: "bid", less: 3, interval: 1, clear: true })]);
  return { game: "scarto", query: `hand.seed=${number}&hand.dealer=2&hand.moves=~abc`, day: 20250320, at: NOON + number, decisions: 5, losses, ...change };
}

const sat = (bot: Sat["bot"], mean: number, interval = 0, times = 12): Sat => ({ bot, mean, interval, times });

const among = (number: number, change: Partial<Among> = {}): Among =>
  ({ game: "scarto", query: `hand.seed=${number}&hand.dealer=2`, day: 20250320, at: NOON + number, score: 12, bots: [sat("random", -20, 4.5), sat("easy", -3, 1), sat("simple", 8), sat("search", 15, 0.25, 8)], ...change });

test("clear mistakes are summed by what was decided, and what is equal costs nothing but certainty", () => {
  const [bids, cards] = accuracy(1).losses;
  assert.deepEqual(bids, { what: "bid", unit: "points", weighed: 1, clear: 1, lost: 3, interval: 1 });
  assert.deepEqual(cards, { what: "card", unit: "points", weighed: 3, clear: 1, lost: 2.5, interval: 2.5 });
  assert.deepEqual(together([bids!, cards!]), { weighed: 4, clear: 2, lost: 5.5, interval: Math.hypot(1, 2.5) });
  assert.equal(lostWords(accuracy(1)), "Accuracy: 6 points lost in 4 decisions, give or take 3.");
  assert.equal(lostWords({ losses: lossesOf([decision()]) }), "Accuracy: 0 points lost in one decision.");
});

test("decisions in two units are never added up", () => {
  const losses = lossesOf([decision({ less: 2, clear: true }), decision({ unit: "stakes", less: 1, clear: true })]);
  assert.deepEqual(losses.map(({ unit, lost }) => [unit, lost]), [["points", 2], ["stakes", 1]]);
  assert.equal(lostWords({ losses }), "Accuracy: 2 points lost in one decision. Accuracy: 1.0 stakes lost in one decision.");
});

test("a review is read by the move that was made; one that weighed nothing has no accuracy", () => {
  const worth = { words: "", cards: [], less: 1.5, interval: 0.5, clear: true };
  const best = { ...worth, less: 0, interval: 0, clear: false };
  const found = (move: string, place: number | null) => ({
    advice: { move, words: "", cards: [], why: "" }, unit: "points", hands: 100, worths: [{ ...best, move }, { ...worth, move }], made: place === null ? null : { words: "", cards: [], place },
  });
  const weighed = { found: { 3: found("play KC", 1), 7: found("discard KC QC", 1), 9: found("play 2C", null), 12: found("play 3C", 0) }, done: 4, of: 4, problem: "", kept: 0 };
  const told = accuracyOf("scarto", "hand.seed=1", weighed)!;
  assert.deepEqual(told.losses.map(({ what, weighed: n, lost }) => [what, n, lost]), [["bid", 1, 1.5], ["card", 2, 1.5]]);
  assert.equal(told.decisions, 4);
  assert.equal(accuracyOf("scarto", "hand.seed=1", { ...weighed, found: { 9: found("play 2C", null) } }), null);
});

test("the mean of a few attempts comes with Student's interval", () => {
  assert.deepEqual(meanOf([5]), { mean: 5, interval: 0 });
  assert.deepEqual(meanOf([4, 4, 4]), { mean: 4, interval: 0 });
  const { mean, interval } = meanOf([1, 2, 3, 4, 5, 6, 7, 8]);
  assert.equal(mean, 4.5);
  assert.ok(Math.abs(interval - (2.365 * Math.sqrt(6)) / Math.sqrt(8)) < 1e-9);
});

test("who has more stands before, and who has the same shares the place", () => {
  assert.equal(placeOf(among(1)), 2);
  assert.equal(placeWords(among(1)), "Your place among bots: 2 of 5.");
  assert.equal(placeOf(among(1, { score: 15 })), 1);
  assert.equal(placeOf(among(1, { score: -21 })), 5);
  assert.equal(placeOf(among(1, { score: "1/3", bots: [sat("simple", 1 / 3), sat("search", 0.334)] })), 2);
  assert.deepEqual(among(1).bots.map(meanWords), ["−20 ± 5", "−3 ± 1.0", "+8", "+15 ± 0.3"]);
});

test("a hand is measured once: the review that weighed most, the place of most attempts, in whatever order they come", () => {
  const small = accuracy(1, { losses: accuracy(1).losses.slice(0, 1) });
  const few = among(1, { bots: [sat("simple", 9, 0, 3)] });
  const here = withPlace(withPlace(withAccuracy(withAccuracy(newProgress("here"), small), accuracy(1)), few), among(1));
  assert.deepEqual([accuraciesOf(here), placesOf(here)], [[accuracy(1)], [among(1)]]);
  const there = withPlace(withAccuracy(newProgress("there"), small), few);
  for (const both of [merge(here, there), merge(there, here), merge(merge(there, here), here)]) assert.deepEqual([accuraciesOf(both), placesOf(both)], [[accuracy(1)], [among(1)]]);
  assert.deepEqual(accuraciesOf(withAccuracy(here, accuracy(1, { game: "mineo-3" })), { game: "mineo-3" }).length, 1);
  assert.deepEqual([isEmpty(here), games(here)], [false, ["scarto"]]);
});

test("the text holds measures and is read back, and texts from before are read", () => {
  const all = withPlace(withAccuracy(newProgress("here"), accuracy(1)), among(2, { score: "1/3" }));
  assert.deepEqual(fromText(toText(all)), all);
  const former = JSON.parse(toText(newProgress("here"))) as { shares: Record<string, Record<string, unknown>> };
  delete former.shares["here"]!["accuracies"];
  delete former.shares["here"]!["places"];
  assert.deepEqual(fromText(JSON.stringify(former)).shares["here"], emptyShare());
});

test("a damaged measure is refused in one line", () => {
  const good = toText(withPlace(withAccuracy(newProgress("here"), accuracy(1)), among(2)));
  const bad: [string, string, RegExp][] = [
    ['["c","points",3,1', '["x","points",3,1', /accuracy 1 is damaged/], ['["c","points",3,1', '["c","points",3,4', /accuracy 1 is damaged/],
    ['~abc",5,', '~abc",3,', /accuracy 1 is damaged/], ['["simple",8,0,12]', '["nobody",8,0,12]', /place among bots 1 is damaged/],
    ['["simple",8,0,12]', '["simple","8",0,12]', /place among bots 1 is damaged/], ['hand.dealer=2",12,', 'hand.dealer=2","twelve",', /place among bots 1 is damaged/],
  ];
  for (const [from, to, why] of bad) {
    assert.ok(good.includes(from), from);
    assert.throws(() => fromText(good.replace(from, to)), (problem: unknown) => problem instanceof Broken && why.test(problem.message));
  }
});

test("of very many the latest stay, and fewer where room is short", () => {
  const many = Array.from({ length: 330 }, (_, at) => at);
  const all = many.reduce((before, at) => withPlace(withAccuracy(before, accuracy(at)), among(at)), newProgress("here"));
  const [kept, short] = [folded(all), folded(all, 200, 100)];
  assert.deepEqual([accuraciesOf(kept).length, placesOf(kept).length, accuraciesOf(kept)[0]], [300, 300, accuracy(30)]);
  assert.deepEqual([accuraciesOf(short).length, placesOf(short).length, placesOf(short)[0]], [60, 60, among(270)]);
});

test("the store keeps them, exports them, and an import says how many were new", () => {
  new Device().open();
  const store = new ProgressStore();
  store.addAccuracy(accuracy(1));
  store.addPlace(among(1));
  const file = store.exported();
  store.clear();
  assert.deepEqual(store.import(file), { attempts: 0, runs: 0, mistakes: 0, measures: 2 });
  assert.deepEqual(store.import(file), { attempts: 0, runs: 0, mistakes: 0, measures: 0 });
  assert.deepEqual([store.accuracies(), store.places({ game: "scarto" })], [[accuracy(1)], [among(1)]]);
});

const course = (lost: number[]): { hands: { day: number; at: number; query: string; loss: Accuracy["losses"][number] }[] } =>
  ({ hands: lost.map((one, at) => ({ day: 20250320, at, query: "", loss: { what: "card", unit: "points", weighed: 10, clear: 1, lost: one, interval: 1 } })) });

test("a trend of hands is told from six on, and only where it is more than chance", () => {
  assert.equal(changeOf(course([9, 9, 9, 1, 1])), null);
  assert.deepEqual([changeOf(course([9, 8, 9, 1, 2, 1]))!.sign, changeOf(course([1, 2, 1, 9, 8, 9]))!.sign], [-1, 1]);
  assert.equal(changeOf(course([9, 1, 5, 2, 8, 4]))!.sign, 0);
  assert.ok(Math.abs(changeOf(course([9, 9, 9, 1, 1, 1]))!.before - 0.9) < 1e-9);
  const all = coursesOf([accuracy(1), accuracy(2), accuracy(3, { game: "mineo-3" })]);
  assert.deepEqual(all.map(({ game, what, hands }) => [game, what, hands.length]), [["scarto", "card", 2], ["scarto", "bid", 2], ["mineo-3", "card", 1], ["mineo-3", "bid", 1]]);
});

const counted = (day: number, asked: number, right: number, kind = "count"): DaySum => ({ day, game: "scarto", kind, level: 1, asked, right, ms: 0, other: 0, otherMs: 0 });

test("counting is told by the week, Monday to Sunday, and of counting drills alone", () => {
  const monday = 20250317;
  const weeks = weeksOf([counted(monday, 10, 5), counted(shifted(monday, 6), 10, 7, "out"), counted(shifted(monday, 7), 4, 4), counted(monday, 9, 9, "trick")]);
  assert.deepEqual(weeks, [{ monday, asked: 20, right: 12 }, { monday: shifted(monday, 7), asked: 4, right: 4 }]);
  assert.equal(countingChange(weeks), null);
  const two = (before: number, after: number): number => countingChange([{ monday, asked: 40, right: before }, { monday: shifted(monday, 7), asked: 40, right: after }])!.sign;
  assert.deepEqual([two(20, 38), two(38, 20), two(30, 33), two(40, 40)], [1, -1, 0, 0]);
});

test("the deal of the day is known by its seed", () => {
  assert.equal(daily({ query: "hand.seed=20250320&hand.dealer=2" }), 20250320);
  for (const query of ["hand.seed=123456&hand.dealer=2", "hand.seed=20251399", "hand.dealer=2"]) assert.equal(daily({ query }), null);
});
