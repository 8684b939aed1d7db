/**
 * A hand looked at once more with all cards open.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

import type { Advice } from "./advising";
import type { Play, Seat } from "./common";

/** A position after one move, all cards open. */
export interface Frame {
  mover: Seat | null;
  words: string;
  turn: Seat | null;
  hands: string[][];
  plays: Play[];
  /** Who has won the trick that lies there. */
  winner: Seat | null;
  tricks: number[];
  piles: OpenPile[];
}

export interface HandVerdict {
  /** 1: better than the others; -1: worse; 0: neither. */
  won: number;
  words: string;
}

export interface OpenPile { words: string; cards: string[] }

/** A move of the reader that rules of thumb would have made otherwise: the frame after it, what he did, what they would have done. */
export interface Otherwise { at: number; made: string; advice: Advice }

export interface Review {
  game: string;
  profile: string;
  options: Record<string, string>;
  players: number;
  seed: number | string | null;
  deal: Record<string, unknown> | null;
  dealer: Seat;
  /** Where the dealer sits; one who sits out comes after all others. */
  deals: Seat;
  seat: Seat;
  anticlockwise: boolean;
  code: string[];
  moves: string[];
  names: string[];
  order: Seat[];
  frames: Frame[];
  /** The frames after the moves that the reader had a choice of. */
  choices: number[];
  otherwise: Otherwise[];
  verdict: HandVerdict | null;
}
