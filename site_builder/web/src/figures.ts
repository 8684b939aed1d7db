/** Numbers as a reader of the page's language sees them: the one place that makes signs of them. */
import { voice } from "./language";

/** A number as the engine sends it: fractions come as texts, "1/3". */
export type Amount = number | string;

/** An amount as a number. */
export function amountOf(amount: Amount): number {
  const [above, below] = String(amount).split("/").map(Number);
  return above! / (below ?? 1);
}

/** A number as prose has it: 12, −45½, ½, other fractions as 1/3. A text that is no number stays. */
export function figure(value: Amount): string {
  const text = String(value);
  const number = Number(text);
  const sign = text.startsWith("-") ? voice().minus : "";
  const bare = sign ? text.slice(1) : text;
  if (!bare || Number.isNaN(number)) return sign + bare;
  const whole = Math.trunc(Math.abs(number));
  const rest = Math.abs(number) - whole;
  if (rest === 0.5) return `${sign}${whole ? grouped(whole) : ""}½`;
  return sign + (rest ? measured(bare) : grouped(whole));
}

/** The same with a sign before what is won. */
export const signed = (value: Amount): string => {
  const text = figure(value);
  return text === "0" || text.startsWith(voice().minus) ? text : `+${text}`;
};

/** A measured number, to so many decimals or with those that it has. */
export const decimals = (value: number, places?: number): string =>
  (value < 0 ? voice().minus : "") + measured(places === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(places));

/** Figures as a program writes them, such as "12345.6", in the signs of the language. */
function measured(text: string): string {
  const [whole, rest] = text.split(".");
  return grouped(Number(whole)) + (rest === undefined ? "" : voice().decimal + rest);
}

function grouped(whole: number): string {
  const text = String(whole);
  return whole < voice().least ? text : text.replace(/\B(?=(\d{3})+$)/g, voice().apart);
}
