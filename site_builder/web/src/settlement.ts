/** The account of a hand: one line a payment, one column a player. */
import { html, nothing, type TemplateResult } from "lit";
import type { Line } from "./types";
import { minus, sentence, signed } from "./words";

/** A payment as it is shown. */
export type Payment = Pick<Line, "label" | "amounts" | "because">;

export function accountView(lines: Payment[], scores: (number | string)[], heads: string[], sumWords = "This hand"): TemplateResult {
  return html`<table class="settlement ${heads.length > 3 ? "many" : ""}" data-players=${heads.length}>
    <thead>
      <tr><th scope="col"><span class="visually-hidden">Payment</span></th>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr>
    </thead>
    <tbody>
      ${lines.map(
        (line) => html`<tr>
          <th scope="row"><span>${line.label}</span>${line.because ? html`<small>${sentence(minus(line.because))}</small>` : nothing}</th>
          ${line.amounts.map((amount) => amountCell(amount))}
        </tr>`,
      )}
      ${lines.length ? nothing : html`<tr><th scope="row" colspan=${heads.length + 1}>Nothing is paid.</th></tr>`}
    </tbody>
    <tfoot>
      <tr class="sum"><th scope="row">${sumWords}</th>${scores.map((score) => amountCell(score))}</tr>
    </tfoot>
  </table>`;
}

function amountCell(amount: number | string): TemplateResult {
  const text = signed(amount);
  const tone = text === "0" ? "level" : text.startsWith("−") ? "loss" : "gain";
  return html`<td class=${tone}>${text}</td>`;
}
