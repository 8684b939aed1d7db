/** An evening becomes the open sheet of its game. */
import { toText, fromText } from "../sheet/data";
import { sheetKey } from "../sheet/key";
import { recallText, rememberText, type Saving } from "../storage";
import { idOf, type Evening } from "./data";
import { dropEvening, keepEvening } from "./store";

/**
 * The sheet that was open is kept with the past evenings, unless it is an earlier state of this very evening; and while an evening is open
 * again it is not among those that are over.
 */
export function reopen(evening: Evening): Saving {
  const { game, title, ...sheet } = evening;
  const open = fromText(recallText(sheetKey(game)) ?? "");
  const before: Evening | null = open?.deals.length ? { ...open, game, title } : null;
  const same = before !== null && idOf(before) === idOf(evening);
  if (before && !same) keepEvening(before);
  dropEvening(evening);
  return same && before.deals.length > evening.deals.length ? "on" : rememberText(sheetKey(game), toText(sheet));
}
