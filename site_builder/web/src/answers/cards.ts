/** Answers that are cards: one, chosen by pressing it, or several, each switched on and off. */
import { html, nothing, type TemplateResult } from "lit";
import { reached } from "../arrows";
import { face, fullName } from "../card";
import type { AnswerForm, Sheet } from "./form";
import { leads } from "../drill/names";
import { say } from "../say";

type Mark = "right" | "missed" | "wrong" | "";

const MARKS: Record<Exclude<Mark, "">, (card: string) => string> = {
  right: (card) => say("{card}, right", { card }),
  missed: (card) => say("{card}, belongs to the answer", { card }),
  wrong: (card) => say("{card}, does not belong to the answer", { card }),
};

export const cardForm: AnswerForm = {
  covers: ["trick", "cards"],
  checked: false,
  empty: () => [],
  answer: (said) => said[0] ?? "",
  missing: (_asked, said) => (said.length ? null : say("Press the card that you mean.")),
  view: (sheet) => {
    const { trick } = sheet.asked.question.context;
    const cards = sheet.asked.form.cards ?? [];
    return trick
      ? html`<ol class="drill-felt drill-trick" aria-label=${say("The trick, in the order played")}>
          ${trick.map((play, at) => html`<li>${oneView(sheet, play.card)}<span class="who">${leads(sheet.asked.question.context, play.seat, at === 0)}</span></li>`)}
        </ol>`
      : html`<div class="cards answer-cards" role="group" aria-label=${say("The cards")}>${cards.map((card) => oneView(sheet, card))}</div>`;
  },
};

function oneView({ pack, asked, said, outcome, press }: Sheet, card: string): TemplateResult {
  const mark = markOf(outcome !== null, asked.answer === card, said.includes(card));
  const at = (asked.form.cards ?? []).indexOf(card) + 1;
  return html`<button type="button" class="card pressable ${outcome && asked.answer === card ? "winning" : ""}" data-card=${card} data-key=${at <= 9 ? at : nothing}
    data-mark=${mark || nothing} aria-disabled=${outcome ? "true" : nothing} aria-label=${named(pack, card, mark)} title=${fullName(pack, card)}
    @click=${() => outcome ?? press([card])}>${face(pack.name, card)}</button>`;
}

export const cardsForm: AnswerForm = {
  covers: ["hand", "cards"],
  checked: true,
  empty: () => [],
  answer: (said) => said,
  missing: (asked, said) => {
    const { count } = asked.form;
    if (count && said.length !== count) return chooseWords(count, said.length);
    return said.length ? null : say("Choose at least one card.");
  },
  view: (sheet) => {
    const { asked, outcome, said } = sheet;
    const { hand } = asked.question.context;
    const choosable = asked.form.cards ?? [];
    const shown = hand && choosable.every((card) => hand.includes(card)) ? hand : choosable;
    return html`<div class="cards answer-cards ${shown.length > 12 ? "many" : ""}" role="group" @keydown=${arrows}
        aria-label=${say("{name}, {n} cards", { name: hand ? say("Your hand") : say("The cards to choose from"), n: shown.length }, { "n one": "{name}, {n} card" })}>
        ${shown.map((card) => someView(sheet, card, choosable.includes(card), card === choosable[0]))}
      </div>
      ${outcome ? nothing : html`<p class="chosen-count">${asked.form.count ? say("{n} of {count} chosen", { n: said.length, count: asked.form.count }) : say("{n} chosen", { n: said.length })}</p>`}`;
  },
};

function someView({ pack, asked, said, outcome, change }: Sheet, card: string, choosable: boolean, stop: boolean): TemplateResult {
  const chosen = said.includes(card);
  if (!choosable) return html`<span class="card dimmed" role="img" aria-label=${say("{card}, cannot be chosen", { card: fullName(pack, card) })} title=${fullName(pack, card)}>${face(pack.name, card)}</span>`;
  // Any cards that make the points are right there, so another choice than the engine's is no mistake card by card. What is right as a
  // whole is so card by card.
  const single = !asked.explanation.some((part) => part.value !== null);
  const right = outcome?.kind === "right";
  const belongs = single && !right ? (asked.answer as string[]).includes(card) : chosen;
  const mark = single || right ? markOf(outcome !== null, belongs, chosen) : "";
  const left = outcome && single && !belongs && !chosen;
  return html`<label class="card pressable ${left ? "dimmed" : ""}" data-mark=${mark || nothing} title=${fullName(pack, card)}>
    <input type="checkbox" data-card=${card} tabindex=${stop ? 0 : -1} .checked=${chosen} aria-label=${named(pack, card, mark)} aria-disabled=${outcome ? "true" : nothing}
      @click=${(event: Event) => outcome && event.preventDefault()}
      @change=${() => change(chosen ? said.filter((one) => one !== card) : [...said, card])} />${face(pack.name, card)}
  </label>`;
}

const named = (pack: Sheet["pack"], card: string, mark: Mark): string => (mark ? MARKS[mark](fullName(pack, card)) : fullName(pack, card));

function markOf(over: boolean, belongs: boolean, chosen: boolean): Mark {
  if (!over) return "";
  return belongs ? (chosen ? "right" : "missed") : chosen ? "wrong" : "";
}

const chooseWords = (count: number, n: number): string => say("Choose {count} cards: {n} are chosen now.", { count, n }, {
  "count one, n one": "Choose {count} card: {n} is chosen now.",
  "count one": "Choose {count} card: {n} are chosen now.",
  "n one": "Choose {count} cards: {n} is chosen now.",
});

/** One tab stop; the arrow keys go from card to card. */
export function arrows(event: KeyboardEvent): void {
  const cards = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("input")];
  const to = reached(event, cards, (card) => card.parentElement!);
  if (!to) return;
  event.preventDefault();
  for (const card of cards) card.tabIndex = card === to ? 0 : -1;
  to.focus();
}
