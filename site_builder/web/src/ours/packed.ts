/** A table's rules as a link, for another device. */
import { editionTop } from "../manifest";
import { say } from "../say";
import { squeeze, unsqueeze } from "../squeezed";
import { isOurs, type Ours } from "./data";

const VERSION = 1;
const MARK = "#rules=";

export interface Sent extends Ours {
  game: string;
}

export const linkToRules = async ({ game, name, rules }: Sent): Promise<string> =>
  `${editionTop().href}our-rules/${MARK}${await squeeze([VERSION, game, name, rules.profile, rules.options])}`;

/** What of an address tells a table's rules; null where nothing does. */
export const packedRules = (hash: string): string | null => (hash.startsWith(MARK) ? hash.slice(MARK.length) : null);

/** Raises an error with one line for the reader where the text holds no whole set of rules. */
export async function unpackedRules(text: string): Promise<Sent> {
  try {
    const [version, game, name, profile, options] = (await unsqueeze(text)) as [number, string, string, string | null, Record<string, string>];
    const one = { name, rules: { profile, options } };
    if (version === VERSION && typeof game === "string" && isOurs(one)) return { game, ...one };
  } catch {
    // Told below in one line.
  }
  throw new Error(say("This link holds no whole set of rules: perhaps a part of it was cut off. Ask for it once more."));
}
