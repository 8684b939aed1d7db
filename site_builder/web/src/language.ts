/**
 * The language of the page: what `<html lang>` says. English has its messages in the scripts; another language has a table, which only a
 * page in that language fetches before its parts begin.
 */
import { ENGLISH as VOICE, type Voice } from "./english";
import { assets, type Archive } from "./manifest";
import { readFile } from "./read-file";

export interface Tongue {
  language: string;
  archives: Record<string, Archive>;
}

/** A sentence by what it wants: the first whose wants all hold is said. */
export type Form = [wanted: [place: string, trait: string][], text: string];

export interface Table {
  voice: Voice;
  /** By the sum of the English pattern (see `sumOf`): the sentence, or its forms. */
  messages: Record<string, string | Form[]>;
  /** By "kind:English": the forms of a word, "" the plain one. */
  terms: Record<string, Record<string, string>>;
  /** What the engine says in this language: an archive for what is general, and one for each archive of code beside the core. */
  archives: Record<string, Archive>;
}

const ENGLISH: Table = { voice: VOICE, messages: {}, terms: {}, archives: {} };
let table = ENGLISH;

export const language = (): string => document.documentElement.lang || "en";

/** The name by which the browser knows how the language has dates: English as in Britain. */
export const locale = (): string => (table === ENGLISH ? "en-GB" : language());

/** What the engine needs to answer in the page's language; null in English. */
export const spoken = (): Tongue | null => (table === ENGLISH ? null : { language: language(), archives: table.archives });

export const voice = (): Voice => table.voice;

/** The forms of a message in the page's language; nothing where it has none. */
export function formsOf(key: string): Form[] | null {
  const found = table === ENGLISH ? undefined : table.messages[sumOf(key)];
  return typeof found === "string" ? [[[], found]] : (found ?? null);
}

export const wordOf = (key: string): Record<string, string> | undefined => table.terms[key];

/** A table takes the place of the one that is there. */
export const speak = (other: Table | null): void => void (table = other ?? ENGLISH);

/** Fetch the table of the page's language; null in English, which needs none. Where it does not come the page speaks English. */
export function heard(): Promise<void> | null {
  const name = language();
  if (name === "en") return null;
  return readFile(new URL(`words/${name}.json`, assets), (answer) => answer.json() as Promise<Table>, "no-cache").then(speak, () => undefined);
}

/** A short name for a pattern, in place of the English itself: FNV-1a over its UTF-16 units. */
export function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return ((sum >>> 0) % 36 ** 5).toString(36);
}
