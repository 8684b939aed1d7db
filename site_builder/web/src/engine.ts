/** The door to the engine: one worker a tab, started on intent, kept from page to page, ended by `cancel`, replaced when it dies. */
import { proxy, wrap, type Remote } from "comlink";
import { spoken } from "./language";
import { assets, folderHere, readManifest, type Manifest } from "./manifest";
import { keepForOffline } from "./offline";
import { renewed } from "./read-file";
import { say } from "./say";
import type { Report } from "./report";
import { forgetCopies } from "./snapshot";
import type { Answers } from "./types";
import type { EngineWorker, Failure } from "./worker";

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

/** What the engine is made of did not come. */
class Unreached extends EngineError {}

/** The engine has answered that this cannot be: asked once more it says the same. */
export class Refused extends EngineError {}

const UNREACHED = (): string => say("The engine could not be fetched. Check the connection and try again.");
const BROKEN = (): string => say("The engine stopped working twice in a row. Try again: it starts anew and nothing is lost.");
const STOPPED = (): string => say("Stopped.");
const DROPPED = (): string => say("Nobody waits for this any more.");
/** So often a call is made when the worker dies under it. */
const TRIES = 2;
/** After so many milliseconds without a sign the reader may stop the engine: while it answers, and while it starts on a slow device. */
const LATE = 5000;
const LATE_START = 15_000;
/** So long a call for which nobody waits may go on before it is cut off. */
const GRACE = 3000;

/** The worker is gone without anybody having ended it. */
class Died extends Error {
  /** `restored`: its engine came from the copy on this device, which may be what is wrong. */
  constructor(readonly restored: boolean) {
    super();
  }
}

interface Session {
  remote: Promise<Remote<EngineWorker>>;
  ended: Promise<never>;
  end(why: Error): void;
  /** Whether its engine came from the copy on this device. */
  restored: boolean;
}

class Engine {
  progress: Progress = { stage: "idle", words: "" };
  /** Whether an answer, or the next sign of the start, takes longer than it should. */
  late = false;
  private session: Session | null = null;
  private line: Promise<unknown> = Promise.resolve();
  private stops = 0;
  private timer = 0;
  private readonly listeners = new Set<(progress: Progress) => void>();

  async warm(): Promise<void> {
    await this.started();
  }

  /**
   * One call after the other. Who aborts the signal waits no more: a call that has not begun is never made, one that goes on is cut off.
   * When the worker dies it is replaced and the call made again; raises EngineError when that is of no use, Refused when the engine refuses.
   */
  async call<N extends keyof Answers>(name: N, request: object, signal?: AbortSignal): Promise<Answers[N]> {
    const tongue = spoken();
    const text = JSON.stringify({ ...request, do: name, ...(tongue ? { language: tongue.language } : {}) });
    const { stops } = this;
    const turn = this.line.then(() => {
      if (this.stops !== stops) throw new EngineError(STOPPED());
      return this.insisted(text, signal);
    });
    this.line = turn.catch(() => undefined);
    const reply = JSON.parse(await turn) as { ok: true; result: Answers[N] } | { ok: false; error: string } | Failure;
    mark("trionfi:answer");
    if ("failed" in reply) throw failure(reply);
    if (!reply.ok) throw new Refused(reply.error);
    return reply.result;
  }

  subscribe(listener: (progress: Progress) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Ends the worker and all calls that wait; the next one starts it again. */
  cancel(): void {
    this.stops += 1;
    this.session?.end(new EngineError(STOPPED()));
  }

  private async insisted(text: string, signal?: AbortSignal): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.answer(text, signal);
      } catch (problem) {
        if (!(problem instanceof Died)) throw problem;
        if (problem.restored) await forgetCopies();
        if (tries < TRIES) continue;
        this.tell({ stage: "failed", words: BROKEN() });
        throw new EngineError(BROKEN());
      } finally {
        this.rest();
      }
    }
  }

  private async answer(text: string, signal?: AbortSignal): Promise<string> {
    this.wait();
    const { session, remote } = signal?.aborted ? this.drop() : await this.started();
    if (signal?.aborted) this.drop();
    this.wait();
    let cut = 0;
    const forsaken = (): void => void (cut = window.setTimeout(() => session.end(new EngineError(DROPPED())), GRACE));
    signal?.addEventListener("abort", forsaken, { once: true });
    const answer = remote.call(text).catch(() => {
      session.end(new Died(session.restored));
      return session.ended;
    });
    try {
      return await Promise.race([answer, session.ended]);
    } finally {
      window.clearTimeout(cut);
      signal?.removeEventListener("abort", forsaken);
    }
  }

  private drop(): never {
    throw new EngineError(DROPPED());
  }

  private async started(): Promise<{ session: Session; remote: Remote<EngineWorker> }> {
    const session = (this.session ??= this.open());
    const remote = await Promise.race([session.remote, session.ended]);
    return { session, remote };
  }

  private open(): Session {
    mark("trionfi:start");
    this.tell({ stage: "loading", words: say("Preparing the engine") });
    let worker: Worker | null = null;
    let alive = false;
    let reject!: (why: Error) => void;
    const ended = new Promise<never>((_, no) => (reject = no));
    const end = (why: Error): void => {
      worker?.terminate();
      if (this.session === session) {
        this.session = null;
        this.tell(why instanceof Unreached ? { stage: "failed", words: why.message } : { stage: "idle", words: "" });
      }
      reject(why);
    };
    // A worker that was replaced is over too, and nobody minds.
    const died = (own: Worker): void => void (own === worker && end(new Died(session.restored)));
    const start = async (): Promise<Remote<EngineWorker>> => {
      const manifest = await readManifest();
      if (this.session !== session) return ended;
      const own = (worker = newWorker(manifest));
      const remote = wrap<EngineWorker>(own);
      const broken = new Promise<never>((_, no) => own.addEventListener("error", () => (alive ? died(own) : no(new Unreached(UNREACHED())))));
      const life = `trionfi-engine-${Math.random().toString(36).slice(2)}`;
      await Promise.race([remote.live(life), broken]);
      alive = true;
      whenOver(life, () => died(own));
      const follow = (report: Report): void => this.follow(session, report);
      const restored = (session.restored = await remote.start(manifest, assets, folderHere(), spoken(), proxy(follow)));
      if (this.session !== session) return ended;
      this.tell({ stage: "ready", words: say("Ready") });
      mark("trionfi:ready", { restored });
      void remote.quiet().then(() => keepForOffline()).catch(() => undefined);
      if (!restored) void remote.copied().then((kept) => kept && mark("trionfi:copied")).catch(() => undefined);
      return remote;
    };
    const failed = (): Promise<never> => {
      end(new Unreached(UNREACHED()));
      return ended;
    };
    const anew = async (): Promise<Remote<EngineWorker>> => {
      worker?.terminate();
      worker = null;
      alive = false;
      await renewed(filesOf(await readManifest()));
      return this.session === session ? start() : failed(); // a network may have been gone for a moment
    };
    const session: Session = { remote: Promise.resolve().then(start).catch(anew).catch(failed), ended, end, restored: false };
    session.remote.catch(() => undefined);
    ended.catch(() => undefined);
    return session;
  }

  private follow(session: Session, report: Report): void {
    if (this.session !== session) return;
    if (this.timer) this.wait();
    this.tell(progressOf(report));
  }

  /** Counts from now on how long the reader has waited. */
  private wait(): void {
    this.rest();
    this.timer = window.setTimeout(() => this.beLate(true), this.progress.stage === "ready" ? LATE : LATE_START);
  }

  private rest(): void {
    window.clearTimeout(this.timer);
    this.timer = 0;
    this.beLate(false);
  }

  private beLate(late: boolean): void {
    if (this.late === late) return;
    this.late = late;
    this.tell(this.progress);
  }

  private tell(progress: Progress): void {
    this.progress = progress;
    for (const listener of [...this.listeners]) listener(progress);
  }
}

function progressOf({ stage, ...bytes }: Report): Progress {
  if (stage === "waking") return { stage: "starting", words: say("Waking the engine") };
  if (stage === "starting") return { stage, words: say("Starting the engine") };
  return { stage, words: say("Fetching the engine, once"), ...bytes };
}

/** What the worker could not do. */
function failure({ failed, why }: Failure): EngineError {
  if (failed === "fault") return new Refused(say("This is a fault of the engine ({why}). Please report it with the address of this page", { why }));
  if (failed === "rules") return new EngineError(say("The rules of this game could not be fetched. Check the connection and try again."));
  if (failed === "part") return new EngineError(say("This part of the engine could not be fetched. Check the connection and try again."));
  return new EngineError(say("The bot that looks ahead could not be fetched. Check the connection and try again, or choose another level."));
}

/** What the worker itself reads of the engine before it can look at what comes. */
const filesOf = ({ worker, pyodide }: Manifest): URL[] => [worker, ...pyodide.files.map((file) => pyodide.folder + file)].map((file) => new URL(file, assets));

const newWorker = (manifest: Manifest): Worker =>
  new Worker(new URL(manifest.worker, assets), { type: "module", name: "trionfi" });

/** A worker holds a lock as long as it lives: who gets it next knows that the worker is over, however that came about. */
function whenOver(life: string, tell: () => void): void {
  void navigator.locks?.request(life, tell).catch(() => undefined);
}

function mark(name: string, detail?: object): void {
  performance.mark(name, { detail });
}

export const engine = new Engine();
