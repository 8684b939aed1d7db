/** What is asked of the index for what was typed: first what a player means by it, then less and less of it, then the nearest spelling. */
import { nearest, spoken, withoutIdle, withoutWeak, written, type Reading } from "./meanings";
import { HEADED, type Hit, type Index } from "./pagefind";
import { understood, typedWords, type Facets } from "./query";

/** So many results are shown at a time. */
export const SHOWN = 6;
/** What more pages have than this, tells none of them apart. */
const MANY = 40;
/** Of so many pages that others will stand before, only a few are looked at. */
const PEEKED = 2;
/** A page with so much of the best one's score is as good as that. */
const NEAR = 0.9;
/**
 * What a word counts at the least in the text of a page that has it. A word that no page has is taken for the longest that it begins
 * with ("pi" for "picciotta"), which counts less, as does a word that goes on much longer.
 */
const LIKE = 35;

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
  const weakened = (readings: Reading[]): Reading[] => readings.map((reading) => withoutWeak(reading, entry.meanings));
  const meant = understood(words, entry.meanings, entry.facets);
  let unlikely: Answer | null = null;
  for (const readings of [meant, weakened(meant)]) {
    const answer = await answered(index, readings, words, chosen);
    if (answer.hits.some(likely)) return answer;
    if (answer.hits.length) unlikely ??= answer;
  }
  const right = weakened(understood(await speltRight(index, words), entry.meanings, entry.facets));
  const answer = await answered(index, right, words, chosen);
  if (answer.hits.length) return answer;
  if (unlikely) return unlikely;
  return right[0]!.words.length < 2 ? answer : rarest(index, right[0]!, chosen);
}

/** Whether a page has a word that is like those looked for. A page that was found by facts alone has no place. */
const likely = ({ at }: Hit): boolean => !at.length || at.some(({ worth }) => worth >= LIKE);

/** Where no page has all the words: the pages with the one that is seldom. */
async function rarest(index: Index, { words, facets }: Reading, chosen: (said: Facets) => Facets): Promise<Answer> {
  const alone = await Promise.all(words.map(async (word) => answered(index, [{ words: [word], facets }], words, chosen)));
  const found = alone.filter(({ hits }) => hits.length).sort((one, other) => one.hits.length - other.hits.length);
  return found[0] ?? alone[0]!;
}

/** The pages with the words of each reading, and after them those with the words as they were typed. */
async function answered(index: Index, readings: Reading[], typed: string[], chosen: (said: Facets) => Facets): Promise<Answer> {
  const named = Object.keys(readings[0]!.facets).length > 0;
  const facets = chosen(readings[0]!.facets);
  const asTyped = kept(index, typed);
  const asked = readings.map((reading) => kept(index, reading.words)).filter((words) => words.length || Object.keys(facets).length);
  if (!named && asTyped.length) asked.push(asTyped);
  const hits: Hit[] = [];
  const had: string[][] = [];
  for (const words of unlike(asked)) {
    const there = new Set(hits.map((hit) => hit.name));
    const more = (await index.search(words, facets)).filter((hit) => !there.has(hit.name));
    if (more.length) had.push(words);
    hits.push(...more);
  }
  const first = had[0] ?? [];
  const instead = named || first.join(" ") === asTyped.join(" ") ? "" : written(first, index.entry.meanings);
  return { hits: await inOrder(index, hits, had.filter((words) => words.length)), facets, instead };
}

/** Each list of words once. */
const unlike = (lists: string[][]): string[][] => [...new Map(lists.map((words) => [words.join(" "), words])).values()];

/**
 * A page among the first that is called just this stands before those that only speak of it; then come the games of today whose titles
 * have the words. What so many pages have that it tells none apart stands first in the best known games, after what is no game; where
 * fewer have it, they stand before others of the first that are as good.
 */
async function inOrder(index: Index, hits: Hit[], asked: string[][]): Promise<Hit[]> {
  if (!asked.length) return hits;
  const pages = await Promise.all(hits.slice(0, hits.length > MANY ? PEEKED : SHOWN).map((hit) => index.page(hit.name)));
  const called = (title: string): string => kept(index, typedWords(title)).join(" ");
  const exact = hits[pages.findIndex((page) => called(page.title) === asked[0]!.join(" "))];
  const { known } = index.entry;
  const of = (names: string[]): Hit[] => names.flatMap((name) => hits.filter((hit) => hit.name === name));
  const titled = of(known.filter(([, title]) => asked.some((words) => words.every((word) => title.split(" ").includes(word)))).map(([name]) => name));
  const first = new Set([...(exact ? [exact] : []), ...titled]);
  const games = pages.findIndex((page, at) => page.kind === "game" && !first.has(hits[at]!));
  const good = hits.length > MANY ? hits : hits.slice(0, pages.length).filter(({ score }) => score >= hits[0]!.score * NEAR);
  const common = games >= 0 ? of(known.map(([name]) => name)).filter((hit) => headed(hit) && good.includes(hit)) : [];
  return [...new Set([...first, ...hits.slice(0, Math.max(games, 0)), ...common, ...hits])];
}

/** Whether the words stand in the title or a heading of a page. */
const headed = ({ at }: Hit): boolean => at.some(({ worth }) => worth >= HEADED);

/** Those words that are in the index at all. */
function kept({ entry }: Index, words: string[]): string[] {
  return withoutIdle(words, entry.meanings).filter((word) => word.length > 1 && !entry.common.includes(word));
}

async function speltRight(index: Index, words: string[]): Promise<string[]> {
  const known = new Set([...(await index.names()), ...spoken(index.entry.meanings)]);
  return words.map((word) => (known.has(word) || index.entry.common.includes(word) ? word : (nearest(word, known) ?? word)));
}
