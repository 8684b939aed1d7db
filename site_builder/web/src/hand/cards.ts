/** The cards that the reader sees and plays: in which rows they lie, which of them he may choose now, and why not the others. */
import { say } from "../say";
import type { HandCard, Position } from "../types";
import { shown, type HandState } from "./state";

interface Status {
  off: boolean;
  why: string | null;
}

export interface Row {
  name: string;
  cards: HandCard[];
  own: boolean;
}

export const still = (state: HandState, cards: HandCard[]): HandCard[] => cards.filter((card) => !state.scene?.gone.includes(card.card));

/** The dummies that the reader plays, what lies face up before him, then his own hand unless all of it lies there. */
export function rowsOf(state: HandState): Row[] {
  const { dummies, hand, laid } = shown(state);
  const up = new Set(laid.filter((one) => one.yours).flatMap((one) => one.cards));
  const open = still(state, hand.filter((card) => up.has(card.card)));
  const beside = dummies.filter((one) => one.yours).map((one) => ({ name: one.name, cards: still(state, one.cards), own: false }));
  const held = still(state, hand.filter((card) => !up.has(card.card)));
  const alone = !held.length;
  const row = up.size ? [{ name: say("Face up before you"), cards: open, own: alone }] : [];
  return [...beside, ...row, ...(up.size && alone ? [] : [{ name: say("Your hand"), cards: held, own: true }])];
}

/** All cards that the reader plays. */
export const cardsToPlay = (position: Position): HandCard[] =>
  [...position.hand, ...position.dummies.filter((one) => one.yours).flatMap((one) => one.cards)];

/** The row that holds a card. */
export const cardsBeside = (state: HandState, card: string | null): HandCard[] =>
  rowsOf(state).find((row) => row.cards.some((one) => one.card === card))?.cards ?? [];

export const playTime = (position: Position): boolean => !position.choice && cardsToPlay(position).some((card) => card.playable);

export function statusOf(position: Position, card: HandCard): Status {
  if (position.choice?.from === "pack") return { off: false, why: null };
  if (position.choice) {
    const found = position.choice.cards.find((one) => one.card === card.card);
    return { off: found ? !found.allowed : true, why: found?.why ?? null };
  }
  return playTime(position) ? { off: !card.playable, why: card.why } : { off: false, why: null };
}

/** The one card that the Tab key reaches. */
export function tabStop(state: HandState, cards: HandCard[]): string | null {
  const usable = (card: HandCard): boolean => !statusOf(shown(state), card).off;
  return (cards.find((card) => card.card === state.at) ?? cards.find(usable) ?? cards[0])?.card ?? null;
}

/** After a card is played the focus goes to the one that takes its place. */
export function neighbour(state: HandState, move: string | null, after: Position): string | null {
  const played = move?.split("play ")[1];
  const before = state.position ? cardsBeside(state, played ?? null) : [];
  const place = before.findIndex((card) => card.card === played);
  const left = cardsToPlay(after);
  const stays = (card: HandCard): boolean => left.some((one) => one.card === card.card);
  if (place < 0) return left.some((card) => card.card === state.at) ? state.at : null;
  return (before.slice(place).find(stays) ?? before.slice(0, place).reverse().find(stays))?.card ?? null;
}
