/**
 * How a hand goes on after two choices, in one deal, all cards open.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

import type { Seat } from "./common";
import type { Frame } from "./review";

export interface Lines {
  /** Where the dealer sits. */
  deals: Seat;
  seat: Seat;
  anticlockwise: boolean;
  names: string[];
  order: Seat[];
  /** How many tricks were over before. */
  before: number;
  /** Whether the deal is the one that was dealt. */
  dealt: boolean;
  /** What deal it is, how it was chosen, and by how much the better choice ends better there. */
  words: string[];
  /** The place of the choice that was answered, among the two; nothing where none was. */
  own: number | null;
  /** What is chosen: a card to be played, cards to be discarded, or a word to be said. */
  kind: "card" | "cards" | "choice";
  /** The better first. */
  lines: PlayedOn[];
}

/** One of the two choices, and how it goes on. */
export interface PlayedOn {
  /** Those that are played or discarded, or named by a word. */
  cards: string[];
  /** What is said; empty where the cards tell all. */
  said: string;
  /** The moment at which it is chosen, then the hand after each trick, and at its end. */
  frames: Frame[];
  /** The frame in which it shows what the better choice does that the other does not, where a single thing tells. */
  shows: number | null;
  /** What came of it: who won, and what each side has. */
  ends: string[];
}
