/**
 * A deal that is typed in.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

import type { Seat } from "./common";

/** A hand, or a pile that is laid aside, and the cards that are placed there. */
export interface Packet {
  /** The number of the seat, or the name of the pile. */
  key: string;
  words: string;
  /** How many cards it takes. */
  room: number;
  cards: string[];
}

export interface Placing { packets: Packet[]; dealer: Seat }
