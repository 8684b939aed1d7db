/** An answer that is one number. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { isNumber, type AnswerForm } from "./form";
import { say } from "../say";
import { capital } from "../words";

export const numberForm: AnswerForm = {
  covers: [],
  checked: true,
  empty: () => [""],
  answer: (said) => said[0]!.replace(/\s|\+/g, ""),
  missing: (asked, said) => (isNumber(said[0] ?? "") ? null : say("Type {what} as a number, then press Enter.", { what: asked.form.words })),
  view: ({ asked, said, outcome, change }) => html`<label class="number-answer">
    <span>${capital(asked.form.unit ?? say("points"))}</span>
    <input inputmode=${asked.form.unit ? "decimal" : "numeric"} maxlength="8" aria-label=${capital(asked.form.words)} .value=${live(said[0] ?? "")}
      ?readonly=${outcome !== null} aria-invalid=${outcome?.kind === "wrong" ? "true" : nothing}
      @input=${(event: Event) => change([(event.target as HTMLInputElement).value])} />
  </label>`,
};
