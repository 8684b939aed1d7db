/** A number that is said at the table: whole, and within its bounds. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { wholeNumber } from "../../site_builder/web/src/hand/sums.ts";

const sum = { least: 1, most: 243 };

test("whole numbers within the bounds are taken", () => {
  assert.deepEqual(["1", "70", " 243 ", "007"].map((text) => wholeNumber(text, sum)), [1, 70, 243, 7]);
});

test("nothing else is", () => {
  for (const text of ["", "0", "244", "-3", "7.5", "7,5", "1e2", "ten", "12 13"]) assert.equal(wholeNumber(text, sum), null);
});
