/** Evenings that are over: places, bids, seasons, the file and the link that bring them to another device. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Broken, fromFile, idOf, readEvening, toFile, type Evening } from "../../site_builder/web/src/evening/data";
import { apart } from "../../site_builder/web/src/evening/graph";
import { linkTo, packedIn, unpacked } from "../../site_builder/web/src/evening/packed";
import { reopen } from "../../site_builder/web/src/evening/reopen";
import { courses, season, seasonCourses, standings } from "../../site_builder/web/src/evening/standings";
import { addEvenings, dropEvening, evenings, keepEvening } from "../../site_builder/web/src/evening/store";
import { fromText, toText, type Amount, type Deal } from "../../site_builder/web/src/sheet/data";
import { sheetKey } from "../../site_builder/web/src/sheet/key";
import { rememberText } from "../../site_builder/web/src/storage";
import { Device } from "./device";

const AT = new Date(2026, 10, 21, 20, 5).getTime();
const DAY = 86_400_000;
const RULES = { profile: "today", options: { limits: "leave-2" } };

beforeEach(() => new Device().open());

const deal = (seats: number[], scores: Amount[], declarer: number | null, at = AT): Deal =>
  ({ at, seats, scores, words: "", lines: [], leaves: null, facts: declarer === null ? {} : { declarer }, rules: RULES });
const evening = (names: string[], deals: Deal[], game = "tarot-fft-4"): Evening => ({ game, title: "French Tarot", names, deals, rules: RULES });

const first = evening(["Anna", "Bruno", "Chloé", ""], [
  deal([0, 1, 2], [60, -30, -30], 0),
  deal([1, 2, 3], [-20, 40, -20], 0, AT + 400_000),
  deal([0, 1, 2], [-10, 20, -10], 1, AT + 800_000),
]);
const second = evening(["bruno ", "Anna", "Chloé"], [deal([0, 1, 2], ["1/3", -0.5, "1/6"], 0, AT + 7 * DAY)]);

test("places, deals and bids of an evening; who did not play has no place", () => {
  const rows = standings(evening([...first.names, "Émile"], first.deals));
  assert.deepEqual(rows.map(({ name, place, total }) => [name, place, total]), [["Anna", 1, 50], ["Chloé", 2, 0], ["Player 4", 3, -20], ["Bruno", 4, -30]]);
  const bruno = rows.find(({ name }) => name === "Bruno")!;
  assert.deepEqual([bruno.deals, bruno.won, bruno.best, bruno.worst, bruno.made, bruno.lost], [3, 1, 20, -30, 1, 1]);
  assert.deepEqual(courses(first)[0], [0, 60, 60, 50]);
});

test("players who are equal share a place", () => {
  const even = evening(["A", "B", "C"], [deal([0, 1, 2], [5, 5, -10], null)]);
  assert.deepEqual(standings(even).map(({ place }) => place), [1, 1, 3]);
  assert.ok(standings(even).every(({ made, lost }) => made + lost === 0));
});

test("a season follows names, however they are written and wherever they sit", () => {
  const rows = season([second, first]);
  assert.deepEqual(rows.map(({ name, evenings: many, firsts }) => [name, many, firsts]), [["Anna", 2, 1], ["Chloé", 2, 0], ["bruno", 2, 1]]);
  assert.equal(rows[0]!.place, 2);
  assert.deepEqual(seasonCourses([second, first], ["Anna"]), [[0, 50, 49.5]]);
  assert.deepEqual(season([evening(["", "", ""], second.deals)]), []);
});

test("a file brings all evenings, each of them once", () => {
  assert.deepEqual(fromFile(toFile([first, second])), [first, second]);
  assert.deepEqual(addEvenings([first]), { added: 1, saving: "on" });
  assert.deepEqual(addEvenings(fromFile(toFile([first, second]))), { added: 1, saving: "on" });
  assert.deepEqual(evenings().map(idOf), [idOf(second), idOf(first)]);
  dropEvening(second);
  assert.deepEqual(evenings(), [first]);
});

test("what is no file of evenings is refused with its reason", () => {
  const why = (text: string): string => {
    try {
      fromFile(text);
    } catch (problem) {
      assert.ok(problem instanceof Broken);
      return problem.message;
    }
    return "";
  };
  assert.match(why("{"), /not JSON/);
  assert.match(why('{"trionfi":"sheet"}'), /not a file of evenings/);
  assert.match(why(toFile([first]).replace('"version":1', '"version":2')), /newer/);
  assert.match(why(toFile([first, second]).replace('"1/3"', '"1/0"')), /evening 2 is damaged/);
  assert.equal(readEvening({ ...first, deals: [] }), null);
  assert.equal(readEvening({ ...first, game: "../x" }), null);
});

test("a link holds an evening but for its accounts, and is small", async () => {
  const link = await linkTo(first);
  const text = packedIn(new URL(link).hash)!;
  assert.deepEqual(await unpacked(text), first);
  const long = evening(first.names, Array.from({ length: 30 }, (_, at) => ({ ...first.deals[at % 3]!, at: AT + at * 300_000 })));
  assert.ok((await linkTo(long)).length < 1200, String((await linkTo(long)).length));
  await assert.rejects(unpacked(text.slice(0, -8)), Broken);
  await assert.rejects(unpacked("!"), Broken);
  assert.equal(packedIn("#the-score"), null);
});

test("an evening that is opened again leaves the past, and what was open goes there", () => {
  keepEvening(first);
  const { game, title, ...sheet } = second;
  rememberText(sheetKey(game), toText(sheet));
  reopen(first);
  assert.deepEqual(evenings(), [{ ...second, title: first.title }]);
  assert.deepEqual(fromText(window.localStorage.getItem(`trionfi.${sheetKey(game)}`)!)!.deals, first.deals);
  reopen(evening(first.names, first.deals.slice(0, 1)));
  assert.equal(fromText(window.localStorage.getItem(`trionfi.${sheetKey(game)}`)!)!.deals.length, 3, `${title}: the longer state stays`);
});

test("an evening that is kept and then taken back by undo is not among those that are over", () => {
  keepEvening(first);
  const { game, title, ...sheet } = first;
  rememberText(sheetKey(game), toText(sheet));
  assert.deepEqual(evenings(), [], title);
});

test("names at the ends of lines stand apart, in the order of the lines and on the picture", () => {
  const found = apart([100, 101, 99, 185, 188]);
  const order = [2, 0, 1, 3, 4].map((at) => found[at]!);
  for (let at = 1; at < order.length; at += 1) assert.ok(order[at]! - order[at - 1]! >= 14);
  assert.ok(Math.max(...found) <= 188 && Math.min(...found) >= 0);
});
