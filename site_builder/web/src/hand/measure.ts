/** What is known of the skill that a hand was played with, and how it comes to be known. */
import type { Accuracy, Among } from "../progress/measure";

/** How the bots are at it. */
export interface Sitting {
  running: boolean;
  done: number;
  of: number;
  problem: string;
}

/** What is known of the hand on the table that is over. */
export interface Measure {
  accuracy: Accuracy | null;
  among: Among | null;
  sitting: Sitting | null;
}

export const UNMEASURED: Measure = { accuracy: null, among: null, sitting: null };

export interface Measures {
  /** Bots play the deal in the reader's seat. */
  sit(): void;
  /** He waits for them no more. */
  stand(): void;
}
