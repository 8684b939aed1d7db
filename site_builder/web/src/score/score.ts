/** <trionfi-score>: a real hand settled from its facts, while they are being typed. */
import { announce } from "../announce";
import { engine } from "../engine";
import { Readings } from "../readings";
import { insisted } from "../read-file";
import { row, say } from "../say";
import type { Sheet } from "../sheet/calculator";
import { keepOpen, sheetKey } from "../sheet/key";
import type { Start, Widget } from "../shell";
import { recallText } from "../storage";
import { known, settleAlike, type TableRules } from "../table-rules";
import type { FormField } from "../types";
import { link, queryOf, read, write, type Params } from "../url";
import { anchorOf, focusOn, Latest, stage } from "../widget";
import { problemText, signed } from "../words";
import { briefly, carried, counted, defaults, entryOf, moved, unsaid, type Fact, type Facts } from "./form";
import { linkedFacts, paramsOf, settledFor } from "./link";
import { formFor, opening } from "./opening";
import { calledBy, playerName } from "./roles";
import { answered, EMPTY, told, type State } from "./state";
import { missingOf, named, scoreView, type Acts, type Desk } from "./view";

export function mount(host: HTMLElement, start: Start): Widget {
  const game = host.getAttribute("game") ?? "";
  const latest = new Latest();
  const forms = new Latest();
  const readings = new Readings(host);
  const name = `score-${game}`;
  let aloud = 0;
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
    // Once the engine is there the reader may have gone on to another field.
    if (!["link", "again"].includes(start.by)) host.querySelector<HTMLElement>(".form-group input")?.focus({ preventScroll: true });
    await settle();
    if ("sheet" in host.dataset || recallText(sheetKey(game)) !== null) await keepSheet();
  }

  function desk(): Desk {
    const { players, show, match } = store.state;
    // A match has nothing to do with the sheet, on which hands are written.
    const sheet = match ? null : kept;
    const seated = sheet?.names() ?? Array.from({ length: players }, (_, at) => playerName(at));
    const { heads, told: spoken } = sheet ? { heads: seated, told: seated } : calledBy(players, told(store.state), show?.terms ?? {});
    return { name, names: heads, told: spoken, seated, sheet, readings };
  }

  /** The sheet is fetched by who wants one, or has one on this device. */
  async function keepSheet(): Promise<void> {
    try {
      const { open } = await insisted(() => import("../sheet/sheet"));
      const place = host.querySelector<HTMLElement>(".sheet-place");
      if (!place || kept) return;
      kept = open(place, {
        game, title: host.dataset["title"] ?? document.querySelector("h1")?.firstChild?.textContent?.trim() ?? "", players: () => store.state.players, fits: (players) => settledFor(store.state.show!).includes(players), rules: () => store.state.rules, other: (rules) => !settleAlike(store.state.show!, rules, store.state.rules),
        redraw: () => store.set({}), reseat, fill: (facts, players, rules) => void fill(facts, players, rules),
      });
      keepOpen(game);
      store.set({});
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
    if (!kept || adding || store.state.match) return;
    adding = true;
    await pending;
    adding = false;
    const { result, form } = store.state;
    const missing = missingOf(store.state, desk());
    const why = kept.refuses() || missing?.words;
    if (!result || why) {
      if (why) announce(why);
      if (missing?.key) entryOf(host, name, missing.key)?.focus();
      return;
    }
    const lines = result.lines.map(({ label, because, amounts }) => ({ label, because: counted(because, desk().told), amounts }));
    const facts = answered(store.state);
    const words = briefly(named(form, desk()), told(store.state), desk().names);
    kept.add({ scores: result.scores, lines, facts, words, rules: store.state.rules, leaves: result.leaves });
  }

  /** With another number of players the form begins anew; under other rules it keeps what they ask too. */
  async function seat(players: number, said: TableRules, match = store.state.match): Promise<boolean> {
    const rules = readings.named(known(store.state.show!, said).rules);
    const form = await forms.run((signal) => formFor(game, players, rules, match, signal));
    if (!form) return false;
    if ("problem" in form) return store.set({ problem: problemText(form.problem) }), false;
    const { state } = store;
    const same = players === state.players && match === state.match;
    store.set({ players, rules, match, form: form.value, facts: same ? carried(state.form, form.value, state.facts) : defaults(form.value), result: match === state.match ? state.result : null, problem: null });
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
    const answer = await latest.run((signal) => engine.call("score", { game, players: store.state.players, match: store.state.match, ...store.state.rules, facts: told(store.state) }, signal));
    if (!answer) return;
    const open = unsaid(store.state.form, store.state.facts);
    if ("problem" in answer) store.set({ missing: problemText(answer.problem), result: null });
    else if (open) store.set({ missing: `the fact '${open.key}' is missing`, result: null });
    else store.set({ result: answer.value, missing: null });
    window.clearTimeout(aloud);
    aloud = window.setTimeout(speak, 900);
  }

  function speak(): void {
    const { result } = store.state;
    const { names } = desk();
    const missing = missingOf(store.state, desk());
    if (result) announce(say("Settled: {scores}.", { scores: row(result.scores.map((score, at) => say("{name} {n}", { name: names[at] ?? "", n: signed(score) })), ",") }));
    else if (missing) announce(missing.words);
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
