/** How a hand went for the reader: what his choices have cost him by each move, beside those that looking ahead advises. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { figure } from "../figures";
import { say } from "../say";
import type { Weighed } from "./worths";

interface Point {
  at: number;
  /** What all choices up to here that were clearly worse have brought less than the advised ones: what is equal costs nothing. */
  lost: number;
  clear: boolean;
}

/** The least that the graph is high, so that a trifle does not look like a disaster. */
const LEAST = 4;

export function pointsOf({ found }: Weighed): Point[] {
  let lost = 0;
  return Object.entries(found).map(([at, one]) => ({ at: Number(at), worth: one.made && one.worths[one.made.place]! })).sort((one, two) => one.at - two.at)
    .map(({ at, worth }) => ({ at, lost: (lost += worth?.clear ? worth.less : 0), clear: Boolean(worth?.clear) }));
}

/** A line over all moves, with a mark at each slip and one where the hand stands now. */
export function graphView(weighed: Weighed, at: number, last: number): TemplateResult {
  const points = pointsOf(weighed);
  const most = Math.max(LEAST, points.at(-1)?.lost ?? 0);
  const x = (move: number): number => (100 * move) / Math.max(1, last);
  const y = (lost: number): number => 12 + (76 * lost) / most;
  const height = y(points.findLast((point) => point.at <= at)?.lost ?? 0);
  let before = 12;
  const steps = points.map((point) => {
    const step = `L${x(point.at)} ${before}L${x(point.at)} ${y(point.lost)}`;
    before = y(point.lost);
    return step;
  });
  const line = `M0 12${steps.join("")}L100 ${before}`;
  const unit = Object.values(weighed.found).find((one) => one.made)?.unit ?? "";
  return html`<div class="graph" aria-hidden="true">
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      ${svg`<path class="graph-zero" d="M0 12H100"></path><path class="graph-area" d=${`${line}V12Z`}></path><path class="graph-line" d=${line}></path><path class="graph-now" d=${`M${x(at)} 4V96`}></path>`}
    </svg>
    <span class="graph-dot" .style="--x:${x(at)}%;--y:${height}%"></span>
    ${points.filter((point) => point.clear).map((point) => html`<span class="graph-slip" .style="--x:${x(point.at)}%;--y:${y(point.lost)}%">!</span>`)}
    <span class="graph-words">${say("as advised")}</span>
    ${unit ? html`<span class="graph-words low">${say("{n} {unit} less", { n: figure(Math.round(most * 10) / 10), unit })}</span>` : nothing}
  </div>`;
}
