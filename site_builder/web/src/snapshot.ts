/**
 * The copy of a started engine on the reader's device. One is kept: the one that fits this Pyodide, this wheel and this worker.
 * Where storage is blocked or full all of this answers "no" and costs nothing.
 */
import type { Manifest } from "./manifest";

const CACHE = "trionfi-copy";
const ROOM = 64_000_000;
const SIZE = "x-bytes";
/** After the engine's start so many milliseconds at most belong to the first answer: what is kept for another visit waits. */
export const QUIET = 2000;

const key = ({ pyodide, wheel, worker }: Manifest): string => `/copy/${pyodide.folder}${wheel.file}/${worker}`;

async function store(): Promise<Cache | null> {
  try {
    return await caches.open(CACHE);
  } catch {
    return null;
  }
}

export async function findCopy(manifest: Manifest): Promise<ArrayBuffer | null> {
  try {
    const found = await (await store())?.match(key(manifest));
    if (!found) return null;
    const memory = await found.arrayBuffer();
    if (found.headers.get(SIZE) === String(memory.byteLength)) return memory;
    await dropCopy(manifest);
    return null;
  } catch {
    return null;
  }
}

/** Is there room for a copy, and none yet? */
export async function canKeep(manifest: Manifest): Promise<boolean> {
  try {
    const cache = await store();
    if (!cache || (await cache.match(key(manifest)))) return false;
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || quota - (usage ?? 0) > ROOM;
  } catch {
    return false;
  }
}

export async function keepCopy(manifest: Manifest, memory: Uint8Array): Promise<boolean> {
  try {
    const cache = await store();
    if (!cache) return false;
    for (const old of await cache.keys()) await cache.delete(old);
    const headers = { [SIZE]: String(memory.byteLength) };
    await cache.put(key(manifest), new Response(new Blob([memory as Uint8Array<ArrayBuffer>]), { headers }));
    return true;
  } catch {
    await dropCopy(manifest);
    return false;
  }
}

export async function dropCopy(manifest: Manifest): Promise<void> {
  try {
    await (await store())?.delete(key(manifest));
  } catch {
    // Storage that cannot be written cannot hold a broken copy either.
  }
}

/** Whatever copy there is goes: an engine that came from it stopped working. */
export async function forgetCopies(): Promise<void> {
  try {
    await caches.delete(CACHE);
  } catch {
    // Storage that is blocked holds none.
  }
}
