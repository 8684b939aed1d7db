/** What a device keeps under a key may be anything: a reader takes only what is of its sort, and nothing takes more away than its own. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Device } from "./device";

const place = globalThis as Record<string, unknown>;
place["window"] = new Device().tab();
const { forget, putAside, recall, recallAny, recallText } = await import("../../site_builder/web/src/storage");
const { dropHand, saveHand, savedHand } = await import("../../site_builder/web/src/hand/saved");
let device: Device;

beforeEach(() => {
  device = new Device();
  place["window"] = device.tab();
});

test("what is of another sort is as good as nothing", () => {
  for (const text of ["{broken", "null", "[]", "{}", '"3"', "true"]) {
    device.items.set("trionfi.level", text);
    assert.equal(recall<number>("level", 1), 1, text);
  }
  device.items.set("trionfi.level", "3");
  assert.equal(recall<number>("level", 1), 3);
  assert.equal(recall("level", ""), "");
  assert.equal(recall<boolean>("level", false), false);
  device.items.set("trionfi.level", "{broken");
  assert.equal(recallAny("level"), null);
});

test("a game whose name begins another's takes nothing of it away", () => {
  const hand = { seed: "7" };
  saveHand("consiglio", hand);
  saveHand("consiglio-castrato", hand);
  dropHand("consiglio");
  assert.equal(savedHand("consiglio"), null);
  assert.deepEqual(savedHand("consiglio-castrato"), hand);
});

test("what cannot be read is put aside, a line each, and nothing twice", () => {
  for (const text of ["one\nbroken", "two", "one\nbroken"]) putAside("unread", text);
  assert.equal(recallText("unread"), "one broken\ntwo");
  forget("unread");
  assert.equal(recallText("unread"), null);
});
