/** An answer that is cards in order: each card that is pressed goes to the end of the row, and pressed again out of it. */
import { html, nothing, type TemplateResult } from "lit";
import { face, fullName, picture } from "../card";
import { arrows } from "./cards";
import type { AnswerForm, Sheet } from "./form";
import { say } from "../say";

export const orderForm: AnswerForm = {
  covers: ["hand", "cards"],
  checked: true,
  empty: () => [],
  answer: (said) => said,
  missing: (asked, said) => {
    const n = (asked.form.cards ?? []).length - said.length;
    return n > 0 ? say("{n} cards are not in the row yet.", { n }, { "n one": "{n} card is not in the row yet." }) : null;
  },
  view: (sheet) => {
    const { asked, outcome, said } = sheet;
    const cards = asked.form.cards ?? [];
    return html`<div class="order-answer">
      ${outcome ? nothing : html`<div class="cards answer-cards ${cards.length > 12 ? "many" : ""}" role="group" aria-label=${say("The cards, in no order")} @keydown=${arrows}>
        ${cards.map((card, at) => cardView(sheet, card, at === 0))}
      </div>`}
      ${outcome && !said.length ? nothing : rowView(sheet)}
    </div>`;
  },
};

function rowView({ pack, asked, said, outcome }: Sheet): TemplateResult {
  const count = (asked.form.cards ?? []).length;
  const head = outcome ? say("Your order") : said.length ? say("Your order: {n} of {count}", { n: said.length, count }) : say("Press the cards in their order. Pressed again, a card goes back.");
  return html`<p class="order-head">${head}</p>
    <ol class="cards order-row ${count > 12 ? "many" : ""}" aria-label=${say("Your order")}>${said.map((card) => html`<li>${picture(pack, card, outcome?.verdict?.cards.includes(card) ? "look" : "")}</li>`)}</ol>`;
}

function cardView({ pack, said, change }: Sheet, card: string, stop: boolean): TemplateResult {
  const place = said.indexOf(card) + 1;
  const name = fullName(pack, card);
  return html`<label class="card pressable ${place ? "placed" : ""}" data-place=${place || nothing} title=${name}>
    <input type="checkbox" data-card=${card} tabindex=${stop ? 0 : -1} .checked=${place > 0} aria-label=${place ? say("{card}, place {n}", { card: name, n: place }) : name}
      @change=${() => change(place ? said.filter((one) => one !== card) : [...said, card])} />${face(pack.name, card)}
  </label>`;
}
