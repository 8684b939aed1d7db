/** What an evening and a season came to for each player: places, totals, bids made and lost. */
import { amountOf, nameOf, running, shares, totals, type Deal, type ScoreSheet } from "../sheet/data";
import { began, type Evening } from "./data";

/** The fact that tells who played against the others, or bid for his side. */
const DECLARER = "declarer";

export interface Bids {
  /** Deals in which he was the declarer, and which then paid him something. */
  made: number;
  lost: number;
}

export interface Standing extends Bids {
  name: string;
  /** From 1; players who are equal share one. */
  place: number;
  total: number;
  deals: number;
  /** Deals that paid him something. */
  won: number;
  best: number;
  worst: number;
}

export interface Regular extends Bids {
  name: string;
  evenings: number;
  /** How often he was first, alone or with others. */
  firsts: number;
  /** The mean of his places. */
  place: number;
  total: number;
  deals: number;
}

/** The place at the table of who played against the others, or bid for his side; null where nobody did. */
export function declarerOf({ facts, seats }: Deal): number | null {
  const seat = facts[DECLARER];
  return typeof seat === "number" ? (seats[seat] ?? null) : null;
}

/** A bid is made when its deal paid the declarer something, and lost when it cost him something. */
function bidsOf(sheet: ScoreSheet, place: number): Bids {
  const own = sheet.deals.filter((deal) => declarerOf(deal) === place).map((deal) => amountOf(shares(sheet, deal)[place] ?? 0));
  return { made: own.filter((amount) => amount > 0).length, lost: own.filter((amount) => amount < 0).length };
}

/** Every player who played, the first before the last. */
export function standings(sheet: ScoreSheet): Standing[] {
  const sums = totals(sheet).map(amountOf);
  const rows = sheet.names.map((_, at) => {
    const own = sheet.deals.map((deal) => shares(sheet, deal)[at] ?? null).filter((share) => share !== null).map(amountOf);
    return { at, own, name: nameOf(sheet, at), total: sums[at]! };
  }).filter(({ own }) => own.length);
  return rows
    .map(({ at, own, name, total }) => ({
      name, total, place: 1 + rows.filter((other) => other.total > total).length, deals: own.length, won: own.filter((amount) => amount > 0).length,
      best: Math.max(...own), worst: Math.min(...own), ...bidsOf(sheet, at),
    }))
    .sort((one, two) => one.place - two.place);
}

/** The totals of each player after so many deals, beginning with nothing. */
export const courses = (sheet: ScoreSheet): number[][] => {
  const sums = running(sheet).map((line) => line.map(amountOf));
  return sheet.names.map((_, at) => [0, ...sums.map((line) => line[at]!)]);
};

/** What a name is compared by from evening to evening. */
export const nameKey = (name: string): string => name.normalize("NFC").trim().toLocaleLowerCase();

/** Those who were named at some evening, as they were written last; who had no name cannot be known again. */
export function regularNames(evenings: Evening[]): string[] {
  const found = new Map<string, string>();
  for (const { names } of inOrder(evenings)) for (const name of names) if (name.trim()) found.set(nameKey(name), name.trim());
  return [...found.values()];
}

export const inOrder = (evenings: Evening[]): Evening[] => [...evenings].sort((one, two) => began(one) - began(two));

/** Where a name sits at an evening; null where it does not. */
function standingAt(evening: Evening, name: string): Standing | null {
  const sits = evening.names.some((one) => nameKey(one) === nameKey(name));
  return sits ? (standings(evening).find((one) => nameKey(one.name) === nameKey(name)) ?? null) : null;
}

/** Several evenings of one game: who won most comes first. */
export function season(evenings: Evening[]): Regular[] {
  const rows = regularNames(evenings).flatMap((name) => {
    const own = evenings.flatMap((evening) => standingAt(evening, name) ?? []);
    const sum = (of: (one: Standing) => number): number => own.reduce((all, one) => all + of(one), 0);
    if (!own.length) return [];
    return [{
      name, evenings: own.length, firsts: own.filter(({ place }) => place === 1).length, place: sum((one) => one.place) / own.length, total: sum((one) => one.total),
      deals: sum((one) => one.deals), made: sum((one) => one.made), lost: sum((one) => one.lost),
    }];
  });
  return rows.sort((one, two) => two.total - one.total);
}

/** How the total of each name ran from evening to evening, beginning with nothing. */
export function seasonCourses(evenings: Evening[], names: string[]): number[][] {
  return names.map((name) => {
    let now = 0;
    return [0, ...inOrder(evenings).map((evening) => (now += standingAt(evening, name)?.total ?? 0))];
  });
}
