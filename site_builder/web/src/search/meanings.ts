/**
 * What readers call things, and what stands on the pages for it: the data of `trionfi/games/aliases.py`, which the search's entry carries.
 * The engine reads words in the same way (`understood` there).
 */
import distance from "damerau-levenshtein";
import { bare } from "./letters";

export interface Meanings {
  /**
   * With a comma between them: the words on the edition's own pages, and those on pages that are in English. A phrase may have `#` for a
   * number that says nothing.
   */
  phrases: Record<string, string>;
  /** Phrases with `#` for a number, and what they number; with `$` those that must stand at the end. */
  numbered: Record<string, string>;
  numbers: Record<string, string>;
  /** Words that name every game. */
  weak: string[];
  /** Words that say nothing. */
  idle: string[];
}

/** The words to look for, and the facts that they name. */
export interface Reading {
  words: string[];
  facets: Record<string, string>;
}

/** Letters: shorter words are too much alike to guess which was meant; a long word may have two letters wrong. */
const SPELT = 4;
const LONG = 8;

type Known = (name: string, value: string) => boolean;

/** In the words of the edition's own pages, and in those of pages in English where these are others. */
export function readMeanings(typed: string[], meanings: Meanings, known: Known): Reading[] {
  const [own, english] = [readMeaning(typed, meanings, known), readMeaning(typed, meanings, known, 1)] as const;
  return own.words.join(" ") === english.words.join(" ") ? [own] : [own, english];
}

/**
 * The longest phrase goes first, and words that say nothing are left out. A fact that `known` does not have stays words. `which` of the
 * words for a phrase are taken, the last where there are not so many.
 */
export function readMeaning(typed: string[], meanings: Meanings, known: Known, which = 0): Reading {
  const longest = Math.max(...[...Object.keys(meanings.phrases), ...Object.keys(meanings.numbered)].map((said) => said.split(" ").length));
  const words: string[] = [];
  const facets: Record<string, string> = {};
  for (let at = 0; at < typed.length; ) {
    let length = Math.min(longest, typed.length - at);
    for (; length > 0; length -= 1) {
      const said = typed.slice(at, at + length);
      const phrase = own(meanings.phrases, said.join(" ")) ?? own(meanings.phrases, numbered(said, meanings) ?? "");
      if (phrase !== undefined) {
        const named = phrase.split(", ");
        words.push(...bare(named[which] ?? named.at(-1)!).split(" "));
        break;
      }
      const fact = factOf(said, at + length === typed.length, meanings);
      if (fact && known(...fact)) {
        facets[fact[0]] ??= fact[1];
        break;
      }
    }
    if (length === 0) words.push(typed[at]!);
    at += Math.max(length, 1);
  }
  return { words: withoutIdle(words, meanings, Object.keys(facets).length > 0), facets };
}

/** Without the words that say nothing, unless nothing else was said. */
export function withoutIdle(words: string[], { idle }: Meanings, besides = false): string[] {
  const left = words.filter((word) => !idle.includes(word));
  return left.length || besides ? left : words;
}

function factOf(said: string[], last: boolean, meanings: Meanings): [name: string, value: string] | null {
  const pattern = numbered(said, meanings);
  if (pattern === null) return null;
  const name = own(meanings.numbered, pattern) ?? (last ? own(meanings.numbered, `${pattern} $`) : undefined);
  return name === undefined ? null : [name, said.map((word) => valueOf(word, meanings)).find((one) => one !== undefined)!];
}

/** A phrase with `#` for the number in it; null where there is not just one, and for a number by itself. */
function numbered(said: string[], meanings: Meanings): string | null {
  const values = said.map((word) => valueOf(word, meanings));
  if (said.length < 2 || values.filter((one) => one !== undefined).length !== 1) return null;
  return said.map((word, at) => (values[at] === undefined ? word : "#")).join(" ");
}

const valueOf = (word: string, { numbers }: Meanings): string | undefined => own(numbers, word) ?? (/^\d+$/u.test(word) ? word : undefined);

/** Without the words that name every game, unless there are no others. */
export function withoutWeak({ words, facets }: Reading, { weak }: Meanings): Reading {
  const strong = words.filter((word) => !weak.includes(word));
  return strong.length || Object.keys(facets).length ? { words: strong, facets } : { words, facets };
}

/** The name that a misspelt word comes nearest to: by one letter more, less, another or swapped, a long word by two; null for none. */
export function nearest(word: string, names: Iterable<string>): string | null {
  if (word.length < SPELT || /\d/u.test(word)) return null;
  let best: string | null = null;
  let least = word.length < LONG ? 2 : 3;
  for (const name of names) {
    if (Math.abs(name.length - word.length) >= least || name.length < SPELT) continue;
    // Who misspells a word knows how it begins.
    const steps = distance(word, name).steps + (name[0] === word[0] ? 0 : 0.5);
    if (steps < least) [best, least] = [name, steps];
  }
  return best;
}

/** Words that are looked for without accents, as they are written. */
export function written(words: string[], { phrases }: Meanings): string {
  const known = new Map(Object.values(phrases).flatMap((meant) => meant.replaceAll(",", "").split(" ")).map((word) => [bare(word), word]));
  return words.map((word) => known.get(word) ?? word).join(" ");
}

/** All words that have a meaning here. */
export const spoken = ({ phrases, numbers, weak, idle }: Meanings): string[] =>
  [...Object.keys(phrases).flatMap((said) => said.split(" ")), ...Object.keys(numbers), ...weak, ...idle];

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
