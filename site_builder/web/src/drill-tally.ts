/** Right and wrong, of this sitting and on this device. */
import { html, type TemplateResult } from "lit";
import { plural } from "./words";

export interface Tally {
  right: number;
  asked: number;
  run: number;
  best: number;
  last: boolean[];
}

export const emptyTally: Tally = { right: 0, asked: 0, run: 0, best: 0, last: [] };

const sittings = new Map<string, Tally>();

/** A sitting lasts as long as the tab keeps the page's scripts. */
export function sitting(key: string, change?: Tally): Tally {
  if (change) sittings.set(key, change);
  return sittings.get(key) ?? emptyTally;
}

export function tallied(tally: Tally, right: boolean): Tally {
  const run = right ? tally.run + 1 : 0;
  return {
    right: tally.right + (right ? 1 : 0),
    asked: tally.asked + 1,
    run,
    best: Math.max(tally.best, run),
    last: [...tally.last, right].slice(-20),
  };
}

export function tallyWords(now: Tally, kept: Tally): string {
  if (!now.asked && !kept.asked) return "Nothing counted yet.";
  const sittingWords = now.asked ? `${now.right} of ${now.asked} right${now.run > 1 ? `, ${now.run} in a row` : ""}.` : "";
  const keptWords = kept.asked > now.asked ? ` On this device, at this level: ${kept.right} of ${plural(kept.asked, "pile")}, longest run ${kept.best}.` : "";
  return (sittingWords + keptWords).trim();
}

export const marks = (tally: Tally): TemplateResult =>
  html`<span class="marks" aria-hidden="true">${tally.last.map((right) => html`<i class=${right ? "hit" : "miss"}></i>`)}</span>`;
