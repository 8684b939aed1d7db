/** The parts of the score sheet beside its table: who plays, who sits out, and the question before all is cleared. */
import { html, nothing, type TemplateResult } from "lit";
import { PLAIN, type TableRules } from "../table-rules";
import { row, say } from "../say";
import { signed } from "../words";
import { allNames, canLeave, MOST, nameOf, NAME_LENGTH, totals, type Deal, type ScoreSheet } from "./data";

export const UNREAD = (): string => say("The score sheet that was kept here is damaged and cannot be read. It is set aside as it was, and this one begins anew.");

/** How the totals stand, in a line. */
export function totalsWords(sheet: ScoreSheet): string {
  const sums = totals(sheet);
  return row(allNames(sheet).map((name, at) => say("{name} {n}", { name, n: signed(sums[at]!) })), ",");
}

/** Which deals were settled otherwise than the next one will be; `differs` tells it of their rules. */
export function olderWords(deals: Deal[], differs: (rules: TableRules) => boolean): string {
  const others = deals.flatMap((deal, at) => (differs(deal.rules ?? PLAIN) ? [at + 1] : []));
  if (!others.length) return "";
  if (others.length === deals.length && others.length > 1) return say("All deals so far were settled by other rules. They stay as they were; the next deal is settled by the rules of this table as they are now.");
  return say("Deals {which} were settled by other rules. They stay as they were; the next deal is settled by the rules of this table as they are now.", { which: row(others.map(String), ","), n: others.length }, {
    "n =1": "Deal {which} was settled by other rules. It stays as it was; the next deal is settled by the rules of this table as they are now.",
  });
}

/** The question who sits out, where more share the table than play; nothing where all play. */
export function outView(sheet: ScoreSheet, players: number, chosen: number[], press: (one: number) => void): TemplateResult | typeof nothing {
  const many = sheet.names.length - players;
  if (many < 1) return nothing;
  return html`<fieldset class="field choices sheet-out">
    <legend>${say("Who sits out?")}</legend>
    ${allNames(sheet).map((name, one) => html`<label><input type=${many === 1 ? "radio" : "checkbox"} name="sheet-out" .checked=${chosen.includes(one)} @change=${() => press(one)} /><span>${name}</span></label>`)}
  </fieldset>`;
}

/** The names, open until the first deal is written. */
export function whoView(sheet: ScoreSheet, players: number, rename: (place: number, name: string) => void, sit: (by: 1 | -1) => void): TemplateResult {
  return html`<details class="fold sheet-who" ?open=${!sheet.deals.length}><summary>${say("Who plays")}</summary><div class="sheet-names">
    ${sheet.names.map((name, at) => html`<label><span>${at + 1}</span><input maxlength=${NAME_LENGTH} autocomplete="off" autocapitalize="words" enterkeyhint="next" placeholder=${say("Player {n}", { n: at + 1 })} aria-label=${say("Name of player {n}", { n: at + 1 })}
      .value=${name} @input=${(event: Event) => rename(at, (event.target as HTMLInputElement).value)} /></label>`)}
    </div><p class="tools">
    ${sheet.names.length < MOST ? html`<button type="button" class="button quiet" @click=${() => sit(1)}>${say("One more, who sits out in turn")}</button>` : nothing}
    ${canLeave(sheet, players) ? html`<button type="button" class="button quiet" @click=${() => sit(-1)}>${say("{name} leaves", { name: nameOf(sheet, sheet.names.length - 1) })}</button>` : nothing}</p></details>`;
}

/** `clear` with the names too, or the deals alone. */
export function clearView(sheet: ScoreSheet, clear: (names: boolean) => void): TemplateResult {
  const press = (event: Event, names: boolean): void => {
    (event.currentTarget as HTMLElement).closest("dialog")!.close();
    clear(names);
  };
  const { deals } = sheet;
  return html`<dialog class="confirm-delete" aria-labelledby="sheet-clear">
    <form method="dialog">
      <h2 id="sheet-clear">${say("Clear the sheet?")}</h2>
      <p>${deals.length ? say("{n} deals with the totals will be gone from this device. Only a file that you have exported keeps them.", { n: deals.length }, { "n one": "{n} deal with the totals will be gone from this device. Only a file that you have exported keeps them." }) : say("The names will be gone from this device.")}</p>
      <p class="tools"><button class="button quiet" autofocus>${say("Keep it")}</button>
        ${deals.length ? html`<button type="button" class="button" @click=${(event: Event) => press(event, false)}>${say("Clear the deals")}</button>` : nothing}
        <button type="button" class="button" @click=${(event: Event) => press(event, true)}>${say("Clear names too")}</button></p>
    </form>
  </dialog>`;
}
