/**
 * A measure of the player, as plain data with pure functions: what his decisions in a hand have lost beside the best, and where he stands
 * among bots that have played the same cards from the same seat.
 */
import { amountOf, type Amount } from "../figures";
import type { Day } from "./days";

/** A hand is known by the address that it has when it is over, on whatever device it was played. */
interface Hand {
  game: string;
  query: string;
}

export type What = "bid" | "card";

/** What some decisions of a hand have lost, in one unit. */
export interface Loss {
  /** Cards that were played, or all else that was decided: bids, words, discards. */
  what: What;
  unit: string;
  /** How many decisions were weighed, and how many of them were clearly worse than another. */
  weighed: number;
  clear: number;
  /** What those have lost together; what is equal as far as can be told costs nothing. */
  lost: number;
  /** So far the true figure may lie to either side, with 95 chances in 100; what was found equal is in it. */
  interval: number;
}

/** The accuracy of a hand that was played to its end and looked back at. */
export interface Accuracy extends Hand {
  day: Day;
  at: number;
  /** How many decisions there were, weighed or not. */
  decisions: number;
  losses: Loss[];
}

/** From the weakest to the strongest. */
export const BOTS = ["random", "easy", "simple", "search"] as const;
export type BotName = (typeof BOTS)[number];

/** What a bot has made of the reader's cards on average. */
export interface Sat {
  bot: BotName;
  mean: number;
  /** So far the mean of very many attempts may lie to either side, with 95 chances in 100. */
  interval: number;
  times: number;
}

/** The reader among the bots that sat in his seat. */
export interface Among extends Hand {
  day: Day;
  at: number;
  score: Amount;
  bots: Sat[];
}

/** One decision beside the best. */
export interface Decision {
  what: What;
  unit: string;
  less: number;
  interval: number;
  clear: boolean;
}

/** The decisions by what was decided and by unit, bids first. */
export function lossesOf(decisions: Decision[]): Loss[] {
  const found = new Map<string, Decision[]>();
  for (const one of decisions) {
    const key = JSON.stringify([one.what, one.unit]);
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  const losses = [...found.values()].map((all): Loss => {
    const clear = all.filter((one) => one.clear);
    return { what: all[0]!.what, unit: all[0]!.unit, weighed: all.length, clear: clear.length, lost: sum(clear, ({ less }) => less), interval: Math.hypot(...all.map(({ interval }) => interval)) };
  });
  return losses.sort((one, two) => (one.what < two.what ? -1 : one.what > two.what ? 1 : 0));
}

/** Several losses in the same unit as one. */
export function together(losses: Loss[]): Omit<Loss, "what" | "unit"> {
  return { weighed: sum(losses, (one) => one.weighed), clear: sum(losses, (one) => one.clear), lost: sum(losses, (one) => one.lost), interval: Math.hypot(...losses.map((one) => one.interval)) };
}

export const sum = <T>(all: T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0);

/** The quantiles of Student's distribution that leave 5 in 100 outside, by degrees of freedom from 1. */
const STUDENT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131];
const NORMAL = 1.96;

/** The mean of some values, and how far the true one may lie off; of a single one nothing is known. */
export function meanOf(values: number[]): { mean: number; interval: number } {
  const mean = sum(values, (one) => one) / values.length;
  if (values.length < 2) return { mean, interval: 0 };
  const spread = Math.sqrt(sum(values, (one) => (one - mean) ** 2) / (values.length - 1));
  return { mean, interval: ((STUDENT[values.length - 2] ?? NORMAL) * spread) / Math.sqrt(values.length) };
}

/** Nearer than this two means are the same figure. */
const SAME = 1e-9;

/** A place from 1: who has the same as another shares his place. */
export const rankOf = (value: number, all: number[]): number => 1 + all.filter((one) => one > value + SAME).length;

/** The reader's place. */
export const placeOf = ({ score, bots }: Pick<Among, "score" | "bots">): number => rankOf(amountOf(score), bots.map(({ mean }) => mean));

const byTime = <T extends { at: number }>(all: T[]): T[] => [...all].sort((one, two) => one.at - two.at);

const nameOf = ({ game, query }: Hand): string => `${game} ${query}`;

/** One of each hand: the `better` of two, else the older, else the one whose text comes first, so that the order of merging does not tell. */
function oneOfEach<T extends Hand & { at: number }>(all: T[], better: (one: T) => number): T[] {
  const found = new Map<string, T>();
  const before = (one: T, two: T): boolean => {
    const order = better(two) - better(one) || one.at - two.at;
    return order ? order < 0 : JSON.stringify(one) < JSON.stringify(two);
  };
  for (const one of all) {
    const known = found.get(nameOf(one));
    if (!known || before(one, known)) found.set(nameOf(one), one);
  }
  return byTime([...found.values()]);
}

/** Of a hand that was looked back at more than once, the time at which most was weighed. */
export const accuracies = (all: Accuracy[]): Accuracy[] => oneOfEach(all, ({ losses }) => sum(losses, ({ weighed }) => weighed));

/** Of a hand that bots have played more than once, the time at which they played most. */
export const places = (all: Among[]): Among[] => oneOfEach(all, ({ bots }) => sum(bots, ({ times }) => times));

export const ofHand = <T extends Hand>(all: T[], hand: Hand): T | null => all.find((one) => nameOf(one) === nameOf(hand)) ?? null;
