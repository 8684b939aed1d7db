/** The engine's worker: Python through Pyodide, one call of the service at a time. */
import { expose } from "comlink";
import type { loadPyodide, PyodideInterface } from "pyodide";
import type { Manifest } from "./manifest";
import { counted, fetchBytes } from "./bytes";
import { Families } from "./families";
import type { Tongue } from "./language";
import { takeModules, takeWords } from "./modules";
import type { Report } from "./report";
import { GENERAL, Words } from "./tongue";
import { canKeep, dropCopy, findCopy, keepCopy, QUIET } from "./snapshot";

type Tell = (report: Report) => void;
type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;
type Pyodide = PyodideInterface & { makeMemorySnapshot(): Uint8Array };

const PATIENCE = 10_000;
// What the engine says instead of an answer when it needs a module that is not here.
const WANTED = "wanted ";
const FAULT = "fault ";
// The archives have no lines; a fault is told by its place in the code, which `python -m site_builder place` finds in the sources.
const OPEN = `
import trionfi.service
from trionfi.words.speaker import typeset
typeset()
def _place(fault):
    step = fault.__traceback__
    while step.tb_next:
        step = step.tb_next
    return f"{step.tb_frame.f_globals['__name__']}:{step.tb_frame.f_code.co_qualname}+{step.tb_lasti}"
def _answer(text):
    try:
        return trionfi.service.call(text)
    except ModuleNotFoundError as missing:
        return f"wanted {missing.name}"
    except Exception as fault:
        return f"fault {type(fault).__name__}: {fault}, at {_place(fault)}"
`;
// All of the engine and none of the games, so that a copy fits whatever is played next. Most of it is needed for the first answer anyhow.
const WARM = `
import importlib, sys
for name in [*sys.meta_path[0].code]:
    importlib.import_module(name.removesuffix(".__init__"))
`;

/** Why there is no answer: the rules of the game, the bot that looks ahead or another part did not come, or the engine has a fault. */
export interface Failure {
  failed: "rules" | "ahead" | "part" | "fault";
  why: string;
}

interface Running {
  manifest: Manifest;
  answer: (text: string) => string;
  take: (archive: ArrayBuffer) => void;
  families: Families;
  /** What the engine says in another language than English, and how it is told. */
  words: Words;
  learn: (archive: ArrayBuffer) => void;
}

let running: Running | null = null;
let copied: Promise<boolean> = Promise.resolve(false);
let answered!: () => void;
const first = new Promise<void>((done) => (answered = done));

const api = {
  /** Take a lock that is free again only when this worker is over. Resolves when it is taken, or there are none on this device. */
  live(name: string): Promise<void> {
    return new Promise((done) => {
      const held = (): Promise<never> => (done(), new Promise<never>(() => undefined));
      if (navigator.locks) navigator.locks.request(name, held).catch(() => done());
      else done();
    });
  },

  /** Start the engine and fetch the `likely` family beside it; true when the engine came from the copy on this device. */
  async start(manifest: Manifest, assets: string, likely: string, tongue: Tongue | null, tell: Tell): Promise<boolean> {
    const families = new Families(manifest, assets);
    const words = new Words(tongue, assets);
    const parts = [GENERAL, ...families.with(likely)];
    const run = (pyodide: Pyodide): void => void (running = { ...open(pyodide), families, words, manifest });
    const snapshot = await findCopy(manifest);
    if (snapshot) {
      tell({ stage: "waking" });
      try {
        void families.fetch(likely);
        void words.fetch(parts);
        run(await soon(load(manifest, assets, { _loadSnapshot: snapshot })));
        await words.bring([GENERAL], running!.learn);
        return true;
      } catch {
        await dropCopy(manifest);
      }
    }
    const counting = counted(bytes(manifest) + families.bytes(likely), tell);
    try {
      const [pyodide] = await Promise.all([boot(manifest, assets), families.fetch(likely), words.fetch(parts)]);
      run(pyodide);
      await words.bring([GENERAL], running!.learn);
    } finally {
      counting.stop();
    }
    return false;
  },

  /** The answer to a request. One that needs a family which is not here yet is made again when that has come. */
  async call(text: string): Promise<string> {
    if (!running) throw new Error("The engine has not been started.");
    const { answer, take, learn, families, words, manifest } = running;
    try {
      for (;;) {
        const said = answer(text);
        if (said.startsWith(FAULT)) return await broken(manifest, said.slice(FAULT.length));
        if (!said.startsWith(WANTED)) return said;
        const module = said.slice(WANTED.length);
        void words.fetch(families.wanted(module));
        const brought = await families.bring(module, take).catch(() => null);
        if (brought === null) return failure(families.kind(module));
        if (!brought) return failure("fault", module);
        await words.bring(families.brought(), learn).catch(() => undefined);
      }
    } catch (error) {
      if ((error as Error).name !== "PythonError") throw error;
      return await broken(manifest, lastLine((error as Error).message));
    } finally {
      answered();
    }
  },

  /** Resolves when the first answer has gone out, or nobody has asked for one: what is kept for another visit waits for that. */
  quiet,

  /** Resolves when the memory of the engine that was started here is kept for the next visit: true, or false where it is not. */
  copied: (): Promise<boolean> => copied,
};

export type EngineWorker = typeof api;

/** Python without the engine, or with it when its memory is a copy. */
async function load(manifest: Manifest, assets: string, options: Options): Promise<Pyodide> {
  const { folder, info } = manifest.pyodide;
  const indexURL = new URL(folder, assets).href;
  const module = (await import(`${indexURL}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  const lock = { info, packages: {} } as unknown as Options["lockFileContents"];
  const machine = watched();
  try {
    const started = module.loadPyodide({ ...options, indexURL, lockFileContents: lock, packageBaseUrl: indexURL });
    return (await Promise.race([started, machine.broken])) as Pyodide;
  } finally {
    machine.stop();
  }
}

/** Where its WebAssembly does not come, or comes as something else, Pyodide only warns, and waits for ever. `broken` then raises. */
function watched(): { broken: Promise<never>; stop(): void } {
  const plain = WebAssembly.instantiateStreaming;
  let tell!: (why: unknown) => void;
  const broken = new Promise<never>((_, no) => (tell = no));
  broken.catch(() => undefined);
  const instantiateStreaming: typeof plain = (...asked) => {
    const made = plain(...asked);
    made.catch(tell);
    return made;
  };
  Object.assign(WebAssembly, { instantiateStreaming });
  return { broken, stop: () => void Object.assign(WebAssembly, { instantiateStreaming: plain }) };
}

const bytes = ({ pyodide, wheel }: Manifest): number => pyodide.wasmBytes + pyodide.libraryBytes + wheel.bytes;

/** A started engine. Where there is room its memory is copied before it is first asked anything, which costs some hundredths of a second. */
async function boot(manifest: Manifest, assets: string): Promise<Pyodide> {
  const wheel = fetchBytes(new URL(manifest.wheel.file, assets));
  wheel.catch(() => undefined);
  const room = await canKeep(manifest);
  // What a copy is made and read with is no promise of Pyodide's: one that will not have it is started without.
  const pyodide = room ? await load(manifest, assets, { _makeSnapshot: true }).catch(() => load(manifest, assets, {})) : await load(manifest, assets, {});
  takeModules(pyodide, await wheel);
  if (room) copied = copy(manifest, pyodide);
  return pyodide;
}

/** Whether the memory could be copied and kept; where there is not enough of it there is no copy. */
async function copy(manifest: Manifest, pyodide: Pyodide): Promise<boolean> {
  pyodide.runPython(OPEN + WARM);
  try {
    const memory = pyodide.makeMemorySnapshot();
    await quiet();
    return await keepCopy(manifest, memory);
  } catch {
    return false;
  }
}

function quiet(): Promise<void> {
  return Promise.race([first, new Promise<void>((done) => setTimeout(done, QUIET))]);
}

/** A copy that Pyodide cannot read may leave it waiting for ever. */
function soon<T>(work: Promise<T>): Promise<T> {
  return Promise.race([work, new Promise<never>((_, no) => setTimeout(() => no(new Error("too late")), PATIENCE))]);
}

const failure = (failed: Failure["failed"], why = ""): string => JSON.stringify({ failed, why } satisfies Failure);

/** Of a fault it may be the copy that is damaged; the next start then does without. */
async function broken(manifest: Manifest, why: string): Promise<string> {
  await dropCopy(manifest);
  return failure("fault", why);
}

/** Of a slip that Python itself makes the last line, which says the most. */
const lastLine = (message: string): string => message.trim().split("\n").at(-1) ?? "";

function open(pyodide: Pyodide): Pick<Running, "answer" | "take" | "learn"> {
  pyodide.runPython(OPEN);
  return {
    answer: pyodide.runPython("_answer") as Running["answer"],
    take: (archive) => takeModules(pyodide, archive),
    learn: (archive) => takeWords(pyodide, archive),
  };
}

expose(api);
