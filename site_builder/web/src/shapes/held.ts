/**
 * A hand that somebody holds, and what was said before he decides.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

import type { Seat } from "./common";

/** What a player has said before the reader's turn, and all that he could have. */
export interface Before { seat: Seat; name: string; move: string; words: string; offered: Offered[] }

/** A question as it stands: the cards, and what follows from them. */
export interface Holding {
  cards: string[];
  /** How many cards the deal gives the reader. */
  room: number;
  /** The most that he may hold, with those that are taken up. */
  most: number;
  /** Whether he has named enough of them to be answered. */
  fits: boolean;
  dealer: Seat;
  seat: Seat;
  /** The players as the reader calls them, by seat. */
  names: string[];
  before: Before[];
  /** What was said, in short. */
  said: string[];
  /** What he is asked then; empty where he decides nothing. */
  asks: string;
  choices: Offered[];
  unit: string;
}

/** Something that may be said or done. */
export interface Offered { move: string; words: string }
