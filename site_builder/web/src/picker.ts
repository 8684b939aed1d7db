/** The whole pack laid out by suit, to choose cards from. */
import { html, type TemplateResult } from "lit";
import { face, label } from "./card";
import { say } from "./say";
import type { Pack } from "./types";

export function groups(pack: Pack): { words: string; cards: string[] }[] {
  const named = new Map(pack.suits.map((suit) => [suit.letter, suit.name]));
  const sorted = new Map<string, string[]>();
  for (const one of pack.cards) {
    const words = one.suit === "T" || !named.has(one.suit) ? say("trumps and the Fool") : named.get(one.suit)!;
    sorted.set(words, [...(sorted.get(words) ?? []), one.card]);
  }
  return [...sorted].map(([words, cards]) => ({ words, cards }));
}

export function pickerView(pack: Pack, taken: Set<string>, press: (card: string) => void, takenWords: string, only?: string[]): TemplateResult {
  if (only) return html`<div class="picker-cards few">${only.map((card) => pickView(pack, card, taken, press, takenWords))}</div>`;
  return html`<div class="picker">
    ${groups(pack).map(
      (group) => html`<div class="picker-suit" role="group" aria-label=${group.words}>
        <span class="picker-name" aria-hidden="true">${group.words}</span>
        <span class="picker-cards">
          ${group.cards.map(
            (card) => pickView(pack, card, taken, press, takenWords),
          )}
        </span>
      </div>`,
    )}
  </div>`;
}

function pickView(pack: Pack, card: string, taken: Set<string>, press: (card: string) => void, takenWords: string): TemplateResult {
  const chosen = taken.has(card);
  return html`<button type="button" class="pick" data-card=${card} aria-pressed=${chosen} title=${label(pack, card)}
    aria-label=${chosen ? say("{card}, {taken}", { card: label(pack, card), taken: takenWords }) : label(pack, card)} @click=${() => press(card)}>${face(pack.name, card)}</button>`;
}
