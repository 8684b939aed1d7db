/**
 * Reading without a network after one visit, the engine after its first start.
 * Names with a hash are kept for good; everything else is asked of the network first. A new version waits until
 * the last page of the old one is closed, so that nothing changes in the middle of a hand.
 */
import { absolute, CACHE, fits, HASHED, keep, keeping, keepMade, kept, plain, PREFIX } from "./kept";
import { offlinePage, type Away, type Here } from "./offline-page";

/** `away` has by edition what it says where a page is not here. */
declare const BUILD: { id: string; shell: Record<string, string>; engine: Record<string, string>; away: Record<string, Away> };
declare const self: ServiceWorkerGlobalScope;

/** `edition` is the folder of a language below the site's, "" or "it/". */
type Message = { keep: "page"; urls: string[] } | { keep: "engine" } | { keep: "search"; edition: string } | { keep: "all"; edition: string };

const PATIENCE = 4000;
const AT_ONCE = 4;
const PAGES_CARRIED = 60;
const SEARCH = "assets/search/";
const SEARCHED = /\/assets\/search\/(\w+\/)?\w{16}\/all\.pf$/;
// For so many seconds the browser may use the cards that it has read; they are answered here at each visit.
const CARDS_LAST = 3600;
const CARDS = /\/assets\/cards\/[^/]+\.svg/;

self.addEventListener("install", (event) => event.waitUntil(addAll(BUILD.shell)));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(obey(event.data as Message, event.ports[0])));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope) || request.headers.has("range")) return;
  if (HASHED.test(request.url)) event.respondWith(keptFirst(event, request));
  else event.respondWith(CARDS.test(request.url) ? lasting(networkFirst(event, request)) : networkFirst(event, request));
});

async function addAll(files: Record<string, string>): Promise<boolean> {
  return (await Promise.all(Object.keys(files).map((name) => add(absolute(name))))).every(Boolean);
}

/** Keep one file; a file that cannot be had now is simply not kept. False without a network: the next visit tries again. */
async function add(url: string): Promise<boolean> {
  return held(url).then(() => true, () => false);
}

/** Whether a file is kept, now or from before. Raises without a network. */
async function held(url: string): Promise<boolean> {
  if (await kept(url, true)) return true;
  return HASHED.test(url) ? (await brought(url)).kept : keep(url, await fetch(url));
}

/** The new version takes along what the old one had. Where the network is gone by now, what is here of the old one stays of use. */
async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await self.clients.claim();
  const carried = new Set<string>();
  for (const name of old) {
    for (const { url } of await (await caches.open(name)).keys()) carried.add(url);
  }
  const pages = [...carried].filter((url) => url.endsWith("/")).slice(-PAGES_CARRIED);
  const hadEngine = Object.keys(BUILD.engine).length > 0 && [...carried].some((url) => url.endsWith(".wasm"));
  let came = true;
  for (const url of pages) came = (await add(url)) && came;
  if (hadEngine) came = (await addAll(BUILD.engine)) && came;
  for (const url of carried) {
    const searched = SEARCHED.exec(url);
    if (searched) await keepSearch(searched[1] ?? "");
  }
  if (came) await Promise.all(old.map((name) => caches.delete(name)));
}

async function obey(message: Message, port?: MessagePort): Promise<void> {
  if (message.keep === "all") return keepAll(message.edition, port);
  if (message.keep === "engine") return void (await addAll(BUILD.engine));
  if (message.keep === "search") return keepSearch(message.edition);
  const own = message.urls.map(plain).filter((url) => url.startsWith(self.registration.scope));
  await Promise.all([...new Set(own)].map(add));
}

/** All of an edition, a few files at a time; after each the page is told how far it is. */
async function keepAll(edition: string, port?: MessagePort): Promise<void> {
  const now = { done: 0, all: 1, missed: 0 };
  try {
    const list = await fetch(absolute(`assets/offline/${edition}list.json`));
    const { files } = (await list.json()) as { files: string[] };
    now.all = files.length + 1;
    const rest = [...files];
    const work = async (): Promise<void> => {
      for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
        if (await held(absolute(name)).catch(() => false)) now.done += 1;
        else now.missed += 1;
        port?.postMessage(now);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await keepSearch(edition);
    now.done += 1;
  } catch {
    now.missed = now.all - now.done;
  }
  port?.postMessage(now);
}

/** The whole index of an edition's search comes as one file, so that a word nobody looked for yet is found without a network. */
async function keepSearch(edition: string): Promise<void> {
  try {
    const top = `${SEARCH}${edition}`;
    const entry = await fetch(absolute(`${top}entry.json`));
    const { folder } = (await entry.clone().json()) as { folder: string };
    const place = `${top}${folder}`;
    if (await kept(absolute(`${place}/all.pf`), true)) return;
    const { body } = await fetch(absolute(`${place}/all.pf`));
    const data = await new Response(body!.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    let at = new Uint8Array(data).indexOf(10);
    const files = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 0, at))) as [string, number][];
    at += 1;
    for (const [name, length] of files) {
      await keepMade(absolute(`${place}/${name}`), data.slice(at, at + length), "application/octet-stream");
      at += length;
    }
    await keep(absolute(`${top}entry.json`), entry);
    await keepMade(absolute(`${place}/all.pf`), new ArrayBuffer(0), "application/octet-stream");
  } catch {
    // Offline or full: the next search tries again.
  }
}

/**
 * A page that could not use what it got asks past every cache; without a network it gets what is kept all the same. What came is given to
 * the page first and kept then.
 */
async function keptFirst(event: FetchEvent, request: Request): Promise<Response> {
  const url = plain(request.url);
  const anew = request.cache === "reload";
  const found = anew ? null : await kept(url);
  if (found) return found;
  try {
    const came = await brought(url, anew);
    event.waitUntil(came.kept);
    return came.answer;
  } catch (problem) {
    const last = anew ? await kept(url) : null;
    if (last) return last;
    throw problem;
  }
}

/** A file, and whether it is kept, once that is known. */
interface Brought {
  answer: Response;
  kept: Promise<boolean>;
}

/**
 * A file that never changes, and it is kept. What the browser has of it is not asked for again: the first page had fetched it before there
 * was a service worker. What that is not, or a fetch that was lost, as happens once in some thousands of pages, is asked of the network.
 * Raises where the file does not come, or comes as something else, for a browser that was given that would go on using it.
 */
async function brought(url: string, anew = false): Promise<Brought> {
  const first = anew ? null : await fetch(url, { cache: "force-cache" }).catch(() => null);
  const write = first && (await keeping(url, first));
  if (first && (!first.ok || write)) return { answer: first, kept: write?.() ?? Promise.resolve(false) };
  const last = await fetch(url, { cache: "reload" });
  if (last.ok && !fits(url, last)) throw new TypeError(`${url} came as something else`);
  return { answer: last, kept: keep(url, last) };
}

/** The network's answer. Raises where it does not come, or comes as something else even past what the browser keeps. */
async function asked(request: Request): Promise<Response> {
  const wrong = (response: Response): boolean => response.ok && !fits(plain(request.url), response) && request.mode !== "navigate";
  const first = await fetch(request);
  if (!wrong(first)) return first;
  const last = await fetch(request.url, { cache: "reload" });
  if (wrong(last)) throw new TypeError(`${request.url} came as something else`);
  return last;
}

async function networkFirst(event: FetchEvent, request: Request): Promise<Response> {
  const url = plain(request.url);
  const answer = asked(request).then((response) => {
    event.waitUntil(keep(url, response));
    return response;
  });
  const first = await Promise.race([answer.catch(() => null), late()]);
  if (first) return first;
  const found = await kept(url);
  if (found) return found;
  try {
    return await answer;
  } catch {
    if (request.mode !== "navigate") return Response.error();
    const page = offlinePage(wordsFor(url), await pagesHere());
    return new Response(page, { status: 503, headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'" } });
  }
}

/**
 * The same answer, which the browser may use for a while. Many hosts say that a file must be asked for again each time; the browser then
 * reads all cards anew for every single one that comes to the table. How old the answer is, is left out, for a kept one would be too old.
 */
async function lasting(answer: Promise<Response>): Promise<Response> {
  const { ok, body, headers } = await answer;
  const kind = headers.get("content-type") ?? "";
  if (!ok || !kind.startsWith("image/")) return answer;
  return new Response(body, { headers: { "content-type": kind, "cache-control": `max-age=${CARDS_LAST}` } });
}

/** What the edition says in which an address is. */
function wordsFor(url: string): Away {
  const folders = Object.keys(BUILD.away).filter((one) => url.startsWith(absolute(one)));
  return BUILD.away[folders.sort((one, other) => other.length - one.length)[0]!]!;
}

/** The pages that are on this device, the first page before all others. */
async function pagesHere(): Promise<Here[]> {
  const cache = await caches.open(CACHE);
  const pages = (await cache.keys()).map(({ url }) => url).filter((url) => url.endsWith("/")).sort();
  const texts = await Promise.all(pages.map(async (url) => [url, await (await kept(url, true))?.text()] as const));
  return texts.flatMap(([url, text]) => (text === undefined ? [] : [{ url, title: titleOf(text) || url }]));
}

/** The title of a page as it stands in its HTML, without the name of the site. */
const titleOf = (html: string): string => (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "").replace(/ - Trionfi$/, "").trim();

const late = (): Promise<null> => new Promise((done) => setTimeout(done, PATIENCE, null));
