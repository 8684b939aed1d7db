/** Pieces of interface that more than one widget shows. */
import { html, nothing, type TemplateResult } from "lit";
import { announce } from "./announce";
import { picture } from "./card";
import type { Batch, Pack } from "./types";
import { say } from "./say";
import { figure } from "./words";

export const problemView = (problem: string | null): TemplateResult | typeof nothing =>
  problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing;

/** What was kept here and cannot be read: the reader may have it as a file, or throw it away; nothing where there is no such thing. */
export function unreadView(words: string, unread: string | null, save: (unread: string) => void, forget: () => void): TemplateResult | typeof nothing {
  if (unread === null) return nothing;
  return html`<div class="notice unread">
    <p>${words}</p>
    <p class="tools"><button type="button" class="button quiet" @click=${() => save(unread)}>${say("Save it as a file")}</button>
      <button type="button" class="button quiet" @click=${forget}>${say("Throw it away")}</button></p>
  </div>`;
}

/** A batch of cards as it is shown. */
export type Counted = Pick<Batch, "cards" | "points" | "note">;

export function batchView(pack: Pack, batch: Counted, cardView: (card: string) => unknown = (card) => picture(pack, card)): TemplateResult {
  const points = figure(batch.points);
  return html`<li class="batch ${batch.cards.length ? "" : "last-trick"}">
    ${batch.cards.length ? html`<span class="cards">${batch.cards.map(cardView)}</span>` : nothing}
    <span class="batch-sum"><b class="points">${points}</b>${batch.note === points ? nothing : html`<span class="note">${batch.note}</span>`}</span>
  </li>`;
}

export interface Segment<V> {
  value: V;
  words: string;
}

export function segments<V extends string | number>(
  name: string,
  legend: string,
  values: Segment<V>[],
  chosen: V | null,
  choose: (value: V) => void,
  note = "",
): TemplateResult {
  return html`<fieldset class="segments">
    <legend>${legend}</legend>
    ${values.map(
      (one) => html`<label><input type="radio" name=${name} .checked=${one.value === chosen} @change=${() => choose(one.value)} /><span>${one.words}</span></label>`,
    )}
    ${note ? html`<span class="segments-note">${note}</span>` : nothing}
  </fieldset>`;
}

export function copyButton(href: () => string, words = say("Copy link"), name = words): TemplateResult {
  return html`<button type="button" class="button quiet" aria-label=${name === words ? nothing : name} @click=${(event: Event) => copy(event.currentTarget as HTMLElement, href(), words)}>${words}</button>`;
}

/** Put a text where it can be pasted from, and say so on the button that was pressed. */
export async function copy(button: HTMLElement, text: string, words: string, refused = say("Copy it from the address bar")): Promise<void> {
  const done = await put(text);
  button.dataset["done"] = done ? say("Copied") : refused;
  announce(done ? say("{what}: copied.", { what: words }) : refused);
  window.setTimeout(() => delete button.dataset["done"], 2200);
}

async function put(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
