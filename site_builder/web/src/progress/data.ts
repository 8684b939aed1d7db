/**
 * What is known of a reader's practice, as plain data with pure functions.
 * Each device writes its own share, so that shares can be merged in any order and any number of times without doubling.
 */
import type { Day } from "./days";
import { accuracies, places, type Accuracy, type Among } from "./measure";

export type Mode = "free" | "timed" | "replay" | "due" | "learn";

export interface Attempt {
  game: string;
  kind: string;
  level: number;
  parts?: Record<string, boolean | null>;
  method?: string;
  profile?: string;
  /** What differs from the profile. */
  options?: Record<string, string>;
  seed: number | string;
  right: boolean;
  ms: number;
  at: number;
  mode: Mode;
  step?: string;
  /** By its name: the slip that a wrong answer betrays, or the one that a right answer to a question chosen for it has not made. */
  slip?: string;
}

export interface Run {
  game: string;
  kind: string;
  level: number;
  at: number;
  seconds: number;
  right: number;
  wrong: number;
}

/** A practice hand that was played to its end. */
export interface PlayedHand {
  game: string;
  at: number;
  /** What the reader won or lost by it, in the units of the game. */
  score: number | string;
  words: string;
  /** The address of the hand, behind the question mark of its game's page. */
  query: string;
}

/** Cards that count alike, and how much less than the best they brought where they were weighed. */
export interface Weight {
  cards: string[];
  less: number;
  interval: number;
  /** Whether that is more than chance would explain; else they are as good. */
  clear: boolean;
}

/** The kind of the questions that are puzzles; the seed of each is its number. */
export const PUZZLE = "puzzle";

/** The kind of the questions that are made of mistakes; the seed of each is the number of its mistake. */
export const MISTAKE = "mistake";

/** A card that a review has found dear, at a moment of a hand in which the reader is the first player. */
export interface Mistake {
  game: string;
  day: Day;
  at: number;
  /** The address of the moment before the card, behind the question mark of its game's page: rules, deal and moves. */
  query: string;
  played: string;
  /** The card that was played, in the words of the page. */
  called: string;
  /** The best first; cards that count alike together. */
  weights: Weight[];
  unit: string;
  /** In how many deals they were weighed. */
  hands: number;
  /** What the best card does, in the words of the page. */
  theme: string;
}

/** An answer with the calendar day on which it was given. */
export type Entry = Attempt & { day: Day };

/** All answers to one kind and level on one day, and their time; `other` are those that no figure counts: replays, steps of the learn path. */
export interface DaySum {
  day: Day;
  game: string;
  kind: string;
  level: number;
  asked: number;
  right: number;
  ms: number;
  other: number;
  otherMs: number;
}

export interface BestStreak {
  game: string;
  kind: string;
  level: number;
  best: number;
}

export interface Share {
  /** Answers up to this moment are in the sums; `kept` are those of them that are needed one by one. */
  until: number;
  sums: DaySum[];
  streaks: BestStreak[];
  kept: Entry[];
  entries: Entry[];
  runs: Run[];
  hands: PlayedHand[];
  mistakes: Mistake[];
  /** The mistakes that the reader wants to hear of no more, by their numbers. */
  forgotten: number[];
  /** What the hands that were looked back at have lost, and the reader's place among bots. */
  accuracies: Accuracy[];
  places: Among[];
}

export interface Progress {
  /** The share that this device writes. A deletion starts a new one. */
  device: string;
  shares: Record<string, Share>;
}

export interface Filter {
  game?: string;
  kind?: string;
  level?: number;
}

export const emptyShare = (): Share => ({ until: 0, sums: [], streaks: [], kept: [], entries: [], runs: [], hands: [], mistakes: [], forgotten: [], accuracies: [], places: [] });

export const newProgress = (device = randomName()): Progress => ({ device, shares: { [device]: emptyShare() } });

const randomName = (): string => Math.random().toString(36).slice(2, 10).padEnd(8, "0");

export const ownShare = (progress: Progress): Share => progress.shares[progress.device] ?? emptyShare();

/** The entries of a record in an order that does not hang on how it came about. */
export const byName = <T>(record: Record<string, T>): [string, T][] => Object.entries(record).sort(([one], [two]) => (one < two ? -1 : 1));

/** By which rules it was asked, at the end of a list: nothing for the game's own. */
export function rulesNoted({ profile, options }: Pick<Attempt, "profile" | "options">): unknown[] {
  const changed = byName(options ?? {});
  return changed.length ? [profile ?? "", Object.fromEntries(changed)] : profile ? [profile] : [];
}

/** The answer to a question again is an answer to the same question. */
export function questionOf(attempt: Attempt): string {
  const parts = byName(attempt.parts ?? {}).filter(([, on]) => on !== null);
  return JSON.stringify([attempt.game, attempt.kind, attempt.level, parts, attempt.method ?? "", String(attempt.seed), ...rulesNoted(attempt)]);
}

const identity = (attempt: Attempt): string => `${attempt.at} ${attempt.mode} ${questionOf(attempt)} ${attempt.step ?? ""}`;
const runIdentity = (run: Run): string => JSON.stringify([run.at, run.game, run.kind, run.level, run.seconds]);

const handIdentity = (hand: PlayedHand): string => `${hand.at} ${hand.query}`;

/** The number of a mistake, the same for the same moment on every device: its address, hashed by FNV-1a into fifteen decimal digits. */
export function numberOf({ game, query }: Pick<Mistake, "game" | "query">): number {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(`${game} ${query}`)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return Number(hash % 1_000_000_000_000_000n);
}

const byTime = <T extends { at: number }>(all: T[]): T[] => [...all].sort((one, two) => one.at - two.at);

function union<T extends { at: number }>(one: T[], two: T[], name: (item: T) => string): T[] {
  if (!two.length || one === two) return one;
  return byTime([...new Map([...one, ...two].map((item) => [name(item), item])).values()]);
}

/** Two states of the same share: the one that has folded more has the sums. */
export function mergeShares(one: Share, two: Share): Share {
  const older = one.until >= two.until ? one : two;
  return {
    until: older.until,
    sums: older.sums,
    streaks: older.streaks,
    kept: older.kept,
    entries: union(one.entries, two.entries, identity).filter((entry) => entry.at > older.until),
    runs: union(one.runs, two.runs, runIdentity),
    hands: union(one.hands, two.hands, handIdentity),
    mistakes: firstOfEach([...one.mistakes, ...two.mistakes]),
    forgotten: numbers([...one.forgotten, ...two.forgotten]),
    accuracies: accuracies([...one.accuracies, ...two.accuracies]),
    places: places([...one.places, ...two.places]),
  };
}

/** Everything of both; the name of the device is that of the first. */
export function merge(one: Progress, two: Progress): Progress {
  const shares = { ...one.shares };
  for (const [device, share] of Object.entries(two.shares)) shares[device] = shares[device] ? mergeShares(shares[device], share) : share;
  return { ...one, shares };
}

export function withEntry(progress: Progress, entry: Entry): Progress {
  const share = ownShare(progress);
  // A clock that was set back must not put an answer before the fold, where it would count for nothing.
  const late = Math.max(entry.at, share.until + 1);
  const entries = byTime([...share.entries, late === entry.at ? entry : { ...entry, at: late }]);
  return { ...progress, shares: { ...progress.shares, [progress.device]: { ...share, entries } } };
}

export function withRun(progress: Progress, run: Run): Progress {
  const share = ownShare(progress);
  return { ...progress, shares: { ...progress.shares, [progress.device]: { ...share, runs: union(share.runs, [run], runIdentity) } } };
}

export function withHand(progress: Progress, hand: PlayedHand): Progress {
  const share = ownShare(progress);
  return { ...progress, shares: { ...progress.shares, [progress.device]: { ...share, hands: union(share.hands, [hand], handIdentity) } } };
}

export function withAccuracy(progress: Progress, accuracy: Accuracy): Progress {
  const share = ownShare(progress);
  return { ...progress, shares: { ...progress.shares, [progress.device]: { ...share, accuracies: accuracies([...share.accuracies, accuracy]) } } };
}

export function withPlace(progress: Progress, place: Among): Progress {
  const share = ownShare(progress);
  return { ...progress, shares: { ...progress.shares, [progress.device]: { ...share, places: places([...share.places, place]) } } };
}

const numbers = (all: number[]): number[] => [...new Set(all)].sort((one, two) => one - two);

/** Of a moment that was found more than once, as it was found first. */
const firstOfEach = (all: Mistake[]): Mistake[] => byTime([...new Map(byTime(all).reverse().map((one) => [numberOf(one), one])).values()]);

/** Keeps a mistake, unless that moment is there already or was to be forgotten. */
export function withMistake(progress: Progress, mistake: Mistake): Progress {
  const number = numberOf(mistake);
  if (forgotten(progress).has(number) || mistakesOf(progress).some((one) => numberOf(one) === number)) return progress;
  const share = ownShare(progress);
  return { ...progress, shares: { ...progress.shares, [progress.device]: { ...share, mistakes: [...share.mistakes, mistake] } } };
}

/** The number stays, so that neither another tab nor an older file brings the mistake back. */
export function withoutMistake(progress: Progress, number: number): Progress {
  const share = ownShare(progress);
  const mistakes = share.mistakes.filter((one) => numberOf(one) !== number);
  return { ...progress, shares: { ...progress.shares, [progress.device]: { ...share, mistakes, forgotten: numbers([...share.forgotten, number]) } } };
}

const shares = (progress: Progress): Share[] => Object.values(progress.shares);

export const fits = (item: { game: string; kind: string; level: number }, filter: Filter = {}): boolean =>
  (filter.game === undefined || item.game === filter.game) &&
  (filter.kind === undefined || item.kind === filter.kind) &&
  (filter.level === undefined || item.level === filter.level);

/** The answers that are still known one by one, oldest first. */
export const entriesOf = (progress: Progress, filter?: Filter): Entry[] =>
  byTime(shares(progress).flatMap((share) => [...share.kept, ...share.entries]).filter((entry) => fits(entry, filter)));

export const runsOf = (progress: Progress, filter?: Filter): Run[] =>
  byTime(shares(progress).flatMap((share) => share.runs).filter((run) => fits(run, filter)));

/** The hands played, the oldest first. */
export const handsOf = (progress: Progress, { game }: Filter = {}): PlayedHand[] =>
  byTime(shares(progress).flatMap((share) => share.hands).filter((hand) => game === undefined || hand.game === game));

const ofGame = <T extends { game: string }>(all: T[], game: string | undefined): T[] => (game === undefined ? all : all.filter((one) => one.game === game));

/** What the hands that were looked back at have lost, the oldest first. */
export const accuraciesOf = (progress: Progress, { game }: Filter = {}): Accuracy[] => accuracies(ofGame(shares(progress).flatMap((share) => share.accuracies), game));

/** The reader's places among bots, the oldest first. */
export const placesOf = (progress: Progress, { game }: Filter = {}): Among[] => places(ofGame(shares(progress).flatMap((share) => share.places), game));

const forgotten = (progress: Progress): Set<number> => new Set(shares(progress).flatMap((share) => share.forgotten));

/** The mistakes that are kept, the oldest first. */
export function mistakesOf(progress: Progress, { game }: Filter = {}): Mistake[] {
  const gone = forgotten(progress);
  return firstOfEach(shares(progress).flatMap((share) => share.mistakes).filter((one) => (game === undefined || one.game === game) && !gone.has(numberOf(one))));
}

/** Answers that no sum holds yet, and the sums of those before. */
export const looseEntries = (progress: Progress): Entry[] => byTime(shares(progress).flatMap((share) => share.entries));
export const sumsOf = (progress: Progress): DaySum[] => shares(progress).flatMap((share) => share.sums);
export const streaksOf = (progress: Progress): BestStreak[] => shares(progress).flatMap((share) => share.streaks);

export const isEmpty = (progress: Progress): boolean =>
  shares(progress).every((share) => !share.sums.length && !share.entries.length && !share.runs.length && !share.kept.length && !share.hands.length && !share.mistakes.length && !share.accuracies.length && !share.places.length);
