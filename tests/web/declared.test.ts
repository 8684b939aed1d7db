/** Declarations that a reader types in his own language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { keyed, worded } from "../../site_builder/web/src/score/declared.ts";
import type { FormField } from "../../site_builder/web/src/types.ts";

const form = [
  { key: "declared_0", declared: [{ key: "cricca of Kings", name: "cricca di Re", worth: "" }, { key: "four Kings", name: "cricca di Re, di Regine", worth: "" }] },
  { key: "points" },
] as unknown as FormField[];

test("names go into those of the engine, cards and worth stay", () => {
  assert.deepEqual(keyed(form, { declared_0: "cricca di re 17; Cricca di Re, KS KC KB 17", points: "cricca di Re 1" }),
    { declared_0: "cricca of Kings 17; cricca of Kings, KS KC KB 17", points: "cricca di Re 1" });
});

test("the longest name is meant, and no word is taken for its beginning", () => {
  assert.deepEqual(keyed(form, { declared_0: "cricca di Re, di Regine 4; cricca di Reggio 4" }), { declared_0: "four Kings 4; cricca di Reggio 4" });
});

test("and come back; a sum and what is not known stay", () => {
  assert.deepEqual(worded(form, { declared_0: "cricca of Kings 17; nonsense 4" }), { declared_0: "cricca di Re 17; nonsense 4" });
  assert.deepEqual(worded(form, { declared_0: 54 }), { declared_0: 54 });
  assert.deepEqual(worded(form, keyed(form, { declared_0: " cricca di Re 17 ;" })), { declared_0: " cricca di Re 17 ;" });
});
