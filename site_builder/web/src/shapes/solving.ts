/**
 * A hand solved with all cards open.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

import type { Amount, Play, Seat } from "./common";

/** A card that may be played, and how many card points its side has less with it in the end than with the best one, 0 for that. */
export interface Cost { card: string; less: Amount }

/** The moves of a hand that can be solved with all cards open, each from before it. */
export interface Solvable {
  /** Their numbers; 1 is the first move of the hand. */
  moves: number[];
  /** In one line which they are, or why there are none. */
  words: string;
}

/** What is known of a hand with all cards open. What is not known yet is left out, and `done` says whether all is known. */
export interface Solved {
  turn: Seat;
  done: boolean;
  /** How many cards were tried to find it. */
  tried: number;
  /** The best first; cards that are not known yet are left out. */
  costs: Cost[];
  /** The best play of both sides to the end; empty until all is known. */
  line: Play[];
  /** What the side in turn and the other side have then in card points; empty until all is known. */
  points: Amount[];
  words: string;
  /** How the card that was played then, and what came of the hand, differ from that; empty where no card was, or not all is known. */
  made: string;
  /** What the costs have in them, and what is not reckoned with. */
  notes: string[];
}
