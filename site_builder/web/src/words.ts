/** Small words and figures that several widgets print. */

import { locale } from "./language";
import { dateOf, dayOf, shifted, type Day } from "./progress/days";
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


/** A day to come, seen from today: "today", "tomorrow", or "7 March" as the page's language has it. */
export function dayName(day: Day, today: Day): string {
  if (day <= today) return say("today");
  return day === shifted(today, 1) ? say("tomorrow") : dateOf(day).toLocaleDateString(locale(), { day: "numeric", month: "long" });
}

/** The same in a sentence: "tomorrow", or "on 7 March". */
export const dayWhen = (day: Day, today = dayOf(Date.now())): string =>
  day <= shifted(today, 1) ? dayName(day, today) : say("on {day}", { day: dayName(day, today) });

export const randomSeed = (): number => Math.floor(Math.random() * 1_000_000);

export const problemText = (problem: unknown): string =>
  problem instanceof Error && problem.message ? sentence(problem.message) : say("Something went wrong; please try again.");

/** A way of counting by its name in the engine. */
export const methodName = (name: string): string => (name === "reduced" ? say("Reduced", {}, {}, "way of counting") : say("Customary", {}, {}, "way of counting"));
