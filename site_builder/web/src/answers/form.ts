/** What every form of an answer has. */
import type { TemplateResult } from "lit";
import type { Outcome, Posed } from "../drill/state";
import type { Pack } from "../types";

export interface Sheet {
  game: string;
  pack: Pack;
  asked: Posed;
  said: string[];
  outcome: Outcome | null;
  /** Unique on the page, for names of fields. */
  name: string;
  change(said: string[]): void;
  /** Where one press says everything, it is the answer. */
  press(said: string[]): void;
}

export interface AnswerForm {
  view(sheet: Sheet): TemplateResult;
  empty(asked: Posed): string[];
  /** What the engine is given; a text in `missing` says what is no answer yet. */
  answer(said: string[]): string | string[];
  missing(asked: Posed, said: string[]): string | null;
  /** Whether the cards of the scene stand in the answer already. */
  covers: ("said" | "hand" | "trick" | "cards")[];
  /** Whether a button is needed to check it. */
  checked: boolean;
}

/** "12", "12.5", "12½", "12 1/2" and "25/2" are numbers here; anything else is not. */
export const isNumber = (text: string): boolean =>
  /^\s*[-−+]?\s*(?:\d*\s?½|\d+(?:[.,]\d+)?(?:\s*\/\s*[1-9]\d*)?|\d+\s+\d+\s*\/\s*[1-9]\d*)\s*$/.test(text);

/** The number without what the engine does not read, halves as decimals; a whole number and another fraction as one fraction. */
export function plainNumber(text: string): string {
  const halved = text.replace(/\s*½/, ".5").replace(/(\d)\s+1\s*\/\s*2\s*$/, "$1.5");
  const whole = halved.replace(/(\d+)\s+(\d+)\s*\/\s*(\d+)/, (_, before, over, under) => `${Number(before) * Number(under) + Number(over)}/${under}`);
  return whole.replace("−", "-").replace(",", ".").replace(/\s|\+/g, "");
}

/** Where several numbers are asked for, Enter goes to the next empty field first; in the last one it checks. */
export function onward(event: KeyboardEvent, said: string[]): void {
  if (event.key !== "Enter" || event.isComposing) return;
  const fields = [...(event.currentTarget as HTMLElement).closest("fieldset")!.querySelectorAll("input")];
  const here = fields.indexOf(event.currentTarget as HTMLInputElement);
  const next = fields.findIndex((_, at) => at !== here && !said[at]?.trim());
  if (next < 0 || !said[here]?.trim()) return;
  event.preventDefault();
  fields[next]!.focus();
}
