import assert from "node:assert/strict";
import { test } from "node:test";
import { today } from "../../site_builder/web/src/score/former";

test("facts under their earlier names open as those of today", () => {
  assert.deepEqual(today({ "mi rivanto": "no", slam: "grand chelem made", declarer: 0, arie_with_t20: true }),
    { rivanto: "no", slam: "grand-chelem-made", declarer: 0, arie_better: true });
});

test("facts of today stay as they are", () => {
  const facts = { slam: "grand-chelem-made", cards_0: ["T1", "F"], declarer: 1 };
  assert.deepEqual(today(facts), facts);
});
