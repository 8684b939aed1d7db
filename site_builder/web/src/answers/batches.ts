/** A pile that is counted in part: what is missing is a number for each batch that is left, and the whole. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { isNumber, onward, plainNumber, type AnswerForm, type Sheet } from "./form";
import { unvalued } from "../card";
import { batchView } from "../parts";
import type { Amount, DrillPart } from "../types";
import { say } from "../say";

export const batchesForm: AnswerForm = {
  covers: ["cards"],
  checked: true,
  empty: (asked) => (asked.answer as Amount[]).map(() => ""),
  answer: (said) => said.map(plainNumber),
  missing: (_asked, said) => (said.every(isNumber) ? null : say("Type a number in every field: what each batch makes, and what all of them make together.")),
  view: (sheet) => {
    const parts = sheet.asked.explanation;
    const first = parts.length + 1 - sheet.said.length;
    return html`<fieldset class="batches-answer">
      <legend class="visually-hidden">${say("What the batches make")}</legend>
      <ol class="batches cards-small">${parts.map((part, at) => (at < first ? givenView(sheet, part) : openView(sheet, part, at, at - first)))}</ol>
      <p class="batches-total"><label for="${sheet.name}-all">${say("Together")}</label> ${field(sheet, sheet.said.length - 1, `${sheet.name}-all`)}</p>
    </fieldset>`;
  },
};

const givenView = ({ pack }: Sheet, part: DrillPart): TemplateResult =>
  batchView(pack, { cards: part.cards, points: part.value as Amount, note: part.label });

function openView(sheet: Sheet, part: DrillPart, at: number, place: number): TemplateResult {
  const hint = at < (sheet.asked.form.count ?? 0);
  return html`<li class="batch">
    <span class="cards">${part.cards.map((card) => unvalued(sheet.pack, card))}</span>
    <span class="batch-sum">${field(sheet, place, `${sheet.name}-${at}`, hint ? say("Batch {n}: {hint}", { n: at + 1, hint: part.label }) : say("Batch {n}", { n: at + 1 }))}${hint ? html`<span class="note" aria-hidden="true">${part.label}</span>` : nothing}</span>
  </li>`;
}

function field({ asked, said, outcome, change }: Sheet, place: number, id: string, words?: string): TemplateResult {
  const wrong = outcome?.kind === "wrong" && Number(plainNumber(said[place]!)) !== Number((asked.answer as Amount[])[place]);
  return html`<input id=${id} aria-label=${words ?? nothing} inputmode="numeric" maxlength="8" .value=${live(said[place] ?? "")} ?readonly=${outcome !== null}
    aria-invalid=${wrong ? "true" : nothing} @keydown=${(event: KeyboardEvent) => onward(event, said)}
    @input=${(event: Event) => change(said.map((one, at) => (at === place ? (event.target as HTMLInputElement).value : one)))} />`;
}
