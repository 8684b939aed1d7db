/** Words that are said with a number: what one asks or offers for abandoning a deal. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { say } from "../say";
import type { Sum } from "../types";

/** An entry for each of the words, with its button. */
export function sumsView(sums: Sum[], send: (move: string) => void): TemplateResult {
  return html`${repeat(sums, (sum) => sum.verb, (sum) => sumView(sum, send))}`;
}

function sumView(sum: Sum, send: (move: string) => void): TemplateResult {
  const speak = (event: SubmitEvent): void => {
    event.preventDefault();
    const entry = (event.currentTarget as HTMLFormElement).querySelector("input")!;
    const number = wholeNumber(entry.value, sum);
    entry.setCustomValidity(number === null ? say("{word} takes a whole number from {least} to {most}.", { word: sum.label, least: sum.least, most: sum.most }) : "");
    if (number === null) entry.reportValidity();
    else send(`${sum.verb} ${number}`);
  };
  const mend = (event: Event): void => (event.target as HTMLInputElement).setCustomValidity("");
  return html`<form class="sum" novalidate data-sum=${sum.verb} @submit=${speak}>
    <input inputmode="numeric" autocomplete="off" enterkeyhint="send" maxlength="8" aria-label=${say("{word}: {gloss}, {least} to {most}", { word: sum.label, gloss: sum.gloss, least: sum.least, most: sum.most })} @input=${mend} />
    <button class="button bright">${sum.label}${sum.gloss ? html`<small>${sum.gloss}</small>` : nothing}</button>
  </form>`;
}

/** The number that a text means, null where it is none that may be said. */
export function wholeNumber(text: string, { least, most }: Pick<Sum, "least" | "most">): number | null {
  const number = /^\s*\d+\s*$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
}
