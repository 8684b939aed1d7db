/** Below the table: the log, the last trick, and the rules of this hand. */
import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { picture } from "../card";
import { say } from "../say";
import { personOf } from "./seats";
import type { HandState, Setup } from "./state";
import { effective, rulesFields, rulesTitle, selectView } from "../table-rules";

export function logView(state: HandState): TemplateResult {
  const { position, pack } = state;
  const last_trick = position?.last_trick;
  return html`<details class="fold" @toggle=${(event: Event) => toEnd((event.target as Element).querySelector(".log") ?? undefined)}>
    <summary>${say("What happened")}</summary>
    ${last_trick && pack
      ? html`<div class="last-trick-row"><span>${say("Last trick")}</span><span class="cards cards-small">${last_trick.plays.map((play) => picture(pack, play.card, play.seat === last_trick.winner ? "winning" : ""))}</span>
          <span>${last_trick.winner == null ? "" : say("taken by {who}", { who: personOf(position!, last_trick.winner) }, { "who you": "taken by you" })}</span></div>`
      : nothing}
    <div class="log" role="log" aria-live="off" tabindex="0" aria-label=${say("What happened in this hand")} ${ref(toEnd)}><ol>
      ${(position?.log ?? []).map((entry) => html`<li data-kind=${entry.kind}>${entry.words}</li>`)}
    </ol></div>
  </details>`;
}

const toEnd = (log?: Element): void => void (log && queueMicrotask(() => (log.scrollTop = log.scrollHeight)));

export interface Rules {
  choose: (wanted: Setup) => void;
  deal: () => void;
}

export function rulesView(state: HandState, does: Rules): TemplateResult {
  const { show, wanted, setup } = state;
  if (!show) return html`<details class="fold rules">${rulesTitle(say("Rules of this hand"), null, setup)}</details>`;
  const changed = wanted.players !== setup.players || JSON.stringify(effective(show, setup)) !== JSON.stringify(effective(show, wanted));
  return html`<details class="fold rules">
    ${rulesTitle(say("Rules of this hand"), show, setup)}
    <div class="rules-fields">
    ${show.players.length > 1 ? selectView(say("Players"), String(wanted.players ?? show.players[0]), show.players.map((one) => ({ value: String(one), words: String(one) })), (players) =>
      does.choose({ ...wanted, players: Number(players) === show.players[0] ? null : Number(players) })) : nothing}
    ${rulesFields(show, wanted, show.options, (rules) => does.choose({ ...wanted, ...rules }))}
    </div>
    <p class="offer" aria-live="off">${changed ? html`<button type="button" class="button" @click=${does.deal}>${say("Deal with these rules")}</button>` : nothing}</p>
  </details>`;
}
