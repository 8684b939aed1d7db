/** What lies before the reader: facts, what was said, the trick on the table, the cards. */
import { html, nothing, type TemplateResult } from "lit";
import { formOf } from "../answers/answers";
import { fullName, unvalued } from "../card";
import { listed, playerOf, spoken, written } from "./names";
import type { Posed } from "./state";
import type { DrillContext, Pack } from "../types";
import { capital, figure, plural, question } from "../words";

export function sceneView(pack: Pack, asked: Posed): TemplateResult {
  const { context, cards, last_trick } = asked.question;
  const covers = formOf(asked).covers;
  const hand = covers.includes("hand") ? undefined : context.hand;
  const trick = covers.includes("trick") ? undefined : context.trick;
  const pile = hand || context.trick || covers.includes("cards") ? [] : cards;
  return html`${context.said?.length ? saidView(context) : nothing}
    ${trick ? trickView(pack, context, trick) : nothing}
    ${context.facts?.length ? factsView(pack, context) : nothing}
    ${hand ? cardsView(pack, hand, "Your hand") : nothing}
    ${pile.length ? cardsView(pack, pile, "The cards") : nothing}
    ${last_trick ? html`<p class="last-trick-mark">and the last trick</p>` : nothing}`;
}

const cardsView = (pack: Pack, cards: string[], words: string): TemplateResult =>
  html`<span class="cards question-cards ${cards.length > 18 ? "most" : cards.length > 9 ? "many" : ""}" role="group" aria-label="${words}, ${plural(cards.length, "card")}">${cards.map((card) => unvalued(pack, card))}</span>`;

function trickView(pack: Pack, context: DrillContext, trick: NonNullable<DrillContext["trick"]>): TemplateResult {
  return html`<ol class="drill-felt drill-trick" aria-label="The trick, in the order played">
    ${trick.map((play, at) => html`<li>${unvalued(pack, play.card)}<span class="who">${playerOf(context, play.seat)}${at ? "" : " led"}</span></li>`)}
    ${context.seat === undefined ? nothing : html`<li class="to-come"><span class="card" aria-hidden="true"></span><span class="who">You</span></li>`}
  </ol>`;
}

function saidView(context: DrillContext): TemplateResult {
  return html`<ol class="drill-felt drill-said" aria-label="What was said so far">
    ${context.said!.map((one) => html`<li><span class="who">${playerOf(context, one.seat)}</span> <q>${one.words}</q></li>`)}
  </ol>`;
}

function factsView(pack: Pack, context: DrillContext): TemplateResult {
  return html`<dl class="drill-facts">
    ${context.facts!.map(
      (fact) => html`<div class=${fact.cards.length ? "wide" : ""}>
        <dt>${question(fact.words)}</dt>
        <dd>${fact.cards.length ? html`<span class="cards">${fact.cards.map((card) => unvalued(pack, card))}</span>` : figure(capital(fact.shown))}</dd>
      </div>`,
    )}
  </dl>`;
}

/** The whole question for the ear. */
export function sceneSpoken(pack: Pack, asked: Posed): string {
  const { context, cards, words } = asked.question;
  const said = context.said?.map((one) => `${playerOf(context, one.seat)}: ${one.words}`).join(", ");
  const trick = context.trick?.map((play) => `${playerOf(context, play.seat)}: ${fullName(pack, play.card)}`).join(", ");
  const facts = context.facts?.map((fact) => `${question(fact.words)} ${spoken(pack, fact.shown)}`).join(". ");
  const held = context.hand ?? (context.trick ? [] : cards);
  const choices = asked.form.choices?.map((one) => one.value).join(", ");
  return [
    words,
    said && `Said so far: ${said}.`,
    trick && `The trick: ${trick}.`,
    facts && `${facts}.`,
    held.length ? `${context.hand ? "Your hand" : "The cards"}: ${listed(pack, held)}.` : "",
    choices && `To choose from: ${choices}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

export const questionView = (pack: Pack, asked: Posed): TemplateResult => html`<p class="question" id="drill-question">${written(pack, asked.question.words)}</p>`;
