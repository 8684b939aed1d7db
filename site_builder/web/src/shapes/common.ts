/**
 * Shapes that several kinds of answers have.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

/** Points: a whole number, a half as `.5`, any other fraction as "1/3". */
export type Amount = number | string;

export interface Named { name: string; words: string }
export interface Play { seat: Seat; card: string }

/** The place of a player in the order of play, from 0. */
export type Seat = number;
