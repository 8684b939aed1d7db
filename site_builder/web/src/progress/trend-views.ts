/** The sections of the measure of the player: what his hands have lost, his places among bots, and whether he gets better. */
import { html, nothing, type TemplateResult } from "lit";
import { rough } from "../hand/amount";
import { linePlot } from "../plots";
import { say } from "../say";
import { figure, paragraph, signed } from "../words";
import { botWords, meanWords } from "./among";
import type { DaySum } from "./data";
import { isDay, type Day } from "./days";
import { share } from "./figures";
import { amountWords, eachWords, whatWords } from "./lost";
import { BOTS, placeOf, sum, together, type Accuracy, type Among } from "./measure";
import { changeOf, countingChange, coursesOf, LEAST_COUNTS, LEAST_HANDS, weeksOf, type Change, type Course, type Week } from "./trends";
import { dayWords, shortDay, tableView, type Names } from "./views";

const HANDS = 30;
const WEEKS = 26;

/** What decisions lose, game by game; a game's unit is not that of another. */
export function accuracyView(all: Accuracy[], names: Names): TemplateResult | typeof nothing {
  const courses = coursesOf(all);
  if (!courses.length) return nothing;
  const games = [...new Set(courses.map(({ game }) => game))].sort((one, two) => (names.game(one) < names.game(two) ? -1 : 1));
  return html`<h2 id="accuracy">${say("Accuracy of your hands")}</h2>
    <p>${say("When you look back at a hand, its decisions are weighed by looking ahead. Here stands what a decision of yours brings less than the best, on average, in the unit of the game: the lower, the better. What is equal costs nothing.")}</p>
    ${games.map((game) => html`<section class="accuracy-game"><h3>${names.game(game)}</h3>
      <div class="plots">${courses.filter((one) => one.game === game).map(courseView)}</div>
      ${handsTable(courses.filter((one) => one.game === game))}</section>`)}`;
}

function courseView(course: Course): TemplateResult {
  const { what, unit, hands } = course;
  const own = hands.slice(-HANDS);
  const points = own.map(({ day, loss }) => ({ value: loss.lost / loss.weighed, label: shortDay(day) }));
  const all = together(hands.map(({ loss }) => loss));
  const most = Math.max(...points.map(({ value }) => value));
  const top = most > 1 ? Math.ceil(most) : Math.max(0.1, Math.ceil(most * 10) / 10);
  const mean = say("{lost} {unit} on average, in {n} decisions of {hands} hands.", { lost: eachWords(all), unit, n: figure(all.weighed), hands: hands.length }, { "hands =1": "{lost} {unit} on average, in {n} decisions of one hand." });
  return html`<figure><figcaption>${what === "card" ? say("Lost by a card, on average") : say("Lost by a bid or discard, on average")}</figcaption>
    ${linePlot(points, [0, top].map((value) => ({ value, label: figure(value) })), mean)}
    <p class="trend-words">${mean} ${lossTrend(course)}</p></figure>`;
}

/** Whether less is lost than before, or that it cannot be told yet. */
function lossTrend(course: Course): string {
  const change = changeOf(course);
  if (!change) return say("Too few hands to tell a trend: from {least} on.", { least: LEAST_HANDS });
  const values = { before: rough(change.before, change.interval), after: rough(change.after, change.interval) };
  if (!change.sign) return say("No trend that is more than chance: {before} in the earlier half of the hands, {after} in the later.", values);
  return change.sign < 0
    ? say("You lose less than before: {before} in the earlier half of the hands, {after} in the later.", values)
    : say("You lose more than before: {before} in the earlier half of the hands, {after} in the later.", values);
}

function handsTable(courses: Course[]): TemplateResult {
  const rows = courses.flatMap(({ what, unit, hands }) => hands.map((one) => ({ ...one, what, unit }))).sort((one, two) => two.at - one.at);
  return tableView(say("Hand by hand"), say("Hand by hand as a table"), [say("Day"), say("Decisions"), say("Weighed"), say("Mistakes"), say("Lost"), say("Each"), say("Unit")], rows.map(({ day, what, unit, loss }) => [
    dayWords(day), whatWords(what), figure(loss.weighed), figure(loss.clear), amountWords(loss.lost, loss.interval), eachWords(loss), unit,
  ]));
}

/** The day of which a hand was the deal of the day; null for any other. */
export function daily({ query }: Pick<Among, "query">): Day | null {
  const seed = Number(new URLSearchParams(query).get("hand.seed"));
  return isDay(seed) ? seed : null;
}

/** Where the reader stands among bots that have played his cards, the latest hand first. */
export function placesView(all: Among[], names: Names): TemplateResult | typeof nothing {
  if (!all.length) return nothing;
  const bots = [...BOTS].reverse();
  const days = all.filter((one) => daily(one) !== null);
  const heads = [say("Day"), say("Game"), say("Your place"), say("You"), ...bots.map((bot) => say("Bot: {level}", { level: botWords(bot) }))];
  return html`<h2 id="places">${say("Your place among bots")}</h2>
    <p>${paragraph(all.length > 1 ? placesWords(all) : "", days.length > 1 ? daysWords(days) : "", say("Each bot sat in your seat with the same cards; its mean is shown."))}</p>
    <div class="table-scroll places" role="region" aria-label=${say("Your place among bots")} tabindex="0"><table>
      <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${[...all].reverse().map((one) => placeRow(one, names))}</tbody>
    </table></div>`;
}

function placeRow(one: Among, names: Names): TemplateResult {
  const [page, day] = [names.page(one.game), dayWords(one.day)];
  const cells = [...BOTS].reverse().map((name) => one.bots.find(({ bot }) => bot === name));
  return html`<tr><th scope="row">${page ? html`<a href="${page}?${one.query}">${day}<span class="visually-hidden">${say(", {game}: see the hand", { game: names.game(one.game) })}</span></a>` : day}
      ${daily(one) === null ? nothing : html`<small>${say("deal of the day")}</small>`}</th>
    <td>${names.game(one.game)}</td><td><b>${say("{place} of {of}", { place: placeOf(one), of: one.bots.length + 1 })}</b></td><td class="hand-score">${signed(one.score)}</td>
    ${cells.map((cell) => html`<td>${cell ? meanWords(cell) : "–"}</td>`)}</tr>`;
}

const meanPlace = (all: Among[]): string => figure(Math.round((10 * sum(all, placeOf)) / all.length) / 10);

const placesWords = (all: Among[]): string =>
  say("In {n} hands your place is {place} on average.", { n: all.length, place: meanPlace(all) });

const daysWords = (all: Among[]): string =>
  say("In {n} deals of the day it is {place}.", { n: all.length, place: meanPlace(all) });

/** How many counts are right, week by week; their share has no unit, so that all games can stand together. */
export function countingView(sums: DaySum[]): TemplateResult | typeof nothing {
  const weeks = weeksOf(sums);
  if (!weeks.length) return nothing;
  const shown = weeks.slice(-WEEKS);
  const points = shown.map((week) => ({ value: (100 * week.right) / week.asked, label: shortDay(week.monday) }));
  const words = say("Share of right counts in {n} weeks, each named by its Monday.", { n: shown.length }, { "n =1": "Share of right counts in one week, named by its Monday." });
  return html`<h2 id="counting">${say("Counting, week by week")}</h2>
    <div class="plots"><figure><figcaption>${say("Right counts")}</figcaption>
      ${linePlot(points, [0, 50, 100].map((value) => ({ value, label: say("{n} %", { n: value }) })), words)}
      <p class="trend-words">${words} ${countingTrend(countingChange(weeks))}</p></figure></div>
    ${tableView(say("Counting, week by week"), say("Counting as a table"), [say("Week from"), say("Counted"), say("Right")], [...weeks].reverse().map((week: Week) => [dayWords(week.monday), figure(week.asked), share(week.right, week.asked)]))}`;
}

function countingTrend(change: Change | null): string {
  if (!change) return say("Too few answers to tell a trend: {least} in earlier weeks and {least} in later ones.", { least: LEAST_COUNTS });
  const values = { before: share(change.before, 1), after: share(change.after, 1) };
  if (!change.sign) return say("No trend that is more than chance: {before} right in the earlier weeks, {after} in the later.", values);
  return change.sign > 0
    ? say("More is right than before: {before} in the earlier weeks, {after} in the later.", values)
    : say("Less is right than before: {before} in the earlier weeks, {after} in the later.", values);
}
