/** What a player means by the words that he types in the finder, the likeliest reading first. */
import { nearest, readMeanings, spoken, withoutWeak, type Reading } from "./search/meanings";
import { readEntry } from "./search/pagefind";

export type Forgiving = (typed: string[]) => Reading[];

/** `texts` are what the games are found by. */
export async function forgiving(texts: string[]): Promise<Forgiving> {
  const { meanings, facets } = await readEntry();
  const known = (name: string, value: string): boolean => facets[name]?.values.includes(value) ?? false;
  const words = new Set(texts.flatMap((text) => text.split(" ")));
  const names = new Set([...words, ...spoken(meanings)]);
  return (typed) => {
    const meant = readMeanings(typed, meanings, known);
    const right = typed.map((word) => (names.has(word) ? word : (nearest(word, names) ?? word)));
    const spelt = readMeanings(right, meanings, known).map((one) => withoutWeak(one, meanings));
    const named = spelt.map((one) => ({ ...one, words: one.words.filter((word) => words.has(word)) })).filter((one) => one.words.length);
    return [...meant, ...meant.map((one) => withoutWeak(one, meanings)), ...spelt, ...named];
  };
}
