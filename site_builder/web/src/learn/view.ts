/** The learn path as it is drawn: where one is, what there is to know, what is to be done. */
import { html, nothing, type TemplateResult } from "lit";
import type { Done, LearnStep, Path } from "./path";
import { picture } from "../card";
import { problemView } from "../parts";
import { savingView } from "../progress/care";
import { say } from "../say";
import type { Saving } from "../storage";
import type { Pack } from "../types";

const WIDE = "(min-width: 60em)";

export interface LearnState {
  path: Path | null;
  pack: Pack | null;
  at: { step: number; task: number };
  /** Whether the task on show has been done just now. */
  over: boolean;
  problem: string | null;
}

export interface LearnActs {
  open(step: number, task?: number): void;
  onward(): void;
  home: string;
  saving: Saving;
}

export function learnView(state: LearnState, done: Done, acts: LearnActs): TemplateResult {
  const path = state.path!;
  const step = path.steps[state.at.step]!;
  const task = step.tasks[state.at.task]!;
  return html`<div class="learn">
    ${stepsView(path, state, done, acts)}${problemView(state.problem)}${savingView(acts.saving)}
    <section class="widget-body learn-step" aria-labelledby="learn-title">
      <h2 id="learn-title" tabindex="-1"><span class="lesson-number">${state.at.step + 1}.</span> ${step.title}</h2>
      <div class="learn-words">${shownView(step, state.pack)}${wordsView(step, acts)}</div>
      <div class="learn-task">
        <div class="learn-head"><span>${say("Task {n} of {all}", { n: state.at.task + 1, all: step.tasks.length })}</span>${tasksView(step, state, done, acts)}</div>
        <h3>${task.words}</h3>
        <div class="task-host"></div>
        <div class="learn-foot">${state.over ? onwardView(path, state, done, acts) : nothing}</div>
      </div>
    </section>
    <p class="small-print"><a href="./">${path.noun === "deal" ? say("All deals as text") : say("All steps as text")}</a></p>
  </div>`;
}

function shownView({ shown }: LearnStep, pack: Pack | null): TemplateResult | typeof nothing {
  if (!shown || !pack) return nothing;
  return html`<figure class="lesson-cards"><span class="cards">${shown.cards.map((card) => picture(pack, card))}</span><figcaption>${shown.words}</figcaption></figure>`;
}

/** The first thing to know; on a small window the rest is folded, so that the task is in view. */
function wordsView(step: LearnStep, acts: LearnActs): TemplateResult {
  const [first, ...rest] = step.words;
  const rule = html`<p class="lesson-sources"><a href="${acts.home}${step.see ? `#${step.see}` : ""}">${step.see ? say("The rule in full") : say("The rules")}</a></p>`;
  if (!rest.length) return html`<p>${first}</p>${rule}`;
  return html`<p>${first}</p><details class="fold" ?open=${window.matchMedia(WIDE).matches}><summary>${say("Read on")}</summary>${rest.map((words) => html`<p>${words}</p>`)}${rule}</details>`;
}

function stepsView(path: Path, state: LearnState, done: Done, acts: LearnActs): TemplateResult {
  return html`<nav aria-label=${path.noun === "deal" ? say("The deals") : say("Steps of the learn path")}><ol class="steps">
    ${path.steps.map((step, at) => {
      const is = done.step(step);
      return html`<li><button type="button" class="step ${is ? "is-done" : ""}" aria-current=${at === state.at.step ? "step" : nothing}
        aria-label=${stepName(path, at + 1, step.title, is)} title=${step.title} @click=${() => acts.open(at)}><span>${is && at !== state.at.step ? "✓" : at + 1}</span></button></li>`;
    })}
  </ol></nav>`;
}

/** One mark a task; all of them can be gone to. */
function tasksView(step: LearnStep, state: LearnState, done: Done, acts: LearnActs): TemplateResult | typeof nothing {
  if (step.tasks.length < 2) return nothing;
  return html`<ol class="tasks">
    ${step.tasks.map((_, at) => html`<li><button type="button" class="task-mark ${done.task(step, at) ? "is-done" : ""}" aria-current=${at === state.at.task ? "step" : nothing}
      aria-label=${done.task(step, at) ? say("Task {n}, done", { n: at + 1 }) : say("Task {n}", { n: at + 1 })} @click=${() => acts.open(state.at.step, at)}></button></li>`)}
  </ol>`;
}

function onwardView(path: Path, state: LearnState, done: Done, acts: LearnActs): TemplateResult {
  const { step, task } = state.at;
  const now = path.steps[step]!;
  const last = task === now.tasks.length - 1;
  const following = path.steps[step + 1];
  if (!last) return html`<button type="button" class="button onward" @click=${acts.onward}>${say("Next task")}</button>`;
  const words = overWords(path, step + 1, done.step(now));
  if (following) return html`<p class="step-over"><b>${words}</b></p><button type="button" class="button onward" @click=${acts.onward}>${onTo(path, step + 2, following.title)}</button>`;
  const open = done.next();
  return html`<p class="step-over"><b>${open ? words : path.noun === "deal" ? say("All deals are done.") : say("All steps are done: you can sit down at any table.")}</b></p>
    ${open ? html`<button type="button" class="button onward" @click=${acts.onward}>${say("What is still open")}</button>` : html`<a class="button onward" href="${acts.home}#practice">${say("Play on")}</a> <a class="button quiet" href="../">${say("Drills")}</a> ${path.noun === "step" ? html`<a class="button quiet" href="../deals/">${say("Deals that teach")}</a>` : nothing}`}`;
}

function stepName({ noun }: Path, n: number, title: string, is: boolean): string {
  if (noun === "deal") return is ? say("Deal {n}, {title}, done", { n, title }) : say("Deal {n}, {title}", { n, title });
  return is ? say("Step {n}, {title}, done", { n, title }) : say("Step {n}, {title}", { n, title });
}

function overWords({ noun }: Path, n: number, is: boolean): string {
  if (noun === "deal") return is ? say("Deal {n} is done.", { n }) : say("That was the last task of deal {n}; some are still open.", { n });
  return is ? say("Step {n} is done.", { n }) : say("That was the last task of step {n}; some are still open.", { n });
}

const onTo = ({ noun }: Path, n: number, title: string): string => (noun === "deal" ? say("Deal {n}: {title}", { n, title }) : say("Step {n}: {title}", { n, title }));
