/** The door to the engine: one worker a tab, started on intent, kept from page to page, ended by `cancel`. */
import { proxy, wrap, type Remote } from "comlink";
import { assets, readManifest, type Manifest } from "./manifest";
import { keepForOffline } from "./offline";
import type { EngineWorker, Report } from "./worker";

export type Progress = {
  stage: "idle" | "loading" | "starting" | "ready" | "failed";
  words: string;
  loaded?: number;
  total?: number;
};

/** Its message is one clear line for the reader. */
export class EngineError extends Error {
  override name = "EngineError";
}

const UNREACHED = "The engine could not be fetched. Check the connection and try again.";
const BROKEN = "The engine stopped working. Try again: it starts anew and nothing is lost.";
const STOPPED = "Stopped.";
const COPY_DELAY = 1500;

interface Session {
  remote: Promise<Remote<EngineWorker>>;
  ended: Promise<never>;
  end(why: EngineError): void;
}

class Engine {
  progress: Progress = { stage: "idle", words: "" };
  private session: Session | null = null;
  private readonly listeners = new Set<(progress: Progress) => void>();

  async warm(): Promise<void> {
    await this.started();
  }

  async call<T>(name: string, request: object): Promise<T> {
    const { session, remote } = await this.started();
    const answer = remote.call(JSON.stringify({ ...request, do: name })).catch(() => {
      const broken = new EngineError(BROKEN);
      session.end(broken);
      throw broken;
    });
    const reply = JSON.parse(await Promise.race([answer, session.ended])) as { ok: boolean; result: T; error: string };
    mark("trionfi:answer");
    if (!reply.ok) throw new EngineError(reply.error);
    return reply.result;
  }

  subscribe(listener: (progress: Progress) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  cancel(): void {
    this.session?.end(new EngineError(STOPPED));
  }

  private async started(): Promise<{ session: Session; remote: Remote<EngineWorker> }> {
    const session = (this.session ??= this.open());
    const remote = await Promise.race([session.remote, session.ended]);
    return { session, remote };
  }

  private open(): Session {
    mark("trionfi:start");
    this.tell({ stage: "loading", words: "Preparing the engine" });
    let worker: Worker | null = null;
    let reject!: (why: EngineError) => void;
    const ended = new Promise<never>((_, no) => (reject = no));
    const end = (why: EngineError): void => {
      worker?.terminate();
      if (this.session === session) {
        this.session = null;
        this.tell(why.message === STOPPED ? { stage: "idle", words: "" } : { stage: "failed", words: why.message });
      }
      reject(why);
    };
    const start = async (): Promise<Remote<EngineWorker>> => {
      const manifest = await readManifest();
      if (this.session !== session) return ended;
      worker = newWorker(manifest);
      worker.addEventListener("error", () => end(new EngineError(BROKEN)));
      const remote = wrap<EngineWorker>(worker);
      const restored = await remote.start(manifest, assets, proxy((report: Report) => this.follow(session, report)));
      if (this.session !== session) return ended;
      this.tell({ stage: "ready", words: "Ready" });
      mark("trionfi:ready", { restored });
      keepForOffline();
      if (!restored) copyWhenIdle(manifest);
      return remote;
    };
    const failed = (): Promise<never> => {
      end(new EngineError(UNREACHED));
      return ended;
    };
    const session: Session = { remote: Promise.resolve().then(start).catch(failed), ended, end };
    session.remote.catch(() => undefined);
    return session;
  }

  private follow(session: Session, report: Report): void {
    if (this.session === session) this.tell(report);
  }

  private tell(progress: Progress): void {
    this.progress = progress;
    for (const listener of [...this.listeners]) listener(progress);
  }
}

const newWorker = (manifest: Manifest): Worker =>
  new Worker(new URL(manifest.worker, assets), { type: "module", name: "trionfi" });

/** Another worker, thrown away at once, leaves a copy of a started engine for the next visit. */
function copyWhenIdle(manifest: Manifest): void {
  const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 0));
  window.setTimeout(() => idle(() => void copy(manifest).catch(() => undefined)), COPY_DELAY);
}

async function copy(manifest: Manifest): Promise<void> {
  const make = async (): Promise<void> => {
    const worker = newWorker(manifest);
    try {
      const failed = new Promise<never>((_, no) => worker.addEventListener("error", no));
      if (await Promise.race([wrap<EngineWorker>(worker).keepCopy(manifest, assets), failed])) mark("trionfi:copied");
    } finally {
      worker.terminate();
    }
  };
  if (!navigator.locks) return make();
  await navigator.locks.request("trionfi-copy", { ifAvailable: true }, (lock) => (lock ? make() : undefined));
}

function mark(name: string, detail?: object): void {
  performance.mark(name, { detail });
}

export const engine = new Engine();
