/** A practice hand inside a lesson: it begins where the lesson says, and the lesson has a say in every move. */
import type { Setup } from "./state";
import type { Position } from "../types";

export interface Lesson {
  setup: Setup;
  seat: number;
  /** What was said and played before the reader comes in; nothing of it is ever taken back. */
  moves: string[];
  /** What is asked, said aloud when the table is there. */
  words: string;
  /** Whether the reader may go on as he likes, take back and begin again. */
  free: boolean;
  /** Whether a move that the rules allow is the one that is wanted here; if not, the lesson says why and nothing is played. */
  allows(move: string): boolean;
  /** The reader's move and what the others made of it have been shown. */
  arrived(after: Position, move: string): void;
}
