/** Small words and figures that several widgets print. */

export { figure, signed } from "./figures";

export const minus = (text: string): string => text.replace(/(^|[\s(])-(?=\s?\d)/g, "$1−");

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const sentence = (text: string): string => {
  const trimmed = text.trim();
  if (!trimmed) return "";
  const begun = trimmed[0]!.toUpperCase() + trimmed.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);


export const question = (text: string): string =>
  capital(text) + (/^((at|in|on|by|from|under|to|for) which|how|who|which|when|what|was|were|did|does|is|has)\b/i.test(text) && !text.endsWith("?") ? "?" : "");

/** A moment to come, seen from now: "in 29 minutes", "in 3 hours", or its day. */
export function whenWords(then: number, now: number): string {
  const minutes = Math.ceil((then - now) / 60_000);
  if (minutes < 60) return `in ${plural(minutes, "minute")}`;
  if (minutes < 24 * 60) return `in ${plural(Math.round(minutes / 60), "hour")}`;
  return `on ${new Date(then).toLocaleDateString("en-GB", { day: "numeric", month: "long" })}`;
}

export const randomSeed = (): number => Math.floor(Math.random() * 1_000_000);

export const problemText = (problem: unknown): string =>
  problem instanceof Error && problem.message ? sentence(problem.message) : "Something went wrong; please try again.";
