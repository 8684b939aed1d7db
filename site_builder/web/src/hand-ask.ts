/** What the reader is asked now: a sentence, and the words to say or the cards to lay away. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { shown, type HandState } from "./hand-state";
import { plural } from "./words";

export interface Ask {
  send: (move: string) => void;
  confirm: () => void;
  skip: () => void;
}

export function askView(state: HandState, does: Ask): TemplateResult {
  const { phase, actions, choice } = shown(state);
  const idle = state.scene !== null;
  return html`<div class="ask" aria-busy=${state.busy || idle ? "true" : "false"}>
    <p class="ask-words">${idle ? html`<span class="ask-title">${state.scene!.words}</span>` : html`<span class="ask-title">${phase.title}</span> ${phase.words}`}</p>
    <div class="actions">
      ${state.scene?.winner != null ? html`<button type="button" class="button quiet skip" @click=${does.skip}>Go on</button>` : nothing}
      ${idle ? nothing : repeat(actions, (action) => action.text, (action) => html`<button type="button" class="button bright word" data-move=${action.text}
          @click=${() => does.send(action.text)}><span>${action.label}</span>${action.gloss ? html`<small>${action.gloss}</small>` : nothing}</button>`)}
      ${choice && !idle ? html`<button type="button" class="button bright confirm" aria-disabled=${state.chosen.length === choice.count ? "false" : "true"} @click=${does.confirm}>${confirmWords(state)}</button>` : nothing}
    </div>
  </div>`;
}

function confirmWords(state: HandState): string {
  const { choice } = state.position!;
  const left = choice!.count - state.chosen.length;
  return left > 0 ? `Choose ${plural(left, "more card", "more cards")}` : choice!.verb === "discard" ? "Lay away" : choice!.verb;
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
  const leave = (event: KeyboardEvent): void => void (event.key === "Escape" && shut(event));
  return html`<details class="talk" @keydown=${leave}>
    <summary class="button quiet">Talk to partner</summary>
    <ul>
      ${asides.map((aside) => html`<li><button type="button" @click=${(event: Event) => {
        shut(event);
        send(text(aside.text));
      }}><q>${aside.label}</q><small>${aside.gloss ?? ""}</small></button></li>`)}
    </ul>
  </details>`;
}
