/** An answer that is several of a few words: each is switched on and off. */
import { html, nothing, type TemplateResult } from "lit";
import type { AnswerForm, Sheet } from "./form";
import { say } from "../say";
import type { DrillChoice } from "../types";
import { capital } from "../words";

export const choicesForm: AnswerForm = {
  covers: [],
  checked: true,
  empty: () => [],
  answer: (said) => said,
  missing: (_asked, said) => (said.length ? null : say("Choose at least one of the words.")),
  view: (sheet) => html`<div class="choice-answer choices-answer" role="group" aria-label=${capital(sheet.asked.form.words)}>
    ${(sheet.asked.form.choices ?? []).map((one) => choiceView(sheet, one))}
  </div>`,
};

function choiceView({ asked, said, outcome, change }: Sheet, one: DrillChoice): TemplateResult {
  const chosen = said.includes(one.value);
  const right = (asked.answer as string[]).includes(one.value);
  const mark = !outcome ? "" : right ? (chosen ? "right" : "missed") : chosen ? "wrong" : "";
  return html`<label class="button quiet choice" data-mark=${mark || nothing}>
    <input type="checkbox" data-choice=${one.value} .checked=${chosen} aria-disabled=${outcome ? "true" : nothing}
      @click=${(event: Event) => outcome && event.preventDefault()}
      @change=${() => change(chosen ? said.filter((other) => other !== one.value) : [...said, one.value])} />
    <b>${capital(one.words)}</b>
    ${mark ? html`<span class="visually-hidden">${MARKS[mark]()}</span>` : nothing}
  </label>`;
}

const MARKS = {
  right: (): string => say("right"),
  missed: (): string => say("belongs to the answer"),
  wrong: (): string => say("does not belong to the answer"),
};
