/** The suits of a hand in the order in which they lie. */
import { known } from "../card";
import type { Pack } from "../types";

export interface Suit<T> {
  suit: string;
  held: T[];
}

/** The red ones of the French suits, by their letters. */
const RED = "HD";

/** Cards of one suit together, in the order of the pack; of French suits no two of a colour lie beside each other where it can be helped.
    The Fool stands with the trumps. `textOf` gives a card in notation. */
export function suitsOf<T>(pack: Pack, cards: T[], textOf: (card: T) => string): Suit<T>[] {
  const suits = new Map<string, T[]>();
  for (const card of cards) {
    const text = textOf(card);
    const key = text === "F" ? "T" : (known(pack, text)?.suit ?? "");
    suits.set(key, [...(suits.get(key) ?? []), card]);
  }
  const all = [...suits].map(([suit, held]) => ({ suit, held }));
  return pack.form === "french" ? alternating(all) : all;
}

/** The trumps, then black and red by turns, from the colour of which there are more suits. */
export function alternating<S extends { suit: string }>(suits: S[]): S[] {
  const red = ({ suit }: S): boolean => RED.includes(suit);
  const plain = suits.filter(({ suit }) => suit !== "T");
  const [one, other] = [true, false].map((first) => plain.filter((suit) => (red(suit) === red(plain[0]!)) === first)) as [S[], S[]];
  const [more, fewer] = other.length > one.length ? [other, one] : [one, other];
  return [...suits.filter(({ suit }) => suit === "T"), ...more.flatMap((suit, at) => [suit, ...fewer.slice(at, at + 1)])];
}
