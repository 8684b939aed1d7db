/** In what order the suits of a hand lie: of the French ones no two of a colour beside each other where it can be helped. */
import assert from "node:assert/strict";
import test from "node:test";
import { alternating } from "../../site_builder/web/src/hand/suits.ts";

const order = (suits: string): string => alternating([...suits].map((suit) => ({ suit }))).map(({ suit }) => suit).join("");

test("black and red lie by turns behind the trumps", () => {
  assert.equal(order("TSHDC"), "TSHCD");
  assert.equal(order("SHDC"), "SHCD");
  assert.equal(order("TCDHS"), "TCDSH");
});

test("where a suit is missing the colour of which there are two has the other one between them", () => {
  for (const [held, wanted] of [["TSHD", "THSD"], ["TSDC", "TSDC"], ["THDC", "THCD"], ["TSHC", "TSHC"], ["SC", "SC"], ["TD", "TD"], ["T", "T"], ["", ""]]) {
    assert.equal(order(held!), wanted);
  }
});
