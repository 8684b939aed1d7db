/** Players and cards in the engine's sentences: notation becomes a small picture, and a name for the ear. */
import { html, type TemplateResult } from "lit";
import { face, known } from "../card";
import type { DrillContext, Pack, Seat } from "../types";
import { row, say } from "../say";

const MANY = 2;

export const playerOf = (context: DrillContext, seat: Seat): string =>
  seat === context.seat ? say("You") : (context.players?.[seat] ?? say("Player {n}", { n: seat + 1 }));

/** A player beside his card; who led it is told. */
export const leads = (context: DrillContext, seat: Seat, first: boolean): string =>
  first ? say("{who} led", { who: playerOf(context, seat) }) : playerOf(context, seat);

/** Who took a trick; null: the reader. */
export const trickTo = (n: number, who: string | null): string => (who === null ? say("Trick {n}: yours", { n }) : say("Trick {n}: to {who}", { n, who }));

export const nameOf = (pack: Pack, card: string): string => known(pack, card)?.name ?? card;

export const listed = (pack: Pack, cards: string[]): string => row(cards.map((card) => nameOf(pack, card)), ",");

/** What the engine sets between these in a sentence is quoted: cards in notation, or words that were said. */
const QUOTED = /\u2068([^\u2069]*)\u2069/;

/** A sentence cut into words and runs of cards. */
function pieces(pack: Pack, words: string): (string | string[])[] {
  const cut = words.split(QUOTED);
  return cut.map((text, at) => (at % 2 || cut.length === 1 ? cardsOf(pack, text) : text)).filter((one) => one !== "");
}

/** A text that is cards in notation and nothing else, as cards; any other stays. */
function cardsOf(pack: Pack, text: string): string | string[] {
  const cards = text.split(" ");
  return cards.every((card) => known(pack, card)) ? cards : text;
}

export function spoken(pack: Pack, words: string): string {
  return pieces(pack, words).map((one) => (Array.isArray(one) ? listed(pack, one) : one)).join("");
}

export function written(pack: Pack, words: string): unknown[] {
  return pieces(pack, words).map((one) =>
    Array.isArray(one) ? one.map((card, at) => [at ? (one.length > MANY ? " " : ", ") : "", inline(pack, card, one.length > MANY)]) : one,
  );
}

const inline = (pack: Pack, card: string, alone: boolean): TemplateResult =>
  alone
    ? html`<span class="card-text alone" role="img" aria-label=${nameOf(pack, card)} title=${nameOf(pack, card)}>${face(pack.name, card)}</span>`
    : html`<span class="card-text">${face(pack.name, card)}${nameOf(pack, card)}</span>`;

/** Cards in notation as the engine sets them in a sentence. */
export const quoted = (cards: string): string => `\u2068${cards}\u2069`;
