/** An evening as a link, for another device. What each deal paid in detail is left out: the sheet settles it anew there. */
import { editionTop } from "../manifest";
import { say } from "../say";
import type { Deal } from "../sheet/data";
import { squeeze, unsqueeze } from "../squeezed";
import { PLAIN } from "../table-rules";
import { began, Broken, readEvening, type Evening } from "./data";

const VERSION = 1;
const SECOND = 1000;
const MARK = "#evening=";

type PackedDeal = [later: number, seats: number[], scores: Deal["scores"], words: string, facts: Deal["facts"], rules: number, leaves: Deal["leaves"]];

/** The link that opens an evening on the score sheet's page. It stands behind the sign that no browser sends to a host. */
export async function linkTo(evening: Evening): Promise<string> {
  const first = began(evening);
  const all: string[] = [];
  const rulesAt = (rules: unknown): number => {
    const text = JSON.stringify(rules);
    if (!all.includes(text)) all.push(text);
    return all.indexOf(text);
  };
  const deals = evening.deals.map(({ at, seats, scores, words, facts, rules, leaves }): PackedDeal =>
    [Math.round((at - first) / SECOND), seats, scores, words, facts, rulesAt(rules ?? PLAIN), leaves ?? null]);
  const next = rulesAt(evening.rules ?? PLAIN);
  const rules = all.map((text) => JSON.parse(text) as unknown);
  return `${editionTop().href}sheet/${MARK}${await squeeze([VERSION, evening.game, evening.title, evening.names, first, rules, next, deals])}`;
}

/** What of an address tells an evening; null where nothing does. */
export const packedIn = (hash: string): string | null => (hash.startsWith(MARK) ? hash.slice(MARK.length) : null);

/** Raises Broken where the text is no whole evening. */
export async function unpacked(text: string): Promise<Evening> {
  try {
    const said = (await unsqueeze(text)) as [number, string, string, string[], number, unknown[], number, PackedDeal[]];
    const [version, game, title, names, first, rules, next, packed] = said;
    const deals = packed.map(([later, seats, scores, words, facts, which, leaves]) =>
      ({ at: first + later * SECOND, seats, scores, words, facts, rules: rules[which], leaves, lines: [] }));
    const evening = version === VERSION ? readEvening({ game, title, names, deals, rules: rules[next] }) : null;
    if (evening) return evening;
  } catch {
    // Told below in one line.
  }
  throw new Broken(say("This link holds no whole evening: perhaps a part of it was cut off. Ask for it once more."));
}
