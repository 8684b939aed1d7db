/** What is said of a question that was chosen for a slip of the reader's, when it was not made again. */
import { html, nothing, type TemplateResult } from "lit";
import { slipWords } from "../progress/slip-words";
import { say } from "../say";
import type { State } from "./state";

/** Not before the answer: it would give away where to look. */
export function avoidedWords({ slip, outcome, wish }: State): string {
  if (slip === null || outcome?.kind !== "right") return "";
  const words = slipWords(wish, slip);
  return words ? say("A slip that you had made ({slip}) could have happened here, and did not.", { slip: words }) : say("A slip that you had made could have happened here, and did not.");
}

export function avoidedView(state: State): TemplateResult | typeof nothing {
  const words = avoidedWords(state);
  return words ? html`<p class="notice avoided">${words}</p>` : nothing;
}
