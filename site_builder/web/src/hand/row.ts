/** The reader's cards, and those of dummies: real buttons, one tab stop a row, arrows between them. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { reached } from "../arrows";
import { face, picture } from "../card";
import type { HandCard, Pack } from "../types";
import { say } from "../say";
import { playTime, rowsOf, statusOf, still, tabStop, type Row } from "./cards";
import { lay, type Laid } from "./lay";
import { manner } from "./manner";
import { shown, type HandState } from "./state";
import { suitsOf } from "./suits";

/** From this width on the hands that the reader plays stand side by side. */
const SIDE_BY_SIDE = 620;

/** `finger`: the card was touched, not pressed by a mouse or a key. */
type Press = (card: HandCard, finger: boolean) => void;

export function rowsView(state: HandState, press: Press, visit: (card: HandCard) => void): TemplateResult {
  const rows = rowsOf(state);
  const wide = rows.length > 1 && state.room.width >= SIDE_BY_SIDE;
  const room = wide ? { ...state.room, width: state.room.width / rows.length } : state.room;
  return html`<div class="hand-rows ${wide ? "side-by-side" : ""}">${rows.map((row) => html`<div class="named-row">${rows.length > 1 ? html`<p class="row-name">${row.name}</p>` : nothing}${rowView(state, row, lay(liked(state.pack!, row.cards), room, wide ? 1 : rows.length), press, visit)}</div>`)}</div>`;
}

/** The cards suit by suit, in the order that the reader likes. */
function liked(pack: Pack, cards: HandCard[]): HandCard[][] {
  const all = suitsOf(pack, cards, ({ card }) => card);
  if (manner().sort === "length") all.sort((one, two) => Number(two.suit === "T") - Number(one.suit === "T") || two.held.length - one.held.length);
  return all.map(({ held }) => held);
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

function rowView(state: HandState, { name, cards, own }: Row, laid: Laid<HandCard>, press: Press, visit: (card: HandCard) => void): TemplateResult {
  const stop = tabStop(state, cards);
  return html`<div class="hand-row ${own ? "own" : "beside"}" role="group" aria-label=${say("{name}, {n} cards", { name, n: cards.length }, { "n one": "{name}, {n} card" })} .style="--wide:${px(laid.card)};--slice:${px(laid.slice)};--gap:${px(laid.gap)}" @keydown=${arrows}>
    ${laid.rows.map((row) => html`<span class="hand-line">${row.map((suit) => html`<span class="hand-suit">${repeat(suit, (card) => card.card, (card) => cardView(state, card, stop, press, visit))}</span>`)}</span>`)}
  </div>`;
}

const px = (length: number): string => `${length.toFixed(2)}px`;

function cardView(state: HandState, card: HandCard, stop: string | null, press: Press, visit: (card: HandCard) => void): TemplateResult {
  const position = shown(state);
  const { off, why } = state.scene ? { off: false, why: null } : statusOf(position, card);
  const playing = playTime(position) && !state.scene;
  const choosing = position.choice?.from === "hand";
  const name = off ? barred(card.label, choosing, why) : choosing ? say("{card}, may be chosen", { card: card.label }) : playing ? say("{card}, playable", { card: card.label }) : card.label;
  return html`<span class="hand-slot"><button type="button" class="card ${off ? "dimmed" : ""} ${playing && !off ? "playable" : ""} ${state.lifted === card.card ? "lifted" : ""} ${state.hint?.advice.cards.includes(card.card) ? "hinted" : ""}" data-card=${card.card}
    tabindex=${card.card === stop ? 0 : -1} aria-label=${name} aria-disabled=${off ? "true" : "false"}
    aria-pressed=${choosing && !off ? String(state.chosen.includes(card.card)) : nothing}
    @click=${(event: PointerEvent) => press(card, event.pointerType === "touch")} @focus=${() => visit(card)} @pointerenter=${() => visit(card)}>${face(state.pack!.name, card.card)}</button></span>`;
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
