/** Sentences of the page: places, forms, numbers, and what another language makes of them. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { decimals, figure } from "../../site_builder/web/src/figures.ts";
import { speak, sumOf, type Table } from "../../site_builder/web/src/language.ts";
import { quantity, row, say, sayWith, term } from "../../site_builder/web/src/say.ts";

const cards = (n: number): string => say("{n} cards are left.", { n }, { "n =1": "One card is left." });
const takes = (name: string, you = false): string => say("{Who} takes the trick.", { who: { name, you } }, { "who you": "You take the trick." });

const ITALIAN: Table = {
  voice: { whole: [[0, "other"], [1, "one"], [2, "other"], [103, "few"], [105, "other"]], broken: [[0, "one"], [1, "other"]], minus: "−", decimal: ",", least: 10_000, apart: "\u202f", rows: { and: " e ", or: " o ", ",": ", " }, names: { to: ["a {}", "ad {}"] } },
  messages: {
    [sumOf("{n} cards are left.")]: [[[["n", "=1"]], "Resta una carta."], [[], "Restano {n} carte."]],
    [sumOf("{Who} takes the trick.")]: [[[["who", "you"]], "La presa è tua."], [[], "La presa va {who_to}."]],
    [sumOf("{role} leads")]: "Esce {role_the}",
    [sumOf("table\u0004Leave")]: "Esci",
  },
  terms: { "term:soloist": { "": "solista", the: "il solista", other: "solisti", gender: "m" }, "term:point": { "": "punto", few: "puntini", other: "punti" } },
};

afterEach(() => speak(null));

test("English stands where it is said", () => {
  assert.deepEqual([0, 1, 2].map(cards), ["0 cards are left.", "One card is left.", "2 cards are left."]);
  assert.deepEqual([takes("Dummy"), takes("Me", true)], ["Dummy takes the trick.", "You take the trick."]);
  assert.equal(say("For {whom}", { whom: { name: "Dummy", within: "the dummy" } }), "For the dummy");
  assert.equal(say("{who_of} trick", { who: { name: "Left" } }), "Left's trick");
  assert.equal(say("{Role_the} has {card_a}", { role: term("soloist"), card: term("Ace") }), "The soloist has an Ace");
  assert.deepEqual([quantity(1, term("point", "term", "points")), quantity(2.5, term("point", "term", "points"))], ["1 point", "2½ points"]);
  assert.deepEqual([row([]), row(["A"]), row(["A", "B", "C"]), row(["A", "B"], "or"), row(["A", "B"], ",")], ["", "A", "A, B and C", "A or B", "A, B"]);
});

test("a value may be drawn where the sentence has its place", () => {
  assert.deepEqual(sayWith("{n} of {all} files", { n: () => ["bold", 3], all: 4 }), [["bold", 3], " of ", "4", " files"]);
});

test("a place that nothing fills is an error", () => {
  assert.throws(() => say("{n} cards", {}), /nothing fills \{n\}/);
});

test("another language has its own forms, words and signs, and English where it lacks a sentence", () => {
  speak(ITALIAN);
  assert.deepEqual([cards(1), cards(12_000)], ["Resta una carta.", "Restano 12\u202f000 carte."]);
  assert.deepEqual([takes("Anna"), takes("Bice"), takes("Me", true)], ["La presa va ad Anna.", "La presa va a Bice.", "La presa è tua."]);
  assert.equal(say("{role} leads", { role: term("soloist") }), "Esce il solista");
  assert.deepEqual([say("Leave", {}, {}, "table"), say("Leave")], ["Esci", "Leave"]);
  assert.deepEqual([quantity(0.5, term("point", "term", "points")), row(["A", "B"]), decimals(-2.5, 1), figure(-0.5), figure(1.25)], ["½ punto", "A e B", "−2,5", "−½", "1,25"]);
  assert.deepEqual([figure(602_000), figure(-12_345.5), figure("12345.25"), decimals(12_345.67, 1), decimals(9_999.96, 0), figure(9_999)], ["602\u202f000", "−12\u202f345½", "12\u202f345,25", "12\u202f345,7", "10\u202f000", "9999"]);
});

test("a word is counted in the category of its number", () => {
  speak(ITALIAN);
  assert.deepEqual([-1, 2, 104, 203, 1105, 1.5].map((n) => quantity(n, term("point", "term", "points"))), ["−1 punto", "2 punti", "104 puntini", "203 puntini", "1105 punti", "1½ punti"]);
});

test("the sum of a pattern is what the builder reckons", () => {
  assert.deepEqual([sumOf(""), sumOf("Say nothing"), sumOf("½ l’asso")], ["tntfp", "rkpi5", "t8fwl"]);
});
