/** A file of the site that comes wrong is asked for once more, past whatever is kept in its place. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fetchBytes } from "../../site_builder/web/src/bytes.ts";
import { insisted, readFile, renewed } from "../../site_builder/web/src/read-file.ts";
import { sumOf } from "../../site_builder/web/src/sum.ts";

const place = globalThis as Record<string, unknown>;
const at = new URL("https://example.org/trionfi/assets/manifest.json");
const page = (): Response => new Response("<!doctype html>", { headers: { "content-type": "text/html; charset=utf-8" } });
let asked: [string, string][] = [];

/** What the network answers, one answer after the other; the last for all that come later. */
function answers(...all: (() => Response)[]): void {
  place["fetch"] = (url: URL | string, { cache = "default" }: RequestInit = {}): Promise<Response> => {
    asked.push([new URL(url).pathname.split("/").at(-1)!, cache]);
    const answer = all.length > 1 ? all.shift()! : all[0]!;
    return Promise.resolve().then(answer);
  };
}

beforeEach(() => {
  asked = [];
});

const json = (answer: Response): Promise<unknown> => answer.json();
const lost = (): Response => {
  throw new TypeError("no network");
};

test("what can be read is asked for once", async () => {
  answers(() => new Response('{"a":1}'));
  assert.deepEqual(await readFile(at, json, "no-cache"), { a: 1 });
  assert.deepEqual(asked, [["manifest.json", "no-cache"]]);
});

for (const [words, wrong] of [["a page", page], ["half a file", () => new Response('{"a":')], ["a refusal", () => new Response("", { status: 503 })], ["nothing", lost]] as const) {
  test(`${words} is passed over, once`, async () => {
    answers(wrong, () => new Response('{"a":1}'));
    assert.deepEqual(await readFile(at, json), { a: 1 });
    assert.deepEqual(asked, [["manifest.json", "default"], ["manifest.json", "reload"]]);
    asked = [];
    answers(wrong);
    await assert.rejects(readFile(at, json));
    assert.equal(asked.length, 2);
  });
}

test("an archive is what its name says", async () => {
  const bytes = new TextEncoder().encode("the engine");
  const named = new URL(`trionfi-${await sumOf(bytes.buffer)}.code.bz2`, at);
  answers(() => new Response("the eng"), () => new Response(bytes));
  assert.deepEqual(new Uint8Array(await fetchBytes(named)), bytes);
  answers(() => new Response("the engina"));
  await assert.rejects(fetchBytes(named), /something else/);
});

test("only files that come as a page are renewed", async () => {
  answers(page, () => new Response("", { headers: { "content-type": "text/javascript" } }));
  assert.equal(await renewed([at]), true);
  assert.deepEqual(asked, [["manifest.json", "default"], ["manifest.json", "reload"]]);
  asked = [];
  assert.equal(await renewed([at, at]), false);
  assert.equal(asked.length, 2);
  answers(lost);
  assert.equal(await renewed([at]), false);
});

test("a part that does not come is asked for again when all scripts are renewed, and no third time", async () => {
  let tries = 0;
  let renewals = 0;
  place["window"] = { renewScripts: () => Promise.resolve((renewals += 1)) };
  const from = (good: number) => (): Promise<string> => ((tries += 1) >= good ? Promise.resolve("here") : Promise.reject(new Error("lost")));
  assert.equal(await insisted(from(1)), "here");
  assert.deepEqual([tries, renewals], [1, 0]);
  tries = 0;
  assert.equal(await insisted(from(2)), "here");
  assert.deepEqual([tries, renewals], [2, 1]);
  tries = 0;
  await assert.rejects(insisted(from(3)), /lost/);
  assert.deepEqual([tries, renewals], [2, 2]);
});
