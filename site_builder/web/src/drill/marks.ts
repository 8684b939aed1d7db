/** What the device remembers of a drill, small: the last twenty answers, the streak, the best run. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { score, SECONDS } from "./state";
import { PUZZLE } from "../progress/data";
import { ratings } from "../progress/rating";
import { progress, type Attempt, type Run } from "../progress/store";
import { decimals } from "../figures";
import { row, say } from "../say";
import { figure, paragraph } from "../words";

const LAST = 20;
const STEP = 7;
const HALF = 11;

export const seconds = (ms: number): string => {
  const value = ms / 1000;
  if (value < 9.95) return say("{n} s", { n: decimals(value, 1) });
  return value < 120 ? say("{n} s", { n: Math.round(value) }) : say("{n} min", { n: Math.round(value / 60) });
};

export const middle = (numbers: number[]): number => {
  const sorted = [...numbers].sort((one, two) => one - two);
  const at = sorted.length >> 1;
  return sorted.length % 2 ? sorted[at]! : (sorted[at - 1]! + sorted[at]!) / 2;
};

/** Right answers stand above the line, the others hang below it: told apart by place, not by colour alone. */
export function sparkline(last: Attempt[]): TemplateResult {
  const right = last.filter((one) => one.right).length;
  const words = say("The last {n} answers: {right} right. Oldest first: {marks}.", { n: last.length, right, marks: row(last.map((one) => (one.right ? say("right") : say("wrong"))), ",") }, {
    "n one": "The last {n} answer: {right} right. Oldest first: {marks}.",
  });
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
      aria-label=${say("The scores of the last {n} runs, oldest first: {scores}.", { n: last.length, scores: row(last.map(figure), ",") })}>
    <line class="base" x1="0" x2=${LAST * STEP} y1=${y(0)} y2=${y(0)}></line>
    <polyline class="scores" points=${last.map((value, at) => `${x(at)},${y(value)}`).join(" ")}></polyline>
    <circle class="best" cx=${x(best)} cy=${y(last[best]!)} r="3"></circle>
  </svg>`;
}

export function tallyView(drill: { game: string; kind: string; level: number }): TemplateResult {
  const { game, kind, level } = drill;
  const last = progress.attempts({ game, kind, level }).slice(-LAST);
  if (!last.length) return html`<p class="tally-words">${say("Nothing answered at this level yet.")}</p>`;
  const right = last.filter((one) => one.right);
  const streak = progress.streak({ game, kind });
  const best = progress.best({ game, kind, level }).run;
  const parts = [
    say("{n} of the last {of} right.", { n: right.length, of: last.length }),
    streak.now > 1 || streak.best > 1 ? say("In a row: {now}, longest {best}.", { now: streak.now, best: streak.best }) : "",
    right.length ? say("A right answer takes you {time}.", { time: seconds(middle(right.map((one) => one.ms))) }) : "",
    kind === PUZZLE ? ratingWords() : "",
    best ? say("Best in {n} seconds: {score}.", { n: SECONDS, score: score(best) }) : "",
    savingWords(),
  ];
  return html`${sparkline(last)}<p class="tally-words">${paragraph(...parts)}</p>`;
}

/** The rating at the puzzles of all games together. */
function ratingWords(): string {
  const now = ratings(progress.attempts({ kind: PUZZLE })).at(-1);
  return now ? say("Your rating at puzzles: {n}, give or take {around}.", { n: String(now.rating), around: now.around }) : "";
}

function savingWords(): string {
  if (progress.saving === "blocked") return say("This browser lets the page keep nothing, so it is forgotten when you leave.");
  return progress.saving === "full" ? say("The browser's storage is full: new answers are forgotten when you leave.") : "";
}
