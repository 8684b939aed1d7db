/** <trionfi-drill>: a question, an answer, why; Enter starts, checks and goes on. */
import { html, nothing } from "lit";
import { announce } from "../announce";
import { formOf } from "../answers/answers";
import { packOf } from "../card";
import { Ahead, judged } from "./ask";
import { bestOf, bestWords } from "./race";
import { sceneSpoken } from "./scene";
import { attemptOf, fromParams, params, score, SECONDS, switched, wishOf, type Mode, type Outcome, type State, type Wish } from "./state";
import { verdictSpoken } from "./verdict";
import { drillView } from "./view";
import { engine } from "../engine";
import { progress, type Attempt } from "../progress/store";
import { Readings } from "../readings";
import type { Start, Widget } from "../shell";
import { recall, remember } from "../storage";
import type { DrillKind, GameFacts } from "../types";
import { link, read, write } from "../url";
import { anchorOf, focusBelow, Latest, stage } from "../widget";
import { figure, plural, problemText, randomSeed } from "../words";

type Asked = "asked" | "failed" | "overtaken";

const MOST = 50;

export function mount(host: HTMLElement, start: Start): Widget {
  const anyGame = host.hasAttribute("any-game");
  const only = (host.getAttribute("kinds") ?? "").split(/[\s,]+/).filter(Boolean);
  const own = host.getAttribute("game") ?? "";
  const name = `drill-${Math.random().toString(36).slice(2, 8)}`;
  const latest = new Latest();
  const ahead = new Ahead();
  const readings = new Readings(host);
  let ticking = 0;
  let checking = false;

  const acts = { wish, mode, start: () => void race(), stop: end, replay: replayRace, leave: () => mode("free"), change, press, submit, show, repeat, later, href };
  const { store, close } = stage<State>(
    host,
    {
      games: [], pages: namesOf(host.dataset["pages"]), regions: namesOf(host.dataset["regions"]), pack: null, kinds: [], wish: { game: own, kind: "", level: 1, parts: {}, method: "" }, mode: "free", asked: null, said: [],
      outcome: null, since: 0, race: null, queue: [], missed: 0, due: null, problem: null,
    },
    (state) => html`${state.pack ? readings.view(name, state.wish.profile ?? null, ({ profile }) => wish({ profile: profile ?? "" })) : nothing}${drillView(state, name, acts)}`,
    {
      home: (root) => root.querySelector<HTMLElement>(FIRST) ?? root.querySelector<HTMLElement>(".primary, .answer button"),
      waits: (now) => (now.pack && now.asked ? null : (now.problem ?? "")),
      again: () => void begin(),
      busy: () => latest.busy,
    },
  );
  const forget = progress.subscribe(refresh);
  void begin();
  return {
    close: () => {
      forget();
      window.clearInterval(ticking);
      latest.forget();
      close();
    },
  };

  async function begin(): Promise<void> {
    store.set({ problem: null });
    const linked = start.by === "link" ? fromParams(read("drill")) : null;
    const { profile: plain } = readings.first(start);
    const wanted: Partial<Wish> = linked?.wish ?? (plain ? { profile: plain } : {});
    if (anyGame) {
      const games = await latest.run((signal) => engine.call<GameFacts[]>("games", {}, signal));
      if (!games) return;
      if ("problem" in games) return store.set({ problem: problemText(games.problem) });
      store.set({ games: games.value });
    }
    const game = anyGame ? (wanted.game ?? recall("drill.game", own)) : own;
    const unclear = linked?.unclear || (!anyGame && wanted.game !== undefined && wanted.game !== own);
    const first = wanted.kind ?? host.getAttribute("kind") ?? recall(`drill.${game}.kind`, "");
    if (!unclear && (await go({ ...wanted, game, kind: first }, linked?.seed ?? randomSeed(), linked !== null)) !== "failed") {
      if (!linked?.due) return focusAnswer();
      await progress.loadDue();
      return mode("due");
    }
    if (!linked) {
      if (anyGame && game !== own) await go({ game: own, kind: "" }, randomSeed());
      return;
    }
    const why = store.state.problem ?? "Its question cannot be read, so here is another.";
    await go({ game: own, kind: host.getAttribute("kind") ?? "", level: 1, parts: {}, method: "" }, randomSeed());
    store.set({ problem: `This link is broken. ${why}` });
  }

  /** Changes what is asked; on failure everything stays as it was. `strict` takes nothing for granted: a link must be right. */
  async function go(change: Partial<Wish>, seed: number | string, strict = false, along: Partial<State> = {}): Promise<Asked> {
    const before = store.state;
    let { pack, kinds } = before;
    const game = change.game ?? before.wish.game;
    const profile = change.profile ?? (game === before.wish.game ? before.wish.profile : undefined);
    const named = profile ? { profile } : {};
    if (!pack || game !== before.wish.game || profile !== before.wish.profile) {
      const found = await latest.run((signal) => Promise.all([packOf(game), engine.call<DrillKind[]>("drills", { game, ...named }, signal)]));
      if (!found) return "overtaken";
      if ("problem" in found) return store.set({ problem: problemText(found.problem), wish: { ...before.wish } }), "failed";
      pack = found.value[0];
      kinds = found.value[1].filter((one) => !only.length || only.includes(one.kind));
    }
    const asks = change.kind ?? before.wish.kind;
    const offered = kinds.find((one) => one.kind === asks);
    const kind = offered?.kind ?? (strict && asks ? asks : (kinds[0]?.kind ?? ""));
    const same = kind === before.wish.kind && game === before.wish.game;
    const kept = same ? before.wish : { level: recall(`drill.${game}.${kind}.level`, 1), parts: {}, method: "" };
    const made: Wish = { game, kind, level: kept.level, parts: kept.parts, method: kept.method, ...named, ...without(change) };
    if (!strict) made.level = Math.min(made.level, kinds.find((one) => one.kind === kind)?.levels.length ?? 1);
    made.parts = strict ? made.parts : switched(kinds.find((one) => one.kind === kind), made.level, made.parts);
    store.set({ kinds, wish: made });
    if (before.mode === "timed" && before.asked && !along.mode) return store.set({ pack, race: null, problem: null }), refresh(), "asked";
    const done = await ask(made, seed, "", { pack, ...along });
    if (done === "failed") store.set({ kinds: before.pack ? before.kinds : kinds, wish: before.wish });
    return done;
  }

  /** `along` changes in the same moment, so that no old question is seen in a new mode. */
  async function ask(made: Wish, seed: number | string, prefix = "", along: Partial<State> = {}): Promise<Asked> {
    const answer = await latest.run((signal) => ahead.take(made, seed, signal));
    if (!answer) return "overtaken";
    if ("problem" in answer) return store.set({ problem: problemText(answer.problem) }), "failed";
    const asked = answer.value;
    store.set({ asked, wish: made, said: formOf(asked).empty(asked), outcome: null, problem: null, since: performance.now(), ...along });
    remember(`drill.${made.game}.${made.kind}.level`, made.level);
    remember(`drill.${made.game}.kind`, made.kind);
    if (anyGame) remember("drill.game", made.game);
    write("drill", params(made, asked.seed, anyGame));
    refresh();
    announce(`${prefix}${sceneSpoken(store.state.pack!, asked)}`);
    store.flush();
    return "asked";
  }

  function focusAnswer(): void {
    const target = host.querySelector<HTMLElement>(FIRST);
    if (target) focusBelow(host.querySelector(".question"), target);
  }

  function refresh(): void {
    const { game } = store.state.wish;
    const mine = (all: Attempt[]): number => all.filter(asksHere).length;
    store.set({ missed: mine(progress.misses({ game })), due: progress.repeating ? dueHere().length : null });
  }

  /** In the place for every game, those of every game; else those of this one. */
  function dueHere(): Attempt[] {
    if (!anyGame) return progress.due(Date.now(), { game: own }).filter(asksHere);
    const known = new Set(store.state.games.map((game) => game.slug));
    return progress.due(Date.now()).filter((one) => known.has(one.game));
  }

  /** When the next of these comes back. */
  function later(): number | null {
    return progress.nextDue(Date.now(), anyGame ? {} : { game: own });
  }

  function asksHere(attempt: Attempt): boolean {
    return store.state.kinds.some((one) => one.kind === attempt.kind);
  }

  function href(): string {
    const { asked, wish: made } = store.state;
    return link("drill", params(made, asked!.seed, anyGame), anchorOf(host));
  }

  // The bar.

  function wish(change: Partial<Wish>): void {
    const { mode: now } = store.state;
    if (now === "replay" || now === "due") store.set({ mode: "free", queue: [] });
    if (store.state.race) stopClock();
    void go(change, randomSeed());
  }

  function mode(to: Mode): void {
    stopClock();
    const { game } = store.state.wish;
    if (to === "free") void ask(store.state.wish, randomSeed(), "", { mode: to, race: null, queue: [] }).then(focusAnswer);
    else if (to !== "timed") again(to === "replay" ? progress.misses({ game }).filter(asksHere) : dueHere(), to);
    else {
      store.set({ mode: to, race: null, outcome: null, problem: null, queue: [] });
      announce(`${SECONDS} seconds: press Enter to start.`);
    }
  }

  function repeat(): void {
    progress.repeating = true;
    announce("What you have missed comes back when it is due.");
    host.querySelector<HTMLElement>(".primary")?.focus();
  }

  // Answers.

  function change(said: string[]): void {
    store.set({ said, problem: null });
  }

  function press(said: string[]): void {
    store.set({ said });
    void check();
  }

  function submit(event: Event): void {
    event.preventDefault();
    const { asked, outcome, said } = store.state;
    if (!asked) return;
    if (outcome) return void next();
    const problem = formOf(asked).missing(asked, said);
    if (!problem) return void check();
    store.set({ problem });
    store.flush();
    focusAnswer();
  }

  async function check(): Promise<void> {
    const { asked, said, wish: made, since } = store.state;
    if (!asked || checking) return;
    const ms = performance.now() - since;
    checking = true;
    const found = await latest.run((signal) => judged(made, asked, said, signal));
    checking = false;
    if (!found || store.state.asked !== asked) return;
    if ("problem" in found) return store.set({ problem: problemText(found.problem) });
    settle(found.value, ms);
  }

  function show(): void {
    settle({ kind: "shown", verdict: null, own: null }, performance.now() - store.state.since);
  }

  function settle(outcome: Outcome, ms: number): void {
    const { asked, wish: made, mode: now, race: run, queue, pack } = store.state;
    const right = outcome.kind === "right";
    const attempt = attemptOf(made, asked!.seed, { right, ms: Math.round(ms), at: Date.now(), mode: now });
    progress.add(attempt);
    if (run && !run.over) {
      const counts = { right: run.right + (right ? 1 : 0), wrong: run.wrong + (right ? 0 : 1) };
      store.set({ race: { ...run, ...counts, misses: right ? run.misses : [...run.misses, attempt] } });
      if (right) return void next("Right. ");
    }
    store.set({ outcome, problem: null, queue: right ? queue.slice(1) : [...queue.slice(1), ...queue.slice(0, 1)] });
    refresh();
    store.flush();
    host.querySelector<HTMLElement>(".next")?.focus({ preventScroll: true });
    host.querySelector(".verdict")?.scrollIntoView({ block: "nearest" });
    announce(verdictSpoken(pack!, asked!, outcome));
  }

  async function next(prefix = ""): Promise<void> {
    const { mode: now, wish: made, queue } = store.state;
    if (now === "replay" || now === "due") return again(queue, now);
    if ((await ask(made, ahead.seed(made), prefix)) === "failed") return;
    if (store.state.race) ahead.prepare(made);
    focusAnswer();
  }

  /** Asks the first of a queue; a question that the game no longer has is passed over. */
  function again(left: Attempt[], how: Mode): void {
    const queue = left.slice(0, MOST);
    const first = queue[0];
    if (first) {
      const along = { mode: how, race: null, queue };
      const made = wishOf(first);
      const done = made.game === store.state.wish.game ? ask(made, first.seed, "", along) : go(made, first.seed, true, along);
      return void done.then((end) => (end === "failed" ? again(queue.slice(1), how) : focusAnswer()));
    }
    store.set({ mode: how, race: null, outcome: null, problem: null, queue });
    store.flush();
    announce("Nothing is left to ask again.");
    host.querySelector<HTMLElement>(".primary")?.focus();
  }

  // The clock.

  async function race(): Promise<void> {
    const made = store.state.wish;
    const before = bestOf(store.state);
    if ((await ask(made, ahead.seed(made))) !== "asked") return;
    const begun = performance.now();
    store.set({ race: { begun, ends: begun + SECONDS * 1000, right: 0, wrong: 0, misses: [], over: false, before }, since: begun });
    store.flush();
    ticking = window.setInterval(tick, 200);
    ahead.prepare(made);
    focusAnswer();
  }

  function tick(): void {
    const { race: run } = store.state;
    if (!run || run.over) return stopClock();
    if (performance.now() >= run.ends) end();
    else store.set({});
  }

  function stopClock(): void {
    window.clearInterval(ticking);
  }

  function end(): void {
    stopClock();
    const { race: run, wish: made } = store.state;
    if (!run || run.over) return;
    latest.forget();
    checking = false;
    const { game, kind, level } = made;
    const full = performance.now() >= run.ends;
    if (full) progress.addRun({ game, kind, level, at: Date.now(), seconds: SECONDS, right: run.right, wrong: run.wrong });
    store.set({ race: full ? { ...run, over: true } : null, outcome: null, problem: null });
    store.flush();
    host.querySelector<HTMLElement>(".primary")?.focus();
    if (full) announce(`Time. ${plural(run.right, "right answer")}, ${run.wrong} wrong: ${figure(score(run))}. ${bestWords(run)}`);
  }

  function replayRace(): void {
    again(store.state.race?.misses ?? [], "replay");
  }
}

function namesOf(text: string | undefined): Record<string, string> {
  return text ? (JSON.parse(text) as Record<string, string>) : {};
}

/** Where an answer begins. */
const FIRST = `.answer :is(input, button.pressable, .choice):not([tabindex="-1"])`;

const without = (change: Partial<Wish>): Partial<Wish> => {
  const { level, parts, method } = change;
  return { ...(level === undefined ? {} : { level }), ...(parts ? { parts } : {}), ...(method === undefined ? {} : { method }) };
};

