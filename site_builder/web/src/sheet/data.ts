/** A score sheet as plain data: who sits at the table, what each deal paid, and how the totals ran. */
import { say } from "../say";
import { dayText } from "../file";
import type { Facts } from "../score/form";
import type { Payment } from "../settlement";
import { isRules, type TableRules } from "../table-rules";
import type { Amount } from "../types";

export interface Deal {
  at: number;
  /** Who played, as places in the list of names, in the order of the calculator; the others sat out. */
  seats: number[];
  scores: Amount[];
  /** What to call it in a word or two. */
  words: string;
  lines: Payment[];
  /** The hand as players say it; "" or nothing where they have no such saying. */
  result?: string;
  /** What was said of it, so that it can be corrected. */
  facts: Facts;
  /** With which total, or with less, a player then left the match; null or nothing where nobody does. */
  leaves?: Amount | null;
  /** By which rules it was settled; a deal that does not say by those that the game plays by itself. */
  rules?: TableRules;
}

export interface ScoreSheet {
  names: string[];
  deals: Deal[];
  /** By which rules the next deal is settled. */
  rules?: TableRules;
}

export const MOST = 8;
export const NAME_LENGTH = 20;

/** A sheet for so many players, with nothing on it. */
export const newSheet = (players: number): ScoreSheet => ({ names: Array.from({ length: players }, () => ""), deals: [] });

/** What a player is called; who has no name yet goes by the place. */
export const nameOf = (sheet: ScoreSheet, place: number): string => sheet.names[place]?.trim() || say("Player {n}", { n: place + 1 });

export const allNames = (sheet: ScoreSheet): string[] => sheet.names.map((_, place) => nameOf(sheet, place));

/** Places for at least so many. */
export const seated = (sheet: ScoreSheet, players: number): ScoreSheet =>
  sheet.names.length >= players ? sheet : { ...sheet, names: [...sheet.names, ...Array.from({ length: players - sheet.names.length }, () => "")] };

/** The last place can be given up as long as no deal needs it. */
export const canLeave = (sheet: ScoreSheet, players: number): boolean =>
  sheet.names.length > players && !sheet.deals.some((deal) => deal.seats.includes(sheet.names.length - 1));

/** Who has left the match, by the rules of the last deal. */
export function gone(sheet: ScoreSheet): number[] {
  const leaves = sheet.deals.at(-1)?.leaves ?? null;
  if (leaves === null) return [];
  const now = totals(sheet).map(amountOf);
  return sheet.names.map((_, place) => place).filter((place) => now[place]! <= amountOf(leaves));
}

/** Who sits out next when more sit than play: who has left, then the one after who sat out last, at first the last of all. */
export function nextOut(sheet: ScoreSheet, players: number): number[] {
  const many = sheet.names.length;
  const left = gone(sheet);
  const last = sheet.deals.at(-1);
  const before = last ? outOf(sheet, last).filter((place) => !left.includes(place)) : [];
  const first = before.length ? before[0]! + 1 : many - 1;
  const turns = Array.from({ length: many }, (_, step) => (first + step) % many).filter((place) => !left.includes(place));
  return [...left, ...turns].slice(0, Math.max(0, many - players));
}

export const outOf = (sheet: ScoreSheet, deal: Deal): number[] => sheet.names.map((_, place) => place).filter((place) => !deal.seats.includes(place));

export const without = (sheet: ScoreSheet, out: number[]): number[] => sheet.names.map((_, place) => place).filter((place) => !out.includes(place));

/** What each sitter had of one deal; null for who sat out. */
export const shares = (sheet: ScoreSheet, deal: Deal): (Amount | null)[] =>
  sheet.names.map((_, place) => (deal.seats.includes(place) ? (deal.scores[deal.seats.indexOf(place)] ?? 0) : null));

/** The totals after each deal. */
export function running(sheet: ScoreSheet): Amount[][] {
  let now: Exact[] = sheet.names.map(() => [0, 1]);
  return sheet.deals.map((deal) => {
    now = shares(sheet, deal).map((share, place) => plus(now[place]!, exact(share ?? 0)));
    return now.map(amount);
  });
}

export const totals = (sheet: ScoreSheet): Amount[] => running(sheet).at(-1) ?? sheet.names.map(() => 0);

/** Halves and thirds are exact, as in the engine: numerator and denominator. */
type Exact = readonly [number, number];

function exact(value: Amount): Exact {
  const [over, under] = String(value).split("/").map(Number) as [number, number | undefined];
  let top = over;
  let bottom = under ?? 1;
  while (!Number.isInteger(top) && bottom < 1024) [top, bottom] = [top * 2, bottom * 2];
  return [top, bottom];
}

function plus([one, by]: Exact, [two, of]: Exact): Exact {
  const top = one * of + two * by;
  const bottom = by * of;
  const common = divisor(Math.abs(top), bottom);
  return [top / common, bottom / common];
}

const divisor = (one: number, two: number): number => (two ? divisor(two, one % two) : one || 1);

const amount = ([top, bottom]: Exact): Amount => (bottom === 1 || bottom === 2 ? top / bottom : `${top}/${bottom}`);

/** The whole sheet for a spreadsheet: a line a deal, what it paid and how the totals then stood. */
export function csv(sheet: ScoreSheet): string {
  const names = allNames(sheet);
  const sums = running(sheet);
  const lines: (string | number)[][] = [[say("Deal"), say("Time"), say("What"), ...names, ...names.map((name) => say("Total {name}", { name }))]];
  for (const [at, deal] of sheet.deals.entries()) {
    lines.push([at + 1, timeOf(deal.at), deal.words, ...shares(sheet, deal).map((share) => (share === null ? "" : amountOf(share))), ...sums[at]!.map(amountOf)]);
  }
  return lines.map((line) => line.map(cell).join(",")).join("\r\n") + "\r\n";
}

function timeOf(at: number): string {
  const when = new Date(at);
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${dayText(at)} ${two(when.getHours())}:${two(when.getMinutes())}`;
}

/** An amount as a number; a spreadsheet would take 1/3 for a day. */
export function amountOf(value: Amount): number {
  const [top, bottom] = exact(value);
  return Math.round((top / bottom) * 1e6) / 1e6;
}

/** A text that a spreadsheet would take for a formula is marked as a text. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const VERSION = 1;

export const toText = (sheet: ScoreSheet): string => JSON.stringify({ trionfi: "sheet", version: VERSION, ...sheet });

/** What a text holds; null when it is no whole sheet. */
export function fromText(text: string): ScoreSheet | null {
  try {
    const { trionfi, version, ...rest } = JSON.parse(text) as Record<string, unknown>;
    return trionfi === "sheet" && version === VERSION ? readSheet(rest) : null;
  } catch {
    return null;
  }
}

/** The sheet in a record; null when it is no whole one. */
export function readSheet({ names, deals, rules }: Record<string, unknown>): ScoreSheet | null {
  if (!isListOf(names, isText) || !isListOf(deals, isRecord)) return null;
  if (!isMaybeRules(rules) || names.length < 1 || names.length > MOST) return null;
  if (!deals.every((deal) => isDeal(deal, names.length))) return null;
  const sheet: ScoreSheet = { names, deals: deals as unknown as Deal[], ...(rules ? { rules } : {}) };
  return running(sheet).flat().every(isAmount) ? sheet : null;
}

function isDeal(deal: Record<string, unknown>, many: number): boolean {
  const { at, seats, scores, words, lines, result, facts, rules, leaves } = deal;
  const isPlace = (one: unknown): one is number => Number.isInteger(one) && (one as number) >= 0 && (one as number) < many;
  return (
    isMoment(at) && isText(words) && (result === undefined || isText(result)) && isRecord(facts) && Object.values(facts).every(isFact) && isMaybeRules(rules) && isListOf(seats, isPlace) && new Set(seats).size === seats.length &&
    isListOf(scores, isAmount) && scores.length === seats.length && (leaves === undefined || leaves === null || isAmount(leaves)) &&
    isListOf(lines, isRecord) && lines.every((line) => isText(line["label"]) && isText(line["because"]) && isListOf(line["amounts"], isAmount))
  );
}

export const isText = (one: unknown): one is string => typeof one === "string";
export const isRecord = (one: unknown): one is Record<string, unknown> => typeof one === "object" && one !== null && !Array.isArray(one);
const isMaybeRules = (one: unknown): one is TableRules | undefined => one === undefined || isRules(one);
/** As the engine writes amounts: whole numbers and halves as numbers, other fractions as text, none of more than 12 digits. */
const isAmount = (one: unknown): one is Amount =>
  (typeof one === "number" && Number.isInteger(one * 2) && Math.abs(one) < 1e12) || (isText(one) && /^-?\d{1,12}\/[1-9]\d{0,5}$/.test(one));
/** A moment that a calendar has. */
const isMoment = (one: unknown): one is number => typeof one === "number" && !Number.isNaN(new Date(one).getTime());
const isFact = (one: unknown): boolean => ["string", "number", "boolean"].includes(typeof one) || (Array.isArray(one) && one.every((part) => isText(part) || typeof part === "number"));

function isListOf<T>(list: unknown, is: (one: unknown) => one is T): list is T[] {
  return Array.isArray(list) && list.every(is);
}
