/** <trionfi-score>: a real hand settled from its facts, while they are being typed. */
import { announce } from "../announce";
import { engine } from "../engine";
import { Readings } from "../readings";
import { insisted } from "../read-file";
import { row, say } from "../say";
import type { Settled, Sheet } from "../sheet/calculator";
import type { Deal } from "../sheet/data";
import { keepOpen, sheetKey } from "../sheet/key";
import type { Start, Widget } from "../shell";
import { recallText } from "../storage";
import { paymentsOf } from "../settlement";
import { known, PLAIN, settleAlike, type TableRules } from "../table-rules";
import type { FormField } from "../types";
import { link, queryOf, read, write, type Params } from "../url";
import { anchorOf, focusOn, goneOn, Latest, stage } from "../widget";
import { paragraph, problemText, sentence, signed } from "../words";
import { worded } from "./declared";
import { briefly, carried, defaults, entryOf, moved, NONE, unsaidOf, type Fact, type Facts } from "./form";
import { today } from "./former";
import { linkedFacts, paramsOf, settledFor } from "./link";
import { formFor, opening } from "./opening";
import { answered, EMPTY, told, type State } from "./state";
import { missingOf, scoreView, type Acts, type Desk } from "./view";

export function mount(host: HTMLElement, start: Start): Widget {
  const game = host.getAttribute("game") ?? "";
  const latest = new Latest();
  const forms = new Latest();
  const readings = new Readings(game, host.dataset["readings"]);
  const name = `score-${game}`;
  let aloud = 0;
  /** The players as the engine was told them last; null where it calls them itself. */
  let named: string[] | null = null;
  let kept: Sheet | null = null;
  let pending: Promise<void> = Promise.resolve();
  /** A deal that is being written down changes no more. */
  let adding = false;
  const does: Acts = {
    choose: (players, rules) => void choose(players, rules),
    turn: (match) => void turn(match),
    change,
    submit: (event) => void submit(event),
    reset,
    keepSheet: () => void keepSheet(),
    href,
  };

  const { store, close } = stage<State>(
    host,
    EMPTY,
    (state) => scoreView(state, desk(), does),
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
      kept?.close();
      close();
    },
  };

  async function begin(): Promise<void> {
    store.set({ problem: null });
    const said = start.by === "link" ? read("score") : {};
    const ready = await forms.run((signal) => opening(game, start, said, readings, signal));
    if (!ready) return;
    if ("problem" in ready) return store.set({ problem: problemText(ready.problem) });
    const { set, unknown } = ready.value;
    store.set({ ...set, ...(start.by === "link" ? linkedFacts(set.form, unknown) : { facts: defaults(set.form), problem: null }) });
    store.flush();
    if (!goneOn(host) && !["link", "again"].includes(start.by)) host.querySelector<HTMLElement>(".form-group input")?.focus({ preventScroll: true });
    await settle();
    if ("sheet" in host.dataset || recallText(sheetKey(game)) !== null) await keepSheet();
  }

  function desk(): Desk {
    const { players, heads, match } = store.state;
    // A match has nothing to do with the sheet, on which hands are written.
    const sheet = match ? null : kept;
    const seated = sheet?.names() ?? Array.from({ length: players }, (_, at) => say("Player {n}", { n: at + 1 }));
    return { name, names: sheet ? seated : heads, seated, sheet, readings };
  }

  /** The sheet is fetched by who wants one, or has one on this device. */
  async function keepSheet(): Promise<void> {
    try {
      const { open } = await insisted(() => import("../sheet/sheet"));
      const place = host.querySelector<HTMLElement>(".sheet-place");
      if (!place || kept) return;
      kept = open(place, {
        game, title: host.dataset["title"] ?? document.querySelector("h1")?.firstChild?.textContent?.trim() ?? "", players: () => store.state.players, fits: (players) => settledFor(store.state.show!).includes(players), rules: () => store.state.rules, other: (rules) => !settleAlike(store.state.show!, rules, store.state.rules),
        redraw: renamed, reseat, paid, fill: (facts, players, rules) => void fill(facts, players, rules),
      });
      keepOpen(game);
      renamed();
      const { players, show } = store.state;
      const begun = start.by === "link" ? null : kept.begun();
      if (begun && show && (await seat(settledFor(show).find((number) => number === begun.players) ?? players, begun.rules))) await settle();
    } catch {
      store.set({ problem: say("The score sheet could not be fetched. Check the connection and press again.") });
    }
  }

  /** Takes a deal from the sheet, or empties the form for the next one. */
  async function fill(facts: Facts | null, players: number, rules: TableRules): Promise<void> {
    if (store.state.match || players !== store.state.players || JSON.stringify(rules) !== JSON.stringify(store.state.rules)) await seat(players, rules, false);
    const { form } = store.state;
    const kept = Object.entries(today(facts ?? {})).filter(([key]) => form.some((field) => field.key === key));
    store.set({ facts: { ...defaults(form), ...worded(form, Object.fromEntries(kept)) }, problem: null, result: null });
    write("score", params());
    store.flush();
    const first = host.querySelector<HTMLElement>(".score-form .form-group input");
    if (first) focusOn(first);
    await settle();
  }

  /** Who is called otherwise on the sheet is called so in every sentence. */
  function renamed(): void {
    store.set({});
    if (String(written()) !== String(named)) void settle();
  }

  /** The names on the sheet, where there is one for each who plays. */
  function written(): string[] | null {
    const found = desk().sheet?.names();
    return found?.length === store.state.players ? found : null;
  }

  async function paid({ facts, rules, seats }: Deal, names: string[]): Promise<Pick<Settled, "lines" | "result"> | null> {
    const told = Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== NONE));
    const { settled } = await engine.call("calculator", { game, players: seats.length, match: false, ...(rules ?? PLAIN), facts: told, names });
    return settled && { lines: paymentsOf(settled.lines), result: settled.result };
  }

  function reseat(before: number[], after: number[]): void {
    store.set({ facts: moved(store.state.form, store.state.facts, (seat) => after.indexOf(before[seat] ?? -1)) });
    write("score", params());
    void settle();
  }

  /** Enter or the button below the form: what was typed last is settled first. */
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (!kept || adding || store.state.match) return;
    adding = true;
    await pending;
    adding = false;
    const { result, form, unsaid } = store.state;
    const why = kept.refuses() || missingOf(store.state);
    if (!result || why) {
      if (why) announce(why);
      if (unsaid?.key) entryOf(host, name, unsaid.key)?.focus();
      return;
    }
    const lines = paymentsOf(result.lines);
    const facts = answered(store.state);
    const words = briefly(form, told(store.state), desk().names);
    kept.add({ scores: result.scores, lines, result: result.result, facts, words, rules: store.state.rules, leaves: result.leaves });
  }

  /** With another number of players the form begins anew; under other rules it keeps what they ask too. */
  async function seat(players: number, said: TableRules, match = store.state.match): Promise<boolean> {
    const rules = readings.named(known(store.state.show!, said).rules);
    const found = await forms.run((signal) => formFor(game, players, rules, match, signal));
    if (!found) return false;
    if ("problem" in found) return store.set({ problem: problemText(found.problem) }), false;
    const { form, heads } = found.value;
    const { state } = store;
    const same = players === state.players && match === state.match;
    store.set({ players, rules, match, form, heads, facts: same ? carried(state.form, form, state.facts) : defaults(form), result: match === state.match ? state.result : null, problem: null });
    write("score", params());
    kept?.redraw();
    return true;
  }

  async function choose(players: number, rules: TableRules): Promise<void> {
    if (adding) return store.set({});
    if (!(await seat(players, rules))) return;
    kept?.ruled();
    await settle();
  }

  /** From a hand to the match and back. */
  async function turn(match: boolean): Promise<void> {
    const { show, players, rules } = store.state;
    if (adding || !show) return store.set({});
    const numbers = settledFor(show, match);
    if (await seat(numbers.includes(players) ? players : (numbers[0] ?? 0), rules, match)) await settle();
    else store.set({});
  }

  function settle(): Promise<void> {
    return (pending = settleNow().catch(() => undefined));
  }

  async function settleNow(): Promise<void> {
    const { players, match, rules } = store.state;
    named = written();
    const answer = await latest.run((signal) => engine.call("calculator", { game, players, match, ...rules, facts: told(store.state), names: named }, signal));
    if (!answer) return;
    if ("problem" in answer) store.set({ unsaid: { key: null, words: problemText(answer.problem) }, result: null });
    else {
      const { form, heads, settled, unsaid } = answer.value;
      const open = unsaidOf(form, store.state.facts);
      store.set({ form, heads, result: open ? null : settled, unsaid: open && settled ? { key: open.key, words: open.asks } : unsaid });
    }
    window.clearTimeout(aloud);
    aloud = window.setTimeout(speak, 900);
  }

  function speak(): void {
    const { result } = store.state;
    const { names } = desk();
    const missing = missingOf(store.state);
    if (result) announce(paragraph(sentence(result.result), say("Settled: {scores}.", { scores: row(result.scores.map((score, at) => say("{name} {n}", { name: names[at] ?? "", n: signed(score) })), ",") })));
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

  /** A link to the calculator on the page of its game, wherever this one stands. */
  function href(): string {
    const home = host.dataset["home"];
    return home === undefined ? link("score", params(), anchorOf(host)) : new URL(`${home}?${queryOf("score", params())}#the-score`, document.baseURI).href;
  }

  function params(): Params {
    return paramsOf(store.state);
  }

  function reset(): void {
    store.set({ facts: defaults(store.state.form), problem: null });
    write("score", params());
    void settle();
  }

}
