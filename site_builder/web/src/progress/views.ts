/** The sections of the progress page, each a plot or two with its table. */
import { html, nothing, type TemplateResult } from "lit";
import { answersPlot, calendarPlot, linePlot, shareBar, type Square } from "../plots";
import { worth } from "./count";
import type { PlayedHand, Run } from "./data";
import { dateOf, dayOf, shifted, type Day } from "./days";
import { duration, seconds, share, type DayRow, type Overview, type Row } from "./figures";
import type { Course } from "./lessons";
import { place } from "./levels";
import { locale } from "../language";
import { row, say, sayWith } from "../say";
import { amountWords, byUnit } from "./lost";
import { ofHand, together, type Accuracy } from "./measure";
import { figure, paragraph, signed } from "../words";

export interface Names {
  game(slug: string): string;
  kind(kind: string): string;
  /** The address of a game's page as seen from this one; null for a game that has none. */
  page(slug: string): string | null;
  /** The kinds in the order in which they are taught. */
  order: string[];
  /** What can be learnt step by step. */
  courses: Course[];
}

const WEEKS = 26;
const DAYS = 30;
const RUNS = 20;
const LAST = 20;

export const dayWords = (day: Day): string => dateOf(day).toLocaleDateString(locale(), { day: "numeric", month: "long", year: "numeric" });
export const shortDay = (day: Day): string => dateOf(day).toLocaleDateString(locale(), { day: "numeric", month: "short" });

export function overviewView(now: Overview): TemplateResult {
  const tiles: [string, string, string][] = [
    [figure(now.done), say("answers", { n: now.done }, { "n =1": "answer" }), now.done === now.asked ? "" : say("{n} of them counted below", { n: now.asked })],
    [share(now.right, now.asked), say("right"), ""],
    [duration(now.minutes), say("at it"), ""],
    [figure(now.days), say("days", { n: now.days }, { "n =1": "day" }), now.now > 1 ? say("{n} in a row now", { n: now.now }) : now.best > 1 ? say("at most {n} in a row", { n: now.best }) : ""],
  ];
  return html`<dl class="tiles overview">
    ${tiles.map(([value, words, more]) => html`<div><dt>${words}</dt><dd>${value}</dd>${more ? html`<dd class="tile-more">${more}</dd>` : nothing}</div>`)}
  </dl>`;
}

export function calendarView(rows: DayRow[], today: Day): TemplateResult {
  const monday = (dateOf(today).getDay() + 6) % 7;
  const first = shifted(today, -monday - 7 * (WEEKS - 1));
  const done = new Map(rows.map((row) => [row.day, row]));
  const most = Math.max(1, ...rows.filter((row) => row.day >= first).map((row) => row.done));
  const squares: Square[] = [];
  const months: { column: number; label: string }[] = [];
  for (let place = 0, day = first; day <= today; place += 1, day = shifted(day, 1)) {
    const column = Math.floor(place / 7);
    squares.push({ column, row: place % 7, share: (done.get(day)?.done ?? 0) / most, today: day === today });
    const begins = place % 7 === 0 && dateOf(day).getDate() <= 7;
    if (begins && column < WEEKS - 1) months.push({ column, label: dateOf(day).toLocaleDateString(locale(), { month: "short" }) });
  }
  const seen = rows.filter((row) => row.day >= first);
  const busiest = seen.reduce<DayRow | null>((best, row) => (!best || row.done > best.done ? row : best), null);
  const words = paragraph(
    say("Days practised in the last {weeks} weeks: {n}.", { weeks: WEEKS, n: seen.length }),
    busiest ? say("The most answers on one day: {n}, on {day}.", { n: busiest.done, day: dayWords(busiest.day) }) : "",
  );
  return html`${calendarPlot(squares, WEEKS, months, [{ row: 0, label: say("Mon") }, { row: 3, label: say("Thu") }, { row: 6, label: say("Sun") }], words)}
    ${tableView(say("Days practised"), say("Days practised as a table"), [say("Day"), say("Answers"), say("Right"), say("Time")], [...rows].reverse().map((row) => [dayWords(row.day), String(row.done), share(row.right, row.asked), duration(row.minutes)]))}`;
}

export function courseView(all: DayRow[]): TemplateResult {
  const rows = all.filter((row) => row.asked).slice(-DAYS);
  if (!rows.length) return html``;
  const right = rows.map((row) => ({ value: (100 * row.right) / row.asked, label: shortDay(row.day) }));
  const times = rows.map((row) => ({ value: row.ms / row.asked / 1000, label: shortDay(row.day) }));
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const one = rows.length === 1;
  const span = { n: rows.length, first: dayWords(first.day), last: dayWords(last.day) };
  const slowest = Math.max(...times.map((one) => one.value));
  const top = slowest > 60 ? Math.ceil(slowest / 30) * 30 : slowest > 10 ? Math.ceil(slowest / 10) * 10 : Math.max(2, Math.ceil(slowest / 2) * 2);
  return html`<div class="plots">
      <figure><figcaption>${say("Right answers, day by day")}</figcaption>
        ${linePlot(right, [0, 50, 100].map((value) => ({ value, label: say("{n} %", { n: value }) })), rightCourse(one, { ...span, begun: share(first.right, first.asked), ended: share(last.right, last.asked) }))}</figure>
      <figure><figcaption>${say("Seconds an answer, day by day")}</figcaption>
        ${linePlot(times, [0, top / 2, top].map((value) => ({ value, label: say("{n} s", { n: value }) })), timeCourse(one, { ...span, begun: seconds(first.ms / first.asked), ended: seconds(last.ms / last.asked) }))}</figure>
    </div>
    ${tableView(say("Day by day"), say("Day by day as a table"), [say("Day"), say("Asked"), say("Right"), say("An answer took")], [...rows].reverse().map((row) => [dayWords(row.day), String(row.asked), share(row.right, row.asked), seconds(row.ms / row.asked)]))}`;
}

interface Span {
  [place: string]: string | number;
  n: number;
  first: string;
  last: string;
  begun: string;
  ended: string;
}

const rightCourse = (one: boolean, span: Span): string =>
  one
    ? say("Share of right answers on {first}: {begun} at first, {ended} at last.", span)
    : say("Share of right answers on {n} days from {first} to {last}: {begun} at first, {ended} at last.", span);

const timeCourse = (one: boolean, span: Span): string =>
  one
    ? say("Time an answer took on {first}: {begun} at first, {ended} at last.", span)
    : say("Time an answer took on {n} days from {first} to {last}: {begun} at first, {ended} at last.", span);

export function kindsView(kinds: Row[], levels: Row[], names: Names): TemplateResult {
  const games = [...new Set(kinds.map((row) => row.game))];
  const taught = (rows: Row[]): Row[] => [...rows].sort((one, two) => names.order.indexOf(one.kind) - names.order.indexOf(two.kind));
  return html`${games.map(
      (game) => html`<section class="progress-game">
        <h3>${names.game(game)}</h3>
        <ul class="kind-cards">${taught(kinds.filter((row) => row.game === game)).map((row) => kindView(row, names))}</ul>
      </section>`,
    )}
    <p class="legend">${sayWith("The last {n} answers of each kind: {up} right, {down} wrong; the taller, the longer it took.", { n: LAST, up: () => html`<span class="key up"></span>`, down: () => html`<span class="key down"></span>` })}</p>
    ${tableView(say("Kinds and levels"), say("Kinds and levels as a table"), [say("Drill"), say("Level"), say("Asked"), say("Right"), say("Time"), say("In a row"), say("Best in 60 s")], levels.map((row) => [
      games.length > 1 ? say("{game}: {kind}", { game: names.game(row.game), kind: names.kind(row.kind) }) : names.kind(row.kind), String(place({ ...row, level: row.level! })), String(row.asked), share(row.right, row.asked), seconds(row.middle), String(row.streak), runWords(row.run),
    ]))}`;
}

function kindView(row: Row, names: Names): TemplateResult {
  const name = names.kind(row.kind);
  const hits = row.last.filter((one) => one.right).length;
  const words = say("The last {n} answers: {right} right, {wrong} wrong.", { n: row.last.length, right: hits, wrong: row.last.length - hits }, { "n one": "The last {n} answer: {right} right, {wrong} wrong." });
  const facts: [string, string][] = [
    [say("usual time"), seconds(row.middle)],
    [say("most in a row"), String(row.streak)],
    [say("best in 60 s"), runWords(row.run)],
  ];
  return html`<li class="kind">
    <h4><a href="../?drill.game=${row.game}&drill.kind=${row.kind}">${name}</a></h4>
    <p class="kind-share"><b>${share(row.right, row.asked)}</b> ${shareBar(row.asked ? row.right / row.asked : 0)} <span>${say("{n} of {all} right", { n: row.right, all: row.asked })}</span></p>
    ${row.last.length ? answersPlot(row.last, LAST, words) : nothing}
    <dl class="kind-facts">${facts.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
  </li>`;
}

const runWords = (run: Run | null): string => (run ? figure(worth(run)) : "–");

/** The hands played, the latest first, each with the way back to its table. */
export function handsView(hands: PlayedHand[], weighed: Accuracy[], names: Names): TemplateResult | typeof nothing {
  if (!hands.length) return nothing;
  const some = hands.some((hand) => ofHand(weighed, hand));
  const rowOf = (hand: PlayedHand): TemplateResult => {
    const page = names.page(hand.game);
    const day = dayWords(dayOf(hand.at));
    return html`<tr><th scope="row">${page ? html`<a href="${page}?${hand.query}">${day}<span class="visually-hidden">${say(", {game}: see the hand", { game: names.game(hand.game) })}</span></a>` : day}</th>
      <td>${names.game(hand.game)}</td><td>${hand.words}</td><td class="hand-score">${signed(hand.score)}</td>${some ? html`<td>${lostOf(ofHand(weighed, hand))}</td>` : nothing}</tr>`;
  };
  return html`<h2 id="hands">${say("Hands")}</h2>
    <div class="table-scroll" role="region" aria-label=${say("Hands played")} tabindex="0"><table>
      <thead><tr>${[say("Day"), say("Game"), say("Result"), say("Your score"), ...(some ? [say("Lost by decisions")] : [])].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${[...hands].reverse().map(rowOf)}</tbody>
    </table></div>`;
}

/** What the decisions of a hand that was looked back at have lost together, in each of its units. */
const lostOf = (accuracy: Accuracy | null): string =>
  accuracy ? row(byUnit(accuracy.losses).map(([unit, all]) => say("{lost} {unit}", { lost: amountWords(together(all).lost, together(all).interval), unit }))) : "–";

export function runsView(runs: Run[], names: Names): TemplateResult | typeof nothing {
  if (!runs.length) return nothing;
  const several = new Set(runs.map((run) => run.game)).size > 1;
  const nameOf = (run: Run): string => several ? say("{game}: {kind}, level {level}", { game: names.game(run.game), kind: names.kind(run.kind), level: place(run) }) : say("{kind}, level {level}", { kind: names.kind(run.kind), level: place(run) });
  const groups = new Map<string, Run[]>();
  for (const run of runs) {
    const key = nameOf(run);
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  return html`<h2>${say("Timed runs")}</h2>
    <p>${say("What counts is right answers less misses. The ring is your best.")}</p>
    <div class="plots">${[...groups].map(([name, all]) => runPlot(name, all))}</div>
    ${tableView(say("Timed runs"), say("Timed runs as a table"), [say("Day"), say("Drill"), say("Right"), say("Missed"), say("Result")], [...runs].reverse().map((run) => [
      dayWords(dayOf(run.at)), nameOf(run), String(run.right), String(run.wrong), figure(worth(run)),
    ]))}`;
}

function runPlot(name: string, all: Run[]): TemplateResult {
  const runs = all.slice(-RUNS);
  const best = Math.max(...runs.map(worth));
  const low = Math.min(0, ...runs.map(worth));
  const top = Math.max(best, low + 2);
  const points = runs.map((run) => ({ value: worth(run), label: shortDay(dayOf(run.at)), best: worth(run) === best }));
  const words = say("{n} timed runs: the best {best}, the last {last}.", { n: runs.length, best, last: worth(runs.at(-1)!) }, { "n one": "{n} timed run: the best {best}, the last {last}." });
  return html`<figure><figcaption>${name}</figcaption>${linePlot(points, [...new Set([low, top])].map((value) => ({ value, label: figure(value) })), words)}</figure>`;
}

export function tableView(caption: string, summary: string, heads: string[], rows: string[][]): TemplateResult {
  return html`<details class="fold"><summary>${summary}</summary>
    <div class="table-scroll" role="region" aria-label=${caption} tabindex="0"><table>
      <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${rows.map(([first, ...others]) => html`<tr><th scope="row">${first}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
    </table></div>
  </details>`;
}
