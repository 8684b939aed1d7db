/** <trionfi-declare>: cards to lay out, and what the combinations among them are worth. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { announce } from "./announce";
import { face, label, packOf, picture } from "./card";
import { engine } from "./engine";
import { copyButton, problemView } from "./parts";
import { pickerView } from "./picker";
import { progressView } from "./engine-progress";
import type { Start, Widget } from "./shell";
import type { Amount, Declare, DeclaredLine, Pack } from "./types";
import { link, packCards, read, unpackCards, write, type Params } from "./url";
import { anchorOf, Latest, stage } from "./widget";
import { capital, figure, plural, problemText } from "./words";

interface State {
  pack: Pack | null;
  cards: string[];
  won: boolean;
  found: Declare | null;
  text: string;
  problem: string | null;
  adding: boolean;
}

export function mount(host: HTMLElement, start: Start): Widget {
  const game = host.getAttribute("game") ?? "";
  const example = { text: unpackCards(host.getAttribute("cards") ?? ""), won: host.hasAttribute("won") };
  const linked = start.by === "link" ? read("declare") : {};
  const latest = new Latest();

  const { store, close } = stage<State>(
    host,
    {
      pack: null,
      cards: [],
      won: linked["won"] === undefined ? example.won : linked["won"] === "1",
      found: null,
      text: linked["cards"] === undefined ? example.text : unpackCards(linked["cards"]),
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
    await weigh(store.state.text, false);
    if (store.state.problem && start.by === "link") {
      const problem = `This link is broken. ${store.state.problem}`;
      await weigh(example.text, false);
      store.set({ problem });
    }
    if (start.by !== "link") host.querySelector<HTMLElement>(".picker button, .pile button")?.focus({ preventScroll: true });
  }

  /** Asks the engine; what stood there before stays when the new cards make no sense. */
  async function weigh(cards: string | string[], aloud = true): Promise<void> {
    const answer = await latest.run((signal) => engine.call("declare", { game, cards, won: store.state.won }, signal));
    if (!answer) return;
    if ("problem" in answer) return store.set({ problem: problemText(answer.problem) });
    const found = answer.value;
    store.set({ found, cards: found.cards, text: found.cards.join(" "), problem: null });
    if (!aloud) return;
    write("declare", params());
    announce(`${plural(found.cards.length, "card")}: ${sums(found).map(({ amount, ledger }) => `${figure(amount)} ${ledger}`).join(", ")}.`);
  }

  function params(): Params {
    const { cards, won } = store.state;
    return { cards: packCards(cards), won: won ? "1" : "0" };
  }

  function add(card: string): void {
    const { cards } = store.state;
    void weigh(cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card]);
  }

  function remove(card: string): void {
    const place = store.state.cards.indexOf(card);
    void weigh(store.state.cards.filter((one) => one !== card)).then(() => {
      const left = host.querySelectorAll<HTMLElement>(".pile button");
      (left[Math.min(place, left.length - 1)] ?? host.querySelector<HTMLElement>(".picker button"))?.focus();
    });
  }

  function reset(): void {
    store.set({ won: example.won });
    void weigh(example.text).then(() => write("declare", null));
  }

  function view(state: State): TemplateResult {
    const { pack, found } = state;
    return html`<div class="widget-body count">
      ${progressView()}
      <div class="pile"><span class="cards">${state.cards.map((card) => laid(pack!, card))}</span>
        ${state.cards.length ? nothing : html`<p class="example-words">No cards lie here: add one below.</p>`}</div>
      <ol class="batches">
        ${found!.lines.map((line) => lineView(pack!, line, found!.ledger))}
        ${found!.lines.length ? nothing : html`<li class="batch empty">No combination.</li>`}
      </ol>
      <p class="total"><span>Together</span> ${sums(found!).map(({ amount, ledger }, place) => html`${place ? ", " : ""}<b>${figure(amount)}</b> <span>${ledger}</span>`)}</p>
      ${problemView(state.problem)}${controls(pack!, state)}
    </div>`;
  }

  function laid(pack: Pack, card: string): TemplateResult {
    return html`<button type="button" class="card" data-card=${card} aria-label=${`${label(pack, card)}. Take away`}
      title=${`${label(pack, card)}: press to take away`} @click=${() => remove(card)}>${face(pack.name, card)}</button>`;
  }

  /** The total of each unit; of no declarations just the one there is. */
  function sums({ amounts, total, ledger }: Declare): { amount: Amount; ledger: string }[] {
    const all = Object.entries(amounts).map(([unit, amount]) => ({ amount, ledger: unit }));
    return all.length ? all : [{ amount: total, ledger }];
  }

  function lineView(pack: Pack, line: DeclaredLine, ledger: string): TemplateResult {
    const words = line.ledger === ledger ? capital(line.label) : `${line.ledger}, ${line.label}`;
    return html`<li class="batch">
      <span class="batch-sum"><b class="points">${figure(line.value)}</b><span class="note">${words}</span></span>
      ${line.cards.length ? html`<span class="cards">${line.cards.map((card) => picture(pack, card))}</span>` : nothing}
    </li>`;
  }

  function controls(pack: Pack, state: State): TemplateResult {
    return html`<div class="controls">
        <label class="tick"><input type="checkbox" .checked=${live(state.won)} @change=${won} /><span>as cards won, not from the hand</span></label>
      </div>
      <details class="fold" ?open=${state.adding} @toggle=${(event: Event) => store.set({ adding: (event.target as HTMLDetailsElement).open })}>
        <summary>Add cards</summary>
        ${state.adding ? pickerView(pack, new Set(state.cards), add, "among the cards") : nothing}
      </details>
      <form class="notation" @submit=${submit}>
        <label><span>The cards in letters</span>
          <input name="cards" autocomplete="off" autocapitalize="characters" spellcheck="false" .value=${live(state.text)}
            @input=${(event: Event) => store.set({ text: (event.target as HTMLInputElement).value })} /></label>
        <button class="button quiet">Lay them</button>
      </form>
      <div class="tools">
        <button type="button" class="button quiet" @click=${() => void weigh([])}>Empty</button>
        <button type="button" class="button quiet" @click=${reset}>Back to the example</button>
        ${copyButton(() => link("declare", params(), anchorOf(host)))}
      </div>`;
  }

  function won(event: Event): void {
    store.set({ won: (event.target as HTMLInputElement).checked });
    void weigh(store.state.cards);
  }

  function submit(event: Event): void {
    event.preventDefault();
    void weigh(unpackCards(store.state.text));
  }
}
