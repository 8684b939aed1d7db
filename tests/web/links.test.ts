/** What links say of a drill and of a lesson. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { attemptOf, fromParams, params, request, switched, wishOf, type Wish } from "../../site_builder/web/src/drill/state.ts";
import { placeOf, type Path } from "../../site_builder/web/src/learn/path.ts";
import { entriesOf, newProgress, questionOf, withEntry } from "../../site_builder/web/src/progress/data.ts";
import { fromText, toText } from "../../site_builder/web/src/progress/format.ts";
import type { DrillKind } from "../../site_builder/web/src/types.ts";

const wish: Wish = { game: "mineo-3", kind: "count", level: 3, parts: { "last trick": true, odd: false }, method: "reduced" };

test("a question goes into the address and comes back", () => {
  const said = params(wish, 41, true);
  assert.deepEqual(said, { game: "mineo-3", kind: "count", level: "3", seed: "41", parts: "last-trick=on,odd=off", method: "reduced" });
  assert.deepEqual(fromParams(said), { wish, seed: 41, due: false, unclear: false });
  assert.equal(params(wish, 41, false)["game"], undefined);
});

test("a question by another reading of the rules says so, in the address, to the engine and among what was answered", () => {
  const today: Wish = { ...wish, rules: { profile: "today", options: {} } };
  assert.equal(params(today, 41, false)["profile"], "today");
  assert.deepEqual(fromParams(params(today, 41, true)).wish, today);
  assert.equal(request(today, 41)["profile"], "today");
  assert.equal(request(wish, 41)["profile"], undefined);
  const attempt = attemptOf(today, 41, { right: true, ms: 1, at: 2, mode: "free" });
  assert.deepEqual(wishOf(attempt), today);
  assert.notEqual(questionOf(attempt), questionOf(attemptOf(wish, 41, { right: true, ms: 1, at: 2, mode: "free" })));
  const kept = withEntry(newProgress("here"), { ...attempt, day: 20251121 });
  assert.equal(entriesOf(fromText(toText(kept)))[0]?.profile, "today");
});

test("what cannot be read is said to be unclear, not guessed", () => {
  for (const broken of [{ level: "many" }, { seed: "-3" }, { parts: "odd=some" }, { parts: "odd" }]) assert.ok(fromParams(broken).unclear, JSON.stringify(broken));
  for (const fine of [{}, { level: "2" }, { parts: "" }, { parts: "odd=on" }]) assert.ok(!fromParams(fine).unclear, JSON.stringify(fine));
  assert.ok(fromParams({ mode: "due" }).due);
});

test("a switch that says what the level says is forgotten", () => {
  const kind = { levels: [{ level: 1, words: "", parts: { odd: false, batches: null } }] } as unknown as DrillKind;
  assert.deepEqual(switched(kind, 1, { odd: false, batches: true, unknown: true }), { batches: true });
});

test("a lesson's link leads to its task, or nowhere", () => {
  const path = { steps: [{ id: "pack", tasks: [{}, {}] }, { id: "fool", tasks: [{}] }] } as unknown as Path;
  assert.deepEqual(placeOf(path, { step: "fool" }), { step: 1 });
  assert.deepEqual(placeOf(path, { step: "pack", task: "2" }), { step: 0, task: 1 });
  for (const broken of [{}, { step: "juggling" }, { step: "fool", task: "2" }, { step: "fool", task: "0" }, { step: "fool", task: "two" }]) assert.equal(placeOf(path, broken), null);
});
