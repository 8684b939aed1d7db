/** The rules of one's own tables: kept for a game, chosen before those of the page, carried by a link, and noted with each answer of a drill. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { dropOurs, keepOurs, NAME_LENGTH, oursOf } from "../../site_builder/web/src/ours/data";
import { linkToRules, packedRules, unpackedRules } from "../../site_builder/web/src/ours/packed";
import { questionOf, type Attempt } from "../../site_builder/web/src/progress/data";
import { chooseReading, Readings } from "../../site_builder/web/src/readings";
import { attemptOf, fromParams, params, request, wishOf, type Wish } from "../../site_builder/web/src/drill/state";
import { PLAIN } from "../../site_builder/web/src/table-rules";
import { Device } from "./device";

const RULES = { profile: null, options: { talk: "silent", lead: "soloist" } };
const TOLD = "today:As played today|fft:As in the book";

beforeEach(() => new Device().open());

test("a set is kept under its name, replaced under the same, and goes when it is dropped", () => {
  keepOurs("mineo-3", { name: "Anna", rules: PLAIN });
  keepOurs("mineo-3", { name: "Bar", rules: RULES });
  keepOurs("mineo-3", { name: "Anna", rules: RULES });
  assert.deepEqual(oursOf("mineo-3"), [{ name: "Anna", rules: RULES }, { name: "Bar", rules: RULES }]);
  assert.deepEqual(oursOf("mineo-4"), []);
  dropOurs("mineo-3", "Anna");
  dropOurs("mineo-3", "Bar");
  assert.deepEqual(oursOf("mineo-3"), []);
  window.localStorage.setItem("trionfi.ours.mineo-3.", '[{"name":"x"},5]');
  assert.deepEqual(oursOf("mineo-3"), []);
});

test("what is chosen holds for every widget of the game, and for no other game", () => {
  const start = { by: "play" };
  assert.deepEqual(new Readings("mineo-3").first(start), PLAIN);
  assert.deepEqual(new Readings("tarot-fft-4", TOLD).first(start), { profile: "today", options: {} });
  keepOurs("tarot-fft-4", { name: "Anna", rules: RULES });
  assert.deepEqual(new Readings("tarot-fft-4", TOLD).first(start), { profile: "today", options: {} });
  chooseReading("tarot-fft-4", "Anna");
  assert.deepEqual(new Readings("tarot-fft-4", TOLD).first(start), RULES);
  assert.deepEqual(new Readings("tarot-fft-3", TOLD).first(start), { profile: "today", options: {} });
  dropOurs("tarot-fft-4", "Anna");
  assert.deepEqual(new Readings("tarot-fft-4", TOLD).first(start), { profile: "today", options: {} });
});

test("a link holds a whole set, and one that was cut off is refused in a line", async () => {
  const link = await linkToRules({ game: "mineo-3", name: "Da Concetta", rules: RULES });
  const text = packedRules(new URL(link).hash)!;
  assert.deepEqual(await unpackedRules(text), { game: "mineo-3", name: "Da Concetta", rules: RULES });
  await assert.rejects(unpackedRules(text.slice(0, -6)), /no whole set of rules/);
  const long = await linkToRules({ game: "mineo-3", name: "x".repeat(NAME_LENGTH + 1), rules: RULES });
  await assert.rejects(unpackedRules(packedRules(new URL(long).hash)!), /no whole set of rules/);
});

test("a drill asks by them, its link says them, and an answer is noted with them", () => {
  const wish: Wish = { game: "mineo-3", kind: "legal", level: 2, parts: {}, method: "", rules: RULES };
  assert.deepEqual(request(wish, 7)["options"], RULES.options);
  assert.deepEqual(fromParams(params(wish, 7, false)).wish.rules, RULES);
  const attempt: Attempt = attemptOf(wish, 7, { right: true, ms: 5, at: 9, mode: "free" });
  assert.deepEqual(wishOf(attempt), wish);
  assert.notEqual(questionOf(attempt), questionOf({ ...attempt, options: { talk: "silent" } }));
});
