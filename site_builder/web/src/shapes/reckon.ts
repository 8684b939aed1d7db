/**
 * Cards counted and declared, facts settled.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

import type { Amount, Named, Seat } from "./common";

export interface Account {
  scores: Amount[];
  unit: string;
  lines: Line[];
  /** What the match keeps of a hand, in units of their own; it is in no score. */
  kept: Line[];
  /** The hand as players of the game say it, such as "garde, 49 points, 2 bouts: made by 8"; "" where they have no such saying. */
  result: string;
}

export interface Batch { cards: string[]; points: Amount; note: string; kind: string }

/** What a calculator shows for the facts that have been typed so far. The players are called by their names everywhere. */
export interface Calculator {
  /** What the players are called, by seat. */
  heads: string[];
  form: FormField[];
  settled: Scored | null;
  /** Why nothing is settled yet. */
  unsaid: Unsaid | null;
}

/** What a fact may be set to by one choice. */
export type Choosable = string | number | boolean;

/** A column of an account: a side whose players all get the same, or a player. */
export interface Column { who: string; seats: Seat[] }

export interface Count {
  points: Amount;
  working: Batch[];
  method: string;
  last_trick: boolean;
  cards: string[];
  methods: Named[];
  /** What a count of these points cannot know and the settlement does; empty where there is nothing. */
  remark: string;
}

export interface Declarable {
  /** What it is called in facts, whoever reads its name. */
  key: string;
  name: string;
  worth: string;
}

export interface Declaration {
  name: string;
  cards: string[];
  value: Amount;
  ledger: string;
  category: string;
  shown: string[];
  stands: Record<string, string>;
}

export interface Declare {
  cards: string[];
  declarations: Declaration[];
  lines: DeclaredLine[];
  total: Amount;
  ledger: string;
  /** The total of each unit, that of `ledger` first. */
  amounts: Record<string, Amount>;
  /** What these units are called. */
  ledgers: Record<string, string>;
}

export interface DeclaredLine { label: string; value: Amount; ledger: string; cards: string[] }
export interface Declaring { key: string; name: string; value: number }
export interface FactValue { value: Choosable; words: string }

export interface FormField {
  key: string;
  words: string;
  /** The words over its entry: a question, or the name of what is typed. */
  asks: string;
  unit: string | null;
  values: FactValue[] | null;
  default?: unknown;
  /** Asked only while another fact has this value. */
  only_if?: Hangs;
  /** Not asked while another fact has this value. */
  unless?: Hangs;
  /** Others can stand in for it. */
  optional: boolean;
  /** What it means to leave it out. */
  without?: LeftOut;
  /** The cards that it is about; all when there are none. */
  cards?: string[];
  /** The declarations that it takes. */
  declared?: Declarable[];
  /** What a list of them looks like. */
  sample?: Declaring[];
}

export interface Hangs { key: string; value: unknown }

export interface LeftOut {
  words: string;
  /** It goes without saying. */
  usual: boolean;
}

export interface Line { label: string; amounts: Amount[]; because: string; source: string; ledger: string; trick: number | null }
export interface Scored extends Account { leaves: Amount | null; columns: Column[] }

export interface Unsaid {
  /** The fact that is missing; None where what was said makes no sense. */
  key: string | null;
  words: string;
}
