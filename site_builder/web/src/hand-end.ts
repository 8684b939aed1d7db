/** The settlement of a hand, and how the sitting stands. */
import { html, nothing, type TemplateResult } from "lit";
import { totals, type HandState } from "./hand-state";
import { nameOf } from "./hand-seats";
import { accountView } from "./settlement";
import { figure, plural, signed } from "./words";

export function endView(state: HandState, next: (() => void) | null, again: () => void): TemplateResult {
  const position = state.position!;
  const settlement = position.settlement!;
  const heads = position.players.map((player) => nameOf(position, player.seat));
  const sums = totals(state.sitting);
  const hands = Object.keys(state.sitting).length;
  return html`<section class="end" aria-label="Settlement">
    <p class="end-title">${position.phase.title}</p>
    <p class="end-words">${settlement.words}</p>
    ${settlement.points ? html`<p class="end-points">${sides(settlement.points).map(([side, points]) => html`<span><b>${figure(points)}</b> ${side}</span>`)}</p>` : nothing}
    ${accountView(settlement.lines, settlement.scores, heads)}
    ${hands ? html`<p class="sitting"><span>This sitting, ${plural(hands, "hand")}:</span> ${sums.map((sum, at) => html`<span>${heads[at]} <b>${signed(sum)}</b></span>`)}</p>` : nothing}
    <p class="end-tools">${next ? html`<button type="button" class="button bright next-deal" @click=${next}>Next deal</button>` : nothing}
      <button type="button" class="button quiet" @click=${again}>Same deal again</button></p>
  </section>`;
}

/** The card points of each side; what else the engine tells of them is not for this line. */
const sides = (points: Record<string, unknown>): [string, number | string][] =>
  Object.entries(points).filter((entry): entry is [string, number | string] => ["number", "string"].includes(typeof entry[1]));
