/** <trionfi-count>: a pile to change, counted batch by batch. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { engine } from "./engine";
import { batchView, segments } from "./parts";
import { pile, tickView, type Kind } from "./pile";
import type { Start, Widget } from "./shell";
import type { Count, Pack } from "./types";
import { wholeNumber } from "./url";
import { say } from "./say";
import { figure, methodName, sentence } from "./words";

/** The last trick and the number of tricks of the pile, and the way of counting (null: the customary one). */
interface Settings {
  lastTrick: boolean;
  tricks: number;
  method: string | null;
}

export function mount(host: HTMLElement, start: Start): Widget {
  const name = `count-${Math.random().toString(36).slice(2, 8)}`;
  return pile(host, start, { lastTrick: host.hasAttribute("last-trick"), tricks: Number(host.getAttribute("tricks")), method: null }, counter(name));
}

/** The counter; `name` is that of its switch between the ways of counting. */
const counter = (name: string): Kind<Settings, Count> => ({
  key: "count",
  settings: (example, { last, tricks, method }) => ({
    lastTrick: last === undefined ? example.lastTrick : last === "1",
    tricks: wholeNumber(tricks) ?? example.tricks,
    method: method ?? null,
  }),
  ask: (game, cards, { lastTrick, tricks, method }, signal) =>
    engine.call("count", { game, cards, last_trick: lastTrick, tricks, ...(method ? { method } : {}) }, signal),
  told: (count) => say("{n} points", { n: Number(count.points) }, { "n =1": "{n} point" }),
  params: ({ lastTrick, tricks, method }, example) => ({
    ...(lastTrick === example.lastTrick ? {} : { last: lastTrick ? "1" : "0" }),
    ...(tricks === example.tricks ? {} : { tricks: String(tricks) }),
    ...(method && method !== "customary" ? { method } : {}),
  }),
  body: (pack, count, { button }) => html`<ol class="batches pile">
      ${count.working.map((batch) => batchView(pack, batch, button))}
      ${count.working.length ? nothing : html`<li class="batch empty">${say("The pile is empty: add a card below.")}</li>`}
    </ol>
    <p class="total"><span>${say("Together")}</span> <b>${figure(count.points)}</b> <span>${say("card points in {n} cards", { n: count.cards.length }, { "n one": "card points in {n} card" })}</span></p>
    ${count.remark ? html`<p class="example-words">${sentence(count.remark)}</p>` : nothing}`,
  controls: (pack, { methods, method: used }, { lastTrick, tricks, method }, { change }) => html`
    ${pack.last_trick ? tickView(lastTrick, say("with the last trick"), (checked) => change({ lastTrick: checked })) : nothing}
    ${pack.per_trick
      ? html`<label class="field"><span>${pack.per_trick_asked}</span> <input inputmode="numeric" maxlength="2" .value=${live(String(tricks))}
          @change=${(event: Event) => change({ tricks: Number.parseInt((event.target as HTMLInputElement).value, 10) || 0 })} /></label>`
      : nothing}
    ${methods.length > 1
      ? segments(name, say("Way of counting"), methods.map((one) => ({ value: one.name, words: methodName(one.name) })), method ?? used, (chosen) => change({ method: chosen }),
          methods.find((one) => one.name === (method ?? used))?.words)
      : nothing}`,
  tools: (pack, { lay }) => html`<button type="button" class="button quiet" @click=${() => lay(drawn(pack))}>${say("Random pile")}</button>`,
  words: () => ({ letters: say("The pile in letters"), go: say("Count it"), among: say("in the pile") }),
});

/** Six to twelve cards of a pack. */
function drawn(pack: Pack): string[] {
  const all = pack.cards.map((one) => one.card);
  const size = 6 + Math.floor(Math.random() * 7);
  for (let at = 0; at < size; at += 1) {
    const other = at + Math.floor(Math.random() * (all.length - at));
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all.slice(0, size);
}
