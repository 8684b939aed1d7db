/** The colours of the French suits on every card of every page: black and red, or one for each suit. */
import { recall, remember } from "./storage";

const KEY = "colours";
const FOUR = "four";

/** "four", or "" for black and red. */
export const colours = (): string => (recall<string>(KEY, "") === FOUR ? FOUR : "");

/** Says the choice to the style sheet, whose colours reach into the pictures. */
export function wearColours(): void {
  document.documentElement.dataset["colours"] = colours();
}

export function chooseColours(chosen: string): void {
  remember(KEY, chosen);
  wearColours();
}
