/**
 * What a language does with numbers, rows of things and people's names.
 * Written by `make words` from trionfi.words.languages: change that.
 */
export interface Voice {
  /** The plural category of whole numbers by the first that takes it; from 200 by its last two figures, as in the second hundred. */
  whole: [number, string][];
  /** That of numbers with a fraction, by their whole part. */
  broken: [number, string][];
  minus: string;
  decimal: string;
  /** From which whole number on groups of three are set `apart`, and by what. */
  least: number;
  apart: string;
  /** What stands before the last of several things; "," between the others. */
  rows: Record<string, string>;
  /** What a form of a name puts around it: where it begins with a consonant, and where with a vowel. */
  names: Record<string, string[]>;
}

export const ENGLISH: Voice = {"whole": [[0, "other"], [1, "one"], [2, "other"]], "broken": [[0, "other"]], "minus": "−", "decimal": ".", "least": 10000, "apart": ",", "rows": {"and": " and ", "or": " or ", ",": ", "}, "names": {"of": ["{}'s", "{}'s"]}};
