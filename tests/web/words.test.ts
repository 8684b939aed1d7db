/** When something comes, in words. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { whenWords } from "../../site_builder/web/src/words.ts";

const now = new Date(2026, 2, 3, 12).getTime();
const minute = 60_000;

test("within the hour it is told in minutes, within the day in hours, later by its day", () => {
  assert.equal(whenWords(now + 29 * minute, now), "in 29 minutes");
  assert.equal(whenWords(now + 20_000, now), "in 1 minute");
  assert.equal(whenWords(now + 181 * minute, now), "in 3 hours");
  assert.equal(whenWords(now + 4 * 24 * 60 * minute, now), "on 7 March");
});
