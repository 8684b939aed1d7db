/** When something comes, in words. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isNumber, plainNumber } from "../../site_builder/web/src/answers/form.ts";
import { figure, signed, dayWhen } from "../../site_builder/web/src/words.ts";

test("the next day is told as tomorrow, later ones by their day", () => {
  assert.deepEqual([20260228, 20260301, 20260307].map((day) => dayWhen(day, 20260228)), ["today", "tomorrow", "on 7 March"]);
});

test("a half is printed as a half, and may be typed so", () => {
  assert.deepEqual([45.5, 0.5, -0.5, -7.5, 10.5, 3, "1/3"].map(figure), ["45½", "½", "−½", "−7½", "10½", "3", "1/3"]);
  assert.equal(signed(7.5), "+7½");
  assert.ok(["45½", "½", "-7½", "12", "12.5", "25/2", "45 1/2", "1 1/3"].every(isNumber));
  assert.ok(!["½5", "4.5½", "", "½½", "45 1", "4.5 1/2"].some(isNumber));
  assert.deepEqual(["45½", "−½", " 45 1/2", "1 1/3", "25 / 2", "+3"].map(plainNumber), ["45.5", "-.5", "45.5", "4/3", "25/2", "3"]);
});
