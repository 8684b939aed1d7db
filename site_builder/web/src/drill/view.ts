/** The drill as it is drawn from its state. */
import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { formOf } from "../answers/answers";
import { onTable } from "../answers/felt";
import { linesView } from "../answers/lined";
import type { Answering } from "./answering";
import { barView } from "./bar";
import type { Choosing } from "./choosing";
import { tallyView } from "./marks";
import { masteryView } from "./mastery";
import type { Day } from "../progress/days";
import { clockView, endView, startView } from "./race";
import { questionView, sceneView } from "./scene";
import { avoidedView } from "./slipped";
import { inQueue, type State } from "./state";
import { stillLooking, trailView } from "./trail";
import { verdictView } from "./verdict";
import { copyButton, problemView } from "../parts";
import { progressView } from "../engine-progress";
import { say } from "../say";
import { dayWhen } from "../words";

export interface Acts extends Answering, Choosing {
  /** The day on which the next comes back; null when nothing does. */
  later(): Day | null;
  href(): string;
}

export function drillView(state: State, name: string, acts: Acts): TemplateResult {
  const racing = state.race && !state.race.over;
  return html`<div class="widget-body drill" @keydown=${(event: KeyboardEvent) => keys(event)}>
    ${progressView()}${racing ? clockView(state.race!, acts) : barView(state, name, acts)}
    ${bodyView(state, name, acts)}${problemView(state.problem)}
    ${racing ? nothing : html`<div class="tally">${tallyView(state.wish)}${state.asked ? copyButton(acts.href, say("Copy this question")) : nothing}</div>`}
  </div>`;
}

function bodyView(state: State, name: string, acts: Acts): TemplateResult | typeof nothing {
  if (state.mode === "timed" && !state.race) return startView(state, acts);
  if (state.race?.over) return endView(state, acts);
  if (inQueue(state.mode) && !state.queue.length && !state.outcome) return doneView(state, acts);
  return state.asked ? askedView(state, name, acts) : nothing;
}

function askedView(state: State, name: string, acts: Acts): TemplateResult {
  const { pack, asked, outcome, turned, queue, mode } = state;
  return html`${inQueue(mode) ? html`<p class="queue-words">${queue.length ? say("{n} questions to go", { n: queue.length }, { "n one": "{n} question to go" }) : say("That was the last one")}</p>` : nothing}
    ${questionView(pack!, asked!)}${trailView(pack!, asked!, outcome !== null, { turned, turn: acts.turn })}
    ${!outcome && stillLooking(asked!, turned) ? nothing : answerView(state, name, acts)}`;
}

function answerView(state: State, name: string, acts: Acts): TemplateResult {
  const { pack, asked, outcome, said, wish } = state;
  const form = formOf(asked!);
  const sheet = { game: wish.game, pack: pack!, asked: asked!, said, outcome, name, change: acts.change, press: acts.press };
  const view = form.view(sheet);
  return html`${sceneView(pack!, asked!)}
    <form class="answer" @submit=${acts.submit} autocomplete="off">
      ${keyed(`${asked!.kind} ${asked!.level} ${asked!.seed}`, view)}
      <span class="answer-tools">
        ${outcome
          ? html`<button class="button next primary">${say("Next")}</button>`
          : html`${form.checked ? html`<button class="button primary">${say("Check")}</button>` : nothing}
              <button type="button" class="button quiet" @click=${acts.show}>${say("Show me")}</button>`}
      </span>
    </form>
    ${outcome ? verdictView(pack!, asked!, outcome) : nothing}${onTable(asked!) ? nothing : keyed(`${asked!.kind} ${asked!.level} ${asked!.seed}`, linesView(sheet))}${avoidedView(state)}${masteryView(state, acts)}`;
}

function doneView(state: State, acts: Acts): TemplateResult {
  const due = state.mode === "due";
  const [title, words] = due ? [say("Nothing more is due"), laterWords(acts.later())]
    : state.mode === "theme" ? [say("All found"), say("You have found every puzzle of this theme. Choose another one, or go on with new questions.")]
    : [say("No misses left"), say("Every question that you had missed is answered right now.")];
  return html`<div class="race-end">
    <p class="race-title">${title}</p>
    <p>${words}</p>
    <p class="tools"><button type="button" class="button primary" @click=${acts.leave}>${say("New questions")}</button>
      ${state.mode !== "replay" || state.due !== null ? nothing : html`<button type="button" class="button quiet" @click=${acts.repeat}>${say("Ask me again when it is due")}</button>`}</p>
  </div>`;
}

const laterWords = (next: Day | null): string =>
  next === null ? say("Nothing waits to come back. Go on with new questions.") : say("The next question comes back {when}. Come back then, or go on with new questions.", { when: dayWhen(next) });

/** Enter in the bar starts, checks or goes on; a digit presses the answer with that number; arrows go between answers. */
export function keys(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const root = event.currentTarget as HTMLElement;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (event.key === "Enter" && target.matches(".drill-bar input")) {
    event.preventDefault();
    root.querySelector<HTMLElement>(".primary")?.click();
    return;
  }
  if (!target.matches(".pressable, .choice")) return;
  const all = [...root.querySelectorAll<HTMLElement>("button[data-key]")];
  const here = all.indexOf(target);
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const to = step && here >= 0 ? all[(here + step + all.length) % all.length] : undefined;
  if (to) to.focus();
  else if (/^[1-9]$/.test(event.key)) root.querySelector<HTMLElement>(`[data-key="${event.key}"]`)?.click();
  else return;
  event.preventDefault();
}
