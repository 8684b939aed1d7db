/** Below the table: the log, the last trick, and the rules of this hand. */
import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { picture } from "./card";
import { nameOf } from "./hand-seats";
import type { HandState, Setup } from "./hand-state";
import type { GameOption, Profile, Show } from "./types";

export function logView(state: HandState): TemplateResult {
  const { position, pack } = state;
  const last_trick = position?.last_trick;
  return html`<details class="fold" @toggle=${(event: Event) => toEnd((event.target as Element).querySelector(".log") ?? undefined)}>
    <summary>What happened</summary>
    ${last_trick && pack
      ? html`<div class="last-trick-row"><span>Last trick</span><span class="cards cards-small">${last_trick.plays.map((play) => picture(pack, play.card, play.seat === last_trick.winner ? "winning" : ""))}</span>
          <span>${last_trick.winner == null ? "" : last_trick.winner === position!.seat ? "taken by you" : `taken by ${nameOf(position!, last_trick.winner)}`}</span></div>`
      : nothing}
    <div class="log" role="log" aria-live="off" tabindex="0" aria-label="What happened in this hand" ${ref(toEnd)}><ol>
      ${(position?.log ?? []).map((entry) => html`<li data-kind=${entry.kind}>${entry.words}</li>`)}
    </ol></div>
  </details>`;
}

const toEnd = (log?: Element): void => void (log && queueMicrotask(() => (log.scrollTop = log.scrollHeight)));

export const effective = (show: Show, setup: Setup): Record<string, string> => ({
  ...Object.fromEntries(show.options.map((option) => [option.name, option.value])),
  ...(profileOf(show, setup)?.options ?? {}),
  ...setup.options,
});

export const profileOf = (show: Show, setup: Setup): Profile | undefined =>
  show.profiles.find((profile) => profile.name === (setup.profile ?? show.profile));

export interface Rules {
  choose: (wanted: Setup) => void;
  deal: () => void;
}

export function rulesView(state: HandState, does: Rules): TemplateResult {
  const { show, wanted, setup } = state;
  if (!show) return html`<details class="fold rules"><summary>Rules of this hand</summary></details>`;
  const now = effective(show, wanted);
  const changed = wanted.players !== setup.players || JSON.stringify(effective(show, setup)) !== JSON.stringify(now);
  return html`<details class="fold rules">
    <summary>Rules of this hand <span class="unit">${profileOf(show, setup)?.name ?? show.profile}${Object.keys(setup.options).length ? ", changed" : ""}</span></summary>
    <div class="rules-fields">
    ${show.players.length > 1 ? selectView("Players", String(wanted.players ?? show.players[0]), show.players.map((one) => ({ value: String(one), words: String(one) })), (players) =>
      does.choose({ ...wanted, players: Number(players) === show.players[0] ? null : Number(players) })) : nothing}
    ${show.profiles.length > 1 ? selectView("Reading of the rules", wanted.profile ?? show.profile, show.profiles.map((one) => ({ value: one.name, words: one.words })), (profile) =>
      does.choose({ ...wanted, profile: profile === show.profile ? null : profile, options: {} })) : nothing}
    ${show.options.map((option) => optionView(option, now[option.name]!, (value) => does.choose(withOption(show, wanted, option.name, value))))}
    </div>
    <p class="offer" aria-live="off">${changed ? html`<button type="button" class="button" @click=${does.deal}>Deal with these rules</button>` : nothing}</p>
  </details>`;
}

function withOption(show: Show, wanted: Setup, name: string, value: string): Setup {
  const { [name]: _, ...rest } = wanted.options;
  const natural = effective(show, { ...wanted, options: {} })[name];
  return { ...wanted, options: value === natural ? rest : { ...rest, [name]: value } };
}

const optionView = (option: GameOption, value: string, choose: (value: string) => void): TemplateResult => selectView(option.words, value, option.values, choose);

function selectView(words: string, value: string, values: { value: string; words: string }[], choose: (value: string) => void): TemplateResult {
  return html`<label class="field select"><span>${words}</span>
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${values.map((one) => html`<option value=${one.value} ?selected=${one.value === value}>${one.words}</option>`)}
    </select></label>`;
}
