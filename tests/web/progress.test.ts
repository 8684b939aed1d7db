/** Folding, merging, days and streaks: the pure parts of the progress store. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { bestRun, daySums, mastered, missesOf, streak, streakOf } from "../../site_builder/web/src/progress/count";
import {
  entriesOf, looseEntries, merge, newProgress, questionOf, runsOf, sumsOf, withEntry, withRun,
  type Attempt, type Entry, type Progress, type Run,
} from "../../site_builder/web/src/progress/data";
import { dateOf, dayOf, daysInARow, isDay, shifted } from "../../site_builder/web/src/progress/days";
import { allSums, days, middleOf, overview, rows } from "../../site_builder/web/src/progress/figures";
import { folded } from "../../site_builder/web/src/progress/fold";
import { Broken, fromText, toText } from "../../site_builder/web/src/progress/format";
import { schedule } from "../../site_builder/web/src/progress/due";
import { LEVELS, ratings, type Rated } from "../../site_builder/web/src/progress/rating";
import { dueNow, forecast, nextDay, returning, type Coming } from "../../site_builder/web/src/progress/skills";

const START = new Date(2025, 2, 20, 12).getTime();
const HOUR = 3_600_000;

function entry(number: number, change: Partial<Attempt> = {}): Entry {
  const at = START + number * 60_000;
  const made: Attempt = { game: "mineo-3", kind: "count", level: 1, seed: number, right: true, ms: 5000, at, mode: "free", ...change };
  return { ...made, day: dayOf(made.at) };
}

const filled = (entries: Entry[], device = "here"): Progress => entries.reduce(withEntry, newProgress(device));
const run = (at: number, right: number, wrong: number): Run => ({ game: "mineo-3", kind: "count", level: 1, at, seconds: 60, right, wrong });

/** Everything that the page shows, so that two states that look alike are alike. */
function shown(progress: Progress): unknown {
  const sums = allSums(progress);
  return { days: days(sums), rows: rows(progress, sums, {}, true).map(({ last: _, middle: __, ...rest }) => rest), runs: runsOf(progress) };
}

test("a day is the reader's own, at both ends of it", () => {
  assert.equal(dayOf(new Date(2025, 10, 21, 0, 0, 1).getTime()), 20251121);
  assert.equal(dayOf(new Date(2025, 10, 21, 23, 59, 59).getTime()), 20251121);
  assert.equal(dateOf(20251121).getDate(), 21);
});

test("days go on over months, years and changed clocks", () => {
  assert.equal(shifted(20251231, 1), 20260101);
  assert.equal(shifted(20240228, 1), 20240229);
  for (let day = 20250101; day < 20260101; day = shifted(day, 1)) assert.equal(shifted(shifted(day, 1), -1), day);
});

test("what is no day is none", () => {
  for (const wrong of [0, 20251301, 20250230, 2025.5, "20250101", null, Number.NaN]) assert.equal(isDay(wrong), false);
  assert.equal(isDay(20240229), true);
});

test("days in a row last until the day after is over", () => {
  const three = [20251119, 20251120, 20251121];
  assert.deepEqual(daysInARow(three, 20251121), { now: 3, best: 3 });
  assert.deepEqual(daysInARow(three, 20251122), { now: 3, best: 3 });
  assert.deepEqual(daysInARow(three, 20251123), { now: 0, best: 3 });
  assert.deepEqual(daysInARow([...three, ...three, 20251110], 20251121), { now: 3, best: 3 });
  assert.deepEqual(daysInARow([], 20251121), { now: 0, best: 0 });
});

test("an answer keeps the day on which it was given", () => {
  const late = { ...entry(1), day: 20250319 };
  assert.equal(fromText(toText(filled([late]))).shares["here"]!.entries[0]!.day, 20250319);
});

test("the text holds everything and is read back", () => {
  const all = filled([entry(1), entry(2, { right: false, parts: { odd: true, "last trick": null }, method: "reduced", seed: "a b" }), entry(3, { mode: "learn", step: "fool/2" })]);
  const both = withRun(all, run(START, 9, 1));
  assert.deepEqual(fromText(toText(both)), both);
  assert.equal(toText(fromText(toText(both))), toText(both));
});

test("a broken text is refused in one line", () => {
  const good = toText(filled([entry(1), entry(2)]));
  const cases: [string, RegExp][] = [
    ["", /not JSON/], ["{", /not JSON/], ["[]", /not a file of/], ["{}", /not a file of/], [good.slice(0, -9), /not JSON/],
    [good.replace('"version":1', '"version":7'), /newer Trionfi/], [good.replace('"version":1', '"version":"x"'), /which version/],
    [good.replace('"entries":[[0,', '"entries":[[5,'), /answer 1 belongs to no kind/], [good.replace(',"f"]', ',"z"]'), /answer 1 is damaged/],
    [good.replace('"runs":[]', '"runs":[[0,1]]'), /timed run 1 is damaged/], [good.replace('"sums":[]', '"sums":[[0,20250320,1,2,0,0,0]]'), /daily sum 1 is damaged/],
    [good.replace('"kept":[],', ""), /"kept" is missing/], [good.replace('"until":0', '"until":null'), /no beginning/],
  ];
  for (const [text, why] of cases) {
    assert.notEqual(text, good);
    assert.throws(() => fromText(text), (problem: unknown) => problem instanceof Broken && why.test(problem.message) && !problem.message.includes("\n"));
  }
});

test("merging doubles nothing, in any order and any number of times", () => {
  const [one, two, three] = [filled([entry(1), entry(2)], "one"), filled([entry(3)], "two"), filled([entry(2), entry(4)], "one")];
  const ab = merge(merge(one, two), three);
  assert.equal(entriesOf(ab).length, 4);
  for (const other of [merge(three, merge(two, one)), merge(merge(ab, ab), one), merge(ab, fromText(toText(two)))]) assert.deepEqual(shown(other), shown(ab));
});

test("two tabs that write at once lose nothing", () => {
  const base = filled([entry(1)]);
  const [tab1, tab2] = [withEntry(base, entry(2)), withRun(withEntry(base, entry(3)), run(START, 4, 0))];
  assert.deepEqual(shown(merge(tab1, tab2)), shown(merge(tab2, tab1)));
  assert.equal(entriesOf(merge(tab1, tab2)).length, 3);
});

test("folding keeps every figure", () => {
  const entries = Array.from({ length: 300 }, (_, at) => entry(at * 90, { right: at % 7 !== 3, kind: at % 3 ? "count" : "legal", level: 1 + (at % 2), ms: 1000 * at }));
  const before = filled(entries);
  const after = folded(before, 100, 40);
  assert.equal(looseEntries(after).length, 40);
  assert.ok(sumsOf(after).length > 0);
  assert.deepEqual(shown(after), shown(before));
  assert.deepEqual(shown(folded(after, 10, 5)), shown(before));
  assert.deepEqual(fromText(toText(after)), after);
});

test("after folding the last of each kind, misses and steps of the learn path are still there", () => {
  const entries = [
    ...Array.from({ length: 30 }, (_, at) => entry(at, { kind: "legal" })),
    entry(40, { kind: "trick", right: false, seed: 7 }),
    entry(41, { mode: "learn", step: "pack/1" }),
    ...Array.from({ length: 200 }, (_, at) => entry(50 + at)),
  ];
  const after = folded(filled(entries), 100, 50);
  assert.equal(entriesOf(after, { kind: "legal" }).length, 20);
  assert.deepEqual(missesOf(after).map((one) => one.seed), [7]);
  assert.deepEqual(entriesOf(after).filter((one) => one.mode === "learn").map((one) => one.step), ["pack/1"]);
  assert.equal(streakOf(after, { kind: "count" }).best, 200);
});

test("a folded state and an older one of the same device merge into the folded one", () => {
  const entries = Array.from({ length: 150 }, (_, at) => entry(at));
  const before = filled(entries);
  const after = withEntry(folded(before, 100, 40), entry(500));
  for (const both of [merge(before, after), merge(after, before)]) assert.deepEqual(shown(both), shown(after));
});

test("answers of one moment are folded together", () => {
  const same = Array.from({ length: 60 }, (_, at) => entry(1, { seed: at }));
  const after = folded(filled(same), 50, 20);
  assert.deepEqual(shown(after), shown(filled(same)));
});

test("an answer with a clock set back still counts", () => {
  const after = folded(filled(Array.from({ length: 60 }, (_, at) => entry(100 + at))), 50, 20);
  const late = withEntry(after, entry(3, { seed: "back" }));
  assert.equal(allSums(late).reduce((sum, one) => sum + one.asked, 0), 61);
  assert.equal(allSums(fromText(toText(late))).reduce((sum, one) => sum + one.asked, 0), 61);
});

test("many runs are thinned, and the best stays", () => {
  const best = run(START, 40, 0);
  const all = [best, ...Array.from({ length: 400 }, (_, at) => run(START + (at + 1) * HOUR, at % 9, 1))].reduce(withRun, newProgress("here"));
  const after = runsOf(folded(all));
  assert.equal(after.length, 301);
  assert.deepEqual(bestRun(after), best);
});

test("a miss costs a right answer", () => {
  assert.equal(bestRun([run(1, 20, 15), run(2, 8, 0), run(3, 9, 1)])!.at, 2);
  assert.equal(bestRun([]), null);
});

test("streaks count what is asked anew, not what is replayed", () => {
  const said = [true, true, false, true].map((right, at) => entry(at, { right }));
  assert.deepEqual(streak([...said, entry(9, { mode: "replay", right: false }), entry(10, { mode: "learn", right: false }), entry(11, { mode: "timed" })]), { now: 2, best: 2 });
});

test("only the last answer says whether a question is missed", () => {
  const all = [entry(1, { seed: 5, right: false }), entry(2, { seed: 6, right: false }), entry(3, { seed: 5, mode: "replay" }), entry(4, { seed: "6", right: false })];
  assert.deepEqual(missesOf(filled(all)).map((one) => one.at), [all[3]!.at]);
  assert.equal(missesOf(filled([...all, entry(5, { seed: 6 })])).length, 0);
});

test("a question is the same whatever the order of its parts", () => {
  const one = entry(1, { parts: { odd: true, "last trick": false, more: null } });
  assert.equal(questionOf(one), questionOf({ ...one, parts: { "last trick": false, odd: true } }));
  assert.notEqual(questionOf(one), questionOf({ ...one, parts: { odd: true } }));
});

test("a level is mastered by nine of the last ten answers to the whole of it", () => {
  const answers = (...right: boolean[]): Entry[] => right.map((one, at) => entry(at, { right: one }));
  const held = [true, true, true, true, false, true, true, true, true, true];
  assert.ok(mastered(answers(...held)));
  assert.ok(mastered(answers(false, false, ...held)));
  assert.ok(!mastered(answers(...held.slice(1))));
  assert.ok(!mastered(answers(...held, false)));
  assert.ok(!mastered([...answers(...held.slice(1)), entry(20, { parts: { odd: true } }), entry(21, { mode: "replay" }), entry(22, { mode: "learn", step: "pack/1" })]));
});

test("sums leave out what no figure counts, and long pauses", () => {
  const [sum] = daySums([entry(1, { ms: 9_000_000 }), entry(2, { mode: "replay" }), entry(3, { right: false, ms: 1000 })]);
  assert.deepEqual([sum!.asked, sum!.right, sum!.other, sum!.ms, sum!.otherMs], [2, 1, 1, 121_000, 5000]);
});

const due = (progress: Progress): [unknown, number][] => schedule(returning(progress)).map((one) => [one.again.seed, one.due]);
const onDay = (day: number, number: number, change: Partial<Attempt> = {}): Entry => entry(day * 24 * 60 + number, { seed: 1000 * day + number, ...change });

test("a skill is due on the day of its miss until it is answered right, and then the day after", () => {
  const miss = filled([onDay(0, 0), onDay(0, 1, { right: false })]);
  assert.deepEqual(due(miss), [[null, 20250320]]);
  assert.deepEqual(due(withEntry(miss, onDay(0, 2, { mode: "due" }))), [[null, 20250321]]);
});

test("a day is one review: a long sitting weighs no more than a short one, and some misses in it less than many", () => {
  const sitting = (asked: number, wrong: number): number => due(filled(Array.from({ length: asked }, (_, at) => onDay(0, at, { right: at >= wrong }))))[0]![1];
  assert.equal(sitting(40, 0), sitting(1, 0));
  assert.equal(sitting(40, 4), sitting(40, 0));
  assert.ok(sitting(40, 10) < sitting(40, 4));
  const next = (wrong: number): number => due(filled([onDay(0, 0), ...Array.from({ length: 10 }, (_, at) => onDay(5, at, { right: at >= wrong }))]))[0]![1];
  assert.ok(next(0) > next(2) && next(2) > next(6));
});

test("what comes back is the game, kind and level, asked as it was asked last", () => {
  const all = filled([
    onDay(0, 1), onDay(0, 2, { parts: { odd: true } }), onDay(0, 3, { profile: "book", method: "reduced" }), onDay(0, 4, { level: 2 }), onDay(0, 5, { kind: "legal" }),
    onDay(0, 6, { mode: "learn", step: "pack/1", kind: "trick" }), onDay(0, 7, { mode: "replay", right: false }),
  ]);
  assert.deepEqual(returning(all).map((one) => one.again), [
    { game: "mineo-3", kind: "count", level: 1, seed: null, profile: "book", method: "reduced" },
    { game: "mineo-3", kind: "count", level: 2, seed: null },
    { game: "mineo-3", kind: "legal", level: 1, seed: null },
    { game: "mineo-3", kind: "trick", level: 1, seed: null },
  ]);
  assert.deepEqual(returning(all).map((one) => one.missed), [false, false, false, false]);
  assert.equal(returning(all, { kind: "legal" }).length, 1);
});

test("a puzzle comes back as it was, once it was missed", () => {
  const all = filled([onDay(0, 1, { kind: "puzzle" }), onDay(0, 2, { kind: "puzzle", right: false })]);
  assert.deepEqual(due(all), [[2, 20250320]]);
  const good = withEntry(all, onDay(0, 3, { kind: "puzzle", seed: 2, mode: "replay" }));
  assert.deepEqual(due(good), [[2, 20250321]]);
  assert.ok(due(withEntry(good, onDay(1, 2, { kind: "puzzle", seed: 2 })))[0]![1] > 20250322);
});

test("answers that are known only as daily sums, as an older version folded them, still say when a skill is due", () => {
  const before = filled([onDay(0, 0), onDay(2, 0), onDay(2, 1), onDay(9, 0)]);
  const sums = daySums(entriesOf(before));
  const after: Progress = { device: "here", shares: { here: { ...before.shares["here"]!, until: entriesOf(before).at(-1)!.at, sums, entries: [] } } };
  assert.deepEqual(schedule(returning(fromText(toText(after)))), schedule(returning(before)));
});

test("a skill practised on two devices is one skill", () => {
  const [one, two] = [filled([onDay(0, 0), onDay(4, 0)], "one"), filled([onDay(2, 0), onDay(9, 0, { right: false })], "two")];
  const both = merge(one, two);
  assert.deepEqual(due(both), due(filled(entriesOf(both))));
  assert.equal(returning(both)[0]!.reviews.length, 4);
});

test("the forecast counts what is open today, tomorrow and within seven days", () => {
  const on = (due: number): Coming => ({ again: { game: "mineo-3", kind: "count", level: 1, seed: null }, reviews: [], missed: false, due });
  const coming = [20250301, 20250320, 20250321, 20250326, 20250327].map(on);
  assert.deepEqual(forecast(coming, 20250320), { today: 2, tomorrow: 1, week: 4 });
  const noon = new Date(2025, 2, 20, 12).getTime();
  assert.equal(dueNow(coming, noon).length, 2);
  assert.equal(nextDay(coming, noon), 20250321);
  assert.equal(nextDay([], noon), null);
});

test("a miss that was replayed right is no miss after folding either", () => {
  const entries = [onDay(0, 0, { right: false, seed: 5 }), onDay(0, 1, { mode: "replay", seed: 5 }), ...Array.from({ length: 80 }, (_, at) => onDay(1, at, { level: 2 }))];
  const after = folded(filled(entries), 40, 10);
  assert.deepEqual(missesOf(after), []);
  assert.deepEqual(due(after), due(filled(entries)));
});

test("the overview counts days and what was done", () => {
  const all = filled([entry(0), entry(1, { right: false }), entry(24 * 60), entry(24 * 60 + 1, { mode: "learn", step: "x" })]);
  const seen = overview(days(allSums(all)), 20250321);
  assert.deepEqual([seen.asked, seen.right, seen.done, seen.days, seen.now], [3, 2, 4, 2, 2]);
  assert.equal(middleOf([3, 1, 2]), 2);
  assert.equal(middleOf([4, 1]), 2.5);
  assert.equal(middleOf([]), null);
});

const puzzle = (number: number, change: Partial<Attempt> = {}): Entry => entry(number, { kind: "puzzle", ...change });
const DAY_LONG = 24 * HOUR;
const rated = (entries: Entry[]): Rated => ratings(entries).at(-1)!;

test("who finds puzzles rises, the more the harder they are, and who misses them falls", () => {
  const [easy, hard] = [1, 3].map((level) => rated([puzzle(1, { level })]));
  assert.ok(1500 < easy!.rating && easy!.rating < hard!.rating);
  const [eased, harder] = [1, 3].map((level) => rated([puzzle(1, { level, right: false })]));
  assert.ok(eased!.rating < harder!.rating && harder!.rating < 1500);
  assert.deepEqual(ratings([]), []);
});

test("who finds every other puzzle of a level comes to what its puzzles count as, ever surer", () => {
  const days = ratings(Array.from({ length: 120 }, (_, number) => puzzle(number, { level: 3, right: number % 2 === 0, at: START + Math.floor(number / 4) * DAY_LONG + number })));
  assert.equal(days.length, 30);
  assert.ok(days[0]!.around > 2 * days.at(-1)!.around);
  assert.ok(Math.abs(days.at(-1)!.rating - LEVELS[2]) < days.at(-1)!.around);
  assert.deepEqual([days[0]!.asked, days[0]!.right], [4, 2]);
});

test("only the first answer to a puzzle counts, and none of the learn path", () => {
  const first = puzzle(1, { right: false });
  const again = [puzzle(2, { seed: 1 }), puzzle(3, { seed: 1, mode: "replay" }), puzzle(0, { seed: 8, mode: "learn" }), entry(4)];
  assert.deepEqual(ratings([first, ...again]), ratings([first]));
});

test("the rating of a day does not hang on the order of its answers, and a long rest makes it less sure", () => {
  const day = [puzzle(1), puzzle(2, { right: false, level: 2 }), puzzle(3, { level: 3 })];
  assert.deepEqual(ratings(day), ratings([...day].reverse()));
  const after = (days: number): Rated => rated([...day, puzzle(9, { at: START + days * DAY_LONG })]);
  assert.ok(after(1).around < after(60).around && after(60).around < after(9000).around);
  assert.equal(after(9000).around, after(20_000).around);
});

test("folding leaves the rating as it was", () => {
  const answers = Array.from({ length: 60 }, (_, number) => puzzle(number, { seed: number % 45, right: number % 3 > 0, level: 1 + (number % 3), at: START + number * HOUR }));
  const whole = filled(answers);
  const small = folded(whole, 20, 10);
  assert.ok(small !== whole && looseEntries(small).length < 20);
  assert.deepEqual(ratings(entriesOf(small)), ratings(entriesOf(whole)));
});
