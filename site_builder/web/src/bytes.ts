/** Fetching what the engine is made of, and counting what arrives meanwhile by standing in front of `fetch` for that time. */
import type { Report } from "./report";

const EVERY = 100; // milliseconds
const STEP = 0.05; // of the whole

export function counted(total: number, tell: (report: Report) => void): { stop(): void } {
  const plain = globalThis.fetch;
  let loaded = 0;
  let last = -EVERY;
  let told = 0;
  const say = (): void => {
    const done = loaded >= total;
    const now = performance.now();
    if (!done && now - last < EVERY && loaded - told < STEP * total) return;
    last = now;
    told = loaded;
    if (done) tell({ stage: "starting", words: "Starting the engine" });
    else tell({ stage: "loading", words: "Fetching the engine, once", loaded, total });
  };
  globalThis.fetch = async (...request) => {
    const response = await plain(...request);
    if (!response.ok || !response.body) return response;
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, out) {
          loaded += chunk.byteLength;
          say();
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

export async function fetchBytes(url: URL): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response.arrayBuffer();
}
