/** The score sheet: totals, who sits out, the file for a spreadsheet, and a storage that does not keep. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { briefly, carried, moved, NONE, unsaidOf } from "../../site_builder/web/src/score/form";
import {
  canLeave, csv, fromText, gone, newSheet, nextOut, outOf, running, seated, shares, toText, totals, without, type Amount, type Deal, type ScoreSheet,
} from "../../site_builder/web/src/sheet/data";
import type { FormField } from "../../site_builder/web/src/types";
import { Device } from "./device";

const AT = new Date(2026, 10, 21, 20, 5).getTime();

const deal = (seats: number[], scores: Amount[], words = "Anna, garde"): Deal =>
  ({ at: AT, seats, scores, words, lines: [{ label: "Contract", because: "", amounts: scores }], facts: { declarer: 0 } });
const sheet = (names: string[], ...deals: Deal[]): ScoreSheet => ({ names, deals });

test("totals run from deal to deal", () => {
  const two = sheet(["Anna", "Bruno", "Chloé"], deal([0, 1, 2], [60, -30, -30]), deal([0, 1, 2], [-10, 20, -10]));
  assert.deepEqual(running(two), [[60, -30, -30], [50, -10, -40]]);
  assert.deepEqual(totals(two), [50, -10, -40]);
  assert.deepEqual(totals(newSheet(4)), [0, 0, 0, 0]);
});

test("halves and thirds are exact", () => {
  const odd = sheet(["A", "B"], deal([0, 1], [0.5, "-1/3"]), deal([0, 1], [0.5, "-1/3"]), deal([0, 1], [-1.5, "-1/3"]));
  assert.deepEqual(running(odd), [[0.5, "-1/3"], [1, "-2/3"], [-0.5, -1]]);
});

test("who sits out has no share, and the next one sits out after him", () => {
  const five = sheet(["A", "B", "C", "D", "E"]);
  assert.deepEqual(nextOut(five, 4), [4]);
  const after = sheet(five.names, deal(without(five, [4]), [3, -1, -1, -1]));
  assert.deepEqual(nextOut(after, 4), [0]);
  const again = sheet(five.names, ...after.deals, deal(without(five, [0]), [-1, 3, -1, -1]));
  assert.deepEqual(outOf(again, again.deals[1]!), [0]);
  assert.deepEqual(shares(again, again.deals[1]!), [null, -1, 3, -1, -1]);
  assert.deepEqual(totals(again), [3, -2, 2, -2, -1]);
  assert.deepEqual(nextOut(again, 4), [1]);
  assert.deepEqual(nextOut(five, 3), [4, 0]);
  assert.deepEqual(nextOut(five, 5), []);
});

test("who has left the match sits out, and by a correction comes back", () => {
  const names = ["A", "B", "C", "D", "E"];
  const marks = (seats: number[], loser: number): Deal => ({ ...deal(seats, seats.map((place) => (place === loser ? -1 : 0))), leaves: -2 });
  const all = [0, 1, 2, 3, 4];
  const two = sheet(names, marks(all, 1), marks(all, 1));
  assert.deepEqual(gone(sheet(names, marks(all, 1))), []);
  assert.deepEqual(gone(two), [1]);
  assert.deepEqual(nextOut(two, 4), [1]);
  const more = sheet(names, ...two.deals, marks(without(two, [1]), 4), marks(without(two, [1]), 4));
  assert.deepEqual(gone(more), [1, 4]);
  assert.deepEqual(nextOut(more, 3), [1, 4]);
  assert.deepEqual(gone(sheet(names, ...more.deals.slice(1))), [4]);
  assert.deepEqual(gone(sheet(names, ...more.deals, deal([0, 2, 3], [0, 0, -1]))), []);
  assert.deepEqual(fromText(toText(more)), more);
  assert.equal(fromText(toText({ names, deals: [{ ...marks(all, 1), leaves: "two" as Amount }] })), null);
});

test("a place is given up only when no deal needs it", () => {
  const five = sheet(["A", "B", "C", "D", "E"], deal([0, 1, 2, 3], [3, -1, -1, -1]));
  assert.ok(canLeave(five, 4));
  assert.ok(!canLeave(five, 5));
  assert.ok(!canLeave(sheet(five.names, deal([1, 2, 3, 4], [3, -1, -1, -1])), 4));
  assert.equal(seated(sheet(["A"]), 3).names.length, 3);
});

test("the file has a line for each deal, quoted where it must be", () => {
  const two = sheet(["Anna \"A\"", "=1+1", ""], deal([0, 1], [0.5, "-1/3"]), deal([2, 0], [4, -4], "Prise, lost"));
  assert.deepEqual(csv(two).split("\r\n"), [
    'Deal,Time,What,"Anna ""A""",\'=1+1,Player 3,"Total Anna ""A""",Total =1+1,Total Player 3',
    '1,2026-11-21 20:05,"Anna, garde",0.5,-0.333333,,0.5,-0.333333,0',
    '2,2026-11-21 20:05,"Prise, lost",-4,,4,-3.5,-0.333333,4',
    "",
  ]);
});

test("the text is read back, and a broken one is none", () => {
  const one = sheet(["Anna", ""], deal([1, 0], ["1/2", -1]));
  assert.deepEqual(fromText(toText(one)), one);
  const good = toText(one);
  const broken = [
    "", "{", "[]", "{}", good.slice(0, -3), good.replace('"version":1', '"version":2'), good.replace("[1,0]", "[1,2]"), good.replace("[1,0]", "[1,1]"),
    good.replace('"1/2"', '"a"'), good.replace('["1/2",-1]', '["1/2"]'), good.replace('["Anna",""]', "[]"), good.replace(/"facts":\{[^}]*\}/, '"facts":3'),
    // What would be shown as NaN, Infinity, or a sum that never ends.
    ...[`"${"9".repeat(400)}/1"`, '"1/0"', "1e300", "0.1", "null", '"NaN"'].map((amount) => good.replace('"1/2"', amount)),
    good.replace(`"at":${AT}`, '"at":1e300'), good.replace(/"facts":\{[^}]*\}/, '"facts":{"points":{}}'),
  ];
  assert.ok(broken.every((text) => text !== good));
  for (const text of broken) assert.equal(fromText(text), null, text);
});

const FORM = [
  { key: "ended", words: "", unit: "choice", values: [{ value: "played", words: "it was played" }], default: "played" },
  { key: "declarer", words: "", unit: "seat", values: null },
  { key: "rate", words: "", unit: "choice", values: [{ value: 1, words: "prise" }, { value: 2, words: "garde" }], default: 1 },
  { key: "bouts", words: "", unit: "choice", values: [{ value: 2, words: "2" }] },
  { key: "shown", words: "", unit: "seats", values: null, default: [] },
  { key: "declared_0", words: "", unit: "declarations", values: null },
  { key: "declared_1", words: "", unit: "declarations", values: null },
] as unknown as FormField[];

test("a deal is called by who took it and what was bid", () => {
  assert.equal(briefly(FORM, { ended: "played", declarer: 1, rate: 2, bouts: 2 }, ["Anna", "Bruno"]), "Bruno, garde");
  assert.equal(briefly(FORM, { declarer: 0, rate: 1 }, ["anna", "Bruno"]), "Anna, prise");
});

test("who was named stays named when others sit down", () => {
  const facts = { declarer: 1, rate: 2, shown: [0, 1], declared_0: 3, declared_1: 4 };
  assert.deepEqual(moved(FORM, facts, (seat) => seat - 1), { ended: "played", rate: 2, declarer: 0, shown: [0], declared_0: 4 });
  assert.deepEqual(moved(FORM, { declarer: 0 }, () => -1), { ended: "played", rate: 1, shown: [] });
});

let device: Device;
const KEY = "trionfi.sheet-tarot.";
const place = globalThis as Record<string, unknown>;
place["window"] = new Device().tab();
const { SheetStore } = await import("../../site_builder/web/src/sheet/store");
const { forget } = await import("../../site_builder/web/src/storage");

beforeEach(() => {
  forget("sheet-tarot.");
  device = new Device();
  place["window"] = device.tab();
});

const adds = (store: InstanceType<typeof SheetStore>, score: number): void =>
  store.change("deal added", (now) => ({ ...now, deals: [...now.deals, deal([0, 1], [score, -score])] }));

test("a sheet is there in the next tab, and tabs do not overwrite each other", () => {
  const [one, two] = [new SheetStore("tarot", 2), new SheetStore("tarot", 2)];
  adds(one, 1);
  adds(two, 2);
  adds(one, 3);
  assert.deepEqual(totals(two.sheet), [6, -6]);
  assert.equal(one.saving, "on");
  device.deliver();
  assert.equal(one.undoes, null);
});

test("every change is taken back, one after the other", () => {
  const one = new SheetStore("tarot", 2);
  adds(one, 1);
  one.change(null, (now) => ({ ...now, names: ["Anna", ""] }));
  one.change("deal 1 removed", (now) => ({ ...now, deals: [] }));
  assert.equal(one.undoes, "deal 1 removed");
  one.undo();
  assert.deepEqual(totals(one.sheet), [1, -1]);
  assert.deepEqual(one.sheet.names, ["Anna", ""]);
  one.undo();
  assert.deepEqual(one.sheet.names, ["Anna", ""]);
  assert.deepEqual(one.sheet.deals, []);
  assert.equal(one.undoes, null);
});

test("a blocked or full storage costs the saving only", () => {
  device.blocked = true;
  const one = new SheetStore("tarot", 2);
  assert.equal(one.saving, "blocked");
  adds(one, 1);
  adds(one, 1);
  assert.deepEqual(totals(one.sheet), [2, -2]);
  device.blocked = false;
  device.items.set("trionfi.other", "1");
  device.room = 10;
  adds(one, 1);
  assert.equal(one.saving, "full");
  assert.deepEqual(totals(one.sheet), [3, -3]);
  device.room = Infinity;
  adds(one, 1);
  assert.equal(one.saving, "on");
  assert.deepEqual(totals(fromText(device.items.get(KEY)!)!), [4, -4]);
});

test("what cannot be read is put aside, and a cleared sheet is gone", () => {
  device.items.set(KEY, "{broken");
  const one = new SheetStore("tarot", 3);
  assert.equal(one.sheet.names.length, 3);
  adds(one, 1);
  assert.equal(device.items.get("trionfi.unread-sheet-tarot."), "{broken");
  assert.equal(one.unread, "{broken");
  device.items.set(KEY, "{broken too");
  assert.deepEqual(new SheetStore("tarot", 3).sheet, newSheet(3));
  assert.equal(one.unread, "{broken\n{broken too");
  let told = 0;
  one.subscribe(() => (told += 1));
  one.forgetUnread();
  assert.equal(one.unread, null);
  assert.equal(told, 1);
  one.remove();
  assert.equal(device.items.has(KEY), false);
  assert.deepEqual(one.sheet, newSheet(3));
});

test("a sheet says by which rules it was settled, or nothing of them", () => {
  const rules = { profile: "book", options: { pigliata: "end" } };
  const ruled = { ...sheet(["Anna", "Bruno"], { ...deal([0, 1], [1, -1]), rules }), rules };
  assert.deepEqual(fromText(toText(ruled)), ruled);
  const plain = sheet(["Anna", "Bruno"], deal([0, 1], [1, -1]));
  assert.deepEqual(fromText(toText(plain)), plain);
  assert.equal(fromText(JSON.stringify({ trionfi: "sheet", version: 1, ...ruled, rules: { profile: 5, options: {} } })), null);
});

test("under other rules a form keeps the answers that it asks too", () => {
  const field = (key: string, more: Partial<FormField> = {}): FormField => ({ key, words: key, unit: null, values: null, ...more });
  const said = (...values: string[]): Partial<FormField> => ({ values: values.map((value) => ({ value, words: value })) });
  const before = [field("points"), field("bid", said("prise", "garde")), field("bonus", { default: 0 }), field("last", said("us", "them"))];
  const after = [field("points"), field("bid", said("prise")), field("bonus", { default: 5 }), field("last", said("us", "them"))];
  assert.deepEqual(carried(before, after, { points: 41, bid: "garde", bonus: 0, last: "us" }), { bonus: 5, points: 41, last: "us" });
});

test("that there was no partner is an answer, and has to be given; who sits opposite goes without saying", () => {
  const field = (usual: boolean): FormField =>
    ({ key: "partner", words: "", asks: "", unit: "seat", values: null, optional: true, without: { words: "he played alone", usual } });
  const called = [field(false)];
  assert.equal(unsaidOf(called, {})?.key, "partner");
  assert.equal(unsaidOf(called, { partner: 2 }), undefined);
  assert.equal(unsaidOf(called, { partner: NONE }), undefined);
  assert.equal(unsaidOf([field(true)], {}), undefined);
  assert.deepEqual(moved(called, { partner: NONE }, (seat) => seat - 1), { partner: NONE });
});
