/** Evenings that are over, as plain data: a score sheet with the game it was kept for. */
import { say } from "../say";
import { isRecord, isText, readSheet, type ScoreSheet } from "../sheet/data";

export interface Evening extends ScoreSheet {
  game: string;
  /** What the game is called. */
  title: string;
}

/** A file or a link that holds no evening; its message is one line for the reader. */
export class Broken extends Error {}

/** When its first deal was settled. */
export const began = (evening: Evening): number => evening.deals[0]?.at ?? 0;

/** By what two copies of one evening are known for the same, on whatever device: no table settles two first deals at one moment. */
export const idOf = (evening: Evening): string => `${evening.game}.${began(evening)}`;

/** Latest first. */
export const byTime = (evenings: Evening[]): Evening[] => [...evenings].sort((one, two) => began(two) - began(one));

/** What a record holds; null when it is no evening on which something was played. */
export function readEvening(record: unknown): Evening | null {
  if (!isRecord(record)) return null;
  const { game, title, ...rest } = record;
  const sheet = readSheet(rest);
  return isText(game) && /^[a-z0-9-]+$/.test(game) && isText(title) && sheet?.deals.length ? { ...sheet, game, title } : null;
}

const VERSION = 1;

export const toFile = (evenings: Evening[]): string => JSON.stringify({ trionfi: "evenings", version: VERSION, evenings });

/** The evenings of a file. Raises Broken with the reason when one of them cannot be read. */
export function fromFile(text: string): Evening[] {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new Broken(say("it is not JSON, or not all of it is there"));
  }
  if (!isRecord(said) || said["trionfi"] !== "evenings" || !Array.isArray(said["evenings"])) throw new Broken(say("it is not a file of evenings"));
  if (said["version"] !== VERSION) throw new Broken(say("a newer Trionfi wrote it"));
  return said["evenings"].map((one, at) => {
    const evening = readEvening(one);
    if (!evening) throw new Broken(say("evening {n} is damaged", { n: at + 1 }));
    return evening;
  });
}
