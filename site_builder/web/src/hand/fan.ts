/** Cards held in a hand: each turned a little about a point far below; very many in two arcs. */
import { html, type TemplateResult } from "lit";
import { back, picture } from "../card";
import type { Pack } from "../types";
import { suitsOf } from "./suits";

/** Degrees from card to card, and of a whole arc at most. */
const STEP = 2.6;
const ARC = 36;
/** The point about which the cards turn is so many widths of a card below their upper edge. */
export const RADIUS = 8.05;
/** From so many on a hand at the side takes two arcs. */
const MANY = 10;

/** `beside`: there is little room to the left and right. Hidden cards are as many backs. */
export function fanView(pack: Pack, cards: string[], hidden: boolean, beside: boolean): TemplateResult {
  const half = beside && cards.length > MANY ? Math.ceil(cards.length / 2) : cards.length;
  const sorted = suitsOf(pack, cards, (card) => card).flatMap(({ held }) => held);
  const arcs = [sorted.slice(0, half), sorted.slice(half)].filter((arc) => arc.length);
  const step = Math.min(STEP, ARC / half);
  const slice = (RADIUS * step * Math.PI) / 180;
  return html`<span class="fans" .style="--step:${step.toFixed(3)}deg;--across:${(1 + slice * (half - 1)).toFixed(3)};--radius:${RADIUS}">
    ${arcs.map((arc) => html`<span class="arc">${arc.map((card, at) => html`<span class="arc-card" .style="--turn:${at - (arc.length - 1) / 2}">${hidden ? back(pack.name) : picture(pack, card)}</span>`)}</span>`)}
  </span>`;
}
