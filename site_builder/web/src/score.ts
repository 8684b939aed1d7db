/** <trionfi-score>: a real hand settled from its facts, while they are being typed. */
import { html, nothing, type TemplateResult } from "lit";
import { announce } from "./announce";
import { packOf } from "./card";
import { engine } from "./engine";
import { copyButton, problemView, segments } from "./parts";
import { progressView } from "./progress";
import { asked, counted, defaults, factOf, factText, formView, playerName, type Fact, type Facts } from "./score-form";
import { accountView } from "./settlement";
import type { Start, Widget } from "./shell";
import type { FormField, Line, Pack, Show } from "./types";
import { link, read, write, type Params } from "./url";
import { anchorOf, Latest, stage } from "./widget";
import { problemText, question, signed } from "./words";

interface Score {
  scores: (number | string)[];
  lines: Line[];
  players?: string[];
}

interface State {
  pack: Pack | null;
  form: FormField[];
  /** How many may play, and how many did. */
  numbers: number[];
  players: number;
  facts: Facts;
  result: Score | null;
  missing: string | null;
  problem: string | null;
}

export function mount(host: HTMLElement, start: Start): Widget {
  const game = host.getAttribute("game") ?? "";
  const latest = new Latest();
  const name = `score-${game}`;
  let aloud = 0;

  const { store, close } = stage<State>(
    host,
    { pack: null, form: [], numbers: [], players: 0, facts: {}, result: null, missing: null, problem: null },
    view,
    {
      home: (root) => root.querySelector<HTMLElement>("input, summary"),
      waits: (now) => (now.pack ? null : (now.problem ?? "")),
      again: () => void begin(),
    },
  );
  void begin();
  return {
    close: () => {
      window.clearTimeout(aloud);
      close();
    },
  };

  async function begin(): Promise<void> {
    store.set({ problem: null });
    const said = start.by === "link" ? read("score") : {};
    const ready = await latest.run(async () => {
      const [pack, show] = await Promise.all([packOf(game), engine.call<Show>("show", { game })]);
      const players = show.players.find((number) => String(number) === said["players"]) ?? show.players[0] ?? 0;
      return { pack, numbers: show.players, players, form: await formFor(players) };
    });
    if (!ready) return;
    if ("problem" in ready) return store.set({ problem: problemText(ready.problem) });
    const { form } = ready.value;
    store.set({ ...ready.value, ...(start.by === "link" ? linkedFacts(form) : { facts: defaults(form), problem: null }) });
    await settle();
    if (start.by !== "link") host.querySelector<HTMLElement>("input")?.focus({ preventScroll: true });
  }

  async function formFor(players: number): Promise<FormField[]> {
    const form = await engine.call<FormField[]>("form", { game, players });
    return form.map((field) => ({
      ...field, words: counted(field.words), values: field.values?.map((one) => ({ ...one, words: counted(one.words) })) ?? null,
    }));
  }

  /** With another number of players the form begins anew. */
  async function seat(players: number): Promise<void> {
    const form = await latest.run(() => formFor(players));
    if (!form) return;
    if ("problem" in form) return store.set({ problem: problemText(form.problem) });
    store.set({ players, form: form.value, facts: defaults(form.value), problem: null });
    write("score", params());
    await settle();
  }

  function linkedFacts(form: FormField[]): { facts: Facts; problem: string | null } {
    const facts = defaults(form);
    let problem: string | null = null;
    for (const [key, text] of Object.entries(read("score"))) {
      if (key === "players") continue;
      const field = form.find((one) => one.key === key);
      const fact = field && factOf(field, text);
      if (fact !== undefined) facts[key] = fact;
      else problem = `This link is broken. It says "${key}=${text.slice(0, 40)}", which this game does not ask. The rest is kept.`;
    }
    return { facts, problem };
  }

  async function settle(): Promise<void> {
    const answer = await latest.run(() => engine.call<Score>("score", { game, players: store.state.players, facts: told() }));
    if (!answer) return;
    if ("problem" in answer) store.set({ missing: missingWords(answer.problem), result: null });
    else store.set({ result: answer.value, missing: null });
    window.clearTimeout(aloud);
    aloud = window.setTimeout(speak, 900);
  }

  /** A question that is not asked now has no answer either. */
  function told(): Facts {
    const { form, facts } = store.state;
    return Object.fromEntries(asked(form, facts).filter((field) => field.key in facts).map((field) => [field.key, facts[field.key]!]));
  }

  /** The engine names the fact that it needs next; the page asks for it in the words of the form. */
  function missingWords(problem: unknown): string {
    const text = problemText(problem);
    const key = /^the fact '(\w+)' is missing/i.exec(text)?.[1];
    const field = store.state.form.find((one) => one.key === key);
    return field ? `Still to say: ${question(field.words)}` : text;
  }

  function speak(): void {
    const { result, missing } = store.state;
    if (result) announce(`Settled: ${result.scores.map((score, at) => `${heads(result)[at]} ${signed(score)}`).join(", ")}.`);
    else if (missing) announce(missing);
  }

  function change(field: FormField, fact: Fact | undefined): void {
    const facts = { ...store.state.facts };
    if (fact === undefined) delete facts[field.key];
    else facts[field.key] = fact;
    store.set({ facts, problem: null });
    write("score", params());
    void settle();
  }

  function params(): Params {
    const { form, facts, players, numbers } = store.state;
    const natural = defaults(form);
    const said = Object.entries(facts).filter(([key, fact]) => natural[key] === undefined || factText(natural[key]) !== factText(fact));
    return { ...(players === numbers[0] ? {} : { players: String(players) }), ...Object.fromEntries(said.map(([key, fact]) => [key, factText(fact)])) };
  }

  function reset(): void {
    store.set({ facts: defaults(store.state.form), problem: null });
    write("score", null);
    void settle();
  }

  function view(state: State): TemplateResult {
    return html`<div class="widget-body score">
      ${progressView()}${problemView(state.problem)}
      ${state.pack
        ? html`<div class="score-halves">
            <form class="score-form" @submit=${(event: Event) => event.preventDefault()}>
              ${state.numbers.length > 1 ? segments(`${name}-players`, "Players", state.numbers.map((one) => ({ value: one, words: String(one) })), state.players, (players) => void seat(players)) : nothing}
              ${formView(state.form, { pack: state.pack, name, players: state.players, facts: state.facts, change })}
              <p class="score-bar" aria-hidden="true">${state.result ? state.result.scores.map((score, at) => html`<span>${heads(state.result!)[at]} <b>${signed(score)}</b></span> `) : state.missing}</p>
            </form>
            <div class="score-result">
              ${state.result ? accountView(state.result.lines.map((line) => ({ ...line, because: counted(line.because) })), state.result.scores, heads(state.result), "Settled") : nothing}
              ${state.missing ? html`<p class="missing">${state.missing}</p>` : nothing}
            </div>
          </div>
          <div class="tools">
            <button type="button" class="button quiet" @click=${reset}>Start over</button>
            ${copyButton(() => link("score", params(), anchorOf(host)))}
          </div>`
        : nothing}
    </div>`;
  }
}

const heads = (result: Score): string[] => result.players ?? result.scores.map((_, seat) => playerName(seat));
