/** What was typed: the words to look for, and the facts that it names ("five players", "à cinq", "63 cards"). */
import { bare, joined } from "./letters";
import { readMeanings, type Meanings, type Reading } from "./meanings";

/** Something to choose games by: the words for it, and the values. */
export interface Facet {
  words: string;
  values: string[];
}

/** What was chosen of each. */
export type Facets = Record<string, string>;

/** The number of a game in the book, which `site_builder/search/records.py` has as one word. */
const NUMBERED = /\b(\d+)\.(\d+)\b/gu;

/** The words of what was typed, as the index has them. */
export function typedWords(typed: string): string[] {
  return joined(bare(typed).replace(NUMBERED, "$1n$2")).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** `known` are the values of each facet: a fact that no game has stays words. */
export function understood(typed: string[], meanings: Meanings, known: Record<string, Facet>): Reading[] {
  return readMeanings(typed, meanings, (name, value) => known[name]?.values.includes(value) ?? false);
}
