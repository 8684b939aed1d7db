/** <trionfi-count>: a pile to change, counted batch by batch. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { announce } from "./announce";
import { face, label, packOf } from "./card";
import { engine } from "./engine";
import { batchView, copyButton, problemView, segments } from "./parts";
import { pickerView } from "./picker";
import { progressView } from "./engine-progress";
import type { Start, Widget } from "./shell";
import type { Batch, Count, Pack } from "./types";
import { link, packCards, read, unpackCards, wholeNumber, write, type Params } from "./url";
import { anchorOf, Latest, stage } from "./widget";
import { capital, figure, plural, problemText, sentence } from "./words";

interface State {
  pack: Pack | null;
  cards: string[];
  lastTrick: boolean;
  tricks: number;
  method: string | null;
  count: Count | null;
  text: string;
  problem: string | null;
  adding: boolean;
}

export function mount(host: HTMLElement, start: Start): Widget {
  const game = host.getAttribute("game") ?? "";
  const example = { text: unpackCards(host.getAttribute("cards") ?? ""), lastTrick: host.hasAttribute("last-trick") };
  const linked = start.by === "link" ? read("count") : {};
  const latest = new Latest();
  const name = `count-${Math.random().toString(36).slice(2, 8)}`;

  const { store, close } = stage<State>(
    host,
    {
      pack: null,
      cards: [],
      lastTrick: linked["last"] === undefined ? example.lastTrick : linked["last"] === "1",
      tricks: wholeNumber(linked["tricks"]) ?? 0,
      method: linked["method"] ?? null,
      count: null,
      text: linked["cards"] === undefined ? example.text : unpackCards(linked["cards"]),
      problem: null,
      adding: start.by === "edit",
    },
    view,
    {
      home: (root) => root.querySelector<HTMLElement>(".pile button, .picker button, input"),
      waits: (now) => (now.pack && now.count ? null : (now.problem ?? "")),
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
    await recount(store.state.text, false);
    if (store.state.problem && start.by === "link") {
      const problem = `This link is broken. ${store.state.problem}`;
      await recount(example.text, false);
      store.set({ problem });
    }
    if (start.by !== "link") host.querySelector<HTMLElement>(".picker button, .pile button")?.focus({ preventScroll: true });
  }

  /** Asks the engine; what stood there before stays when the new pile makes no sense. */
  async function recount(cards: string | string[], aloud = true): Promise<void> {
    const { lastTrick, tricks, method } = store.state;
    const request = { game, cards, last_trick: lastTrick, tricks, ...(method ? { method } : {}) };
    const answer = await latest.run((signal) => engine.call("count", request, signal));
    if (!answer) return;
    if ("problem" in answer) return store.set({ problem: problemText(answer.problem) });
    const count = answer.value;
    store.set({ count, cards: count.cards, method: count.method, text: count.cards.join(" "), problem: null });
    if (!aloud) return;
    write("count", params());
    announce(`${plural(count.cards.length, "card")}: ${figure(count.points)} ${count.points === 1 ? "point" : "points"}.`);
  }

  function params(): Params {
    const { cards, lastTrick, tricks, method } = store.state;
    return {
      cards: packCards(cards),
      ...(lastTrick ? { last: "1" } : {}),
      ...(tricks ? { tricks: String(tricks) } : {}),
      ...(method && method !== "customary" ? { method } : {}),
    };
  }

  function add(card: string): void {
    void recount(toggled(store.state.cards, card));
  }

  function remove(card: string): void {
    const place = store.state.cards.indexOf(card);
    void recount(store.state.cards.filter((one) => one !== card)).then(() => {
      const left = host.querySelectorAll<HTMLElement>(".pile button");
      (left[Math.min(place, left.length - 1)] ?? host.querySelector<HTMLElement>(".picker button"))?.focus();
    });
  }

  function change(part: Partial<State>): void {
    store.set(part);
    void recount(store.state.cards);
  }

  function random(): void {
    const all = store.state.pack!.cards.map((one) => one.card);
    const size = 6 + Math.floor(Math.random() * 7);
    for (let at = 0; at < size; at += 1) {
      const other = at + Math.floor(Math.random() * (all.length - at));
      [all[at], all[other]] = [all[other]!, all[at]!];
    }
    void recount(all.slice(0, size));
  }

  function reset(): void {
    store.set({ lastTrick: example.lastTrick, tricks: 0, method: null });
    void recount(example.text).then(() => write("count", null));
  }

  function view(state: State): TemplateResult {
    const { pack, count } = state;
    return html`<div class="widget-body count">
      ${progressView()}${pileView(pack!, count!, state)}${problemView(state.problem)}${controls(pack!, state)}
    </div>`;
  }

  function pileView(pack: Pack, count: Count, state: State): TemplateResult {
    return html`<ol class="batches pile">
        ${count.working.map((batch) => workingView(pack, batch))}
        ${count.working.length ? nothing : html`<li class="batch empty">The pile is empty: add a card below.</li>`}
      </ol>
      <p class="total"><span>Together</span> <b>${figure(count.points)}</b> <span>card points in ${plural(state.cards.length, "card")}</span></p>
      ${count.remark ? html`<p class="example-words">${sentence(count.remark)}</p>` : nothing}`;
  }

  function workingView(pack: Pack, batch: Batch): TemplateResult {
    return batchView(pack, batch, (card) => html`<button type="button" class="card" data-card=${card}
      aria-label=${`${label(pack, card)}. Take away`} title=${`${label(pack, card)}: press to take away`}
      @click=${() => remove(card)}>${face(pack.name, card)}</button>`);
  }

  function controls(pack: Pack, state: State): TemplateResult {
    const methods = state.count?.methods ?? [];
    return html`<div class="controls">
        ${pack.last_trick ? html`<label class="tick"><input type="checkbox" .checked=${live(state.lastTrick)} @change=${(event: Event) => change({ lastTrick: (event.target as HTMLInputElement).checked })} /><span>with the last trick</span></label>` : nothing}
        ${pack.per_trick ? html`<label class="field"><span>${pack.per_trick_asked}</span> <input inputmode="numeric" maxlength="2" .value=${live(String(state.tricks))} @change=${(event: Event) => change({ tricks: Number.parseInt((event.target as HTMLInputElement).value, 10) || 0 })} /></label>` : nothing}
        ${methods.length > 1
          ? segments(name, "Way of counting", methods.map((one) => ({ value: one.name, words: capital(one.name) })), state.method, (method) => change({ method }),
              methods.find((one) => one.name === state.method)?.words)
          : nothing}
      </div>
      <details class="fold" ?open=${state.adding} @toggle=${(event: Event) => store.set({ adding: (event.target as HTMLDetailsElement).open })}>
        <summary>Add cards</summary>
        ${state.adding ? pickerView(pack, new Set(state.cards), add, "in the pile") : nothing}
      </details>
      <form class="notation" @submit=${submit}>
        <label><span>The pile in letters</span>
          <input name="cards" autocomplete="off" autocapitalize="characters" spellcheck="false" .value=${live(state.text)}
            @input=${(event: Event) => store.set({ text: (event.target as HTMLInputElement).value })} /></label>
        <button class="button quiet">Count it</button>
      </form>
      <div class="tools">
        <button type="button" class="button quiet" @click=${random}>Random pile</button>
        <button type="button" class="button quiet" @click=${() => void recount([])}>Empty</button>
        <button type="button" class="button quiet" @click=${reset}>Back to the example</button>
        ${copyButton(() => link("count", params(), anchorOf(host)))}
      </div>`;
  }

  function submit(event: Event): void {
    event.preventDefault();
    void recount(unpackCards(store.state.text));
  }
}

const toggled = (cards: string[], card: string): string[] => (cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card]);
