/** <trionfi-exercise>: one question below a page's advice, answered in place; the same again until it is right. */
import { html, nothing, type TemplateResult } from "lit";
import { packOf } from "../card";
import { attemptOf, params, type Wish } from "../drill/state";
import { progress } from "../progress/store";
import { say } from "../say";
import type { Widget } from "../shell";
import type { Pack } from "../types";
import { link } from "../url";
import { focusOn, Latest, stage } from "../widget";
import { problemText } from "../words";
import { mountQuestion } from "./question";

interface State {
  pack: Pack | null;
  over: boolean;
  problem: string | null;
}

export function mountExercise(host: HTMLElement): Widget {
  const told = (name: string): string => host.getAttribute(name) ?? "";
  const wish: Wish = { game: told("game"), kind: told("kind"), level: Number(told("level")), parts: {}, method: "" };
  const seed = Number(told("seed"));
  const latest = new Latest();
  let question: Widget | null = null;
  const { store, close } = stage<State>(
    host,
    { pack: null, over: false, problem: null },
    ({ over }) => html`<div class="widget-body drill"><div class="exercise-place"></div>${over ? moreView() : nothing}</div>`,
    {
      home: (root) => root.querySelector<HTMLElement>(".exercise-more"),
      waits: (state) => (state.pack ? null : (state.problem ?? "")),
      again: () => void begin(),
      busy: () => latest.busy,
    },
  );
  void begin();
  return {
    close: () => {
      latest.forget();
      question?.close();
      close();
    },
  };

  async function begin(): Promise<void> {
    store.set({ problem: null });
    const ready = await latest.run(() => packOf(wish.game));
    if (!ready) return;
    if ("problem" in ready) return store.set({ problem: problemText(ready.problem) });
    const pack = ready.value;
    store.set({ pack });
    store.flush();
    question = mountQuestion(host.querySelector<HTMLElement>(".exercise-place")!, {
      game: wish.game,
      pack,
      task: { do: "drill", words: "", kind: wish.kind, level: wish.level, seeds: [seed] },
      seeds: [seed],
      fresh: false,
      answered: (_, right, ms) => progress.add(attemptOf(wish, seed, { right, ms, at: Date.now(), mode: "free" })),
      done: over,
    });
  }

  function over(): void {
    store.set({ over: true });
    store.flush();
    focusOn(host.querySelector<HTMLElement>(".exercise-more")!);
  }

  /** The drill of the page goes on with fresh questions of the kind. */
  function moreView(): TemplateResult {
    const { seed: _, ...asked } = params(wish, seed, false);
    return html`<p class="tools"><a class="button quiet exercise-more" href=${link("drill", asked, "the-drill")}>${say("More questions like this one")}</a></p>`;
  }
}
