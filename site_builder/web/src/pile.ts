/** Cards that a reader lays out, adds to and takes away, with what the engine makes of them: what the counter and the declarer share. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { announce } from "./announce";
import { face, label, packOf } from "./card";
import { Refused } from "./engine";
import { progressView } from "./engine-progress";
import { copyButton, problemView } from "./parts";
import { pickerView } from "./picker";
import type { Start, Widget } from "./shell";
import type { Pack } from "./types";
import { link, packCards, read, unpackCards, write, type Params } from "./url";
import { anchorOf, goneOn, Latest, stage } from "./widget";
import { say } from "./say";
import { paragraph, problemText } from "./words";

/** `set` is what the reader has set beside the cards, `found` the engine's answer. */
interface State<Settings, Found> {
  pack: Pack | null;
  cards: string[];
  set: Settings;
  found: Found | null;
  text: string;
  problem: string | null;
  adding: boolean;
}

/** What may be done with the cards. */
export interface Hands<Settings> {
  lay(cards: string | string[]): void;
  change(part: Partial<Settings>): void;
  /** A card as a button that takes it away. */
  button(card: string): TemplateResult;
}

/** What one such widget has of its own; `key` names it in addresses. */
export interface Kind<Settings, Found> {
  key: "count" | "declare";
  /** The settings of a link, and those of the example where it says nothing. */
  settings(example: Settings, linked: Params): Settings;
  ask(game: string, cards: string | string[], set: Settings, signal: AbortSignal): Promise<Found>;
  /** The answer as it is spoken, behind the number of cards. */
  told(found: Found): string;
  /** What a link says of the settings: where they are not those of the example. */
  params(set: Settings, example: Settings): Params;
  body(pack: Pack, found: Found, hands: Hands<Settings>): TemplateResult;
  controls(pack: Pack, found: Found, set: Settings, hands: Hands<Settings>): TemplateResult;
  tools(pack: Pack, hands: Hands<Settings>): TemplateResult | typeof nothing;
  words(): { letters: string; go: string; among: string };
}

export function pile<Settings extends object, Found extends { cards: string[] }>(
  host: HTMLElement,
  start: Start,
  example: Settings,
  kind: Kind<Settings, Found>,
): Widget {
  const game = host.getAttribute("game") ?? "";
  const laidOut = unpackCards(host.getAttribute("cards") ?? "");
  const linked = start.by === "link" ? read(kind.key) : {};
  const latest = new Latest();
  const hands: Hands<Settings> = { lay: (cards) => void ask(cards), change, button };

  const { store, close } = stage<State<Settings, Found>>(
    host,
    {
      pack: null,
      cards: [],
      set: kind.settings(example, linked),
      found: null,
      text: linked["cards"] === undefined ? laidOut : unpackCards(linked["cards"]),
      problem: null,
      adding: start.by === "edit",
    },
    view,
    {
      home: (root) => root.querySelector<HTMLElement>(".pile button, .picker button, input"),
      waits: (now) => (now.pack && now.found ? null : (now.problem ?? "")),
      again: () => void begin(),
      busy: () => latest.busy,
    },
  );
  void begin();
  return {
    close: () => {
      latest.forget();
      close();
    },
  };

  async function begin(): Promise<void> {
    store.set({ problem: null });
    const pack = await latest.run(() => packOf(game));
    if (!pack) return;
    if ("problem" in pack) return store.set({ problem: problemText(pack.problem) });
    store.set({ pack: pack.value });
    const refused = await ask(store.state.text, false);
    if (refused && start.by === "link") {
      const problem = paragraph(say("This link is broken."), store.state.problem ?? "");
      await ask(laidOut, false);
      store.set({ problem });
    }
    if (!goneOn(host) && start.by !== "link") host.querySelector<HTMLElement>(".picker button, .pile button")?.focus({ preventScroll: true });
  }

  /** Asks the engine; what stood there before stays when the new cards make no sense, which true says. */
  async function ask(cards: string | string[], aloud = true): Promise<boolean> {
    const answer = await latest.run((signal) => kind.ask(game, cards, store.state.set, signal));
    if (!answer) return false;
    if ("problem" in answer) return store.set({ problem: problemText(answer.problem) }), answer.problem instanceof Refused;
    const found = answer.value;
    store.set({ found, cards: found.cards, text: found.cards.join(" "), problem: null });
    if (!aloud) return false;
    write(kind.key, params());
    announce(say("{n} cards: {told}.", { n: found.cards.length, told: kind.told(found) }, { "n one": "{n} card: {told}." }));
    return false;
  }

  function params(): Params {
    const { cards, set } = store.state;
    return { cards: packCards(cards), ...kind.params(set, example) };
  }

  function change(part: Partial<Settings>): void {
    store.set({ set: { ...store.state.set, ...part } });
    void ask(store.state.cards);
  }

  function add(card: string): void {
    const { cards } = store.state;
    void ask(cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card]);
  }

  function remove(card: string): void {
    const place = store.state.cards.indexOf(card);
    void ask(store.state.cards.filter((one) => one !== card)).then(() => {
      const left = host.querySelectorAll<HTMLElement>(".pile button");
      (left[Math.min(place, left.length - 1)] ?? host.querySelector<HTMLElement>(".picker button"))?.focus();
    });
  }

  function reset(): void {
    store.set({ set: example });
    void ask(laidOut).then(() => write(kind.key, null));
  }

  function submit(event: Event): void {
    event.preventDefault();
    void ask(unpackCards(store.state.text));
  }

  function button(card: string): TemplateResult {
    const pack = store.state.pack!;
    return html`<button type="button" class="card" data-card=${card} aria-label=${say("{card}. Take away", { card: label(pack, card) })}
      title=${say("{card}: press to take away", { card: label(pack, card) })} @click=${() => remove(card)}>${face(pack.name, card)}</button>`;
  }

  function view({ pack, found, set, cards, text, problem, adding }: State<Settings, Found>): TemplateResult {
    return html`<div class="widget-body count">
      ${progressView()}${kind.body(pack!, found!, hands)}${problemView(problem)}
      <div class="controls">${kind.controls(pack!, found!, set, hands)}</div>
      <details class="fold" ?open=${adding} @toggle=${(event: Event) => store.set({ adding: (event.target as HTMLDetailsElement).open })}>
        <summary>${say("Add cards")}</summary>
        ${adding ? pickerView(pack!, new Set(cards), add, kind.words().among) : nothing}
      </details>
      <form class="notation" @submit=${submit}>
        <label><span>${kind.words().letters}</span>
          <input name="cards" autocomplete="off" autocapitalize="characters" spellcheck="false" .value=${live(text)}
            @input=${(event: Event) => store.set({ text: (event.target as HTMLInputElement).value })} /></label>
        <button class="button quiet">${kind.words().go}</button>
      </form>
      <div class="tools">
        ${kind.tools(pack!, hands)}
        <button type="button" class="button quiet" @click=${() => void ask([])}>${say("Empty")}</button>
        <button type="button" class="button quiet" @click=${reset}>${say("Back to the example")}</button>
        ${copyButton(() => link(kind.key, params(), anchorOf(host)))}
      </div>
    </div>`;
  }
}

/** A box to tick beside the cards. */
export function tickView(checked: boolean, words: string, tick: (checked: boolean) => void): TemplateResult {
  return html`<label class="tick"><input type="checkbox" .checked=${live(checked)}
    @change=${(event: Event) => tick((event.target as HTMLInputElement).checked)} /><span>${words}</span></label>`;
}
