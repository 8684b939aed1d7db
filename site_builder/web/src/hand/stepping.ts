/** The way through positions that follow one another: to the first, back, on, to the last, by buttons and by arrows. */
import { html, nothing, type TemplateResult } from "lit";
import { say } from "../say";
import { icon } from "./icons";

/** What the buttons are called. */
export interface Stepped {
  words: string;
  first: string;
  back: string;
  on: string;
  last: string;
}

/** `more` stands before the button that goes on. */
export function stepping(called: Stepped, at: number, last: number, turnTo: (at: number) => void, more: TemplateResult | typeof nothing = nothing): TemplateResult {
  const step = (words: string, sign: TemplateResult, to: number, off: boolean, extra = ""): TemplateResult =>
    html`<button type="button" class="button quiet ${extra}" aria-label=${words} title=${words} aria-disabled=${String(off)} @click=${() => off || turnTo(to)}>${sign}</button>`;
  const keys = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turnTo(to);
  };
  return html`<div class="review-steps" role="group" aria-label=${called.words} @keydown=${keys}>
    ${step(called.first, icon("first"), 0, at === 0)}${step(called.back, icon("back"), at - 1, at === 0)}
    <span>${say("{at} of {last}", { at, last })}</span>
    ${more}
    ${step(called.on, icon("on"), at + 1, at === last, "step-on")}${step(called.last, icon("last"), last, at === last)}
  </div>`;
}
