/** The deals of a sheet as a table: one line a deal, one column a player, the total large and the deal small. */
import { html, nothing, type TemplateResult } from "lit";
import { accountView, each, long, tone } from "../settlement";
import { allNames, nameOf, running, shares, totals, type ScoreSheet } from "./data";
import { say } from "../say";
import { signed } from "../words";

export interface TableActs {
  /** The deal whose account is open. */
  shown: number | null;
  show(at: number): void;
  correct(at: number): void;
  remove(at: number): void;
}

export function tableView(sheet: ScoreSheet, acts: TableActs | null): TemplateResult {
  const sums = running(sheet);
  const names = allNames(sheet);
  return html`<div class="sheet-box" role="group" aria-label=${say("Deals and totals")} tabindex="0"><table class="sheet-table ${names.length > 3 ? "many" : ""} ${long(names) ? "long" : ""}">
    <caption>${say("Large: the total after the deal. Small, below it: what the deal itself brought.")}</caption>
    <thead><tr><th scope="col">${say("Deal")}</th>${names.map((name) => html`<th scope="col"><span>${name}</span></th>`)}</tr></thead>
    <tbody>
      ${sheet.deals.map((deal, at) => html`<tr>
          <th scope="row">${acts
            ? html`<button type="button" class="deal" aria-expanded=${String(acts.shown === at)} @click=${() => acts.show(at)}><b>${at + 1}</b> <span>${deal.words}</span></button>`
            : html`<b>${at + 1}</b> <span>${deal.words}</span>`}</th>
          ${shares(sheet, deal).map((share, place) => html`<td><span class="visually-hidden">${say("total")} </span><b>${signed(sums[at]![place]!)}</b>
            <small class=${share === null ? "level" : tone(share)}>${share === null ? html`<span aria-hidden="true">–</span><span class="visually-hidden">${say("sat out")}</span>` : html`<span class="visually-hidden">${say("this deal")} </span>${signed(share)}`}</small></td>`)}
        </tr>
        ${acts?.shown === at
          ? html`<tr class="sheet-more"><td colspan=${names.length + 1}>
              ${accountView(deal.lines, deal.scores, each(deal.seats.map((place) => nameOf(sheet, place))), say("Deal {n}", { n: at + 1 }), [], deal.result)}
              <div class="tools"><button type="button" class="button quiet" @click=${() => acts.correct(at)}>${say("Correct deal {n}", { n: at + 1 })}</button>
                <button type="button" class="button quiet" @click=${() => acts.remove(at)}>${say("Remove deal {n}", { n: at + 1 })}</button></div></td></tr>`
          : nothing}`)}
    </tbody>
    <tfoot><tr class="sum"><th scope="row">${say("Total")}</th>${totals(sheet).map((total) => html`<td class=${tone(total)}>${signed(total)}</td>`)}</tr></tfoot>
  </table></div>`;
}
