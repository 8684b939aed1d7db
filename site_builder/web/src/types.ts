/** What the engine's service answers, as the pages read it. */

export type Seat = number;

export interface PackCard {
  card: string;
  name: string;
  full: string;
  gloss: string | null;
  suit: string;
  rank: string;
  value: number;
}

export interface Pack {
  name: string;
  form: string;
  cards: PackCard[];
  suits: { letter: string; name: string; native: string }[];
  trumps: string[];
  /** What a card without a value of its own counts. */
  empty?: number | string;
  /** Card points for the last trick and for each trick; 0 where the game gives none. */
  last_trick?: number | string;
  per_trick?: number | string;
}

export interface Batch {
  cards: string[];
  points: number | string;
  note: string;
}

export interface Count {
  points: number | string;
  working: Batch[];
  method: string;
  last_trick: boolean;
  cards: string[];
  methods?: { name: string; words: string }[];
  /** What a count of these points cannot know and the settlement does. */
  remark?: string;
}

export interface OptionValue {
  value: string;
  words: string;
  source?: string;
}

export interface GameOption {
  name: string;
  words: string;
  value: string;
  values: OptionValue[];
  /** Whether what a hand pays hangs on it, or what is asked of it. */
  settles: boolean;
}

export interface Profile {
  name: string;
  words: string;
  options: Record<string, string>;
}

export interface Show {
  ref: string;
  slug: string;
  players: number[];
  profile: string;
  options: GameOption[];
  profiles: Profile[];
  terms?: Record<string, string>;
  /** What may be said to a partner, and when. */
  signals?: { phrase: string; when: string }[];
}

export interface GameFacts {
  slug: string;
  name: string;
  family: string;
  players: number[];
}

export interface DrillKind {
  kind: string;
  words: string;
  /** A word or two for where there is little room. */
  short: string;
  levels: { level: number; words: string; parts: Record<string, boolean | null> }[];
  /** What can be switched on or off, whatever the level says. */
  parts: { name: string; words: string }[];
  methods: { name: string; words: string }[];
}

export interface DrillForm {
  kind: string;
  words: string;
  unit?: string;
  cards?: string[];
  /** How many cards; null when that is left to the reader. */
  count?: number | null;
  choices?: { value: string; words: string }[];
  players?: string[];
}

export type Amount = number | string;

export interface DrillPart {
  label: string;
  value: Amount | Amount[] | null;
  cards: string[];
  kind: string;
  words?: string;
  source?: string;
}

/** What lies before the reader besides the cards that are asked about. */
export interface DrillContext {
  hand?: string[];
  trick?: Play[];
  said?: { seat: Seat; words: string }[];
  facts?: { key: string; words: string; shown: string; cards: string[] }[];
  players?: string[];
  tricks?: number;
  seat?: Seat;
  dealer?: Seat;
}

export interface Question {
  kind: string;
  level: number;
  levels: number;
  seed: number | string;
  parts: Record<string, boolean | null>;
  method: string;
  question: { words: string; cards: string[]; last_trick: boolean; context: DrillContext };
  form: DrillForm;
  answer: Amount | string[] | Amount[];
  explanation: DrillPart[];
  working: DrillPart[];
}

export interface Verdict {
  right: boolean;
  words: string;
  /** The step that went wrong, where it can be told, and all that it may have been. */
  step: string;
  steps?: string[];
  /** The cards to look at again. */
  cards: string[];
}

export interface Line {
  label: string;
  amounts: (number | string)[];
  because: string;
  source?: string;
}

export interface FormField {
  key: string;
  words: string;
  unit: string | null;
  values: { value: string | number | boolean; words: string }[] | null;
  default?: unknown;
  /** Asked only while another fact has this value. */
  only_if?: { key: string; value: unknown };
  /** Not asked while another fact has this value. */
  unless?: { key: string; value: unknown };
  /** Others can stand in for it. */
  optional?: boolean;
  /** The cards that it is about; all when there are none. */
  cards?: string[];
}

export interface Play {
  seat: Seat;
  card: string;
}

export interface Trick {
  number?: number;
  of?: number;
  leader: Seat | null;
  plays: Play[];
  winning?: Seat | null;
  winner?: Seat | null;
}

export interface Player {
  seat: Seat;
  role: string;
  dealer: boolean;
  cards: number;
  tricks: number;
  said: string[];
  kept: string[];
  fool: string | null;
  partner: boolean;
  name?: string;
}

export interface HandCard {
  card: string;
  label: string;
  playable: boolean;
  why: string | null;
}

export interface Action {
  text: string;
  label: string;
  gloss: string | null;
  /** Cards that go with it: shown, declared or called. */
  cards?: string[];
}

export interface Choice {
  verb: string;
  /** From `least` to `count` cards. */
  count: number;
  least: number;
  words: string;
  /** What the button says. */
  confirm: string;
  /** Whether the cards are in the hand, or may be anywhere. */
  from: "hand" | "pack";
  cards: { card: string; allowed: boolean; why: string | null }[];
}

export interface LogEntry {
  seat: Seat | null;
  words: string;
  kind: string;
}

export interface Step {
  move: string;
  seat: Seat;
  kind: string;
  card: string | null;
  words: string;
}

export interface Account {
  scores: (number | string)[];
  unit?: string;
  lines: Line[];
}

/** What came of the hands before, as the engine wrote it. */
export type Standing = { totals: (number | string)[]; played: number; dealt: number } & Record<string, unknown>;

export interface Settlement extends Account {
  points: Record<string, unknown> | null;
  next_dealer: Seat;
  words: string;
  match: { standing: Standing; over: boolean; rule: string; paid: Account | null };
}

export interface Pile {
  name: string;
  words: string;
  count: number;
  cards: (string | null)[];
}

/** A hand that lies open beside those of the players. */
export interface Dummy {
  seat: Seat;
  name: string;
  /** Whether the reader plays its cards. */
  yours: boolean;
  cards: HandCard[];
}

/** Cards that lie face up before a player and are played like those of the hand. */
export interface Laid {
  seat: Seat;
  name: string;
  /** Whether they are the reader's; then they are among the cards of the hand too. */
  yours: boolean;
  cards: string[];
}

export interface Position {
  game: string;
  profile: string;
  options: Record<string, string>;
  seed: number | null;
  deal: unknown;
  dealer: Seat;
  seat: Seat;
  anticlockwise: boolean;
  /** All seats in the order of play, the reader's own first; dummies are among them. */
  order: Seat[];
  standing: Standing;
  moves: string[];
  turn: Seat | null;
  over: boolean;
  phase: { name: string; title: string; words: string };
  players: Player[];
  hand: HandCard[];
  dummies: Dummy[];
  laid: Laid[];
  trick: Trick | null;
  last_trick: Trick | null;
  piles: Pile[];
  shown: { words: string; cards: string[] }[];
  actions: Action[];
  choice: Choice | null;
  asides: Action[];
  /** Whether the hand waits for a word of the reader before his partner leads. */
  waits: boolean;
  log: LogEntry[];
  steps: Step[];
  settlement: Settlement | null;
  undo: number;
}
