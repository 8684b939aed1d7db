/** Cards that somebody has typed in: by packet, a seat's number or a pile's name. The seed deals all others. */
import type { Params } from "../url";

export type Placed = Record<string, string[]>;

const SEAT = /^\d+$/;

/** As the engine takes it. */
export function dealOf(placed: Placed): object {
  const own = Object.entries(placed).filter(([, cards]) => cards.length);
  return { ...Object.fromEntries(own.filter(([key]) => !SEAT.test(key))), hands: Object.fromEntries(own.filter(([key]) => SEAT.test(key))) };
}

export const placedToParams = (placed: Placed): Params => ({
  deal: Object.entries(placed).filter(([, cards]) => cards.length).map(([key, cards]) => `${key}-${cards.join("_")}`).join("."),
});

/** null: nothing was typed in. What makes no sense is left to the engine, which says why. */
export function placedFromParams({ deal }: Params): Placed | null {
  if (!deal) return null;
  const pairs = deal.split(".").map((one): [string, string[]] => {
    const [key = "", cards = ""] = one.split("-", 2);
    return [key, cards.split("_").filter(Boolean)];
  });
  return Object.fromEntries(pairs);
}
