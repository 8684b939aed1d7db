/** What the calculator knows. */
import type { FormField, Pack, Scored, Show, Unsaid } from "../types";
import { PLAIN, type TableRules } from "../table-rules";
import { keyed } from "./declared";
import { asked, NONE, type Facts } from "./form";

export interface State {
  pack: Pack | null;
  /** How many may play, and by which rules. */
  show: Show | null;
  /** Whether a rubber or match is settled, and not a hand. */
  match: boolean;
  form: FormField[];
  players: number;
  rules: TableRules;
  facts: Facts;
  result: Scored | null;
  /** What the players are called, by what they are in this hand. */
  heads: string[];
  /** Why nothing is settled yet. */
  unsaid: Unsaid | null;
  problem: string | null;
}

export const EMPTY: State = { pack: null, show: null, match: false, form: [], players: 0, rules: PLAIN, facts: {}, result: null, heads: [], unsaid: null, problem: null };

/** What was answered, with the names that the engine has: a question that is not asked now has no answer either. */
export function answered({ form, facts }: State): Facts {
  return keyed(form, Object.fromEntries(asked(form, facts).filter((field) => field.key in facts).map((field) => [field.key, facts[field.key]!])));
}

/** The facts as the engine is told them: that there was none of something is left out. */
export function told(state: State): Facts {
  return Object.fromEntries(Object.entries(answered(state)).filter(([, fact]) => fact !== NONE));
}
