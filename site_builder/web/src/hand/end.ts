/** The settlement of a hand, and how the match stands. */
import { html, nothing, type TemplateResult } from "lit";
import type { HandState } from "./state";
import { accountView, each } from "../settlement";
import { say } from "../say";
import { figure, signed } from "../words";

/** What stands with the settlement: the same deal as somebody else has played it, how well it was played, and what else can be done. */
export interface Beside {
  compared: TemplateResult | typeof nothing;
  measured: TemplateResult | typeof nothing;
  more: TemplateResult | typeof nothing;
}

export function endView(state: HandState, next: (() => void) | null, again: () => void, look: (() => void) | null, beside: Beside): TemplateResult {
  const position = state.position!;
  const settlement = position.settlement!;
  const { standing, over, paid, rule, names } = settlement.match;
  // Both results are sent back by a link, and whoever opens it has neither won nor lost.
  const sent = state.setup.challenge !== null && state.setup.challenge.to !== null;
  return html`<section class="end" aria-label=${say("Settlement")}>
    ${beside.compared}
    ${sent ? html`<p class="end-title">${say("The first of the two hands")}</p>` : html`<p class="end-title">${settlement.verdict.words}</p>
    <p class="end-words">${settlement.words}</p>`}
    ${settlement.sides.length ? html`<p class="end-points">${settlement.sides.map(({ who, points }) => html`<span><b>${figure(points)}</b> ${who}</span>`)}</p>` : nothing}
    ${accountView(settlement.lines, settlement.scores, settlement.columns, say("This hand"), settlement.kept, settlement.result)}
    ${next ? html`<p class="sitting"><span>${over ? say("The match is over, {n} hands:", { n: standing.dealt }, { "n one": "The match is over, {n} hand:" })
      : say("This match, {n} hands:", { n: standing.dealt }, { "n one": "This match, {n} hand:" })}</span> ${standing.totals.map((sum, at) => html`<span>${names[at]} <b>${signed(sum)}</b></span>`)}</p>` : nothing}
    ${over ? html`<p class="end-words">${rule}</p>${paid ? accountView(paid.lines, paid.scores, each(names), say("The match")) : nothing}` : nothing}
    <p class="end-tools">${next ? html`<button type="button" class="button bright next-deal" @click=${next}>${over ? say("New match") : say("Next deal")}</button>` : nothing}
      <button type="button" class="button quiet" @click=${again}>${say("Same deal again")}</button>
      ${look ? html`<button type="button" class="button quiet look-back" @click=${look}>${say("Look back")}</button>` : nothing}</p>
    ${beside.measured}
    ${beside.more}
  </section>`;
}
