/** How long a finished trick stays on the table: so many seconds, or until the reader presses. */
import { html, type TemplateResult } from "lit";
import { segments } from "../parts";
import { say } from "../say";
import { recallAny, remember } from "../storage";

const KEY = "pace";
/** Seconds; 0: until a press. */
const CHOICES = [1, 2, 4, 0];
const USUAL = 2;

/** Who wants little to move by itself decides by a press when it goes on. */
export function pace(): number {
  const kept = recallAny(KEY);
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return typeof kept === "number" && CHOICES.includes(kept) ? kept : still ? 0 : USUAL;
}

/** Milliseconds that a finished trick stays. */
export const trickStays = (): number => (pace() ? pace() * 1000 : Infinity);

export const paceView = (name: string, changed: () => void): TemplateResult =>
  html`${segments(name, say("A finished trick stays"), CHOICES.map((value) => ({ value, words: value ? say("{n} s", { n: value }) : say("until I press") })), pace(), (value) => {
    remember(KEY, value);
    changed();
  })}`;
