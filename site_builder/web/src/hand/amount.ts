/** What a choice is worth less than the best, no finer than it is known. */
import { decimals } from "../figures";
import { voice } from "../language";
import { say } from "../say";
import type { Worth } from "../types";

type Amount = Pick<Worth, "less" | "interval" | "clear">;

/** How many decimals an amount has that may lie so far off; one that is certain has what it needs. */
const places = (interval: number): number => (interval >= 2 ? 0 : interval >= 0.2 ? 1 : 2);

export const rough = (amount: number, interval: number): string => (interval ? decimals(amount, places(interval)) : decimals(Math.round(amount * 100) / 100));

export const certain = (interval: number): boolean => naught(interval, interval);

/** Whether an amount is nothing in the figures that are shown. */
const naught = (amount: number, interval: number): boolean => Number(interval ? amount.toFixed(places(interval)) : Math.round(amount * 100)) === 0;

/** "2.5 points less, give or take 1.1": a mean of one is "1.0 points". */
export function less({ less: amount, interval, clear }: Amount, unit: string): string {
  const sure = certain(interval);
  const far = rough(interval, interval);
  if (naught(amount, interval)) return sure ? say("as good") : say("as good, give or take {interval}", { interval: far });
  const told = rough(amount, interval);
  const values = { n: told === "1" ? decimals(1, 1) : told, unit, interval: far };
  if (sure) return say("{n} {unit} less", values);
  return clear ? say("{n} {unit} less, give or take {interval}", values) : say("equal: {n} {unit} less, give or take {interval}", values);
}

export const beside = ({ less: amount, interval }: Amount): string => (naught(amount, interval) ? "0" : `${voice().minus}${rough(amount, interval)}`);
