/**
 * Reading without a network after one visit, the engine after its first start.
 * Names with a hash are kept for good; everything else is asked of the network first. A new version waits until
 * the last page of the old one is closed, so that nothing changes in the middle of a hand.
 */
export {};

declare const BUILD: { id: string; shell: string[]; engine: string[] };
declare const self: ServiceWorkerGlobalScope;

type Message = { keep: "page"; urls: string[] } | { keep: "engine" } | { keep: "search" } | { keep: "all" };

const PREFIX = `trionfi:${new URL(self.registration.scope).pathname}:`;
const CACHE = `${PREFIX}${BUILD.id}`;
const PATIENCE = 4000;
const AT_ONCE = 4;
const PAGES_CARRIED = 60;
const SEARCH = "assets/search/";
const SEARCHED = "/all.pf";
// For so many seconds the browser may use the cards that it has read; they are answered here at each visit.
const CARDS_LAST = 3600;
const CARDS = /\/assets\/cards\/[^/]+\.svg/;
const HASHED = /\/assets\/.*([.-][0-9a-f]{8,}\.|-[A-Z0-9]{8}\.|\/pyodide\/\d|\/search\/[0-9a-f]{16}\/)/;

const OFFLINE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>No connection</title><style>:root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui;margin:12vh auto;max-width:30rem;padding:0 1rem}li{margin:.3rem 0}</style>
<h1>No connection</h1><p>This page has not been read on this device before, and there is no network now.</p>`;

self.addEventListener("install", (event) => event.waitUntil(addAll(BUILD.shell)));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(keep(event.data as Message, event.ports[0])));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope) || request.headers.has("range")) return;
  if (HASHED.test(request.url)) event.respondWith(keptFirst(request));
  else event.respondWith(CARDS.test(request.url) ? lasting(networkFirst(event, request)) : networkFirst(event, request));
});

const plain = (url: string): string => url.replace(/[?#].*$/, "");
const absolute = (name: string): string => new URL(name, self.registration.scope).href;

async function addAll(names: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(names.map((name) => add(cache, absolute(name))));
}

/** Keep one file; a file that cannot be had now is simply not kept. */
async function add(cache: Cache, url: string): Promise<void> {
  try {
    if (await cache.match(url)) return;
    const response = await fetchOnce(url);
    if (response.ok) await cache.put(url, response);
  } catch {
    // Offline or full: the next visit tries again.
  }
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await self.clients.claim();
  const carried = new Set<string>();
  for (const name of old) {
    for (const { url } of await (await caches.open(name)).keys()) carried.add(url);
  }
  const pages = [...carried].filter((url) => url.endsWith("/")).slice(-PAGES_CARRIED);
  const hadEngine = BUILD.engine.length > 0 && [...carried].some((url) => url.endsWith(".wasm"));
  const cache = await caches.open(CACHE);
  for (const url of pages) await add(cache, url);
  if (hadEngine) await addAll(BUILD.engine);
  if ([...carried].some((url) => url.endsWith(SEARCHED))) await keepSearch();
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function keep(message: Message, port?: MessagePort): Promise<void> {
  if (message.keep === "all") return keepAll(port);
  if (message.keep === "engine") return addAll(BUILD.engine);
  if (message.keep === "search") return keepSearch();
  const cache = await caches.open(CACHE);
  const own = message.urls.map(plain).filter((url) => url.startsWith(self.registration.scope));
  await Promise.all([...new Set(own)].map((url) => add(cache, url)));
}

/** All of the site, a few files at a time; after each the page is told how far it is. */
async function keepAll(port?: MessagePort): Promise<void> {
  const cache = await caches.open(CACHE);
  const now = { done: 0, all: 1, missed: 0 };
  try {
    const list = await fetch(absolute("assets/offline.json"));
    const { files } = (await list.json()) as { files: string[] };
    now.all = files.length + 1;
    const rest = [...files];
    const work = async (): Promise<void> => {
      for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
        const url = absolute(name);
        await add(cache, url);
        if (await cache.match(url)) now.done += 1;
        else now.missed += 1;
        port?.postMessage(now);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await keepSearch();
    now.done += 1;
  } catch {
    now.missed = now.all - now.done;
  }
  port?.postMessage(now);
}

/** The whole index of the search comes as one file, so that a word nobody looked for yet is found without a network. */
async function keepSearch(): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    const entry = await fetch(absolute(`${SEARCH}entry.json`));
    const { folder } = (await entry.clone().json()) as { folder: string };
    const place = `${SEARCH}${folder}`;
    if (await cache.match(absolute(`${place}${SEARCHED}`))) return;
    const { body } = await fetch(absolute(`${place}${SEARCHED}`));
    const data = await new Response(body!.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    let at = new Uint8Array(data).indexOf(10);
    const files = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 0, at))) as [string, number][];
    at += 1;
    for (const [name, length] of files) {
      await cache.put(absolute(`${place}/${name}`), new Response(data.slice(at, at + length)));
      at += length;
    }
    await cache.put(absolute(`${SEARCH}entry.json`), entry);
    await cache.put(absolute(`${place}${SEARCHED}`), new Response());
  } catch {
    // Offline or full: the next search tries again.
  }
}

async function keptFirst(request: Request): Promise<Response> {
  const found = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
  if (found) return found;
  const response = await fetchOnce(request);
  if (response.ok) await put(request, response.clone());
  return response;
}

/**
 * What the browser has of a file that never changes is not asked for again: the first page had fetched it before there was a service worker.
 * Once in some thousands of pages such a fetch is lost, and the page then lacks a script: it is tried once more, of the network.
 */
const fetchOnce = (file: Request | string): Promise<Response> =>
  HASHED.test(typeof file === "string" ? file : file.url) ? fetch(file, { cache: "force-cache" }).catch(() => fetch(file)) : fetch(file);

async function networkFirst(event: FetchEvent, request: Request): Promise<Response> {
  const answer = fetch(request).then((response) => {
    if (response.ok && response.type === "basic") event.waitUntil(put(request, response.clone()));
    return response;
  });
  const found = await caches.match(plain(request.url), { ignoreVary: true });
  try {
    return await (found ? Promise.race([answer, late()]) : answer);
  } catch {
    answer.catch(() => undefined);
    if (found) return found;
    if (request.mode !== "navigate") return Response.error();
    return new Response(OFFLINE + (await pagesHere()), { status: 503, headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'" } });
  }
}

/**
 * The same answer, which the browser may use for a while. Many hosts say that a file must be asked for again each time; the browser then
 * reads all cards anew for every single one that comes to the table. How old the answer is, is left out, for a kept one would be too old.
 */
async function lasting(answer: Promise<Response>): Promise<Response> {
  const { ok, body, headers } = await answer;
  if (!ok) return answer;
  return new Response(body, { headers: { "content-type": headers.get("content-type") ?? "image/svg+xml", "cache-control": `max-age=${CARDS_LAST}` } });
}

/** Links to the pages that are on this device, the first page before all others. */
async function pagesHere(): Promise<string> {
  const cache = await caches.open(CACHE);
  const pages = (await cache.keys()).map(({ url }) => url).filter((url) => url.endsWith("/")).sort();
  if (!pages.length) return "";
  const links = await Promise.all(pages.map(async (url) => `<li><a href="${url}">${titleOf(await (await cache.match(url))!.text()) || url}</a></li>`));
  return `<p>These pages are here:</p><ul>${links.join("")}</ul>`;
}

/** The title of a page as it stands in its HTML, without the name of the site. */
const titleOf = (html: string): string => (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "").replace(/ - Trionfi$/, "").trim();

const late = (): Promise<never> => new Promise((_, no) => setTimeout(no, PATIENCE));

async function put(request: Request, response: Response): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(plain(request.url), response);
  } catch {
    // A full device keeps nothing more.
  }
}
