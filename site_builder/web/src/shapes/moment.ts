/**
 * A moment of a hand, as a question.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

import type { DrillContext, DrillForm } from "./training";

/** What is asked there, and what lies before the reader; the position does not say by which rules or in which match it was dealt. */
export interface Moment {
  words: string;
  form: DrillForm;
  context: DrillContext;
  /** What the best card does. */
  theme: string;
  /** To each card that was weighed, the others that count like it. */
  alike: string[][];
}
