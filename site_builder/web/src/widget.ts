/** What every widget does once the reader has acted: draw its state, keep the focus, show the engine's start. */
import { render, type TemplateResult } from "lit";
import { engine } from "./engine";
import { Store } from "./store";

export interface Stage<S extends object> {
  store: Store<S>;
  /** Where the focus belongs when the control that had it is gone after the next drawing. */
  close(): void;
}

export function stage<S extends object>(
  host: HTMLElement,
  state: S,
  view: (state: S) => TemplateResult,
  home: (host: HTMLElement) => HTMLElement | null,
): Stage<S> {
  let cleared = false;
  const draw = (now: S): void => {
    const held = host.contains(document.activeElement);
    if (!cleared) {
      host.replaceChildren();
      host.classList.add("live");
      cleared = true;
    }
    render(view(now), host);
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

export function focusOn(target: HTMLElement): void {
  if (!target.matches("button, input, select, a[href], summary, [tabindex]")) target.tabIndex = -1;
  target.focus({ preventScroll: isInView(target) });
}

function isInView(target: HTMLElement): boolean {
  const box = target.getBoundingClientRect();
  return box.top > 70 && box.bottom < window.innerHeight;
}

/** Only the latest of several overlapping calls may speak. */
export class Latest {
  private turn = 0;

  async run<T>(work: () => Promise<T>): Promise<{ value: T } | { problem: unknown } | null> {
    const mine = ++this.turn;
    try {
      const value = await work();
      return mine === this.turn ? { value } : null;
    } catch (problem) {
      return mine === this.turn ? { problem } : null;
    }
  }

  forget(): void {
    this.turn += 1;
  }
}
