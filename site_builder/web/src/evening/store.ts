/** The evenings on this device, each under a key of its own, so that one that is damaged takes no other with it. */
import { fromText } from "../sheet/data";
import { sheetKey } from "../sheet/key";
import { forget, keysOf, recallText, rememberText, type Saving } from "../storage";
import { began, byTime, idOf, readEvening, type Evening } from "./data";

const PREFIX = "evening.";

/** All that can be read, latest first. One that is open again as the sheet of its game, as after an undo, is not over. */
export const evenings = (): Evening[] => byTime(keysOf(PREFIX).flatMap((key) => read(key) ?? [])).filter((one) => !isOpen(one));

const isOpen = (evening: Evening): boolean => fromText(recallText(sheetKey(evening.game)) ?? "")?.deals[0]?.at === began(evening);

/** One that is here already is written anew. */
export const keepEvening = (evening: Evening): Saving => rememberText(PREFIX + idOf(evening), JSON.stringify(evening));

export const dropEvening = (evening: Evening): void => forget(PREFIX + idOf(evening));

/** Keeps those that are not here yet; how many they were, and whether they will be there tomorrow. */
export function addEvenings(others: Evening[]): { added: number; saving: Saving } {
  const here = new Set(evenings().map(idOf));
  const fresh = others.filter((one) => !here.has(idOf(one)));
  const saved = fresh.map(keepEvening);
  return { added: fresh.length, saving: saved.find((one) => one !== "on") ?? "on" };
}

function read(key: string): Evening | null {
  try {
    return readEvening(JSON.parse(recallText(key) ?? "null"));
  } catch {
    return null;
  }
}
