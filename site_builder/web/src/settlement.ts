/** The account of a hand: one line a payment, one column a player, or a side whose players all get the same. */
import { html, nothing, type TemplateResult } from "lit";
import type { Column, Line } from "./types";
import { say } from "./say";
import { sentence, signed } from "./words";

/** A payment as it is shown. */
export type Payment = Pick<Line, "label" | "amounts" | "because">;

/** What the match keeps of a hand, in a unit of its own: it stands below the sum. */
export type Kept = Payment & Pick<Line, "ledger">;

/** Whether some name has a word too long for a narrow column: such names stand upright. */
export const long = (names: string[]): boolean => names.some((name) => name.split(/[\s-]/).some((word) => word.length > 9));

/** The payments of an account as they are kept. */
export const paymentsOf = (lines: Line[]): Payment[] => lines.map(({ label, because, amounts }) => ({ label, because, amounts }));

/** A column for each player. */
export const each = (names: string[]): Column[] => names.map((who, seat) => ({ who, seats: [seat] }));

/** `result` is the hand as players say it, above what it pays. */
export function accountView(lines: Payment[], scores: (number | string)[], columns: Column[], sumWords = say("This hand"), kept: Kept[] = [], result = ""): TemplateResult {
  const heads = columns.map(({ who }) => who);
  const cells = (amounts: (number | string)[]): TemplateResult[] => columns.map(({ seats }) => amountCell(amounts[seats[0]!]!));
  return html`<div class="account" role="group" aria-label=${say("What each player pays or gets")} tabindex="0"><table class="settlement ${long(heads) ? "long" : ""}" data-players=${heads.length}>
    ${result ? html`<caption class="result">${sentence(result)}</caption>` : nothing}
    <thead>
      <tr><th scope="col"><span class="visually-hidden">${say("Payment")}</span></th>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr>
    </thead>
    <tbody>
      ${lines.map(
        (line) => html`<tr>
          <th scope="row"><span>${line.label}</span>${line.because ? html`<small>${sentence(line.because)}</small>` : nothing}</th>
          ${cells(line.amounts)}
        </tr>`,
      )}
      ${lines.length ? nothing : html`<tr><th scope="row" colspan=${heads.length + 1}>${say("Nothing is paid.")}</th></tr>`}
    </tbody>
    <tfoot>
      <tr class="sum"><th scope="row">${sumWords}</th>${cells(scores)}</tr>
      ${kept.map(
        (line) => html`<tr>
          <th scope="row"><span>${line.label}</span><small>${say("Kept for the match, in {unit}: {because}.", { unit: line.ledger, because: line.because })}</small></th>
          ${cells(line.amounts)}
        </tr>`,
      )}
    </tfoot>
  </table></div>`;
}

function amountCell(amount: number | string): TemplateResult {
  return html`<td class=${tone(amount)}>${signed(amount)}</td>`;
}

/** How a sum is coloured. */
export const tone = (amount: number | string): string => (String(amount) === "0" ? "level" : String(amount).startsWith("-") ? "loss" : "gain");
