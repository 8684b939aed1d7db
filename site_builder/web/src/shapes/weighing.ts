/**
 * What each card, bid or set of cards was worth, as far as looking ahead can tell.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

import type { Advice } from "./review";

/** The move that was made, in words and by its cards, and the place among those weighed of it, or of a card that counts like it. */
export interface Made { words: string; cards: string[]; place: number }

/** What to do, and what it was chosen from, the advised one first and the others by their worth; none where looking ahead does not weigh the decision. The unit is that of the payments, or that of what is written down in the course of the hand. */
export interface Weighing { advice: Advice; unit: string; worths: Worth[]; made: Made | null }

/** A card that could be played, or what else could be done: how much less than the advised one it brings on average, below 0 where it seems to bring more, and the standard error of that at the most. */
export interface Worth {
  move: string;
  words: string;
  cards: string[];
  less: number;
  error: number;
  /** Whether it is worse beyond what chance would explain. */
  clear: boolean;
}
