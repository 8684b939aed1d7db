/** Cards as pictures and as words. */
import { html, type TemplateResult } from "lit";
import { engine } from "./engine";
import { say } from "./say";
import { symbolOf } from "./indices";
import { sprite } from "./sprite";
import type { Pack, PackCard } from "./types";

const packs = new Map<string, Promise<Pack>>();

/** The pack of a game: asked once a page, asked again if it failed. */
export function packOf(game: string): Promise<Pack> {
  let pack = packs.get(game);
  if (!pack) {
    pack = engine.call("pack", { game });
    pack.catch(() => packs.delete(game));
    packs.set(game, pack);
  }
  return pack;
}

export function face(pack: string, card: string): TemplateResult {
  return html`<svg class="card-face" viewBox="0 0 100 176" aria-hidden="true"><use href="${sprite(pack)}#${symbolOf(card)}"></use></svg>`;
}

export const back = (pack: string): TemplateResult => html`<span class="card" aria-hidden="true">${face(pack, "back")}</span>`;

export function picture(pack: Pack, card: string, extra = ""): TemplateResult {
  return html`<span class="card ${extra}" role="img" aria-label=${label(pack, card)}>${face(pack.name, card)}</span>`;
}

/** A card by its name alone, where its points are what is asked. */
export const unvalued = (pack: Pack, card: string, extra = ""): TemplateResult =>
  html`<span class="card ${extra}" role="img" aria-label=${fullName(pack, card)}>${face(pack.name, card)}</span>`;

export const fullName = (pack: Pack, card: string): string => known(pack, card)?.full ?? card;

export const known = (pack: Pack, card: string): PackCard | undefined => pack.cards.find((one) => one.card === card);

export const label = (pack: Pack, card: string): string => {
  const one = known(pack, card);
  if (!one) return card;
  return one.value === (pack.empty ?? 1) ? one.full : say("{card}, {n} points", { card: one.full, n: Number(one.value) }, { "n =1": "{card}, {n} point" });
};
