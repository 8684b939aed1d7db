/** A deal that somebody has played and hands on: his moves travel with it, and are looked at only when the hand is over. */
import { folderHere, readManifest } from "../manifest";
import type { Settlement } from "../types";
import { packWords, unpackWords, type Params } from "../url";

export interface Challenge {
  /** Who has played it, as he calls himself; empty where he does not say. */
  from: string;
  /** His moves, as an address carries them. */
  moves: string[];
  /** With which engine he has played. */
  version: string;
  /** Who had sent the deal to him: the link brings both results back; null: it is still to be played. */
  to: string | null;
}

export interface Compared {
  /** What the other's hand came to; null where it cannot be played here. */
  theirs: Settlement | null;
  problem: string;
  /** Whether both were played with the same engine, so that the bots do alike. */
  alike: boolean;
}

/** The longest name that a link may bring. */
export const NAME = 24;

export const nameIn = (said: string): string => [...said.replace(/\p{Surrogate}/gu, "").replace(/\s+/g, " ").trim()].slice(0, NAME).join("").trim();

export const challengeToParams = ({ from, moves, version, to }: Challenge): Params => ({
  from, rival: packWords(moves), ...(version ? { engine: version } : {}), ...(to === null ? {} : { to }),
});

export function challengeFromParams(said: Params): Challenge | null {
  const { from = "", rival, engine = "", to } = said;
  return rival === undefined ? null : { from: nameIn(from), moves: unpackWords(rival), version: engine, to: to === undefined ? null : nameIn(to) };
}

const SUM = /[0-9a-f]{6}/;

/** The engine of this page, its rules of this family among it: where it is the same, the others at the table play the same. */
export async function engineHere(): Promise<string> {
  const { wheel, families } = await readManifest();
  const own = families[folderHere()];
  return [wheel, ...(own ? [own] : [])].map(({ file }) => SUM.exec(file)?.[0] ?? "").join("-");
}
