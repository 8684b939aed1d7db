/** What is asked of the index for what was typed: first what a player means by it, then less and less of it, then the nearest spelling. */
import { nearest, spoken, withoutIdle, withoutWeak, type Reading } from "./meanings";
import type { Hit, Index } from "./pagefind";
import { understood, typedWords, type Facets } from "./query";

/** So many results are shown at a time. */
export const SHOWN = 6;

export interface Answer {
  hits: Hit[];
  facets: Facets;
  /** The words that were looked for; empty where they are those that were typed. */
  instead: string;
}

/** The best first. What is chosen goes before what the words name: `chosen` makes of the one the other. */
export async function ask(index: Index, typed: string, chosen: (said: Facets) => Facets): Promise<Answer> {
  const { entry } = index;
  const words = typedWords(typed);
  const meant = understood(words, entry.meanings, entry.facets);
  const readings = [meant, withoutWeak(meant, entry.meanings)];
  for (const reading of readings) {
    const answer = await answered(index, reading, words, chosen);
    if (answer.hits.length) return answer;
  }
  const right = withoutWeak(understood(await speltRight(index, words), entry.meanings, entry.facets), entry.meanings);
  const answer = await answered(index, right, words, chosen);
  return answer.hits.length || right.words.length < 2 ? answer : rarest(index, right, chosen);
}

/** Where no page has all the words: the pages with the one that is seldom. */
async function rarest(index: Index, { words, facets }: Reading, chosen: (said: Facets) => Facets): Promise<Answer> {
  const alone = await Promise.all(words.map(async (word) => answered(index, { words: [word], facets }, words, chosen)));
  const found = alone.filter(({ hits }) => hits.length).sort((one, other) => one.hits.length - other.hits.length);
  return found[0] ?? alone[0]!;
}

/** The pages with the words of a reading, and after them those with the words as they were typed. */
async function answered(index: Index, reading: Reading, typed: string[], chosen: (said: Facets) => Facets): Promise<Answer> {
  const facets = chosen(reading.facets);
  const words = kept(index, reading.words);
  if (!words.length && !Object.keys(facets).length) return { hits: [], facets, instead: "" };
  const hits = await index.search(words, facets);
  const asTyped = kept(index, typed);
  const same = words.join(" ") === asTyped.join(" ");
  if (!same && !Object.keys(reading.facets).length && asTyped.length) {
    const there = new Set(hits.map((hit) => hit.name));
    hits.push(...(await index.search(asTyped, facets)).filter((hit) => !there.has(hit.name)));
  }
  return { hits: await titledFirst(index, hits, words), facets, instead: same || Object.keys(reading.facets).length ? "" : words.join(" ") };
}

/** A page among the first that is called just this stands before those that only speak of it. */
async function titledFirst(index: Index, hits: Hit[], words: string[]): Promise<Hit[]> {
  const first = hits.slice(0, SHOWN);
  const pages = await Promise.all(first.map((hit) => index.page(hit.name)));
  const at = pages.findIndex((page) => typedWords(page.title).join(" ") === words.join(" "));
  return at > 0 ? [hits[at]!, ...hits.slice(0, at), ...hits.slice(at + 1)] : hits;
}

/** Those words that are in the index at all. */
function kept({ entry }: Index, words: string[]): string[] {
  return withoutIdle(words, entry.meanings).filter((word) => word.length > 1 && !entry.common.includes(word));
}

async function speltRight(index: Index, words: string[]): Promise<string[]> {
  const known = new Set([...(await index.names()), ...spoken(index.entry.meanings)]);
  return words.map((word) => (known.has(word) || index.entry.common.includes(word) ? word : (nearest(word, known) ?? word)));
}
