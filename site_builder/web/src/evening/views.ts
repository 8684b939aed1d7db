/** The figures of an evening and of a season as the page shows them. */
import { html, nothing, type TemplateResult } from "lit";
import { decimals } from "../figures";
import { row, say } from "../say";
import { allNames, type ScoreSheet } from "../sheet/data";
import { figure, signed } from "../words";
import type { Evening } from "./data";
import { courseGraph } from "./graph";
import { courses, season, seasonCourses, standings, type Bids } from "./standings";

const bidsWords = ({ made, lost }: Bids): string => say("{made} made, {lost} lost", { made, lost });

/** Halves and thirds to two places. */
const sum = (value: number): string => signed(Math.round(value * 100) / 100);

const bidsNote = (): TemplateResult => html`<p class="small-print">${say("A bid counts as made when its deal paid the declarer something, and as lost when it cost him something.")}</p>`;

/** Places, sums and bids of an evening, with the course of its totals; nothing before its first deal. */
export function eveningView(sheet: ScoreSheet): TemplateResult | typeof nothing {
  if (!sheet.deals.length) return nothing;
  const rows = standings(sheet);
  const bids = rows.some(({ made, lost }) => made + lost);
  const names = allNames(sheet);
  const ends: [string, string] = [say("Start"), say("Deal {n}", { n: sheet.deals.length })];
  const words = say("How the totals ran: {totals}.", { totals: row(rows.map(({ name, total }) => say("{name} {n}", { name, n: sum(total) })), ",") });
  return html`<div class="evening-figures">
    <div class="table-scroll" role="region" tabindex="0" aria-label=${say("Places and figures")}><table class="evening-table">
      <thead><tr><th scope="col">${say("Player")}</th><th scope="col">${say("Total")}</th><th scope="col">${say("Deals won")}</th>${bids ? html`<th scope="col">${say("Bids")}</th>` : nothing}<th scope="col">${say("Best deal")}</th><th scope="col">${say("Worst deal")}</th></tr></thead>
      <tbody>${rows.map((one) => html`<tr><th scope="row">${say("{place}. {name}", { place: one.place, name: one.name })}</th><td><b>${sum(one.total)}</b></td><td>${say("{won} of {n}", { won: one.won, n: one.deals })}</td>
        ${bids ? html`<td>${one.made + one.lost ? bidsWords(one) : say("none")}</td>` : nothing}<td>${sum(one.best)}</td><td>${sum(one.worst)}</td></tr>`)}</tbody>
    </table></div>
    ${bids ? bidsNote() : nothing}
    <figure class="course-figure">${courseGraph(courses(sheet).map((values, at) => ({ name: names[at]!, values })), ends, words)}</figure>
  </div>`;
}

/** A season of one game, by name: who has no name at the table is not counted. */
export function seasonView(evenings: Evening[]): TemplateResult {
  const rows = season(evenings);
  const bids = rows.some(({ made, lost }) => made + lost);
  if (!rows.length) return html`<p class="small-print">${say("Nobody at these evenings has a name, so nobody can be followed from one to the next.")}</p>`;
  const shown = rows.slice(0, 8).map(({ name }) => name);
  const lines = seasonCourses(evenings, shown);
  const words = say("How the totals of the season ran: {totals}.", { totals: row(rows.map(({ name, total }) => say("{name} {n}", { name, n: sum(total) })), ",") });
  return html`<div class="evening-figures">
    <div class="table-scroll" role="region" tabindex="0" aria-label=${say("The season")}><table class="evening-table">
      <thead><tr><th scope="col">${say("Player")}</th><th scope="col">${say("Total")}</th><th scope="col">${say("Evenings")}</th><th scope="col">${say("Evenings won")}</th><th scope="col">${say("Place on average")}</th>${bids ? html`<th scope="col">${say("Bids")}</th>` : nothing}<th scope="col">${say("Deals")}</th></tr></thead>
      <tbody>${rows.map((one) => html`<tr><th scope="row">${one.name}</th><td><b>${sum(one.total)}</b></td><td>${figure(one.evenings)}</td><td>${figure(one.firsts)}</td><td>${decimals(one.place, 1)}</td>
        ${bids ? html`<td>${one.made + one.lost ? bidsWords(one) : say("none")}</td>` : nothing}<td>${figure(one.deals)}</td></tr>`)}</tbody>
    </table></div>
    ${bids ? bidsNote() : nothing}
    <figure class="course-figure">${courseGraph(lines.map((values, at) => ({ name: shown[at]!, values })), [say("Start"), say("{n} evenings", { n: evenings.length }, { "n one": "{n} evening" })], words)}</figure>
  </div>`;
}
