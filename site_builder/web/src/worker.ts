/** The engine's worker: Python through Pyodide, one call of the service at a time. */
import { expose } from "comlink";
import type { loadPyodide, PyodideInterface } from "pyodide";
import type { Manifest } from "./manifest";
import { counted } from "./bytes";
import { takeModules } from "./modules";
import type { Report } from "./report";
import { canKeep, dropCopy, findCopy, keepCopy } from "./snapshot";

type Tell = (report: Report) => void;
type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;
type Pyodide = PyodideInterface & { makeMemorySnapshot(): Uint8Array };

const PATIENCE = 10_000;
const OPEN = `
import trionfi.service
`;
const WARM = `trionfi.service.call('{"do": "games"}')`;

let answer: ((text: string) => string) | null = null;

const api = {
  /** Take a lock that is free again only when this worker is over. Resolves when it is taken, or there are none on this device. */
  live(name: string): Promise<void> {
    return new Promise((done) => {
      const held = (): Promise<never> => (done(), new Promise<never>(() => undefined));
      if (navigator.locks) navigator.locks.request(name, held).catch(() => done());
      else done();
    });
  },

  /** Start the engine; true when it came from the copy on this device. */
  async start(manifest: Manifest, assets: string, tell: Tell): Promise<boolean> {
    const snapshot = await findCopy(manifest);
    if (snapshot) {
      tell({ stage: "starting", words: "Waking the engine" });
      try {
        answer = open(await soon(load(manifest, assets, { _loadSnapshot: snapshot })));
        return true;
      } catch {
        await dropCopy(manifest);
      }
    }
    answer = open(await boot(manifest, assets, {}, tell));
    return false;
  },

  call(text: string): string {
    if (!answer) throw new Error("The engine has not been started.");
    try {
      return answer(text);
    } catch (error) {
      if ((error as Error).name !== "PythonError") throw error;
      return JSON.stringify({ ok: false, error: fault(error as Error) });
    }
  },

  /** Start a second engine only to copy its memory for the next visit; false when this device will not keep it. */
  async keepCopy(manifest: Manifest, assets: string): Promise<boolean> {
    if (!(await canKeep(manifest))) return false;
    const pyodide = await boot(manifest, assets, { _makeSnapshot: true });
    pyodide.runPython(OPEN + WARM);
    return keepCopy(manifest, pyodide.makeMemorySnapshot());
  },
};

export type EngineWorker = typeof api;

/** Python without the engine, or with it when its memory is a copy. */
async function load(manifest: Manifest, assets: string, options: Options): Promise<Pyodide> {
  const { folder, info } = manifest.pyodide;
  const indexURL = new URL(folder, assets).href;
  const module = (await import(`${indexURL}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  const lock = { info, packages: {} } as unknown as Options["lockFileContents"];
  return (await module.loadPyodide({ ...options, indexURL, lockFileContents: lock, packageBaseUrl: indexURL })) as Pyodide;
}

async function boot(manifest: Manifest, assets: string, options: Options, tell?: Tell): Promise<Pyodide> {
  const { wasmBytes, libraryBytes } = manifest.pyodide;
  const total = wasmBytes + libraryBytes + manifest.wheel.bytes;
  const counting = tell && counted(total, tell);
  try {
    const wheel = fetchBytes(new URL(manifest.wheel.file, assets));
    wheel.catch(() => undefined);
    const pyodide = await load(manifest, assets, options);
    takeModules(pyodide, await wheel);
    return pyodide;
  } finally {
    counting?.stop();
  }
}

/** A copy that Pyodide cannot read may leave it waiting for ever. */
function soon<T>(work: Promise<T>): Promise<T> {
  return Promise.race([work, new Promise<never>((_, no) => setTimeout(() => no(new Error("too late")), PATIENCE))]);
}

/** A slip in the engine itself: it goes on, and the reader gets the last line, which says the most. */
function fault(error: Error): string {
  const last = error.message.trim().split("\n").at(-1) ?? "";
  return `This is a fault of the engine (${last}). Please report it with the address of this page`;
}

function open(pyodide: Pyodide): (text: string) => string {
  pyodide.runPython(OPEN);
  return pyodide.runPython("trionfi.service.call") as (text: string) => string;
}

async function fetchBytes(url: URL): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response.arrayBuffer();
}

expose(api);
