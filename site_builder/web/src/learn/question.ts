/** Questions of a lesson, answered in place: those of a drill, or cards to be found. What is missed is asked again. */
import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { announce } from "../announce";
import { FIRST, formOf } from "../answers/answers";
import { judged } from "../drill/ask";
import { laidSpoken, questionView, sceneSpoken, sceneView } from "../drill/scene";
import { stillLooking, trickSpoken, trailView } from "../drill/trail";
import { request, type Outcome, type Posed, type Wish } from "../drill/state";
import { verdictSpoken, verdictView } from "../drill/verdict";
import { keys } from "../drill/view";
import { engine } from "../engine";
import type { Task } from "./path";
import { outcomeOf, questionOf } from "./tasks";
import { problemView } from "../parts";
import { progressView } from "../engine-progress";
import type { Widget } from "../shell";
import type { Pack } from "../types";
import { focusBelow, Latest, stage } from "../widget";
import { say } from "../say";
import { paragraph, problemText } from "../words";

export interface Asking {
  game: string;
  pack: Pack;
  task: Extract<Task, { do: "drill" | "find" | "complete" }>;
  /** Seeds that are still to be answered; one where there is nothing to be drawn. */
  seeds: number[];
  /** The step has just been opened: its text comes first, so the focus is left alone. */
  fresh: boolean;
  answered(seed: number, right: boolean, ms: number): void;
  done(): void;
}

interface State {
  asked: Posed | null;
  said: string[];
  /** How many of the tricks that are seen only once have been looked at. */
  turned: number;
  outcome: Outcome | null;
  queue: number[];
  since: number;
  problem: string | null;
}

export function mountQuestion(host: HTMLElement, asking: Asking): Widget {
  const { task, pack, game } = asking;
  const name = `learn-${Math.random().toString(36).slice(2, 8)}`;
  const latest = new Latest();
  const wish: Wish = task.do === "drill" ? { game, kind: task.kind, level: task.level, parts: task.parts ?? {}, method: task.method ?? "" } : { game, kind: "", level: 1, parts: {}, method: "" };
  const { store, close } = stage<State>(
    host,
    { asked: null, said: [], turned: 0, outcome: null, queue: asking.seeds, since: 0, problem: null },
    view,
    {
      home: (root) => root.querySelector<HTMLElement>(FIRST) ?? root.querySelector<HTMLElement>(".primary"),
      waits: (now) => (now.asked ? null : (now.problem ?? "")),
      again: () => void ask(),
      busy: () => latest.busy,
    },
  );
  void ask(asking.fresh ? null : task.words);
  return {
    close: () => {
      latest.forget();
      close();
    },
  };

  async function ask(before: string | null = ""): Promise<void> {
    const seed = store.state.queue[0]!;
    store.set({ problem: null });
    const found = await latest.run((signal) => (task.do === "drill" ? engine.call("drill", request(wish, seed), signal) : questionOf(game, task)));
    if (!found) return;
    if ("problem" in found) return store.set({ problem: problemText(found.problem) });
    const asked = found.value;
    store.set({ asked, said: formOf(asked).empty(asked), turned: 0, outcome: null, problem: null, since: performance.now() });
    store.flush();
    if (before === null) return;
    announce(paragraph(before, task.do === "drill" ? sceneSpoken(pack, asked) : sceneSpoken(pack, { ...asked, question: { ...asked.question, words: "" } })));
    focusAnswer();
  }

  function focusAnswer(): void {
    const target = host.querySelector<HTMLElement>(FIRST);
    if (target) focusBelow(host, target);
  }

  function turn(): void {
    const { asked, turned } = store.state;
    store.set({ turned: turned + 1 });
    store.flush();
    announce(stillLooking(asked!, turned + 1) ? trickSpoken(pack, asked!, turned + 1) : laidSpoken(pack, asked!));
    focusAnswer();
  }

  function submit(event: Event): void {
    event.preventDefault();
    const { asked, outcome, said } = store.state;
    if (outcome) return void ask();
    const problem = formOf(asked!).missing(asked!, said);
    if (!problem) return void check();
    store.set({ problem });
    store.flush();
    focusAnswer();
  }

  async function check(): Promise<void> {
    const { asked, said, since } = store.state;
    const ms = Math.round(performance.now() - since);
    const found = await latest.run((signal) => (task.do === "drill" ? judged(wish, asked!, said, signal) : Promise.resolve(outcomeOf(task, asked!, said))));
    if (!found || store.state.asked !== asked) return;
    if ("problem" in found) return store.set({ problem: problemText(found.problem) });
    settle(found.value, ms);
  }

  function show(): void {
    settle({ kind: "shown", verdict: null, own: null }, Math.round(performance.now() - store.state.since));
  }

  function settle(outcome: Outcome, ms: number): void {
    const { asked, queue } = store.state;
    const [seed, ...others] = queue;
    const right = outcome.kind === "right";
    store.set({ outcome, problem: null, queue: right ? others : [...others, seed!] });
    asking.answered(seed!, right, ms);
    store.flush();
    host.querySelector(".verdict")?.scrollIntoView({ block: "nearest" });
    announce(verdictSpoken(pack, asked!, outcome));
    if (right && !others.length) asking.done();
    else host.querySelector<HTMLElement>(".next")?.focus({ preventScroll: true });
  }

  function view(state: State): TemplateResult {
    const { asked, said, turned, outcome, queue } = state;
    const form = formOf(asked!);
    const looking = !outcome && stillLooking(asked!, turned);
    const change = (now: string[]): void => store.set({ said: now, problem: null });
    const press = (now: string[]): void => {
      store.set({ said: now });
      void check();
    };
    const total = asking.seeds.length;
    const over = outcome?.kind === "right" && !queue.length;
    return html`<div class="learn-question" @keydown=${keys}>
      ${progressView()}
      ${total > 1 ? html`<p class="queue-words">${over ? say("All {n} are right", { n: total }) : say("{n} of {all} right", { n: total - queue.length, all: total })}</p>` : nothing}
      ${task.do === "drill" ? questionView(pack, asked!) : nothing}${trailView(pack, asked!, outcome !== null, { turned, turn })}
      ${looking ? nothing : html`${sceneView(pack, asked!)}
      <form class="answer" @submit=${submit} autocomplete="off">
        ${keyed(asked, form.view({ game, pack, asked: asked!, said, outcome, name, change, press }))}
        <span class="answer-tools">${over ? nothing : outcome
          ? html`<button class="button next primary">${task.do !== "drill" || (outcome.kind !== "right" && queue.length === 1) ? say("Try again") : say("Next")}</button>`
          : html`${form.checked ? html`<button class="button primary">${say("Check")}</button>` : nothing}<button type="button" class="button quiet" @click=${show}>${say("Show me")}</button>`}</span>
      </form>`}
      ${outcome ? verdictView(pack, asked!, outcome) : nothing}${problemView(state.problem)}
    </div>`;
  }
}
