/** What every widget does once the reader has acted: draw its state, keep the focus, show the engine's start, let a late answer be stopped. */
import { html, nothing, render, type TemplateResult } from "lit";
import { announce } from "./announce";
import { engine } from "./engine";
import { progressView } from "./engine-progress";
import { say } from "./say";
import { Store } from "./store";
import { typing } from "./typing";

export interface Stage<S extends object> {
  store: Store<S>;
  close(): void;
}

export interface Manners<S> {
  /** Where the focus belongs when the control that had it is gone. */
  home: (host: HTMLElement) => HTMLElement | null;
  /** The problem ("" for none) of a widget that has nothing to show yet, null for one that has. */
  waits?: (state: S) => string | null;
  /** What it then does once more when the reader asks. */
  again?: () => void;
  /** Whether it waits for the engine; without a word it always may. */
  busy?: () => boolean;
}

export function stage<S extends object>(
  host: HTMLElement,
  state: S,
  view: (state: S) => TemplateResult,
  { home, waits = () => null, again = () => undefined, busy = () => true }: Manners<S>,
): Stage<S> {
  const waiting = document.createElement("div");
  waiting.className = "waiting";
  const watchdog = document.createElement("div");
  watchdog.className = "watchdog";
  const end = document.createComment("");
  host.append(waiting, watchdog);
  let live = false;
  let late = false;
  const watch = (): void => {
    const now = engine.late && busy();
    if (now === late) return;
    late = now;
    render(now ? lateView() : nothing, watchdog);
    if (now) announce(LATE());
  };
  const draw = (now: S): void => {
    watch();
    const wait = live ? null : waits(now);
    if (wait !== null) return render(waitView(wait, again), waiting), undefined;
    const held = host.contains(document.activeElement);
    if (!live) host.replaceChildren(end, watchdog);
    live = true;
    render(view(now), host, { renderBefore: end });
    if (held && !host.contains(document.activeElement)) focusOn(home(host) ?? host);
  };
  const store = new Store(state, draw);
  const unsubscribe = engine.subscribe(() => store.set({}));
  store.set({});
  return {
    store,
    close: () => {
      unsubscribe();
      store.close();
    },
  };
}

const LATE = (): string => say("The engine is taking long over this.");

const lateView = (): TemplateResult =>
  html`<p class="late"><span>${LATE()}</span> <button type="button" class="button quiet" @click=${() => engine.cancel()}>${say("Stop")}</button></p>`;

/** What stands in the page stays until there is something better; below it the engine tells how it starts. */
const waitView = (problem: string, again: () => void): TemplateResult =>
  problem
    ? html`<p class="problem" role="alert">${problem}</p><p><button type="button" class="button" @click=${again}>${say("Try again")}</button></p>`
    : html`${progressView()}`;

export function focusOn(target: HTMLElement): void {
  if (!target.matches("button, input, select, a[href], summary, [tabindex]")) target.tabIndex = -1;
  target.focus({ preventScroll: isInView(target) });
}

/** Whether the reader has gone on elsewhere while the widget was at work, to the search for one, where he is left. */
export function goneOn(host: HTMLElement): boolean {
  const at = document.activeElement;
  return at !== null && typing(at) && !host.contains(at);
}

/** Focus on what is to be answered, with the question above it in view; when not all fits, the question counts. */
export function focusBelow(host: HTMLElement, target: HTMLElement): void {
  if (goneOn(host)) return;
  target.focus({ preventScroll: true });
  const top = (host.querySelector(".question") ?? target).getBoundingClientRect().top - HEADER;
  const below = (target.closest("form") ?? target).getBoundingClientRect().bottom + 12 - window.innerHeight;
  const by = Math.min(top, Math.max(0, below));
  if (by) window.scrollBy({ top: by });
}

const HEADER = 70;

function isInView(target: HTMLElement): boolean {
  const box = target.getBoundingClientRect();
  return box.top > HEADER && box.bottom < window.innerHeight;
}

/** The nearest heading above, so that a shared link lands at the widget. */
export function anchorOf(host: HTMLElement): string {
  let before: Element | null = host.closest(".drawing") ?? host;
  while ((before = before.previousElementSibling)) if (/^H[1-6]$/.test(before.tagName)) return before.id;
  return "";
}

/** Only the latest of several overlapping calls may speak; the signal tells the others that nobody waits for them any more. */
export class Latest {
  private turn = 0;
  private running: AbortController | null = null;

  async run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<{ value: T } | { problem: unknown } | null> {
    this.forget();
    const mine = this.turn;
    const running = (this.running = new AbortController());
    try {
      const value = await work(running.signal);
      return mine === this.turn ? { value } : null;
    } catch (problem) {
      return mine === this.turn ? { problem } : null;
    } finally {
      if (this.running === running) this.running = null;
    }
  }

  /** Whether somebody waits. */
  get busy(): boolean {
    return this.running !== null;
  }

  forget(): void {
    this.turn += 1;
    this.running?.abort();
    this.running = null;
  }
}
