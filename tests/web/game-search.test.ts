import assert from "node:assert/strict";
import { test } from "node:test";
import { fits, wordsOf } from "../../site_builder/web/src/game-search.ts";

const MINEO = "three-handed tarocchi of mineo mineo-3 14.6 mineo, palagonia and grammichele, province of catania, sicily 3 players, 63 cards";

test("every word must begin a word of the game", () => {
  assert.ok(fits(MINEO, wordsOf("mineo")));
  assert.ok(fits(MINEO, wordsOf("  Sicily,  TAROCC ")));
  assert.ok(fits(MINEO, wordsOf("14.6")));
  assert.ok(!fits(MINEO, wordsOf("mineo bologna")));
  assert.ok(!fits(MINEO, wordsOf("ineo")));
});

test("a number of players is not found within a number of cards", () => {
  assert.ok(fits(MINEO, wordsOf("3 players")));
  assert.ok(!fits(MINEO.replace("3 players", "4 players").replace("mineo-3", "mineo"), wordsOf("3")));
});

test("accents do not matter", () => {
  assert.ok(fits("königrufen", wordsOf("konig")));
  assert.ok(fits("konigrufen", wordsOf("König")));
});

test("nothing typed fits all", () => assert.ok(fits(MINEO, wordsOf("  "))));
