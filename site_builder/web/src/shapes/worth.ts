/**
 * What a hand is worth: each choice with its figures, as far as the layouts tell, and the sums to go on with.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

import type { Amount } from "./common";

/** A choice played on: the only one has no move where the reader decides nothing. */
export interface ChoiceWorth {
  move: string;
  words: string;
  cards: string[];
  /** In how many it was tried. */
  layouts: number;
  /** What it pays on average. */
  paid: number;
  /** Half the interval in which the true mean lies 95 times in 100; none where too few layouts tell it. */
  interval: number | null;
  /** How often the reader's side then is the declarer's. */
  plays: ShareTold | null;
  /** How often that wins; none where it never is. */
  made: ShareTold | null;
  /** How often he wins in all: by his contract, or by being paid more than the others are on average. */
  wins: ShareTold | null;
  /** What one hand in ten does not exceed, what half of them do not, and what nine in ten do not. */
  tenths: Amount[];
  spread: PaidTimes[];
  /** What it brings less than the best, in the layouts in which both were tried; where payments do not cancel, less beyond the others. */
  less: number;
  /** Half the interval of that. */
  apart: number | null;
  /** Whether it is worse beyond what chance would explain. */
  clear: boolean;
}

/** The figures of a hand so far. */
export interface HandWorth {
  asks: string;
  unit: string;
  layouts: number;
  /** Whether the best choice is told from each of the others. */
  told: boolean;
  verdict: string;
  /** Whose play this is, and what the interval means. */
  play: string;
  /** What speaks against the figures; empty where nothing does. */
  doubt: string;
  /** The place of the choice that brings most. */
  best: number;
  /** The places of all, by what they pay, the best first. */
  ranked: number[];
  choices: ChoiceWorth[];
  /** What the figures follow from, to be handed in again. */
  sums: Record<string, unknown>;
}

/** A payment, and in how many layouts it came. */
export interface PaidTimes { paid: Amount; times: number }

/** So many of 100, and the interval in which the true share lies 95 times in 100. */
export interface ShareTold { of100: number; low: number; high: number }
