/** The store itself on a storage that can be blocked, full, or shared with another tab. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Attempt } from "../../site_builder/web/src/progress/data";
import { Device } from "./device";

let device: Device;
const KEY = "trionfi.progress";
(globalThis as Record<string, unknown>)["window"] = new Device().tab();
const store = await import("../../site_builder/web/src/progress/store");

function tab(): InstanceType<typeof store.ProgressStore> {
  return new store.ProgressStore();
}

beforeEach(() => {
  device = new Device();
  (globalThis as Record<string, unknown>)["window"] = device.tab();
});

const attempt = (seed: number, change: Partial<Attempt> = {}): Attempt => ({ game: "mineo-3", kind: "count", level: 1, seed, right: true, ms: 3000, at: 1_750_000_000_000 + seed, mode: "free", ...change });
const seeds = (from: { attempts(): Attempt[] }): unknown[] => from.attempts().map((one) => one.seed);

test("what is added is there in the next tab", () => {
  const one = tab();
  let told = 0;
  one.subscribe(() => (told += 1));
  one.add(attempt(1));
  one.addRun({ game: "mineo-3", kind: "count", level: 1, at: 5, seconds: 60, right: 3, wrong: 1 });
  assert.equal(told, 2);
  assert.equal(one.saving, "on");
  const two = tab();
  assert.deepEqual(seeds(two), [1]);
  assert.equal(two.best().run!.right, 3);
});

test("tabs that take turns do not overwrite each other", () => {
  const [one, two] = [tab(), tab()];
  for (let seed = 1; seed <= 6; seed += 1) (seed % 2 ? one : two).add(attempt(seed));
  assert.deepEqual(seeds(one), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(seeds(two), [1, 2, 3, 4, 5, 6]);
});

test("an answer that was overwritten in the same instant comes back", () => {
  const [one, two] = [tab(), tab()];
  one.add(attempt(1));
  const before = device.items.get(KEY)!;
  two.add(attempt(2));
  assert.deepEqual(seeds(two), [1, 2]);
  device.items.set(KEY, before); // as if the first tab had written without having seen the second
  device.deliver();
  assert.deepEqual(seeds(tab()), [1, 2]);
});

test("deleting holds in every tab", () => {
  const [one, two] = [tab(), tab()];
  one.add(attempt(1));
  assert.deepEqual(seeds(two), [1]);
  two.clear();
  device.deliver();
  assert.ok(one.empty && two.empty);
  one.add(attempt(2));
  assert.deepEqual(seeds(two), [2]);
});

test("a blocked storage costs only the saving", () => {
  device.blocked = true;
  const one = tab();
  assert.equal(one.saving, "blocked");
  one.add(attempt(1));
  one.add(attempt(2, { right: false }));
  assert.deepEqual(seeds(one), [1, 2]);
  assert.equal(one.misses().length, 1);
  assert.equal(one.saving, "blocked");
  device.blocked = false;
  one.add(attempt(3));
  assert.equal(one.saving, "on");
  assert.deepEqual(seeds(tab()), [1, 2, 3]);
});

test("a full storage is helped by folding, and then costs only the saving", () => {
  const one = tab();
  for (let seed = 1; seed <= 400; seed += 1) one.add(attempt(seed));
  const text = device.items.get(KEY)!;
  device.room = text.length;
  one.add(attempt(401));
  assert.equal(one.saving, "on");
  assert.ok(device.items.get(KEY)!.length < text.length);
  device.room = 10;
  one.add(attempt(402));
  assert.equal(one.saving, "full");
  assert.equal(seeds(one).at(-1), 402);
  const two = tab();
  assert.notEqual(seeds(two).at(-1), 402);
  device.room = Infinity;
  two.add(attempt(403));
  one.add(attempt(404));
  assert.deepEqual(seeds(tab()).slice(-3), [402, 403, 404]);
});

test("what cannot be read is put aside and nothing else is lost", () => {
  device.items.set(KEY, "{broken");
  const one = tab();
  assert.ok(one.empty);
  one.add(attempt(1));
  assert.equal(device.items.get("trionfi.progress-unread"), "{broken");
  assert.deepEqual(seeds(tab()), [1]);
});

test("an import adds what is new, once; a broken one changes nothing", () => {
  const one = tab();
  one.add(attempt(1));
  const file = one.exported();
  one.add(attempt(2));
  assert.deepEqual(one.import(file), { attempts: 0, runs: 0, mistakes: 0, measures: 0 });
  one.clear();
  one.add(attempt(3));
  assert.deepEqual(one.import(file), { attempts: 1, runs: 0, mistakes: 0, measures: 0 });
  assert.deepEqual(one.import(file), { attempts: 0, runs: 0, mistakes: 0, measures: 0 });
  const before = device.items.get(KEY);
  assert.throws(() => one.import(file.slice(0, 40)));
  assert.equal(device.items.get(KEY), before);
  assert.deepEqual(seeds(one), [1, 3]);
});

test("what is practised comes back until that is switched off", async () => {
  const one = tab();
  assert.deepEqual([one.repeating, one.coming()], [true, []]);
  one.add(attempt(1, { right: false }));
  while (!one.coming().length) await new Promise((done) => one.subscribe(() => done(null)));
  assert.deepEqual(one.coming().map(({ again, missed }) => [again.kind, again.seed, missed]), [["count", null, true]]);
  assert.deepEqual(one.coming({ game: "other" }), []);
  one.repeating = false;
  assert.deepEqual(one.coming(), []);
  assert.equal(tab().repeating, false);
  assert.deepEqual(tab().coming(), []);
});
