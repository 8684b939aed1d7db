/**
 * What each card, bid or set of cards was worth, as far as looking ahead can tell.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

import type { Advice } from "./advising";

/** The move that was made, in words and by its cards, and the place among those weighed of it, or of a card that counts like it. */
export interface Made { words: string; cards: string[]; place: number }

/** What to do, and what it was chosen from, the advised one, which brings most, first and the others by their worth; none where looking ahead does not weigh the decision. The unit is that of the payments, or that of what is written down in the course of the hand. */
export interface Weighing {
  advice: Advice;
  unit: string;
  /** In how many hands that fit what the reader knew all were tried. */
  hands: number;
  worths: Worth[];
  made: Made | null;
}

/** A card that could be played, or what else could be done: how much less than the advised one it brings on average, and how far the true figure may lie to either side, with 95 chances in 100. */
export interface Worth {
  move: string;
  words: string;
  cards: string[];
  less: number;
  interval: number;
  /** Whether it is worse beyond what chance would explain; else the two are equal, as far as the hands tell. */
  clear: boolean;
}
