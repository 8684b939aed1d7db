/** The reader's cards: real buttons, one tab stop, arrows between them. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { face } from "./card";
import { shown, type HandState } from "./hand-state";
import type { HandCard, Position } from "./types";
import { plural } from "./words";

interface Status {
  off: boolean;
  why: string | null;
}

export const cardsInHand = (state: HandState): HandCard[] =>
  shown(state).hand.filter((card) => !state.scene?.gone.includes(card.card));

const playTime = (position: Position): boolean => !position.choice && position.hand.some((card) => card.playable);

export function statusOf(position: Position, card: HandCard): Status {
  if (position.choice?.from === "pack") return { off: false, why: null };
  if (position.choice) {
    const found = position.choice.cards.find((one) => one.card === card.card);
    return { off: found ? !found.allowed : true, why: found?.why ?? null };
  }
  return playTime(position) ? { off: !card.playable, why: card.why } : { off: false, why: null };
}

/** The one card that the Tab key reaches. */
export function tabStop(state: HandState): string | null {
  const cards = cardsInHand(state);
  const usable = (card: HandCard): boolean => !statusOf(shown(state), card).off;
  return (cards.find((card) => card.card === state.at) ?? cards.find(usable) ?? cards[0])?.card ?? null;
}

export function rowView(state: HandState, press: (card: HandCard) => void, visit: (card: HandCard) => void): TemplateResult {
  const cards = cardsInHand(state);
  const stop = tabStop(state);
  const half = Math.ceil(cards.length / 2);
  const rows = [cards.slice(0, half), cards.slice(half)];
  return html`<div class="hand-row" role="group" aria-label="Your hand, ${plural(cards.length, "card")}" style="--cards:${cards.length};--half:${half}" @keydown=${(event: KeyboardEvent) => arrows(event)}>
    ${rows.map((row) => html`<span class="hand-half">${repeat(row, (card) => card.card, (card) => cardView(state, card, stop, press, visit))}</span>`)}
  </div>`;
}

function cardView(state: HandState, card: HandCard, stop: string | null, press: (card: HandCard) => void, visit: (card: HandCard) => void): TemplateResult {
  const position = shown(state);
  const { off, why } = state.scene ? { off: false, why: null } : statusOf(position, card);
  const playing = playTime(position) && !state.scene;
  const choosing = position.choice?.from === "hand";
  const ready = choosing ? "may be chosen" : playing ? "playable" : "";
  const name = [card.label, off ? `not ${choosing ? "to be chosen" : "playable"}${why ? `: ${why}` : ""}` : ready].filter(Boolean).join(", ");
  return html`<span class="hand-slot"><button type="button" class="card ${off ? "dimmed" : ""} ${playing && !off ? "playable" : ""}" data-card=${card.card}
    tabindex=${card.card === stop ? 0 : -1} aria-label=${name} aria-disabled=${off ? "true" : "false"}
    aria-pressed=${choosing && !off ? String(state.chosen.includes(card.card)) : nothing}
    @click=${() => press(card)} @focus=${() => visit(card)} @pointerenter=${() => visit(card)}>${face(state.pack!.name, card.card)}</button></span>`;
}

function arrows(event: KeyboardEvent): void {
  const row = event.currentTarget as HTMLElement;
  const cards = [...row.querySelectorAll<HTMLElement>("button.card")];
  const here = cards.indexOf(event.target as HTMLElement);
  if (here < 0) return;
  const to = target(event.key, cards, here);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

function target(key: string, cards: HTMLElement[], here: number): HTMLElement | undefined {
  if (key === "ArrowRight") return cards[(here + 1) % cards.length];
  if (key === "ArrowLeft") return cards[(here - 1 + cards.length) % cards.length];
  if (key === "Home") return cards[0];
  if (key === "End") return cards.at(-1);
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const mine = cards[here]!.getBoundingClientRect();
  const other = cards.filter((card) => Math.abs(card.getBoundingClientRect().top - mine.top) > mine.height / 4);
  return other.sort((one, two) => Math.abs(one.getBoundingClientRect().left - mine.left) - Math.abs(two.getBoundingClientRect().left - mine.left))[0];
}
