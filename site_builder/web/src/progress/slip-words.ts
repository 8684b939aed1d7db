/** What slips are called, in the words in which the verdict told them: an answer keeps only the name that a slip has in every language. */
import { language } from "../language";
import { forget, recallAny, remember } from "../storage";

type Of = { game: string; kind: string };

const KEY = "slip-words";
const placeOf = ({ game, kind }: Of, slip: string): string => JSON.stringify([language(), game, kind, slip]);

function told(): Record<string, string> {
  const known = recallAny(KEY);
  return known !== null && typeof known === "object" && !Array.isArray(known) ? (known as Record<string, string>) : {};
}

export const forgetSlips = (): void => forget(KEY);

export function tellSlip(of: Of, slip: string, words: string): void {
  const known = told();
  const place = placeOf(of, slip);
  if (words && known[place] !== words) remember(KEY, { ...known, [place]: words });
}

/** Empty where it was made on another device, or in another language. */
export function slipWords(of: Of, slip: string): string {
  const words: unknown = told()[placeOf(of, slip)];
  return typeof words === "string" ? words : "";
}
