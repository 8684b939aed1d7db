/** The section of the rating at puzzles: where it stands, how it came there, and what a puzzle counts as. Ratings are names of a strength
    more than numbers: no language parts their thousands. */
import { html, nothing, type TemplateResult } from "lit";
import { linePlot } from "../plots";
import { say } from "../say";
import { figure } from "../words";
import type { Entry } from "./data";
import { share } from "./figures";
import { LEVELS, ratings, type Rated } from "./rating";
import { dayWords, shortDay, tableView } from "./views";

const DAYS = 30;
const STEP = 100;

export function ratedView(entries: Entry[]): TemplateResult | typeof nothing {
  const all = ratings(entries);
  const now = all.at(-1);
  if (!now) return nothing;
  const [one, two, three] = LEVELS;
  return html`<h2 id="rating">${say("Rating at puzzles")}</h2>
    <dl class="tiles rating">
      ${tile(say("your rating"), String(now.rating), say("give or take {n}", { n: now.around }))}
      ${tile(say("your best"), String(Math.max(...all.map(({ rating }) => rating))), "")}
      ${tile(say("puzzles answered"), figure(sum(all, ({ asked }) => asked)), say("{share} found at once", { share: share(sum(all, ({ right }) => right), sum(all, ({ asked }) => asked)) }))}
    </dl>
    <p>${say("Your first answer to each puzzle counts, as a game won or lost against it. At level 1 a puzzle is rated at {one}, at level 2 at {two}, at level 3 at {three}. The rating is by Glicko-2; the more puzzles, the surer it is.", { one: String(one), two: String(two), three: String(three) })}</p>
    ${courseOf(all.slice(-DAYS))}
    ${tableView(say("Rating at puzzles"), say("The rating as a table"), [say("Day"), say("Rating"), say("Give or take"), say("New puzzles"), say("Right")], [...all].reverse().map((row) => [
      dayWords(row.day), String(row.rating), String(row.around), figure(row.asked), share(row.right, row.asked),
    ]))}`;
}

const tile = (words: string, value: string, more: string): TemplateResult => html`<div><dt>${words}</dt><dd>${value}</dd>${more ? html`<dd class="tile-more">${more}</dd>` : nothing}</div>`;

const sum = (all: Rated[], of: (one: Rated) => number): number => all.reduce((total, one) => total + of(one), 0);

/** One day alone is no course. */
function courseOf(days: Rated[]): TemplateResult | typeof nothing {
  if (days.length < 2) return nothing;
  const values = days.map(({ rating }) => rating);
  const lines = [Math.floor(Math.min(...values) / STEP) * STEP, Math.ceil((Math.max(...values) + 1) / STEP) * STEP];
  const [first, last] = [days[0]!, days.at(-1)!];
  const words = say("Rating on {n} days from {first} to {last}: {begun} at first, {ended} at last.", { n: days.length, first: dayWords(first.day), last: dayWords(last.day), begun: String(first.rating), ended: String(last.rating) });
  return html`<div class="plots"><figure><figcaption>${say("The rating, day by day")}</figcaption>
    ${linePlot(days.map(({ day, rating }) => ({ value: rating, label: shortDay(day) })), lines.map((value) => ({ value, label: String(value) })), words)}</figure></div>`;
}
