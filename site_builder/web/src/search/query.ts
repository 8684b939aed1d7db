/** What was typed: the words to look for, and the facts that it names ("five players", "63 cards"). */

/** Something to choose games by: the words for it, and the values. */
export interface Facet {
  words: string;
  values: string[];
}

/** What was chosen of each. */
export type Facets = Record<string, string>;

export interface Query {
  words: string[];
  facets: Facets;
}

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const NAMED = NUMBERS.join("|");
const ASKED: Record<string, RegExp> = {
  players: new RegExp(`\\b(?:for |with )?(\\d|${NAMED})[ -]?(?:players?|handed|handers?|people|persons?)\\b|\\b(?:players|for|with) (\\d|${NAMED})\\b(?! [a-z])`, "u"),
  cards: /\b(\d\d)[ -]cards?\b/u,
};

/** The number of a game in the book, which `site_builder/search/records.py` has as one word. */
const NUMBERED = /\b(\d+)\.(\d+)\b/gu;

/** Small letters without accents: as the index has them. */
export const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** `known` are the values of each facet: a fact that no game has stays words. */
export function understood(typed: string, common: Set<string>, known: Record<string, Facet>): Query {
  let text = bare(typed).replace(NUMBERED, "$1n$2");
  const facets: Facets = {};
  for (const [name, asked] of Object.entries(ASKED)) {
    const found = asked.exec(text);
    const said = found?.[1] ?? found?.[2];
    const value = said === undefined ? "" : /\d/.test(said) ? said : String(NUMBERS.indexOf(said));
    if (!found || !known[name]?.values.includes(value)) continue;
    facets[name] = value;
    text = text.replace(found[0], " ");
  }
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return { words: words.filter((word) => word.length > 1 && !common.has(word)), facets };
}

/** Whether one word becomes the other by one letter more, less or another, or by two that change places. */
export function alike(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [left, right] = [one.slice(same), other.slice(same)];
  const swapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1) || swapped;
}
