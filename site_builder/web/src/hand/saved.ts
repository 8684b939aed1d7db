/** The hand that lies on a game's table stays on the device until another is dealt there. */
import { forget, recallAny, remember, type Saving } from "../storage";
import type { Params } from "../url";

const key = (game: string): string => `hand.${game}`;

/** The hand that was left, as the address would tell it; null: none. */
export function savedHand(game: string): Params | null {
  const found = recallAny(key(game));
  const sound = typeof found === "object" && found !== null && Object.values(found).every((one) => typeof one === "string");
  return sound && "seed" in found ? (found as Params) : null;
}

export const saveHand = (game: string, hand: Params): Saving => remember(key(game), hand);

export const dropHand = (game: string): void => forget(key(game));

/** The game that was played last on this device, and how far its hand has come. */
export interface Last {
  game: string;
  name: string;
  /** The way to its page from the top of the edition, the same in all of them. */
  path: string;
  trick: number | null;
  of: number | null;
}

const LAST = "last";

export function lastHand(): Last | null {
  const found = recallAny(LAST) as Partial<Last> | null;
  const sound = typeof found === "object" && found !== null && [found.game, found.name, found.path].every((one) => typeof one === "string");
  return sound ? (found as Last) : null;
}

export const saveLast = (last: Last): void => void remember(LAST, last);
