/** <trionfi-score>: a real hand settled from its facts, while they are being typed. */
import { html, nothing, type TemplateResult } from "lit";
import { announce } from "../announce";
import { packOf } from "../card";
import { engine } from "../engine";
import { copyButton, problemView, segments } from "../parts";
import { progressView } from "../engine-progress";
import { asked, briefly, carried, counted, defaults, entryOf, formView, moved, playerName, type Fact, type Facts } from "./form";
import { linkedFacts, paramsOf, settledFor } from "./link";
import { accountView } from "../settlement";
import { Readings } from "../readings";
import type { Sheet } from "../sheet/sheet";
import { keepOpen, sheetKey } from "../sheet/key";
import type { Start, Widget } from "../shell";
import { recallText } from "../storage";
import { known, PLAIN, rulesFields, rulesFromParams, rulesTitle, settleAlike, settling, type TableRules } from "../table-rules";
import type { Account, FormField, Line, Pack, Show } from "../types";
import { link, read, write, type Params } from "../url";
import { anchorOf, focusOn, Latest, stage } from "../widget";
import { capital, problemText, question, signed } from "../words";

interface State {
  pack: Pack | null;
  /** How many may play, and by which rules. */
  show: Show | null;
  form: FormField[];
  players: number;
  rules: TableRules;
  facts: Facts;
  result: Account | null;
  missing: string | null;
  problem: string | null;
}

export function mount(host: HTMLElement, start: Start): Widget {
  const game = host.getAttribute("game") ?? "";
  const latest = new Latest();
  const forms = new Latest();
  const readings = new Readings(host);
  const name = `score-${game}`;
  let aloud = 0;
  let sheet: Sheet | null = null;
  let missingKey: string | null = null;
  let pending: Promise<void> = Promise.resolve();
  /** A deal that is being written down changes no more. */
  let adding = false;

  const { store, close } = stage<State>(
    host,
    { pack: null, show: null, form: [], players: 0, rules: PLAIN, facts: {}, result: null, missing: null, problem: null },
    view,
    {
      home: (root) => root.querySelector<HTMLElement>("input, summary"),
      waits: (now) => (now.pack ? null : (now.problem ?? "")),
      again: () => void begin(),
      busy: () => latest.busy || forms.busy,
    },
  );
  void begin();
  return {
    close: () => {
      window.clearTimeout(aloud);
      latest.forget();
      forms.forget();
      sheet?.close();
      close();
    },
  };

  async function begin(): Promise<void> {
    store.set({ problem: null });
    const said = start.by === "link" ? read("score") : {};
    const ready = await forms.run(async (signal) => {
      const [pack, show] = await Promise.all([packOf(game), engine.call("show", { game }, signal)]);
      const players = settledFor(show).find((number) => String(number) === said["players"]) ?? settledFor(show)[0] ?? 0;
      const { rules, unknown: rule } = known(show, start.by === "link" ? readings.named(rulesFromParams(said)) : readings.first(start));
      const unknown = said["players"] && said["players"] !== String(players) ? `players=${said["players"]}` : rule;
      const form = await formFor(players, rules, signal).catch((problem: unknown) => problem);
      // Rules that do not go together are no reason to settle nothing.
      if (!Array.isArray(form)) return { unknown: problemText(form), set: { pack, show, players, rules: PLAIN, form: await formFor(players, PLAIN, signal) } };
      return { unknown: unknown && `It says "${unknown.slice(0, 60)}", which this game does not have.`, set: { pack, show, players, rules, form: form as FormField[] } };
    });
    if (!ready) return;
    if ("problem" in ready) return store.set({ problem: problemText(ready.problem) });
    const { set, unknown } = ready.value;
    store.set({ ...set, ...(start.by === "link" ? linkedFacts(set.form, unknown) : { facts: defaults(set.form), problem: null }) });
    await settle();
    if (!["link", "again"].includes(start.by)) host.querySelector<HTMLElement>(".form-group input")?.focus({ preventScroll: true });
    if (recallText(sheetKey(game)) !== null) await keepSheet();
  }

  function formFor(players: number, rules: TableRules, signal: AbortSignal): Promise<FormField[]> {
    return engine.call("form", { game, players, ...rules }, signal);
  }

  /** The players as the sheet calls them, else by their numbers. */
  function names(): string[] {
    return sheet?.names() ?? Array.from({ length: store.state.players }, (_, at) => playerName(at));
  }

  /** The form with the players called by their names. */
  function named(form: FormField[]): FormField[] {
    const called = sheet ? names() : [];
    return form.map((field) => ({
      ...field, words: counted(field.words, called), values: field.values?.map((one) => ({ ...one, words: counted(one.words, called) })) ?? null,
    }));
  }

  /** The sheet is fetched by who wants one, or has one on this device. */
  async function keepSheet(): Promise<void> {
    try {
      const { open } = await import("../sheet/sheet");
      const place = host.querySelector<HTMLElement>(".sheet-place");
      if (!place || sheet) return;
      sheet = open(place, {
        game, players: () => store.state.players, rules: () => store.state.rules, other: (rules) => !settleAlike(store.state.show!, rules, store.state.rules),
        redraw: () => store.set({}), reseat, fill: (facts, players, rules) => void fill(facts, players, rules),
      });
      keepOpen(game);
      store.set({});
      const { players, show } = store.state;
      const begun = start.by === "link" ? null : sheet.begun();
      if (begun && show && (await seat(settledFor(show).find((number) => number === begun.players) ?? players, begun.rules))) await settle();
    } catch {
      store.set({ problem: "The score sheet could not be fetched. Check the connection and press again." });
    }
  }

  /** Takes a deal from the sheet, or empties the form for the next one. */
  async function fill(facts: Facts | null, players: number, rules: TableRules): Promise<void> {
    if (players !== store.state.players || JSON.stringify(rules) !== JSON.stringify(store.state.rules)) await seat(players, rules);
    const { form } = store.state;
    const kept = Object.entries(facts ?? {}).filter(([key]) => form.some((field) => field.key === key));
    store.set({ facts: { ...defaults(form), ...Object.fromEntries(kept) }, problem: null, result: null });
    write("score", params());
    store.flush();
    const first = host.querySelector<HTMLElement>(".score-form .form-group input");
    if (first) focusOn(first);
    await settle();
  }

  function reseat(before: number[], after: number[]): void {
    store.set({ facts: moved(store.state.form, store.state.facts, (seat) => after.indexOf(before[seat] ?? -1)) });
    write("score", params());
    void settle();
  }

  /** Enter or the button below the form: what was typed last is settled first. */
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (!sheet || adding) return;
    adding = true;
    await pending;
    adding = false;
    const { result, missing, form } = store.state;
    const why = sheet.refuses() || missing;
    if (!result || why) {
      if (why) announce(why);
      if (missingKey) entryOf(host, name, missingKey)?.focus();
      return;
    }
    const lines = result.lines.map(({ label, because, amounts }) => ({ label, because: counted(because, names()), amounts }));
    sheet.add({ scores: result.scores, lines, facts: told(), words: briefly(named(form), told(), names()), rules: store.state.rules });
  }

  /** With another number of players the form begins anew; under other rules it keeps what they ask too. */
  async function seat(players: number, said: TableRules): Promise<boolean> {
    const rules = readings.named(known(store.state.show!, said).rules);
    const form = await forms.run((signal) => formFor(players, rules, signal));
    if (!form) return false;
    if ("problem" in form) return store.set({ problem: problemText(form.problem) }), false;
    const { state } = store;
    store.set({ players, rules, form: form.value, facts: players === state.players ? carried(state.form, form.value, state.facts) : defaults(form.value), problem: null });
    write("score", params());
    sheet?.redraw();
    return true;
  }

  async function choose(players: number, rules: TableRules): Promise<void> {
    if (adding) return store.set({});
    if (!(await seat(players, rules))) return;
    sheet?.ruled();
    await settle();
  }

  function settle(): Promise<void> {
    return (pending = settleNow().catch(() => undefined));
  }

  async function settleNow(): Promise<void> {
    const answer = await latest.run((signal) => engine.call("score", { game, players: store.state.players, ...store.state.rules, facts: told() }, signal));
    if (!answer) return;
    missingKey = null;
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
    const field = named(store.state.form).find((one) => one.key === key);
    missingKey = field?.key ?? null;
    return field ? `Still to say: ${question(field.words)}` : capital(counted(text.replace(/^P(?=layers? \d)/, "p"), sheet ? names() : []));
  }

  function speak(): void {
    const { result, missing } = store.state;
    if (result) announce(`Settled: ${result.scores.map((score, at) => `${names()[at]} ${signed(score)}`).join(", ")}.`);
    else if (missing) announce(missing);
  }

  function change(field: FormField, fact: Fact | undefined): void {
    if (adding) return store.set({});
    const facts = { ...store.state.facts };
    if (fact === undefined) delete facts[field.key];
    else facts[field.key] = fact;
    store.set({ facts, problem: null });
    write("score", params());
    void settle();
  }

  function params(): Params {
    return paramsOf(store.state);
  }

  function reset(): void {
    store.set({ facts: defaults(store.state.form), problem: null });
    write("score", params());
    void settle();
  }

  function reads(line: Line): Line {
    return { ...line, because: counted(line.because, sheet ? names() : []) };
  }

  function view(state: State): TemplateResult {
    return html`<div class="widget-body score">
      ${progressView()}${problemView(state.problem)}
      ${state.show ? readings.view(name, state.rules.profile, (rules) => void choose(state.players, rules)) : nothing}
      ${state.pack
        ? html`<div class="score-halves">
            <form class="score-form" @submit=${(event: Event) => void submit(event)}>
              ${state.show && settledFor(state.show).length > 1 ? segments(`${name}-players`, "Players", settledFor(state.show).map((one) => ({ value: one, words: String(one) })), state.players, (players) => void choose(players, state.rules)) : nothing}
              ${sheet?.outView() ?? nothing}
              ${formView(named(state.form), { pack: state.pack, name, names: names(), facts: state.facts, change })}
              ${barView(state)}
            </form>
            <div class="score-result">
              ${state.result ? accountView(state.result.lines.map(reads), state.result.scores, names(), "Settled") : nothing}
              ${state.missing ? html`<p class="missing">${state.missing}</p>` : nothing}
            </div>
          </div>
          <div class="tools">
            <button type="button" class="button quiet" @click=${reset}>Start over</button>
            ${copyButton(() => link("score", params(), anchorOf(host)))}
            ${sheet ? nothing : html`<button type="button" class="button quiet" @click=${() => void keepSheet()}>Keep a score sheet</button>`}
          </div>
          ${rulesView(state)}`
        : nothing}
      <div class="sheet-place"></div>
    </div>`;
  }

  /** Only what bears on the settlement is asked; where nothing does, there is nothing to choose. */
  function rulesView({ show, rules, players }: State): TemplateResult | typeof nothing {
    if (!show || !settling(show).length) return nothing;
    return html`<details class="fold rules">
      ${rulesTitle("Rules of this table", show, rules)}
      <div class="rules-fields">${rulesFields(show, rules, settling(show), (wanted) => void choose(players, wanted))}</div>
    </details>`;
  }

  /** On a narrow page what is being settled stays in sight: the sums, and what they are made of. */
  function barView({ result, missing }: State): TemplateResult {
    const sums = result ? result.scores.map((score, at) => html`<span>${names()[at]} <b>${signed(score)}</b></span> `) : missing;
    const made = result ? result.lines.map((line) => `${line.label} ${signed(most(line))}`).join(" · ") : (sheet?.totalsWords() ?? "");
    return html`<div class="score-bar">
      <p aria-hidden="true">${sums}${made ? html`<small>${made}</small>` : nothing}</p>
      ${sheet ? html`<span class="score-add"><button class="button" aria-disabled=${String(!result || sheet.refuses() !== "")}>${sheet.addWords()}</button>${sheet.cancelView()}</span>` : nothing}
    </div>`;
  }
}

/** The largest amount of a line, as whoever pays or gets most sees it. */
const most = (line: Line): number | string => [...line.amounts].sort((one, two) => size(two) - size(one))[0] ?? 0;

function size(amount: number | string): number {
  const [top, bottom] = String(amount).split("/").map(Number) as [number, number | undefined];
  return Math.abs(top / (bottom ?? 1));
}
