/** How the cards of a hand lie: as large as the room allows, suits whole, slices wide enough for a finger. */
import assert from "node:assert/strict";
import test from "node:test";
import { lay, type Room } from "../../site_builder/web/src/hand/lay.ts";

const hand = (...lengths: number[]): string[][] => lengths.map((length, suit) => Array.from({ length }, (_, at) => `${suit}.${at}`));
const DESK: Room = { width: 1280, height: 748, finger: false };
const TABLET: Room = { width: 768, height: 972, finger: true };
const PHONE: Room = { width: 360, height: 692, finger: true };
const EIGHTEEN = hand(6, 5, 2, 2, 3);

test("eighteen cards are as large as the drawings say", () => {
  assert.equal(Math.round(lay(EIGHTEEN, DESK).card), 127);
  assert.equal(lay(EIGHTEEN, TABLET).card, 128);
  assert.ok(lay(EIGHTEEN, PHONE).card > 79);
});

test("they lie in one row on a desk, in two on a tablet, in three on a telephone", () => {
  assert.deepEqual([DESK, TABLET, PHONE].map((room) => lay(EIGHTEEN, room).rows.length), [1, 2, 3]);
});

test("a slice is wide enough for a finger, or nearly so where the cards would be too small", () => {
  for (const suits of [EIGHTEEN, hand(5, 4, 3, 2, 4), hand(4, 4, 4), hand(20)]) {
    assert.ok(lay(suits, PHONE).slice >= 43.9, String(suits));
  }
  assert.ok(lay(hand(11, 4, 4, 3, 3), PHONE).slice >= 39.6);
});

test("a suit is split only where it is too long for a row", () => {
  for (const room of [DESK, TABLET, PHONE]) {
    assert.deepEqual(lay(EIGHTEEN, room).rows.flat().map((suit) => suit.length), [6, 5, 2, 2, 3]);
  }
  for (const lengths of [[3, 5, 3, 2, 5], [4, 3, 2, 7, 2], [3, 6, 4, 1, 4], [4, 4, 4, 3, 3], [8, 3, 3, 2, 2]]) {
    const laid = lay(hand(...lengths), PHONE);
    assert.deepEqual(laid.rows.flat().map((suit) => suit.length), lengths);
    assert.ok(laid.slice >= 39.6, String(lengths));
  }
  assert.deepEqual(lay(hand(11), PHONE).rows.flat().map((suit) => suit.length), [6, 5]);
});

test("every card lies once and in its order, and all rows fit", () => {
  for (const suits of [hand(1), hand(5), EIGHTEEN, hand(11, 4, 4, 3, 3), hand(9, 9, 9, 9, 6)]) for (const room of [DESK, TABLET, PHONE]) {
    const { rows, card, slice, gap } = lay(suits, room);
    assert.deepEqual(rows.flat(2), suits.flat());
    for (const row of rows) assert.ok((row.flat().length - 1) * slice + card + (row.length - 1) * gap <= room.width);
  }
});

test("an empty hand has no cards to lay", () => assert.deepEqual(lay([], DESK).rows.flat(), []));
