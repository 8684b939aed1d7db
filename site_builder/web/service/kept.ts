/**
 * What is kept on the device. A host may answer a script with its page for what it cannot find, an answer may come by half, an entry may be
 * damaged later: so an answer is looked at before it is kept, and an entry before it is given out. What is not sound is as good as not there.
 */
import { sumOf } from "../src/sum";

declare const BUILD: { id: string; shell: Record<string, string>; engine: Record<string, string> };
declare const self: ServiceWorkerGlobalScope;

export const PREFIX = `trionfi:${new URL(self.registration.scope).pathname}:`;
export const CACHE = `${PREFIX}${BUILD.id}`;
/** Names that say what is in the file: it never changes. */
export const HASHED = /\/assets\/(.*([.-][0-9a-f]{8,}\.|-[A-Z0-9]{8}\.)|pyodide\/\d|search\/(\w+\/)?[0-9a-f]{16}\/)/;
/** Under this head an entry tells the sum of its body, where the build did not tell it. */
const SUM = "x-sum";
const KINDS: [name: RegExp, kind: RegExp][] = [
  [/(\/|\.html)$/, /^text\/html/],
  [/\.m?js$/, /^(text|application)\/(javascript|ecmascript|x-javascript)/],
  [/\.css$/, /^text\/css/],
  [/./, /^(?!text\/html)/],
];
const SUMS = new Map(Object.entries({ ...BUILD.shell, ...BUILD.engine }).map(([name, sum]) => [absolute(name), sum]));

export function absolute(name: string): string {
  return new URL(name, self.registration.scope).href;
}

export const plain = (url: string): string => url.replace(/[?#].*$/, "");

/** What a file must sum to: nothing is known of one that changes from version to version under the same name. */
const wanted = (url: string): string | undefined => (HASHED.test(url) ? SUMS.get(url) : undefined);

/** Whether an answer is of the kind that its name promises, and not that of another address. */
export function fits(url: string, { status, redirected, headers }: Response): boolean {
  const kind = KINDS.find(([name]) => name.test(url))![1];
  return status === 200 && !redirected && kind.test(headers.get("content-type") ?? "");
}

/** The entry of a file, from this version's cache or another's; one of this version's that is not sound is dropped. */
export async function kept(url: string, own = false): Promise<Response | null> {
  try {
    const all = own ? [] : (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    for (const name of [CACHE, ...all]) {
      const cache = await caches.open(name);
      const found = await cache.match(url, { ignoreVary: true });
      if (!found) continue;
      // The entry is read twice, for one that passed through here would lose what the browser has compiled of it.
      if (await sound(url, found)) return (await cache.match(url, { ignoreVary: true })) ?? null;
      if (name === CACHE) await cache.delete(url, { ignoreVary: true });
    }
  } catch {
    // A storage that cannot be read keeps nothing.
  }
  return null;
}

async function sound(url: string, found: Response): Promise<boolean> {
  const sum = wanted(url) ?? found.headers.get(SUM);
  return sum !== null && fits(url, found) && sum === (await sumOf(await found.arrayBuffer()));
}

/**
 * How an answer is kept, if there is room; null where it is not the file that was asked for. The answer itself can still be read, and
 * whoever waits for it has it before anything is written.
 */
export async function keeping(url: string, answer: Response): Promise<(() => Promise<boolean>) | null> {
  if (answer.type !== "basic" || !fits(url, answer)) return null;
  const [entry, copy] = [answer.clone(), answer.clone()];
  const body = await copy.arrayBuffer().catch(() => null);
  if (!body) return null;
  const sum = await sumOf(body);
  const own = wanted(url);
  if (own !== undefined && own !== sum) return null;
  return () => put(url, own === undefined ? marked(body, sum, entry.headers) : entry);
}

/** Keeps an answer; false where there is no room or it is not the file that was asked for. The answer itself can still be read. */
export async function keep(url: string, answer: Response): Promise<boolean> {
  return (await (await keeping(url, answer))?.()) ?? false;
}

/** Keeps what was put together here. */
export const keepMade = async (url: string, body: ArrayBuffer, kind: string): Promise<boolean> =>
  put(url, marked(body, await sumOf(body), new Headers({ "content-type": kind })));

function marked(body: ArrayBuffer, sum: string, said: Headers): Response {
  const headers = new Headers(said);
  headers.set(SUM, sum);
  return new Response(body, { headers });
}

/** Whether there was room. */
async function put(url: string, entry: Response): Promise<boolean> {
  try {
    await (await caches.open(CACHE)).put(url, entry);
    return true;
  } catch {
    return false;
  }
}
