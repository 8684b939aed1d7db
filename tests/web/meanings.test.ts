import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest, readMeaning, readMeanings, withoutWeak, written, type Meanings } from "../../site_builder/web/src/search/meanings.ts";
import { typedWords } from "../../site_builder/web/src/search/query.ts";

const MEANINGS: Meanings = {
  phrases: { sicile: "sicily", "tarocco bolognese": "bologna", tarocco: "tarocchi", "roi appele": "called king", "# points": "scoring" },
  numbered: { "# players": "players", "a # $": "players", "# cards": "cards" },
  numbers: { cinq: "5" },
  weak: ["tarot", "tarocchi"],
  idle: ["a", "regles"],
};
const read = (typed: string) => readMeaning(typedWords(typed), MEANINGS, (name, value) => name === "players" && value === "5");

test("a phrase is read as the words on the pages, the longest first", () => {
  assert.deepEqual(read("Tarocco Bolognese"), { words: ["bologna"], facets: {} });
  assert.deepEqual(read("règles roi appelé"), { words: ["called", "king"], facets: {} });
  assert.deepEqual(read("constructor"), { words: ["constructor"], facets: {} });
});

test("in an edition a phrase is read in the words of its own pages and in English ones", () => {
  const italian = { ...MEANINGS, phrases: { ...MEANINGS.phrases, sicile: "sicilia, sicily", sicily: "sicilia, sicily" } };
  const both = (typed: string) => readMeanings(typedWords(typed), italian, () => false).map(({ words }) => words.join(" "));
  assert.deepEqual(both("tarot sicile"), ["tarot sicilia", "tarot sicily"]);
  assert.deepEqual(both("sicily"), ["sicilia", "sicily"]);
  assert.deepEqual(both("roi appelé"), ["called king"]);
});

test("words with accents are looked for without them and told with them", () => {
  const french = { ...MEANINGS, phrases: { punteggio: "décompte, scoring", "re chiamato": "roi appelé, called king" } };
  const words = readMeaning(typedWords("punteggio re chiamato"), french, () => false).words;
  assert.deepEqual(words, ["decompte", "roi", "appele"]);
  assert.equal(written([...words, "chien"], french), "décompte roi appelé chien");
});

test("a number is read with what it counts, where games have that number", () => {
  assert.deepEqual(read("tarot à cinq"), { words: ["tarot"], facets: { players: "5" } });
  assert.deepEqual(read("5 players"), { words: [], facets: { players: "5" } });
  assert.deepEqual(read("9 players").words, ["9", "players"]);
  assert.deepEqual(read("54 cards").facets, {});
  assert.deepEqual(read("à cinq rois").facets, {}, "only at the end");
});

test("a phrase may have a number that says nothing", () => {
  assert.deepEqual(read("49 points"), { words: ["scoring"], facets: {} });
  assert.deepEqual(read("roi appelé, cinq points").words, ["called", "king", "scoring"]);
  assert.deepEqual(read("points").words, ["points"]);
});

test("what names every game is left out where there is more", () => {
  assert.deepEqual(withoutWeak(read("tarot sicile"), MEANINGS).words, ["sicily"]);
  assert.deepEqual(withoutWeak(read("tarot"), MEANINGS).words, ["tarot"]);
});

test("a misspelt word is read as the nearest name", () => {
  const names = ["ottocento", "tarot", "rome", "bologna", "baga"];
  assert.equal(nearest("otocento", names), "ottocento");
  assert.equal(nearest("tarrot", names), "tarot");
  assert.equal(nearest("bolonga", names), "bologna");
  assert.equal(nearest("romansh", names), null);
  assert.equal(nearest("1780", names), null);
  assert.equal(nearest("bag", names), null);
});

test("numbers of games and abbreviations are one word", () => {
  assert.deepEqual(typedWords("game 14.6 of the F.F.T."), ["game", "14n6", "of", "the", "fft"]);
});
