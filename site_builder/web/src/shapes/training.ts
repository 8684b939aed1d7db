/**
 * Drills: the kinds that a game offers, a question, the verdict on an answer.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

import type { Amount, Named, Play, Seat } from "./common";

/** A number, a card or a choice; several of them; nothing where a step has no value of its own. */
export type Answer = Amount | Answer[] | null;

export interface DrillAsked { words: string; cards: string[]; last_trick: boolean; context: DrillContext }

export interface DrillChoice {
  value: string;
  /** What is said. */
  name: string;
  words: string;
}

/** What lies before the reader besides the cards that are asked about. `new` are cards of the hand that stand in place of others. `trail` are the tricks so far; `seen` says how they are shown: all of them, one at a time, or each a single time before the answer. */
export interface DrillContext {
  hand?: string[];
  new?: string[];
  trail?: DrillTrick[];
  seen?: "open" | "folded" | "once";
  trick?: Play[];
  said?: DrillSaid[];
  facts?: DrillFact[];
  players?: string[];
  tricks?: number;
  seat?: Seat;
  dealer?: Seat;
  position?: DrillPosition;
}

export interface DrillFact { key: string; words: string; value: unknown; shown: string; cards: string[] }

export interface DrillForm {
  kind: "number" | "card" | "cards" | "order" | "choice" | "choices" | "numbers by player";
  words: string;
  unit?: string;
  cards?: string[];
  /** How many cards; nothing when that is left to the reader. */
  count?: number | null;
  choices?: DrillChoice[];
  players?: string[];
  /** The answer is a move at the table where the question was found. */
  table?: boolean;
}

export interface DrillKind {
  kind: string;
  words: string;
  /** A word or two for where there is little room. */
  short: string;
  form: string;
  levels: DrillLevel[];
  /** What can be switched on or off, whatever the level says. */
  parts: Named[];
  methods: Named[];
}

export interface DrillLevel {
  level: number;
  words: string;
  /** Whether what can be switched is asked at this level; nothing: perhaps. */
  parts: Record<string, boolean | null>;
  /** The seeds of its questions where they come from a store, which runs out. */
  stored: number[];
}

export interface DrillPart { label: string; value: Answer; cards: string[]; kind: string; words?: string; source?: string }

/** Enough to sit down at the table of the question: `seed` or `deal` says which cards were dealt. */
export interface DrillPosition { seed?: string; deal?: Record<string, unknown>; dealer: Seat; players: number; seat: Seat; moves: string[] }

export interface DrillSaid { seat: Seat; words: string }

/** A trick that is over; `said` are the signals that were made in it, where the question is about them. */
export interface DrillTrick { plays: Play[]; winner: Seat; said?: DrillSaid[] }

export interface Question {
  question: DrillAsked;
  form: DrillForm;
  answer: Answer;
  explanation: DrillPart[];
  working: DrillPart[];
  kind: string;
  level: number;
  levels: number;
  seed: number | string;
  parts: Record<string, boolean | null>;
  method: string;
  /** Whether it can be asked how the hand goes on after an answer. */
  plays_on: boolean;
}

export interface Verdict {
  right: boolean;
  words: string;
  /** The words, without that a right answer is right. */
  told: string;
  /** The step that went wrong, where it can be told. */
  step: string;
  /** All that it may have been. */
  steps: string[];
  /** The cards to look at again. */
  cards: string[];
  /** The name of the likeliest slip, by which a question can be asked in which it would show; empty where none can be told. */
  slip: string;
  answer: Answer;
  explanation: DrillPart[];
  working: DrillPart[];
}
