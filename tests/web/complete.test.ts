/** A pile counted in part: what is asked, and what is said of an answer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { completedOutcome, completeQuestion } from "../../site_builder/web/src/learn/tasks.ts";

const task = { do: "complete" as const, words: "Finish it.", cards: ["T20", "QB", "JD", "KC", "T9", "9C", "6B", "7S"], given: 1, hinted: 1, right: "Well counted." };
const batch = (cards: string, points: number, note: string) => ({ cards: cards.split(" "), points, note });
const working = [batch("T20 QB JD", 14, "10 + 4 + 2 - 2"), batch("KC T9 9C", 5, "5 + 1 + 1 - 2"), batch("6B 7S", 1, "1 + 1 - 1")];
const asked = completeQuestion(task, { points: 20, working, method: "customary", last_trick: false, cards: task.cards });

test("what is given is not asked for", () => {
  assert.deepEqual(asked.answer, [5, 1, 20]);
  assert.equal(asked.form.count, 2);
});

test("each batch that is off is named with its sum, the whole by its number", () => {
  assert.deepEqual(completedOutcome(task, asked, ["5", "1", "20"]), { kind: "right", verdict: { right: true, told: task.right, step: "", cards: [] }, own: null });
  const wrong = completedOutcome(task, asked, ["6", "1", "22"]).verdict!;
  assert.equal(wrong.told, "\u2068KC T9 9C\u2069 make 5: 5 + 1 + 1 - 2. Together it is 20.");
  assert.deepEqual(wrong.cards, ["KC", "T9", "9C"]);
  assert.equal(completedOutcome(task, asked, ["5", "1", "21"]).verdict!.told, "Together it is 20.");
});
