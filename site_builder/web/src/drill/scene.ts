/** What lies before the reader: facts, what was said, the trick on the table, the cards. */
import { html, nothing, type TemplateResult } from "lit";
import { formOf } from "../answers/answers";
import { fullName, unvalued } from "../card";
import { leads, listed, playerOf, spoken, written } from "./names";
import type { Posed } from "./state";
import { stillLooking, trickSpoken } from "./trail";
import type { DrillContext, Pack } from "../types";
import { row, say } from "../say";
import { saidView } from "./talk";
import { capital, paragraph } from "../words";

export function sceneView(pack: Pack, asked: Posed): TemplateResult {
  const { context, cards, last_trick } = asked.question;
  const covers = formOf(asked).covers;
  const hand = covers.includes("hand") ? undefined : context.hand;
  const trick = covers.includes("trick") ? undefined : context.trick;
  const pile = hand || context.trick || covers.includes("cards") ? [] : cards;
  return html`${context.said?.length && !covers.includes("said") ? saidView(context, context.said) : nothing}
    ${trick ? trickView(pack, context, trick) : nothing}
    ${context.facts?.length ? factsView(pack, context) : nothing}
    ${hand ? cardsView(pack, hand, say("Your hand"), context.new) : nothing}
    ${pile.length ? cardsView(pack, pile, say("The cards")) : nothing}
    ${last_trick ? html`<p class="last-trick-mark">${say("and the last trick")}</p>` : nothing}`;
}

const cardsView = (pack: Pack, cards: string[], words: string, marked: string[] = []): TemplateResult =>
  html`<span class="cards question-cards ${cards.length > 18 ? "most" : cards.length > 9 ? "many" : ""}" role="group" aria-label=${say("{name}, {n} cards", { name: words, n: cards.length }, { "n one": "{name}, {n} card" })}>${cards.map((card) => unvalued(pack, card, marked.includes(card) ? "new" : ""))}</span>`;

function trickView(pack: Pack, context: DrillContext, trick: NonNullable<DrillContext["trick"]>): TemplateResult {
  return html`<ol class="drill-felt drill-trick" aria-label=${say("The trick, in the order played")}>
    ${trick.map((play, at) => html`<li>${unvalued(pack, play.card)}<span class="who">${leads(context, play.seat, at === 0)}</span></li>`)}
    ${context.seat === undefined ? nothing : html`<li class="to-come"><span class="card" aria-hidden="true"></span><span class="who">${say("You")}</span></li>`}
  </ol>`;
}

function factsView(pack: Pack, context: DrillContext): TemplateResult {
  return html`<dl class="drill-facts">
    ${context.facts!.map(
      (fact) => html`<div class=${fact.cards.length ? "wide" : ""}>
        <dt>${fact.words}</dt>
        <dd>${fact.cards.length ? html`<span class="cards">${fact.cards.map((card) => unvalued(pack, card))}</span>` : capital(fact.shown)}</dd>
      </div>`,
    )}
  </dl>`;
}

/** The whole question for the ear; where tricks are seen one after another no more than the first of them. */
export function sceneSpoken(pack: Pack, asked: Posed): string {
  const { context, words } = asked.question;
  const question = spoken(pack, words);
  if (stillLooking(asked, 0)) return paragraph(question, trickSpoken(pack, asked, 0));
  const before = context.trail?.length ?? 0;
  return paragraph(question, before ? say("{n} tricks have been played before.", { n: before }, { "n one": "{n} trick has been played before." }) : "", laidSpoken(pack, asked));
}

/** What lies before the reader, for the ear. */
export function laidSpoken(pack: Pack, asked: Posed): string {
  const { context, cards } = asked.question;
  const said = context.said?.map((one) => say("{who}: {words}", { who: playerOf(context, one.seat), words: one.words }));
  const trick = context.trick?.map((play) => say("{who}: {words}", { who: playerOf(context, play.seat), words: fullName(pack, play.card) }));
  const facts = context.facts?.map((fact) => say("{fact} {value}.", { fact: fact.words, value: spoken(pack, fact.shown) })) ?? [];
  const held = context.hand ?? (context.trick ? [] : cards);
  // One of a few is said as it is at the table; of several the places or players have a name of their own.
  // A letter alone says nothing to the ear.
  const choices = asked.form.choices?.map(({ name, words }) => (asked.form.kind === "choices" ? words : name.length > 1 ? name : say("{who}: {words}", { who: name, words })));
  const cardsHeld = context.hand ? say("Your hand: {cards}.", { cards: listed(pack, held) }) : say("The cards: {cards}.", { cards: listed(pack, held) });
  return paragraph(
    said ? say("Said so far: {said}.", { said: row(said, ",") }) : "",
    trick ? say("The trick: {cards}.", { cards: row(trick, ",") }) : "",
    ...facts,
    held.length ? cardsHeld : "",
    choices ? say("To choose from: {choices}.", { choices: row(choices, ",") }) : "",
  );
}

export const questionView = (pack: Pack, asked: Posed): TemplateResult => html`<p class="question" id="drill-question">${written(pack, asked.question.words)}</p>`;
