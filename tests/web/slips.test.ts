/** Slips come back, by the name of the slip, in fresh questions until they are made no more. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { entriesOf, merge, newProgress, withEntry, type Attempt, type Entry, type Progress } from "../../site_builder/web/src/progress/data";
import { dateOf, dayOf, shifted, type Day } from "../../site_builder/web/src/progress/days";
import { schedule } from "../../site_builder/web/src/progress/due";
import { folded } from "../../site_builder/web/src/progress/fold";
import { fromText, toText } from "../../site_builder/web/src/progress/format";
import { CURED, dueNow, forecast, openSlips, returning } from "../../site_builder/web/src/progress/skills";

const FIRST = 20260302;
let minute = 0;

function entry(day: Day, right: boolean, slip?: string, change: Partial<Attempt> = {}): Entry {
  minute += 1;
  const at = dateOf(day).getTime() + minute * 1000;
  return { game: "mineo-3", kind: "count", level: 3, seed: minute, right, ms: 4000, at, mode: "free", ...(slip ? { slip } : {}), ...change, day: dayOf(at) };
}

const filled = (entries: Entry[]): Progress => entries.reduce(withEntry, newProgress("here"));
const slipsIn = (progress: Progress): (string | undefined)[] => returning(progress).map(({ again }) => again.slip).filter((one) => one !== undefined);

test("a slip is due at once, with fresh cards and at the level at which it was made", () => {
  const progress = filled([entry(FIRST, false, "odd-cards")]);
  const due = dueNow(schedule(returning(progress)), dateOf(FIRST).getTime());
  assert.deepEqual(due.map(({ again }) => again), [{ game: "mineo-3", kind: "count", level: 3, seed: null, slip: "odd-cards" }]);
});

test("its question practises the skill too, which is not asked beside it", () => {
  const coming = schedule(returning(filled([entry(FIRST, false, "odd-cards"), entry(FIRST, false, undefined, { level: 1 })])));
  assert.equal(coming.length, 3);
  assert.deepEqual(dueNow(coming, dateOf(FIRST).getTime()).map(({ again }) => [again.level, again.slip]), [[1, undefined], [3, "odd-cards"]]);
  assert.equal(forecast(coming, FIRST).today, 2);
});

test("a slip that nobody made does not come back", () => {
  assert.deepEqual(slipsIn(filled([entry(FIRST, true, "odd-cards"), entry(FIRST, false)])), []);
});

test("nor does one of a replay, of a puzzle or of the learn path", () => {
  for (const change of [{ mode: "replay" as const }, { mode: "learn" as const, step: "count/1" }, { kind: "puzzle" }]) assert.deepEqual(slipsIn(filled([entry(FIRST, false, "odd-cards", change)])), []);
});

test("after some days on which it was not made it is made no more, and after another miss it is", () => {
  const entries = [entry(FIRST, false, "odd-cards"), entry(FIRST, true, "odd-cards")];
  for (let clean = 1; clean < CURED; clean += 1) entries.push(entry(shifted(FIRST, clean * 3), true, "odd-cards"));
  assert.deepEqual(slipsIn(filled(entries)), ["odd-cards"]);
  entries.push(entry(shifted(FIRST, CURED * 3), true, "odd-cards"));
  assert.deepEqual(slipsIn(filled(entries)), []);
  entries.push(entry(shifted(FIRST, 30), false, "odd-cards"));
  assert.deepEqual(openSlips(entriesOf(filled(entries))).map((answers) => answers.length), [1]);
});

test("slips of one kind are kept apart, at whatever level they are made", () => {
  const progress = filled([entry(FIRST, false, "odd-cards"), entry(FIRST, false, "last-trick"), entry(FIRST, false, "odd-cards", { level: 5 })]);
  assert.deepEqual(slipsIn(progress).sort(), ["last-trick", "odd-cards"]);
  assert.equal(returning(progress).find(({ again }) => again.slip === "odd-cards")!.again.level, 5);
});

test("folding loses no slip that is made, and brings back none that is cured", () => {
  const days = [0, 3, 6, 9].map((by) => shifted(FIRST, by));
  const entries = days.flatMap((day, at) => [entry(day, at > 0, "odd-cards"), entry(day, at !== 2, "last-trick"), entry(day, true)]);
  const [whole, small] = [filled(entries), fromText(toText(folded(filled(entries), 4, 2)))];
  assert.deepEqual(slipsIn(whole), ["last-trick"]);
  assert.deepEqual(schedule(returning(small)), schedule(returning(whole)));
});

test("of very old answers the slips are forgotten, and with them nothing else", () => {
  const entries = [entry(FIRST, false, "odd-cards"), ...Array.from({ length: 320 }, (_, at) => entry(shifted(FIRST, 1 + at), at % 2 === 1, "last-trick"))];
  const small = folded(filled(entries), 4, 2);
  assert.deepEqual(slipsIn(small), ["last-trick"]);
  assert.ok(entriesOf(small).some((one) => one.seed === entries[0]!.seed && one.slip === undefined));
});

test("a slip goes through the file, and a file from before slips is read", () => {
  const progress = filled([entry(FIRST, false, "odd-cards"), entry(FIRST, true)]);
  assert.deepEqual(fromText(toText(progress)), progress);
  const old = JSON.parse(toText(progress)) as { shares: { here: { entries: unknown[][] } } };
  for (const row of old.shares.here.entries) row.splice(7);
  const read = fromText(JSON.stringify(old));
  assert.deepEqual(entriesOf(read).map((one) => one.slip), [undefined, undefined]);
  assert.equal(entriesOf(merge(read, progress)).length, 2);
});
