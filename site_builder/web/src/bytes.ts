/** Fetching what the engine is made of, and counting what arrives meanwhile by standing in front of `fetch` for that time. */
import { readFile } from "./read-file";
import type { Report } from "./report";
import { sumOf } from "./sum";

const EVERY = 100; // milliseconds
const STEP = 0.05; // of the whole

export function counted(total: number, tell: (report: Report) => void): { stop(): void } {
  const plain = globalThis.fetch;
  let loaded = 0;
  let last = -EVERY;
  let told = 0;
  const count = (): void => {
    const done = loaded >= total;
    const now = performance.now();
    if (!done && now - last < EVERY && loaded - told < STEP * total) return;
    last = now;
    told = loaded;
    if (done) tell({ stage: "starting" });
    else tell({ stage: "loading", loaded, total });
  };
  globalThis.fetch = async (...request) => {
    const response = await plain(...request);
    if (!response.ok || !response.body) return response;
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, out) {
          loaded += chunk.byteLength;
          count();
          out.enqueue(chunk);
        },
      }),
    );
    // The kind of content has to stay, or the browser will not compile while it reads.
    return new Response(body, { status: response.status, headers: response.headers });
  };
  return {
    stop: () => {
      globalThis.fetch = plain;
    },
  };
}

/** The bytes of an archive, which is named by their sum. Raises when they do not come, or others do. */
export const fetchBytes = (url: URL): Promise<ArrayBuffer> =>
  readFile(url, async (answer) => {
    const bytes = await answer.arrayBuffer();
    // Where the browser has no cryptography the archive itself tells what it lacks.
    if (crypto.subtle && !url.pathname.includes(await sumOf(bytes))) throw new Error(`${url.pathname} is something else`);
    return bytes;
  });
