/** The reader's cards, and those of dummies: real buttons, one tab stop a row, arrows between them. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { reached } from "../arrows";
import { face, picture } from "../card";
import type { HandCard } from "../types";
import { say } from "../say";
import { playTime, rowsOf, statusOf, still, tabStop, type Row } from "./cards";
import { shown, type HandState } from "./state";

/** How many cards fit side by side on the widest table. */
const ONE_ROW = 26;
/** From so many on two rows are better to look at, where there is room for them. */
const LONG = 15;
/** So many stand in one row on a telephone. */
const FEW = 7;

export function rowsView(state: HandState, press: (card: HandCard) => void, visit: (card: HandCard) => void): TemplateResult {
  const rows = rowsOf(state);
  return html`<div class="hand-rows">${rows.map((row) => html`<div class="named-row">${rows.length > 1 ? html`<p class="row-name">${row.name}</p>` : nothing}${rowView(state, row, press, visit)}</div>`)}</div>`;
}

/** The cards of others that lie open: dummies, and what was laid out. */
export function openHands(state: HandState): TemplateResult | typeof nothing {
  const pack = state.pack!;
  const { dummies, laid } = shown(state);
  const open = [
    ...dummies.filter((one) => !one.yours).map(({ name, cards }) => ({ name, cards: still(state, cards).map((card) => card.card) })),
    ...laid.filter((one) => !one.yours).map(({ name, cards }) => ({ name: say("Face up before {name}", { name }), cards: cards.filter((card) => !state.scene?.gone.includes(card)) })),
  ];
  if (!open.length) return nothing;
  return html`<div class="open-hands">${open.map((one) => html`<div><p class="row-name">${one.name}</p><div class="hand-row static open-hand" role="group" aria-label=${one.name}>
    ${one.cards.map((card) => html`<span class="hand-slot">${picture(pack, card)}</span>`)}</div></div>`)}</div>`;
}

function rowView(state: HandState, { name, cards, own }: Row, press: (card: HandCard) => void, visit: (card: HandCard) => void): TemplateResult {
  const stop = tabStop(state, cards);
  const half = Math.ceil(cards.length / 2);
  const rows = [cards.slice(0, half), cards.slice(half)];
  return html`<div class="hand-row ${own ? "own" : "beside"} ${cards.length > ONE_ROW ? "many" : ""} ${cards.length > LONG ? "long" : ""} ${cards.length > FEW ? "several" : ""}" role="group" aria-label=${say("{name}, {n} cards", { name, n: cards.length }, { "n one": "{name}, {n} card" })} .style="--cards:${cards.length};--half:${half}" @keydown=${arrows}>
    ${rows.map((row) => html`<span class="hand-half">${repeat(row, (card) => card.card, (card) => cardView(state, card, stop, press, visit))}</span>`)}
  </div>`;
}

function cardView(state: HandState, card: HandCard, stop: string | null, press: (card: HandCard) => void, visit: (card: HandCard) => void): TemplateResult {
  const position = shown(state);
  const { off, why } = state.scene ? { off: false, why: null } : statusOf(position, card);
  const playing = playTime(position) && !state.scene;
  const choosing = position.choice?.from === "hand";
  const name = off ? barred(card.label, choosing, why) : choosing ? say("{card}, may be chosen", { card: card.label }) : playing ? say("{card}, playable", { card: card.label }) : card.label;
  return html`<span class="hand-slot"><button type="button" class="card ${off ? "dimmed" : ""} ${playing && !off ? "playable" : ""} ${state.hint?.advice.cards.includes(card.card) ? "hinted" : ""}" data-card=${card.card}
    tabindex=${card.card === stop ? 0 : -1} aria-label=${name} aria-disabled=${off ? "true" : "false"}
    aria-pressed=${choosing && !off ? String(state.chosen.includes(card.card)) : nothing}
    @click=${() => press(card)} @focus=${() => visit(card)} @pointerenter=${() => visit(card)}>${face(state.pack!.name, card.card)}</button></span>`;
}

/** A card that cannot be taken now, with the rule against it. */
function barred(card: string, choosing: boolean, why: string | null): string {
  if (choosing) return why ? say("{card}, not to be chosen: {why}", { card, why }) : say("{card}, not to be chosen", { card });
  return why ? say("{card}, not playable: {why}", { card, why }) : say("{card}, not playable", { card });
}

function arrows(event: KeyboardEvent): void {
  const row = event.currentTarget as HTMLElement;
  const to = reached(event, [...row.querySelectorAll<HTMLElement>("button.card")]);
  if (!to) return;
  event.preventDefault();
  to.focus();
}
