/** What the calculator and the score sheet below it know of each other. */
import type { nothing, TemplateResult } from "lit";
import type { Deal } from "./data";
import type { Facts } from "../score/form";
import type { Payment } from "../settlement";
import type { TableRules } from "../table-rules";
import type { Amount } from "../types";

/** What the sheet needs of the calculator above it. */
export interface Calculator {
  game: string;
  /** What the game is called, above a sheet that is printed. */
  title: string;
  players(): number;
  /** Whether so many can play. */
  fits(players: number): boolean;
  rules(): TableRules;
  /** Whether by these rules a deal is settled otherwise than by those of the calculator. */
  other(rules: TableRules): boolean;
  /** Fill the form with a deal that is to be corrected, or empty it for the next. */
  fill(facts: Facts | null, players: number, rules: TableRules): void;
  /** Others play than before: who was named stays named. */
  reseat(before: number[], after: number[]): void;
  redraw(): void;
  /** What a deal paid in detail, settled once more with its players' names; null where it no longer can be. Raises what the engine refuses. */
  paid(deal: Deal, names: string[]): Promise<Pick<Settled, "lines" | "result"> | null>;
}

export interface Settled {
  scores: Amount[];
  lines: Payment[];
  result: string;
  facts: Facts;
  words: string;
  rules: TableRules;
  /** With which total, or with less, a player leaves the match; null where nobody does. */
  leaves: Amount | null;
}

export interface Sheet {
  /** How many played last and by which rules, when that has been written down. */
  begun(): { players: number; rules: TableRules } | null;
  /** The calculator has other rules than before. */
  ruled(): void;
  redraw(): void;
  /** Who plays in this deal, in the order of the calculator. */
  names(): string[];
  /** Who sits at the table, above the form. */
  whoView(): TemplateResult;
  /** The question who sits out; nothing where all play. */
  outView(): TemplateResult | typeof nothing;
  /** How the totals stand, in a line. */
  totalsWords(): string;
  addWords(): string;
  /** Why this deal cannot be written down; "" when it can. */
  refuses(): string;
  add(settled: Settled): void;
  cancelView(): TemplateResult | typeof nothing;
  close(): void;
}
