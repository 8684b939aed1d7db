/** Small words and figures that several widgets print. */

import { locale } from "./language";
import { say } from "./say";

export { figure, signed } from "./figures";

/** So many cards, tricks, hands or points. */
export const cards = (n: number): string => say("{n} cards", { n }, { "n one": "{n} card" });
export const tricks = (n: number): string => say("{n} tricks", { n }, { "n one": "{n} trick" });
export const games = (n: number): string => say("{n} games", { n }, { "n one": "{n} game" });

/** Words of the engine as a sentence: with a capital, and a full stop where they have no end of their own. */
export const sentence = (words: string): string => (words ? say("{Words}.", { words }, { "words ended": "{Words}" }) : "");

/** Sentences one after the other; those that are empty are left out. */
export const paragraph = (...sentences: string[]): string => sentences.filter(Boolean).join(" ");

/** Words of the engine at the head of a line. */
export const capital = (words: string): string => say("{Words}", { words });


/** A moment to come, seen from now: "in 29 minutes", "in 3 hours", or its day. */
export function whenWords(then: number, now: number): string {
  const minutes = Math.ceil((then - now) / 60_000);
  if (minutes < 60) return say("in {n} minutes", { n: minutes }, { "n one": "in {n} minute" });
  if (minutes < 24 * 60) return say("in {n} hours", { n: Math.round(minutes / 60) }, { "n one": "in {n} hour" });
  return say("on {day}", { day: day(then) });
}

/** A day of the year as the page's language has it: "7 March". */
const day = (then: number): string => new Date(then).toLocaleDateString(locale(), { day: "numeric", month: "long" });

export const randomSeed = (): number => Math.floor(Math.random() * 1_000_000);

export const problemText = (problem: unknown): string =>
  problem instanceof Error && problem.message ? sentence(problem.message) : say("Something went wrong; please try again.");

/** A way of counting by its name in the engine. */
export const methodName = (name: string): string => (name === "reduced" ? say("Reduced", {}, {}, "way of counting") : say("Customary", {}, {}, "way of counting"));
