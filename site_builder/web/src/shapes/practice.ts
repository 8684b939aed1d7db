/**
 * A practice hand as one seat sees it, with its log and its settlement; and a record that was checked.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

import type { Amount, Play, Seat } from "./common";
import type { Account, Column } from "./reckon";
import type { HandVerdict } from "./review";

export interface Action extends Aside {
  /** Cards that go with it: shown, declared or called. */
  cards: string[];
}

export interface Aside { text: string; label: string; gloss: string | null }

/** From `least` to `count` cards, of the hand or from anywhere in the pack. */
export interface Choice extends ChoicePlace {
  verb: string;
  count: number;
  least: number;
  words: string;
  /** What the button says. */
  confirm: string;
  cards: ChoiceCard[];
}

export interface ChoiceCard { card: string; allowed: boolean; why: string | null }
export interface ChoicePlace { from: "hand" | "pack" }

/** A hand that lies open beside those of the players. */
export interface Dummy {
  seat: Seat;
  name: string;
  /** Whether the reader plays its cards. */
  yours: boolean;
  cards: HandCard[];
}

/** Where the Fool lies that a player has saved. */
export type FoolLies = "in the pile" | "face up";

export interface HandCard {
  card: string;
  label: string;
  playable: boolean;
  /** The rule against it. */
  why: string | null;
}

/** Cards that lie face up before a player and are played like those of the hand. */
export interface Laid {
  seat: Seat;
  name: string;
  /** Whether they are the reader's; then they are among the cards of the hand too. */
  yours: boolean;
  cards: string[];
}

export interface LastTrick { winner: Seat; leader: Seat; plays: Play[] }

export interface LogEntry {
  seat: Seat;
  words: string;
  /** What the seat said itself; empty where it said nothing. */
  said: string;
  kind: string;
}

/** What a side, or a player for himself, has marked so far. */
export interface Marked { who: string; amounts: Record<string, Amount>; words: string }

export interface Match {
  standing: Standing;
  over: boolean;
  rule: string;
  /** What the match pays itself when it is over. */
  paid: Account | null;
  /** Whose the totals are. */
  names: string[];
}

export interface Phase { name: string; title: string; words: string }

/** Cards beside hands and tricks, face down but for those that the reader knows. */
export interface Pile { name: string; words: string; count: number; cards: (string | null)[] }

export interface Player {
  seat: Seat;
  name: string;
  /** Empty where nobody is declarer, or where it is hidden. */
  part: PlaysAs;
  /** His part, as the game calls it. */
  role: string;
  dealer: boolean;
  cards: number;
  tricks: number;
  /** What he has bid, called and announced, as long as it holds. */
  bound: string[];
  kept: string[];
  fool: FoolLies | null;
  partner: boolean;
  /** Whether he sits out: he is at the table and has no cards. */
  out: boolean;
}

/** What a player is in a hand that somebody plays against the others. */
export type PlaysAs = "" | "declarer" | "partner" | "opponent";

export interface Position {
  game: string;
  profile: string;
  options: Record<string, string>;
  seed: number | string | null;
  deal: Record<string, unknown> | null;
  dealer: Seat;
  seat: Seat;
  anticlockwise: boolean;
  /** All seats in the order of play, the reader's own first; dummies are among them. */
  order: Seat[];
  standing: Standing;
  moves: string[];
  /** The moves as an address carries them: after ~ each letter is a card played, by its place in the hand. */
  code: string[];
  turn: Seat | null;
  over: boolean;
  phase: Phase;
  /** Whether the hand waits for a word of the reader before his partner leads. */
  waits: boolean;
  players: Player[];
  hand: HandCard[];
  dummies: Dummy[];
  laid: Laid[];
  trick: Trick;
  last_trick: LastTrick | null;
  talon: Pile | null;
  piles: Pile[];
  shown: ShownCards[];
  /** What is marked so far, by those who have anything. */
  marked: Marked[];
  actions: Action[];
  sums: Sum[];
  choice: Choice | null;
  asides: Aside[];
  log: LogEntry[];
  steps: Step[];
  settlement: Settlement | null;
  /** How many moves go back when the reader takes back his last one. */
  undo: number;
}

export interface Settlement extends Account {
  /** The card points of each side, by its name, and under "cards" how many cards it has. */
  points: Record<string, Amount | Record<string, number>> | null;
  /** The card points by side, with what a reader calls each; none where they do not count. */
  sides: SidePoints[];
  next_dealer: Seat;
  words: string;
  verdict: HandVerdict;
  match: Match;
  columns: Column[];
}

export interface ShownCards { words: string; cards: string[] }
export interface SidePoints { who: string; points: Amount }

/** What came of the hands before. */
export interface Standing {
  totals: Amount[];
  played: number;
  dealt: number;
  marks: number[];
  gone: string[];
  faults: number[];
  pots: Amount[];
  doubled: boolean;
  seats: Seat[];
  stack: string[];
  rounds: number;
}

/** A move of a bot. */
export interface Step {
  move: string;
  seat: Seat;
  kind: "play" | "discard" | "say";
  card: string | null;
  /** Everything that came of it, but the cards that were dealt. */
  words: string;
  /** What the seat said itself; empty where it said nothing. */
  said: string;
}

/** A word that is said with a number. */
export interface Sum {
  verb: string;
  label: string;
  /** What the number means. */
  gloss: string;
  least: number;
  most: number;
}

export interface Trick { number: number; of: number; leader: Seat | null; plays: Play[]; winning: Seat | null }
