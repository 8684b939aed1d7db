/** What the device remembers of a drill, small: the last twenty answers, the streak, the best run. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { score, SECONDS } from "./state";
import { progress, type Attempt, type Run } from "../progress/store";
import { figure, plural } from "../words";

const LAST = 20;
const STEP = 7;
const HALF = 11;

export const seconds = (ms: number): string => {
  const value = ms / 1000;
  return value < 9.95 ? `${value.toFixed(1)} s` : value < 120 ? `${Math.round(value)} s` : `${Math.round(value / 60)} min`;
};

export const middle = (numbers: number[]): number => {
  const sorted = [...numbers].sort((one, two) => one - two);
  const at = sorted.length >> 1;
  return sorted.length % 2 ? sorted[at]! : (sorted[at - 1]! + sorted[at]!) / 2;
};

/** Right answers stand above the line, the others hang below it: told apart by place, not by colour alone. */
export function sparkline(last: Attempt[]): TemplateResult {
  const right = last.filter((one) => one.right).length;
  const words = `The last ${plural(last.length, "answer")}: ${right} right. Oldest first: ${last.map((one) => (one.right ? "right" : "wrong")).join(", ")}.`;
  return html`<svg class="sparkline" viewBox="0 0 ${LAST * STEP} ${HALF * 2 + 2}" width=${LAST * STEP} height=${HALF * 2 + 2} role="img" aria-label=${words}>
    <line class="base" x1="0" x2=${LAST * STEP} y1=${HALF + 1} y2=${HALF + 1}></line>
    ${last.map((one, at) =>
      one.right
        ? svg`<rect class="hit" x=${at * STEP + 1} y="1" width=${STEP - 2} height=${HALF - 1}></rect>`
        : svg`<rect class="miss" x=${at * STEP + 1.5} y=${HALF + 3} width=${STEP - 3} height=${HALF - 3}></rect>`,
    )}
  </svg>`;
}

/** The scores of the last runs as a line, the best one marked. */
export function runsLine(runs: Run[]): TemplateResult | typeof nothing {
  const last = runs.slice(-LAST).map(score);
  if (last.length < 2) return nothing;
  const [low, high] = [Math.min(0, ...last), Math.max(1, ...last)];
  const x = (at: number): number => 3 + (at * (LAST * STEP - 6)) / (last.length - 1);
  const y = (value: number): number => 3 + ((high - value) * (HALF * 2 - 4)) / (high - low);
  const best = last.lastIndexOf(Math.max(...last));
  return html`<svg class="sparkline" viewBox="0 0 ${LAST * STEP} ${HALF * 2 + 2}" width=${LAST * STEP} height=${HALF * 2 + 2} role="img"
      aria-label="The scores of the last ${last.length} runs, oldest first: ${last.join(", ")}.">
    <line class="base" x1="0" x2=${LAST * STEP} y1=${y(0)} y2=${y(0)}></line>
    <polyline class="scores" points=${last.map((value, at) => `${x(at)},${y(value)}`).join(" ")}></polyline>
    <circle class="best" cx=${x(best)} cy=${y(last[best]!)} r="3"></circle>
  </svg>`;
}

export function tallyView(drill: { game: string; kind: string; level: number }): TemplateResult {
  const { game, kind, level } = drill;
  const last = progress.attempts({ game, kind, level }).slice(-LAST);
  if (!last.length) return html`<p class="tally-words">Nothing answered at this level yet.</p>`;
  const right = last.filter((one) => one.right);
  const streak = progress.streak({ game, kind });
  const best = progress.best({ game, kind, level }).run;
  const parts = [
    `${right.length} of the last ${last.length} right.`,
    streak.now > 1 || streak.best > 1 ? `In a row: ${streak.now}, longest ${streak.best}.` : "",
    right.length ? `A right answer takes you ${seconds(middle(right.map((one) => one.ms)))}.` : "",
    best ? `Best in ${SECONDS} seconds: ${figure(score(best))}.` : "",
    savingWords(),
  ];
  return html`${sparkline(last)}<p class="tally-words">${parts.filter(Boolean).join(" ")}</p>`;
}

const savingWords = (): string =>
  ({ on: "", blocked: "This browser lets the page keep nothing, so it is forgotten when you leave.", full: "The browser's storage is full: new answers are forgotten when you leave." })[progress.saving];
