/** Players and cards in the engine's sentences: notation becomes a small picture, and a name for the ear. */
import { html, type TemplateResult } from "lit";
import { face, known } from "../card";
import type { DrillContext, Pack, Seat } from "../types";
import { capital, minus } from "../words";

const MANY = 2;

export const playerOf = (context: DrillContext, seat: Seat): string =>
  seat === context.seat ? "You" : capital(context.players?.[seat] ?? `player ${seat + 1}`);

export const nameOf = (pack: Pack, card: string): string => known(pack, card)?.name ?? card;

export const listed = (pack: Pack, cards: string[]): string => cards.map((card) => nameOf(pack, card)).join(", ");

/** A sentence cut into words and runs of cards. */
function pieces(pack: Pack, words: string): (string | string[])[] {
  const found: (string | string[])[] = [];
  for (const token of minus(words).split(/\b([A-Z0-9]+)\b/)) {
    const before = found.at(-1);
    const run = found.at(-2);
    if (!known(pack, token)) found.push(token);
    else if (before === " " && Array.isArray(run)) found.pop(), run.push(token);
    else found.push([token]);
  }
  return found;
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
