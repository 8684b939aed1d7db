/** What the reader is asked now: a sentence, and the words to say or the cards to lay away. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { face, label } from "../card";
import { shown, type HandState } from "./state";
import { groups } from "../picker";
import { row, say } from "../say";
import { sumsView } from "./sums";
import type { Action, Pack } from "../types";

export interface Ask {
  send: (move: string) => void;
  confirm: () => void;
  skip: () => void;
  toggle: (card: string) => void;
  goOn: () => void;
}

export function askView(state: HandState, does: Ask): TemplateResult {
  const { phase, actions, choice, sums } = shown(state);
  const idle = state.scene !== null;
  const waits = state.position!.waits && !idle;
  return html`<div class="ask" aria-busy=${state.busy || idle ? "true" : "false"}>
    <p class="ask-words">${idle ? html`<span class="ask-title">${state.scene!.words}</span>` : html`<span class="ask-title">${phase.title}</span> ${phase.words}`}</p>
    <div class="actions">
      ${state.scene?.winner != null ? html`<button type="button" class="button quiet skip" @click=${does.skip}>${say("Go on")}</button>` : nothing}
      ${waits ? html`${talkView(state, does.send)}<button type="button" class="button bright word" @click=${does.goOn}>${say("Say nothing")}</button>` : idle ? nothing : talkView(state, does.send)}
      ${idle ? nothing : [wordsView(state.pack!, actions, does.send), sumsView(sums, does.send)]}
      ${choice && !idle ? html`<button type="button" class="button bright confirm" aria-disabled=${ready(state) ? "false" : "true"} @click=${does.confirm}>${confirmWords(state)}</button>` : nothing}
    </div>
    ${choice?.from === "pack" && !idle ? packView(state, does.toggle) : nothing}
  </div>`;
}

/** From so many on, cards to call or give stand by suits and not as a button each. */
const MANY = 7;

/** What may be said: buttons, and the cards of one and the same word together where there are many. */
function wordsView(pack: Pack, actions: Action[], send: (move: string) => void): TemplateResult {
  const verb = (action: Action): string => action.text.split(" ", 1)[0]!;
  const alone = (action: Action, like: Action): boolean => action.cards?.length === 1 && verb(action) === verb(like);
  const picked = new Set(actions.filter((action) => actions.filter((other) => alone(other, action)).length >= MANY && alone(action, action)));
  const named = new Map([...picked].map((action) => [action.cards![0]!, action]));
  return html`${repeat(actions.filter((action) => !picked.has(action)), (action) => action.text, (action) => actionView(pack, action, send))}
    ${named.size ? suitsView(pack, new Set(named.keys()), (card) => {
      const { label: said, text } = named.get(card)!;
      return html`<button type="button" class="pick word" data-card=${card} data-move=${text} title=${label(pack, card)} aria-label=${say("{what}: {cards}", { what: said, cards: label(pack, card) })}
        @click=${() => send(text)}>${face(pack.name, card)}</button>`;
    }) : nothing}`;
}

/** A word to say, or cards to declare, show or call: the cards stand beside the word. */
function actionView(pack: Pack, action: Action, send: (move: string) => void): TemplateResult {
  const cards = action.cards ?? [];
  return html`<button type="button" class="button bright word ${cards.length ? "with-cards" : ""}" data-move=${action.text} @click=${() => send(action.text)}>
    ${cards.length ? html`<span class="kept" aria-hidden="true">${cards.map((card) => html`<span class="kept-slot"><span class="card">${face(pack.name, card)}</span></span>`)}</span>` : nothing}
    <span>${action.label}${cards.length ? html`<span class="visually-hidden">: ${row(cards.map((card) => label(pack, card)), ",")}</span>` : nothing}</span>
    ${action.gloss ? html`<small>${action.gloss}</small>` : nothing}</button>`;
}

/** Cards to name wherever they are: the whole pack by suits, without those that may not be named. */
function packView(state: HandState, toggle: (card: string) => void): TemplateResult {
  const { choice } = state.position!;
  const pack = state.pack!;
  const open = new Set(choice!.cards.filter((card) => card.allowed).map((card) => card.card));
  return suitsView(pack, open, (card) => html`<button type="button" class="pick" data-card=${card} title=${label(pack, card)} aria-label=${label(pack, card)}
    aria-pressed=${String(state.chosen.includes(card))} @click=${() => toggle(card)}>${face(pack.name, card)}</button>`);
}

/** Some cards of the pack by suits, each as the button that it is here. */
function suitsView(pack: Pack, open: Set<string>, pick: (card: string) => TemplateResult): TemplateResult {
  return html`<div class="picker asked-pack">
    ${groups(pack).map((group) => ({ ...group, cards: group.cards.filter((card) => open.has(card)) })).filter((group) => group.cards.length).map(
      (group) => html`<div class="picker-suit" role="group" aria-label=${group.words}><span class="picker-cards">${group.cards.map(pick)}</span></div>`,
    )}
  </div>`;
}

function ready(state: HandState): boolean {
  const { choice } = state.position!;
  return state.chosen.length >= choice!.least && state.chosen.length <= choice!.count;
}

function confirmWords(state: HandState): string {
  const { choice } = state.position!;
  const left = choice!.least - state.chosen.length;
  return left > 0 ? say("Choose {n} more cards", { n: left }, { "n one": "Choose {n} more card" }) : choice!.confirm;
}

/** Whether the hand should wait for the reader's advice; only where a partner may be advised. */
export function talksView(state: HandState, choose: (talks: boolean) => void): TemplateResult | typeof nothing {
  if (!state.show?.signals?.some((signal) => signal.when === "partner to lead")) return nothing;
  return html`<label class="tick"><input type="checkbox" .checked=${state.talks} @change=${(event: Event) => choose((event.target as HTMLInputElement).checked)} />${say("Wait for my word before my partner leads")}</label>`;
}

/** Phrases for the partner: never required, so they stay out of the way. */
export function talkView(state: HandState, send: (move: string) => void): TemplateResult | typeof nothing {
  const { asides, seat } = state.position!;
  if (!asides.length || state.scene) return nothing;
  const text = (move: string): string => (/^\d/.test(move) ? move : `${seat} ${move}`);
  const shut = (event: Event): void => {
    const menu = (event.currentTarget as HTMLElement).closest("details")!;
    menu.open = false;
    menu.querySelector("summary")!.focus();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !(event.currentTarget as HTMLDetailsElement).open) return;
    event.preventDefault();
    shut(event);
  };
  return html`<details class="talk" @keydown=${leave}>
    <summary class="button quiet">${say("Talk to partner")}</summary>
    <ul>
      ${asides.map((aside) => html`<li><button type="button" @click=${(event: Event) => {
        shut(event);
        send(text(aside.text));
      }}><q>${aside.label}</q><small>${aside.gloss ?? ""}</small></button></li>`)}
    </ul>
  </details>`;
}
