/** What the engine's service answers. Written by `make types` from engine/trionfi/service/shapes: change those. */
export interface Account { scores: Amount[]; unit: string; lines: Line[] }

export interface Action extends Aside {
  /** Cards that go with it: shown, declared or called. */
  cards: string[];
}

/** What the bot would do, in words, and why. */
export interface Advice { move: string; words: string; cards: string[]; why: string }

/** Points: a whole number, a half as `.5`, any other fraction as "1/3". */
export type Amount = number | string;

/** A number, a card or a choice; several of them; nothing where a step has no value of its own. */
export type Answer = Amount | Answer[] | null;

export interface Aside { text: string; label: string; gloss: string | null }
export interface Batch { cards: string[]; points: Amount; note: string; kind: string }

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

/** What a fact may be set to by one choice. */
export type Choosable = string | number | boolean;

export interface Count {
  points: Amount;
  working: Batch[];
  method: string;
  last_trick: boolean;
  cards: string[];
  methods: Named[];
  /** What a count of these points cannot know and the settlement does; empty where there is nothing. */
  remark: string;
}

export interface CourseStep { name: string; branch: string; words: string; source: string; figures: string[][] }
export interface DrillAsked { words: string; cards: string[]; last_trick: boolean; context: DrillContext }
export interface DrillChoice { value: string; words: string }

/** What lies before the reader besides the cards that are asked about. */
export interface DrillContext {
  hand?: string[];
  trick?: Play[];
  said?: DrillSaid[];
  facts?: DrillFact[];
  players?: string[];
  tricks?: number;
  seat?: Seat;
  dealer?: Seat;
  position?: DrillPosition;
}

export interface DrillFact { key: string; words: string; value: unknown; shown: string; cards: string[] }

export interface DrillForm {
  kind: "number" | "card" | "cards" | "choice" | "numbers by player";
  words: string;
  unit?: string;
  cards?: string[];
  /** How many cards; nothing when that is left to the reader. */
  count?: number | null;
  choices?: DrillChoice[];
  players?: string[];
}

export interface DrillKind {
  kind: string;
  words: string;
  /** A word or two for where there is little room. */
  short: string;
  form: string;
  levels: DrillLevel[];
  /** What can be switched on or off, whatever the level says. */
  parts: Named[];
  methods: Named[];
}

export interface DrillLevel {
  level: number;
  words: string;
  /** Whether what can be switched is asked at this level; nothing: perhaps. */
  parts: Record<string, boolean | null>;
}

export interface DrillPart { label: string; value: Answer; cards: string[]; kind: string; words?: string; source?: string }

/** Enough to sit down at the table of the question: `seed` or `deal` says which cards were dealt. */
export interface DrillPosition { seed?: string; deal?: Record<string, unknown>; dealer: Seat; players: number; seat: Seat; moves: string[] }

export interface DrillSaid { seat: Seat; words: string }

/** A hand that lies open beside those of the players. */
export interface Dummy {
  seat: Seat;
  name: string;
  /** Whether the reader plays its cards. */
  yours: boolean;
  cards: HandCard[];
}

export interface FactValue { value: Choosable; words: string }

/** Where the Fool lies that a player has saved. */
export type FoolLies = "in the pile" | "face up";

export interface FormField {
  key: string;
  words: string;
  unit: string | null;
  values: FactValue[] | null;
  default?: unknown;
  /** Asked only while another fact has this value. */
  only_if?: Hangs;
  /** Not asked while another fact has this value. */
  unless?: Hangs;
  /** Others can stand in for it. */
  optional: boolean;
  /** The cards that it is about; all when there are none. */
  cards?: string[];
}

/** A position after one move, all cards open. */
export interface Frame {
  mover: Seat | null;
  words: string;
  turn: Seat | null;
  hands: string[][];
  plays: Play[];
  /** Who has won the trick that lies there. */
  winner: Seat | null;
  tricks: number[];
  piles: OpenPile[];
}

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

export interface GameOption {
  name: string;
  words: string;
  value: string;
  values: OptionValue[];
  /** Whether what a hand pays hangs on it, or what is asked of it. */
  settles: boolean;
}

export interface HandCard {
  card: string;
  label: string;
  playable: boolean;
  /** The rule against it. */
  why: string | null;
}

export interface HandVerdict {
  /** 1: better than the others; -1: worse; 0: neither. */
  won: number;
  words: string;
}

export interface Hangs { key: string; value: unknown }

/** Cards that lie face up before a player and are played like those of the hand. */
export interface Laid {
  seat: Seat;
  name: string;
  /** Whether they are the reader's; then they are among the cards of the hand too. */
  yours: boolean;
  cards: string[];
}

export interface LastTrick { winner: Seat; leader: Seat; plays: Play[] }
export interface Line { label: string; amounts: Amount[]; because: string; source: string; ledger: string; trick: number | null }
export interface LogEntry { seat: Seat; words: string; kind: string }

export interface Match {
  standing: Standing;
  over: boolean;
  rule: string;
  /** What the match pays itself when it is over. */
  paid: Account | null;
}

export interface MeldRow { name: string; words: string; figures: string; unit: string; source: string }
export interface Melds { rows: MeldRow[]; sharing: string[] }
export interface Named { name: string; words: string }
export interface OpenPile { words: string; cards: string[] }
export interface OptionValue { value: string; words: string; source: string }

/** A move of the reader that the bot would have made otherwise: the frame after it, what he did, what the bot would have done. */
export interface Otherwise { at: number; made: string; advice: Advice }

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
}

export interface PackCard { card: string; name: string; full: string; gloss: string | null; suit: string; rank: string; value: Amount }
export interface Part { name: string; words: string; figures: Record<string, unknown>; source: string }
export interface Phase { name: string; title: string; words: string }

/** Cards beside hands and tricks, face down but for those that the reader knows. */
export interface Pile { name: string; words: string; count: number; cards: (string | null)[] }

export interface Play { seat: Seat; card: string }

export interface Player {
  seat: Seat;
  name: string;
  /** Empty where nobody is declarer, or where it is hidden. */
  role: string;
  dealer: boolean;
  cards: number;
  tricks: number;
  said: string[];
  kept: string[];
  fool: FoolLies | null;
  partner: boolean;
}

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
  actions: Action[];
  choice: Choice | null;
  asides: Aside[];
  log: LogEntry[];
  steps: Step[];
  settlement: Settlement | null;
  /** How many moves go back when the reader takes back his last one. */
  undo: number;
}

export interface Profile { name: string; words: string; source: string; options: Record<string, string>; common: boolean }

export interface Question {
  question: DrillAsked;
  form: DrillForm;
  answer: Answer;
  explanation: DrillPart[];
  working: DrillPart[];
  kind: string;
  level: number;
  levels: number;
  seed: number | string;
  parts: Record<string, boolean | null>;
  method: string;
}

export interface Review {
  game: string;
  profile: string;
  options: Record<string, string>;
  players: number;
  seed: number | string | null;
  deal: Record<string, unknown> | null;
  dealer: Seat;
  seat: Seat;
  code: string[];
  moves: string[];
  names: string[];
  order: Seat[];
  frames: Frame[];
  /** How often the reader had anything to decide. */
  decisions: number;
  otherwise: Otherwise[];
  verdict: HandVerdict | null;
}

export interface RewardRow { key: string; name: string; words: string; amount: Amount | null; source: string; figures: string[][] }

/** The place of a player in the order of play, from 0. */
export type Seat = number;

export interface Settlement extends Account {
  /** The card points of each side, by its name, and under "cards" how many cards it has. */
  points: Record<string, Amount | Record<string, number>> | null;
  next_dealer: Seat;
  words: string;
  verdict: HandVerdict;
  match: Match;
}

/** The rules at a glance. */
export interface Show extends GameHead {
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

export interface ShownCards { words: string; cards: string[] }
export interface Sign { name: string; play: string; meaning: string; source: string }

/** What may be said to a partner, and when. */
export interface Signal { phrase: string; when: string; meaning: string; source: string; lang: string; optional: boolean }

export interface SourceWords { source: string; words: string }

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

export interface Suit { letter: string; name: string; native: string }
export interface Trick { number: number; of: number; leader: Seat | null; plays: Play[]; winning: Seat | null }

export interface Verdict {
  right: boolean;
  words: string;
  /** The step that went wrong, where it can be told. */
  step: string;
  /** All that it may have been. */
  steps: string[];
  /** The cards to look at again. */
  cards: string[];
  answer: Answer;
  explanation: DrillPart[];
  working: DrillPart[];
}

/** What is answered to each request that the scripts make. */
export interface Answers {
  check: Verdict;
  count: Count;
  drill: Question;
  drills: DrillKind[];
  form: FormField[];
  games: GameListed[];
  hint: Advice;
  names: GameName[];
  pack: Pack;
  review: Review;
  score: Account;
  show: Show;
  table: Position;
}
