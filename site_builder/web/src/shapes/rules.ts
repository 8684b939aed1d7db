/**
 * The list of the games, their rules, their packs.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

import type { Amount } from "./common";

export interface Bearing {
  /** Whether what a hand pays hangs on it, or what is asked of it. */
  settles: boolean;
  /** Whether what a rubber or match pays hangs on it, or what is asked of it. */
  settles_match?: boolean;
}

export interface CourseStep { key: string; name: string; branch: string; words: string; source: string; figures: string[][] }

/** One game in the list of all. */
export interface GameFacts extends GameHead { options: string[]; profiles: string[] }

export interface GameHead extends GameName {
  place: string;
  period: string;
  players: number[];
  cards: number;
  /** Those in the pack; the least and the most where they depend on the split. */
  points: Amount | Amount[];
  suits: string;
  bidding: string;
  sides: string;
  /** How many cards are counted together. */
  counting: number;
}

export interface GameListed extends GameFacts {
  /** Whether it is played today. */
  today: boolean;
}

/** One game in the list of names. */
export interface GameName { ref: string; slug: string; name: string; family: string }

export interface GameOption extends Bearing { name: string; words: string; value: string; values: OptionValue[] }
export interface MeldRow { key: string; name: string; words: string; figures: string; unit: string; source: string }
export interface Melds { rows: MeldRow[]; sharing: string[] }
export interface OptionValue { value: string; words: string; source: string }

export interface Pack {
  name: string;
  form: string;
  /** In the order of a sorted hand. */
  cards: PackCard[];
  suits: Suit[];
  courts: Suit[];
  /** From the highest. */
  trumps: string[];
  /** Trumps of one rank. */
  equal: string[][];
  /** What a card without a value of its own counts. */
  empty: Amount;
  /** Card points for the last trick; 0 where the game gives none. */
  last_trick: Amount;
  per_trick: Amount;
  per_trick_asked: string;
}

export interface PackCard { card: string; name: string; full: string; gloss: string | null; suit: string; rank: string; value: Amount }
export interface Part { key: string; name: string; words: string; figures: Record<string, unknown>; source: string }
export interface Profile { name: string; words: string; source: string; options: Record<string, string>; common: boolean }
export interface RewardRow { key: string; name: string; words: string; amount: Amount | null; source: string; figures: string[][] }

export interface RubberNamed {
  /** What a match is called that the calculator settles, such as "rubber"; not there where there is none under these rules. */
  rubber?: string;
}

export interface Settled {
  /** For how many the calculator settles a hand, where one who sits at the table and sits out has no part in it. */
  settled?: number[];
}

/** The rules at a glance. */
export interface Show extends GameHead, Settled, RubberNamed {
  profile: string;
  parts: Part[];
  course: CourseStep[];
  melds: Melds | null;
  options: GameOption[];
  profiles: Profile[];
  signals: Signal[];
  signs: Sign[];
  rewards: RewardRow[];
  terms: Record<string, string>;
  unit: string;
  anticlockwise: boolean;
  sources: SourceWords[];
  match: string;
}

export interface Sign { key: string; name: string; play: string; meaning: string; source: string }

/** What may be said to a partner, and when. */
export interface Signal {
  phrase: string;
  /** What a reader calls it: the phrase, or what a gesture is called. */
  name: string;
  when: string;
  meaning: string;
  source: string;
  lang: string;
  optional: boolean;
}

export interface SourceWords { source: string; words: string }
export interface Suit { letter: string; name: string; native: string }
