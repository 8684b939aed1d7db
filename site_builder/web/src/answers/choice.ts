/** An answer that is one of a few words: each is a button, and a digit presses it. */
import { html, nothing, type TemplateResult } from "lit";
import type { AnswerForm, Sheet } from "./form";
import { say } from "../say";
import type { DrillChoice } from "../types";
import { capital } from "../words";

export const choiceForm: AnswerForm = {
  covers: [],
  checked: false,
  empty: () => [],
  answer: (said) => said[0] ?? "",
  missing: (_asked, said) => (said.length ? null : say("Choose one of the words.")),
  view: (sheet) => html`<div class="choice-answer" role="group" aria-label=${capital(sheet.asked.form.words)}>
    ${(sheet.asked.form.choices ?? []).map((one, at) => choiceView(sheet, one, at + 1))}
  </div>`,
};

function choiceView({ asked, said, outcome, press }: Sheet, one: DrillChoice, number: number): TemplateResult {
  const chosen = said.includes(one.value);
  const right = asked.answer === one.value;
  const mark = outcome ? (right ? "right" : chosen ? "wrong" : "") : "";
  return html`<button type="button" class="button quiet choice" data-key=${number <= 9 ? number : nothing} data-mark=${mark || nothing} aria-disabled=${outcome ? "true" : nothing}
    @click=${() => outcome ?? press([one.value])}>
    <b>${capital(one.name)}</b>${one.words ? html`<small>${one.words}</small>` : nothing}
    ${mark ? html`<span class="visually-hidden">${right ? say("the answer") : say("your answer, not right")}</span>` : nothing}
  </button>`;
}
