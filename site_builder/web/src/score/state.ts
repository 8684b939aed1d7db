/** What the calculator knows. */
import type { Account, FormField, Pack, Show } from "../types";
import { PLAIN, type TableRules } from "../table-rules";
import { asked, type Facts } from "./form";

export interface State {
  pack: Pack | null;
  /** How many may play, and by which rules. */
  show: Show | null;
  form: FormField[];
  players: number;
  rules: TableRules;
  facts: Facts;
  result: Account | null;
  /** Why the engine cannot settle yet, in its own words. */
  missing: string | null;
  problem: string | null;
}

export const EMPTY: State = { pack: null, show: null, form: [], players: 0, rules: PLAIN, facts: {}, result: null, missing: null, problem: null };

/** The facts as the engine is told them: a question that is not asked now has no answer either. */
export function told({ form, facts }: State): Facts {
  return Object.fromEntries(asked(form, facts).filter((field) => field.key in facts).map((field) => [field.key, facts[field.key]!]));
}
