/** A widget's state lives in the address, in query parameters with the widget's name as prefix. */

export type Params = Record<string, string>;

export function read(prefix: string, search = window.location.search): Params {
  const own = [...new URLSearchParams(search)].filter(([key]) => key.startsWith(`${prefix}.`));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length + 1), value]));
}

/** What the document hears after Back or Forward: whoever answers it himself prevents that the page is fetched and drawn anew. */
export const WENT = "trionfi:went";

export const has = (prefix: string): boolean => Object.keys(read(prefix)).length > 0;

/** The address with this widget's state; null takes the widget out of it. */
export function address(prefix: string, state: Params | null, alone = false): string {
  const url = new URL(window.location.href);
  const kept = [...url.searchParams].filter(([key]) => !alone && !key.startsWith(`${prefix}.`));
  const own = Object.entries(state ?? {}).map(([key, value]) => [`${prefix}.${key}`, value]);
  url.search = [...kept, ...own].map(([key, value]) => `${plain(key!)}=${plain(value!).replaceAll("%3D", "=")}`).join("&");
  return url.href;
}

export function write(prefix: string, state: Params | null): void {
  const href = address(prefix, state);
  if (href !== window.location.href) window.history.replaceState(window.history.state, "", href);
}

/** A widget's state as the address holds it, behind the question mark. */
export const queryOf = (prefix: string, state: Params): string => new URL(address(prefix, state, true)).search.slice(1);

/** A link to this widget alone, with its anchor, to hand to somebody else. */
export function link(prefix: string, state: Params, anchor?: string): string {
  const url = new URL(address(prefix, state, true));
  url.hash = anchor ?? "";
  return url.href;
}

export const packWords = (words: string[]): string => words.map((word) => word.trim().replaceAll(" ", "_")).join(".");

export const unpackWords = (text: string): string[] =>
  text.split(".").map((word) => word.replaceAll("_", " ").trim()).filter(Boolean);

export const packCards = (cards: string[]): string => cards.join("_");

export const unpackCards = (text: string): string => text.replace(/[_\s,.+]+/g, " ").trim();

export function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

const plain = (text: string): string => encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%2C", ",");
