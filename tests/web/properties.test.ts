/** Whatever an address, a file or the storage says: it is read as it was written, or refused, and never half understood. */
import { nameIn } from "../../site_builder/web/src/hand/challenge.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { fromParams as drillFrom, params as drillParams } from "../../site_builder/web/src/drill/state";
import { fromParams as handFrom, params as handParams, type Setup } from "../../site_builder/web/src/hand/state";
import { withEntry, withRun, newProgress, merge, type Progress } from "../../site_builder/web/src/progress/data";
import { allSums, days, overview, rows } from "../../site_builder/web/src/progress/figures";
import { folded } from "../../site_builder/web/src/progress/fold";
import { Broken, fromText as progressFrom, toText as progressText } from "../../site_builder/web/src/progress/format";
import { factOf, factText } from "../../site_builder/web/src/score/form";
import { csv, fromText, running, seated, toText, totals, type Deal, type ScoreSheet } from "../../site_builder/web/src/sheet/data";
import { rulesFromParams, rulesToParams } from "../../site_builder/web/src/table-rules";
import type { FormField } from "../../site_builder/web/src/types";
import { remaining } from "../../site_builder/web/src/progress/levels";
import { address, link, packWords, read, unpackCards, unpackWords, wholeNumber, type Params } from "../../site_builder/web/src/url";
import { always, type Any } from "./any";

const place = { href: "https://example.org/sicily/mineo-3/", get search() { return new URL(this.href).search; } };
(globalThis as Record<string, unknown>)["window"] = { location: place };

/** Text as an address can carry it: a lone half of a character becomes the sign for a broken one. */
const whole = (text: string): string => text.toWellFormed();
const anyParams = (any: Any): Params => Object.fromEntries(any.list(5, () => [whole(any.text()), whole(any.text(20))]));

test("what is written into an address is read out of it again, beside the state of other widgets", () => {
  always(400, (any) => {
    const [own, others] = [anyParams(any), anyParams(any)];
    place.href = "https://example.org/sicily/mineo-3/?q=1#top";
    place.href = address("other", others);
    place.href = address("hand", own);
    assert.deepEqual(read("hand"), own);
    assert.deepEqual(read("other"), others);
    assert.equal(new URL(place.href).searchParams.get("q"), "1");
    assert.equal(address("hand", own), place.href);
    const alone = new URL(link("hand", own, "play"));
    assert.deepEqual(read("hand", alone.search), own);
    assert.deepEqual(read("other", alone.search), {});
    place.href = address("hand", null);
    assert.deepEqual([read("hand"), read("other")], [{}, others]);
  });
});

test("any address is read without a fault", () => {
  always(400, (any) => {
    const said = read("x", `?${any.list(6, () => `${any.of(["x.", "x", "y.", ""])}${any.text()}=${any.text(30)}`).join("&")}`);
    for (const value of Object.values(said)) assert.equal(typeof value, "string");
    const hand = handFrom(said);
    assert.ok(hand.unclear === null || hand.unclear.length > 0);
    assert.ok(hand.moves.every((move) => move === move.trim() && move !== ""));
    assert.ok(Number.isSafeInteger(hand.setup.seed) && Number.isSafeInteger(hand.setup.dealer));
    assert.equal(typeof drillFrom(said).unclear, "boolean");
  });
});

test("each part of a hand's link is read or named as unclear", () => {
  always(400, (any) => {
    const said: Params = Object.fromEntries(["seed", "dealer", "players", "standing", "moves", "profile", "o.rivanto"].filter(() => any.below(2)).map((key) => [key, any.text(20)]));
    const { setup, moves, unclear } = handFrom(said);
    if (unclear !== null) return assert.deepEqual(moves, []);
    for (const key of ["seed", "dealer", "players"] as const) if (said[key] !== undefined) assert.equal(setup[key], wholeNumber(said[key]));
    assert.ok(setup.standing === null || typeof setup.standing === "object");
  });
});

test("a hand goes into its address and comes back", () => {
  always(300, (any) => {
    const word = (): string => any.list(3, () => any.of(["play", "KS", "vado", "solo", "è", "discard", "7D"])).join(" ") || "passo";
    const standing = any.below(2) ? null : { totals: [any.number(), 1, -2], dealt: 1 + any.below(9), played: 0 };
    const rules = { profile: any.of([null, "book"]), options: Object.fromEntries(any.list(3, () => [whole(any.text()), whole(any.text())])) };
    const level = any.of(["easy", "simple", "search"]);
    const challenge = any.below(2) ? null : { from: nameIn(any.text()), moves: any.list(6, word), version: any.of(["", "0a1b2c-3d4e5f"]), to: any.of([null, "", "Anna"]) };
    const placed = any.below(2) ? null : { "0": ["T20", "KS"], talon: ["7D"] };
    const setup = { seed: any.below(1e9), dealer: any.below(4), players: any.of([null, 3, 4]), standing, level, challenge, placed, ...rules } as unknown as Setup;
    const moves = any.list(6, word);
    const position = { moves, code: moves } as unknown as Parameters<typeof handParams>[1];
    place.href = "https://example.org/";
    place.href = address("hand", handParams(setup, position));
    assert.deepEqual(handFrom(read("hand")), { setup: JSON.parse(JSON.stringify(setup)) as unknown, moves, unclear: null });
    assert.deepEqual(rulesFromParams(rulesToParams(rules)), rules);
    assert.deepEqual(unpackWords(packWords(moves)), moves);
  });
});

test("a drill goes into its address and comes back", () => {
  always(300, (any) => {
    const parts = Object.fromEntries(any.list(3, () => [any.of(["odd cards", "batches", "last trick"]), any.below(2) === 1]));
    const wish = { game: "mineo-3", kind: any.of(["count", "settle"]), level: 1 + any.below(5), parts, method: any.of(["", "reduced"]) };
    const seed = any.below(1e9);
    place.href = address("drill", drillParams(wish, seed, true), true);
    const found = drillFrom(read("drill"));
    assert.deepEqual([found.seed, found.unclear, found.due], [seed, false, false]);
    const { method, ...rest } = wish;
    assert.deepEqual(found.wish, { ...rest, ...(method ? { method } : {}) });
  });
});

test("a fact is a bounded number, one of its values, or the text as it was typed", () => {
  const field = (unit: string, values: unknown[] | null = null): FormField =>
    ({ key: "x", words: "", unit, values: values?.map((value) => ({ value, words: "" })) ?? null }) as unknown as FormField;
  always(400, (any) => {
    const text = any.below(3) ? any.text(20) : String(any.number());
    const number = factOf(field("card points"), text);
    assert.ok(number === undefined || number === text || Number.isFinite(number));
    const choice = factOf(field("choice", [1, "prise", true]), text);
    assert.ok(choice === undefined || [1, "prise", true].includes(choice as never));
    for (const card of factOf(field("cards"), text) as string[]) assert.ok(card !== "" && !/[\s_,.+]/.test(card));
    if (typeof number === "number") assert.ok(factOf(field("card points"), factText(number)) === number);
    assert.equal(unpackCards(unpackCards(text)), unpackCards(text));
  });
});

const START = new Date(2025, 2, 20, 12).getTime();

function anyProgress(any: Any): Progress {
  let made = newProgress(any.of(["here", "there"]));
  for (let number = 0; number < 1 + any.below(12); number += 1) {
    const at = START + number * 60_000 * any.below(3000);
    const old = { game: any.of(["mineo-3", "gatti-3"]), kind: any.of(["count", "settle"]), level: 1 + any.below(3) };
    const sort = { ...old, level: remaining(old) };
    const day = Number(new Date(at).toISOString().slice(0, 10).replaceAll("-", ""));
    const mode = any.of(["free", "timed", "replay", "due", "learn"] as const);
    const step = mode === "learn" ? { step: any.text() } : {};
    made = withEntry(made, { ...sort, at, day, seed: any.of([number, any.text()]), right: any.below(2) === 1, ms: any.below(60_000), mode, ...step });
    if (!any.below(4)) made = withRun(made, { ...sort, at, seconds: 60, right: any.below(30), wrong: any.below(5) });
  }
  return any.below(3) ? made : folded(made, 5, 3);
}

/** Every figure that the page of progress would print. */
function figures(progress: Progress): unknown[] {
  const sums = allSums(progress);
  return [overview(days(sums), 20250601), rows(progress, sums), rows(progress, sums, {}, true), days(sums)];
}

function isSound(value: unknown): void {
  if (typeof value === "number") assert.ok(Number.isFinite(value), "a figure is no number");
  else if (typeof value === "object" && value !== null) for (const one of Object.values(value)) isSound(one);
}

test("an exported file is read back whole", () => {
  always(150, (any) => {
    const all = anyProgress(any);
    const text = progressText(all);
    assert.equal(progressText(progressFrom(text)), text);
    const twice = merge(all, progressFrom(text));
    assert.deepEqual(figures(twice), figures(all));
  });
});

test("a file with names and figures that hurt is refused in one line, or all of it can be used", () => {
  const good = progressText(withEntry(newProgress("here"), { game: "mineo-3", kind: "count", level: 1, seed: 1, right: true, ms: 5000, at: START, day: 20250320, mode: "free" }));
  for (const name of ["toString", "constructor", "__proto__", "hasOwnProperty"]) {
    for (const text of [good.replaceAll('"here"', `"${name}"`), good.replace('"device":"here"', `"device":"${name}"`), good.replaceAll("mineo-3", name), good.replaceAll("count", name)]) {
      let found: Progress;
      try {
        found = progressFrom(text);
      } catch (problem) {
        assert.ok(problem instanceof Broken, String(problem));
        continue;
      }
      isSound(figures(merge(newProgress("mine"), found)));
      isSound(figures(withEntry(found, { game: "mineo-3", kind: "count", level: 1, seed: 2, right: true, ms: 1, at: START + 1, day: 20250320, mode: "free" })));
    }
  }
  for (const figure of ["1.7e308", "9e15", "1e16"]) {
    const text = good.replace(",5000,", `,${figure},`).replace('"sums":[]', `"sums":[[0,20250319,${figure},${figure},${figure},${figure},${figure}],[0,20250318,${figure},0,${figure},0,0]]`);
    try {
      isSound(figures(progressFrom(text)));
    } catch (problem) {
      assert.ok(problem instanceof Broken, String(problem));
    }
  }
});

test("a damaged file is refused in one line, or all of it can be used", () => {
  let refused = 0;
  always(800, (any) => {
    const all = anyProgress(any);
    const good = progressText(all);
    const text = any.below(3) ? JSON.stringify(any.damaged(JSON.parse(good))) : any.torn(good);
    try {
      const found = progressFrom(text);
      isSound(figures(found));
      isSound(figures(folded(merge(all, found))));
      assert.equal(progressText(progressFrom(progressText(found))), progressText(found));
    } catch (problem) {
      if (!(problem instanceof Broken)) throw problem;
      assert.ok(problem.message && !problem.message.includes("\n") && problem.message.length < 200);
      refused += 1;
    }
  });
  assert.ok(refused > 250, `only ${refused} of 800 were refused`);
});

function anySheet(any: Any): ScoreSheet {
  const names = Array.from({ length: 3 + any.below(4) }, () => any.text(12));
  const amount = (): number | string => any.of([any.below(400) - 200, (any.below(400) - 200) / 2, `${any.below(20) - 10}/3`, "-1/6"]);
  const deals = any.list(8, (): Deal => {
    const seats = names.map((_, at) => at).slice(any.below(2));
    const scores = seats.map(amount);
    const lines = any.list(2, () => ({ label: any.text(), because: any.text(), amounts: seats.map(amount) }));
    return { at: START, seats, scores, words: any.text(), lines, facts: { declarer: 0, points: any.number(), shown: [0, 1], ended: any.text() } };
  });
  return { names, deals, ...(any.below(2) ? { rules: { profile: any.of([null, "book"]), options: { [any.text()]: any.text() } } } : {}) };
}

test("a score sheet is read back whole, and its totals are those of its deals", () => {
  always(300, (any) => {
    const sheet = anySheet(any);
    const text = toText(sheet);
    assert.equal(toText(fromText(text)!), text);
    assert.deepEqual(running(sheet).at(-1) ?? sheet.names.map(() => 0), totals(sheet));
  });
});

test("a damaged score sheet is none, or every figure on it is a number", () => {
  let refused = 0;
  always(800, (any) => {
    const good = toText(anySheet(any));
    const found = fromText(any.below(3) ? JSON.stringify(any.damaged(JSON.parse(good))) : any.torn(good));
    if (found === null) return void (refused += 1);
    isSound(running(seated(found, 4)));
    const nameless = { names: found.names.map(() => ""), deals: found.deals.map((deal) => ({ ...deal, words: "" })) };
    assert.ok(!/NaN|Infinity|undefined|\d[eE]/.test(csv(nameless)), csv(nameless));
    for (const total of totals(found)) assert.ok(typeof total === "number" ? Number.isFinite(total) : /^-?\d+\/\d+$/.test(total), String(total));
    assert.deepEqual(fromText(toText(found)), found);
  });
  assert.ok(refused > 250, `only ${refused} of 800 were refused`);
});
