/** The first deals of a game, which the build has drawn: a table shows one at once, while the engine is still starting. */
import { spoken } from "./language";
import { assets, edition } from "./manifest";
import { readFile } from "./read-file";
import { recall, remember } from "./storage";
import type { TableRules } from "./table-rules";
import type { Calculator, Pack, Position, Show } from "./types";

export interface FirstDeal {
  seed: number;
  dealer: number;
  /** As the cards are dealt; left out where nothing is said before the reader is asked. */
  before?: Position;
  after: Position;
}

export interface Opening {
  game: string;
  name: string;
  region: string;
  /** The way to the game's page from the top of the site. */
  path: string;
  /** The two ways in which it may be played, as a block of its page has them; empty where there is one. */
  readings: string;
  pack: Pack;
  show: Show;
  /** What the calculator asks of a hand by the rules of most tables, and what it calls the players; null where it settles none by them. */
  asked: Pick<Calculator, "form" | "heads"> | null;
  deals: FirstDeal[];
}

const read = new Map<string, Promise<Opening | null>>();

/** What the build has drawn for a game: asked once a page; null where it does not come. */
export function openingOf(game: string): Promise<Opening | null> {
  // Outside of an edition in the page's language they are in English.
  if (spoken() && !edition()) return Promise.resolve(null);
  let found = read.get(game);
  if (!found) {
    found = readFile(new URL(`openings/${edition() || "en/"}${game}.json`, assets), (answer) => answer.json() as Promise<Opening>).catch(() => {
      read.delete(game);
      return null;
    });
    read.set(game, found);
  }
  return found;
}

/** Whether a deal was drawn by these rules. */
export const fits = ({ after }: FirstDeal, { profile, options }: TableRules): boolean =>
  !Object.keys(options).length && (profile === null || after.profile === profile);

const key = (game: string): string => `dealt.${game}`;

/** The deal whose turn it is on this device: who comes again finds another one, as long as there are some. */
export const turnOf = ({ game, deals }: Opening): FirstDeal => deals[recall(key(game), 0) % deals.length]!;

export const nextTurn = (game: string): void => void remember(key(game), recall(key(game), 0) + 1);
