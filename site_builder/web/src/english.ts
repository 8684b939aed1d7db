/**
 * What a language does with numbers, rows of things and people's names.
 * Written by `make words` from trionfi.words.languages: change that.
 */
export interface Voice {
  /** The amounts, in halves, that take the word for one thing. */
  single: number[];
  minus: string;
  decimal: string;
  /** From which whole number on groups of three are set `apart`, and by what. */
  from: number;
  apart: string;
  /** What stands before the last of several things; "," between the others. */
  rows: Record<string, string>;
  /** What a form of a name puts around it: where it begins with a consonant, and where with a vowel. */
  names: Record<string, string[]>;
}

export const ENGLISH: Voice = {"single": [1], "minus": "−", "decimal": ".", "from": 1000000000000000, "apart": "", "rows": {"and": " and ", "or": " or ", ",": ", "}, "names": {"of": ["{}'s", "{}'s"]}};
