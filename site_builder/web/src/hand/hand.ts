/** <trionfi-hand>: a whole hand against bots. The engine decides; here moves go out and positions come back. */
import { html, nothing, type TemplateResult } from "lit";
import { announce } from "../announce";
import { packOf } from "../card";
import { engine } from "../engine";
import { askView, talksView, talkView } from "./ask";
import { Clock } from "./clock";
import { endView } from "./end";
import { logView, rulesView } from "./more";
import type { Lesson } from "./lesson";
import { cardsBeside, cardsToPlay, openHands, rowsView, statusOf } from "./row";
import { scenes } from "./scenes";
import { freshSeed, fromParams, params, shown, YOU, type HandState, type Setup } from "./state";
import { ownSeat, tableView } from "./table";
import { copyButton, problemView } from "../parts";
import { progressView } from "../engine-progress";
import type { Start, Widget } from "../shell";
import { recall, remember } from "../storage";
import { Readings } from "../readings";
import type { TableRules } from "../table-rules";
import type { HandCard, Position, Show } from "../types";
import { link, read, write } from "../url";
import { anchorOf, focusOn, Latest, stage } from "../widget";
import { plural, problemText, sentence } from "../words";

export function mount(host: HTMLElement, start: Start, lesson: Lesson | null = null): Widget {
  const game = host.getAttribute("game") ?? "";
  const linked = lesson ? { ...lesson, unclear: null } : start.by === "link" ? fromParams(read("hand")) : null;
  const readings = new Readings(host);
  const plain = readings.first(start);
  const setup: Setup = linked?.setup ?? { seed: freshSeed(), dealer: 0, players: null, standing: null, ...plain };
  const latest = new Latest();
  /** Whether the trick that the reader's move has finished stays on the table: nothing comes after it. */
  let stays = false;
  const clock = new Clock((scene) => {
    if (scene || !stays) store.set({ scene });
    if (!scene) rest();
  });
  let moved: { after: Position; move: string } | null = null;
  /** After how many moves the reader has kept silent. */
  let silent = 0;

  const { store, close } = stage<HandState>(
    host,
    {
      pack: null, show: null, setup, wanted: setup, position: null, scene: null, at: null, chosen: [], tip: "",
      problem: null, busy: true, talks: !lesson && recall(TALKS, false),
    },
    view,
    { home, busy: () => latest.busy },
  );
  void begin();
  return {
    close: () => {
      clock.stop();
      latest.forget();
      close();
    },
  };

  async function begin(): Promise<void> {
    store.set({ problem: null });
    const ready = await latest.run((signal) => Promise.all([packOf(game), engine.call<Show>("show", { game }, signal)]));
    if (!ready) return;
    if ("problem" in ready) return store.set({ problem: problemText(ready.problem), busy: false });
    const [pack, show] = ready.value;
    store.set({ pack, show });
    if (!linked) {
      await deal(firstHand());
      host.querySelector(".felt")?.scrollIntoView({ block: "nearest" });
      return;
    }
    if (linked.unclear || !(await ask(setup, linked.moves, null))) await mend(linked.unclear ?? store.state.problem ?? "");
  }

  /** In the first hand the player before the reader deals, so that the reader speaks first. */
  function firstHand(): Setup {
    return { seed: setup.seed, dealer: seatsOf(setup) - 1, players: null, standing: null, ...plain };
  }

  function seatsOf(wanted: Setup): number {
    return wanted.players ?? store.state.show?.players[0] ?? 1;
  }

  /** A link that makes no sense: one line says so, and a hand is dealt all the same. */
  async function mend(why: string): Promise<void> {
    if (linked?.unclear || !(await ask(setup, [], null))) await ask(firstHand(), [], null);
    const problem = `This link is broken. ${sentence(why)} A hand is dealt from its start.`;
    store.set({ problem });
    announce(problem);
  }

  /** Asks the engine for a position. Refused, everything stays as it was, with one line that says why. */
  async function ask(wanted: Setup, moves: string[], move: string | null, dealt = false, goesOn = false): Promise<boolean> {
    clock.stop();
    store.set({ busy: true, scene: null });
    const said = Object.entries(wanted).filter(([, value]) => value !== null);
    const request = { game, ...Object.fromEntries(said), seat: lesson?.seat ?? YOU, moves: move ? [...moves, move] : moves, ...(store.state.talks ? { pause: goesOn ? silent : 0 } : {}) };
    const answer = await latest.run(async (signal) => {
      const before = dealt ? await engine.call<Position>("table", { ...request, advance: false }, signal) : move || goesOn ? store.state.position : null;
      return { before, after: await engine.call<Position>("table", { ...request, advance: true }, signal) };
    });
    if (!answer) return false;
    if ("problem" in answer) {
      const problem = problemText(answer.problem);
      store.set({ busy: false, problem });
      announce(problem);
      return false;
    }
    arrive(wanted, answer.value.before, answer.value.after, move);
    return true;
  }

  /** `before` is the position from which the reader's move and the bots' set out; without one there is nothing to show on the way. */
  function arrive(wanted: Setup, before: Position | null, after: Position, move: string | null): void {
    const seed = after.seed ?? wanted.seed;
    const now = { ...wanted, seed, dealer: after.dealer };
    const going = before ? scenes(before, move, after) : [];
    store.set({
      setup: now, wanted: { ...store.state.wanted, seed, dealer: after.dealer }, position: after, busy: false,
      problem: null, chosen: [], tip: "", at: neighbour(move, after),
    });
    if (!lesson) write("hand", params(now, after));
    announce([lesson && !before ? lesson.words : "", news(before, after)].join(" ").trim());
    moved = move ? { after, move } : null;
    const full = lesson && !lesson.free ? going.findIndex((scene) => scene.winner !== null) : -1;
    stays = full >= 0;
    if (going.length) clock.run(stays ? going.slice(0, full + 1) : going);
    else rest();
  }

  /** Everything has been shown, and it is the reader's turn again. */
  function rest(): void {
    store.flush();
    settleFocus();
    const last = moved;
    moved = null;
    if (last) lesson?.arrived(last.after, last.move);
  }

  /** After a card is played the focus goes to the one that takes its place. */
  function neighbour(move: string | null, after: Position): string | null {
    const played = move && /play (\S+)$/.exec(move)?.[1];
    const before = store.state.position ? cardsBeside(store.state, played ?? null) : [];
    const place = before.findIndex((card) => card.card === played);
    const left = cardsToPlay(after);
    const stays = (card: HandCard): boolean => left.some((one) => one.card === card.card);
    if (place < 0) return left.some((card) => card.card === store.state.at) ? store.state.at : null;
    return (before.slice(place).find(stays) ?? before.slice(0, place).reverse().find(stays))?.card ?? null;
  }

  function news(before: Position | null, after: Position): string {
    const known = before ? before.log.length : after.log.length;
    const fresh = after.log.slice(known).filter((entry) => entry.seat !== after.seat || ["trick", "deal"].includes(entry.kind)).map((entry) => sentence(entry.words));
    const asked = after.over ? [after.settlement?.words ?? ""] : [`${after.phase.title}.`, after.phase.words];
    return [...fresh, ...asked].join(" ");
  }

  function send(move: string): void {
    if (!store.state.busy && (lesson?.allows(move) ?? true)) void ask(store.state.setup, store.state.position!.moves, move);
  }

  /** The partner leads without a word of the reader. */
  function goOn(): void {
    const { position, busy, setup: now } = store.state;
    if (busy || !position?.waits) return;
    silent = position.moves.length;
    void ask(now, position.moves, null, false, true);
  }

  function chooseTalks(talks: boolean): void {
    store.set({ talks });
    remember(TALKS, talks);
    if (!talks) goOn();
  }

  function deal(wanted: Setup): Promise<boolean> {
    return ask(wanted, [], null, true);
  }

  function again(): void {
    if (lesson) void ask(setup, lesson.moves, null);
    else if (store.state.position) void deal(store.state.setup);
  }

  function fresh(): void {
    const { position, setup: now, wanted } = store.state;
    if (!position) return;
    const same = seatsOf(wanted) === position.standing.totals.length;
    void deal({ ...wanted, seed: freshSeed(), dealer: same ? now.dealer : seatsOf(wanted) - 1, standing: sameRules(now, wanted) ? now.standing : null });
  }

  /** The next hand of the match; after its end, or with other rules, the first of another. */
  function next(): void {
    const { position, setup: now, wanted } = store.state;
    const { next_dealer, match } = position!.settlement!;
    const goesOn = sameRules(now, wanted) && !match.over;
    const dealer = seatsOf(wanted) === position!.standing.totals.length ? next_dealer : seatsOf(wanted) - 1;
    void deal({ ...wanted, seed: freshSeed(), dealer, standing: goesOn ? match.standing : null });
  }

  /** Another reading is played at once: a hand half played by the old rules could not be finished by the new ones. */
  function reread(rules: TableRules): void {
    store.set({ wanted: { ...store.state.wanted, ...rules } });
    fresh();
  }

  function undoable(position: Position | null): position is Position {
    return position !== null && position.undo > 0 && position.moves.length - position.undo >= (lesson?.moves.length ?? 0);
  }

  function undo(): void {
    const { position } = store.state;
    if (undoable(position) && !store.state.busy) void ask(store.state.setup, position.moves.slice(0, -position.undo), null).then((done) => done && announce(`Taken back. ${position.phase.title}.`));
  }

  /** A press on the bare table goes on; it must not take the focus from the cards. */
  function hold(event: Event): void {
    if (store.state.scene && bare(event)) event.preventDefault();
  }

  function skip(): void {
    clock.skip();
  }

  function press(card: HandCard): void {
    const { position, scene, busy } = store.state;
    if (scene) return skip();
    if (busy || !position) return;
    store.set({ at: card.card });
    const { off, why } = statusOf(position, card);
    if (off) return say(sentence(`${card.label}: ${why ?? "not now"}`));
    if (position.choice?.from === "hand") return toggle(card.card);
    if (card.playable) return send(`play ${card.card}`);
    say(`${card.label}. ${position.phase.words}`);
  }

  function say(tip: string): void {
    store.set({ tip });
    announce(tip);
  }

  function toggle(card: string): void {
    const { chosen, position } = store.state;
    const { count } = position!.choice!;
    if (!chosen.includes(card) && chosen.length === count) return say(`${plural(count, "card is", "cards are")} chosen already: put one back first.`);
    const now = chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card];
    store.set({ chosen: now, problem: null, tip: "" });
    store.flush();
    announce(`${now.length} of ${count} chosen.`);
    if (now.length === count) host.querySelector<HTMLElement>(".confirm")?.focus();
  }

  function confirm(): void {
    const { chosen, position } = store.state;
    const { count, least, verb, words } = position!.choice!;
    if (chosen.length < least || chosen.length > count) return say(words);
    const move = `${verb} ${chosen.join(" ")}`;
    if (!(lesson?.allows(move) ?? true)) return;
    void ask(store.state.setup, position!.moves, move).then((done) => {
      if (!done) store.set({ chosen });
    });
  }

  function visit(card: HandCard): void {
    if (store.state.scene) return;
    const { off, why } = statusOf(store.state.position!, card);
    store.set({ tip: off && why ? sentence(`${card.label}: ${why}`) : sentence(card.label), ...(document.activeElement === button(card.card) ? { at: card.card } : {}) });
  }

  function button(card: string): HTMLElement | null {
    return host.querySelector(`.hand-row [data-card="${CSS.escape(card)}"]`);
  }

  /** The reader's turn: a focus that stood among the cards goes to one that may be played. */
  function settleFocus(): void {
    const { position, at } = store.state;
    if (!position || !host.contains(document.activeElement)) return;
    const row = host.querySelector(".hand-rows");
    const stray = !document.activeElement!.matches("button, summary, select, a, input");
    if (position.over || stray) return focusOn(home(host) ?? host);
    if (!row?.contains(document.activeElement)) return;
    const here = cardsToPlay(position).find((card) => card.card === at);
    if (here && !statusOf(position, here).off && !position.actions.length) return;
    store.set({ at: cardsToPlay(position).find((card) => !statusOf(position, card).off)?.card ?? null });
    store.flush();
    focusOn(home(host) ?? host);
  }

  function home(root: HTMLElement): HTMLElement | null {
    const places = [".next-deal", ".actions .word", ".hand-row .playable[tabindex='0']", ".hand-row.own [tabindex='0']", ".felt"];
    return places.map((place) => root.querySelector<HTMLElement>(place)).find(Boolean) ?? null;
  }

  function view(state: HandState): TemplateResult {
    const { position, pack } = state;
    return html`<div class="widget-body hand">
      ${lesson ? nothing : readings.view(`hand-${game}`, state.wanted.profile, reread)}
      <div class="felt" data-phase=${position ? shown(state).phase.name : "wait"} @mousedown=${hold} @click=${(event: Event) => bare(event) && skip()}>
        ${position && pack ? feltView(state, position) : html`<div class="middle">${progressView()}${state.problem ? nothing : html`<p class="felt-words">The cards are on their way.</p>`}</div>`}
      </div>
      ${problemView(state.problem)}
      ${belowView(state, position)}
    </div>`;
  }

  function feltView(state: HandState, position: Position): TemplateResult {
    if (position.over && !state.scene && position.settlement) return endView(state, lesson ? null : next, again);
    return html`${openHands(state)}${tableView(state)}${askView(state, { send, confirm, skip, toggle, goOn })}${ownSeat(state)}${rowsView(state, press, visit)}<p class="hand-tip">${state.tip}</p>`;
  }

  function lessonBelow(state: HandState, position: Position | null): TemplateResult {
    const stuck = !position && state.problem;
    return html`<div class="tools">
        ${lesson!.free ? html`<button type="button" class="button quiet" aria-disabled=${undoable(position) ? "false" : "true"} @click=${undo}>Undo</button>
            <button type="button" class="button quiet" aria-disabled=${state.busy ? "true" : "false"} @click=${again}>From the start</button>` : nothing}
        ${stuck ? html`<button type="button" class="button quiet" @click=${() => void begin()}>Try again</button>` : nothing}
        ${position && lesson!.free ? talkView(state, send) : nothing}
      </div>
      ${logView(state)}`;
  }

  function belowView(state: HandState, position: Position | null): TemplateResult {
    const stuck = !position && state.problem;
    if (lesson) return lessonBelow(state, position);
    return html`<div class="tools">
        <button type="button" class="button quiet" aria-disabled=${position?.undo ? "false" : "true"} @click=${undo}>Undo</button>
        <button type="button" class="button quiet" aria-disabled=${position ? "false" : "true"} @click=${again}>Same deal again</button>
        <button type="button" class="button quiet" aria-disabled=${position || stuck ? "false" : "true"} @click=${stuck ? () => void begin() : fresh}>${stuck ? "Try again" : "New deal"}</button>
        ${copyButton(() => link("hand", params(state.setup, position), anchorOf(host)))}
        ${position && !position.waits ? talkView(state, send) : nothing}
      </div>
      ${talksView(state, chooseTalks)}
      ${logView(state)}
      ${rulesView(state, { choose: (wanted) => store.set({ wanted }), deal: fresh })}`;
  }
}

const TALKS = "talk";

const sameRules = (one: Setup, other: Setup): boolean =>
  JSON.stringify([one.players, one.profile, one.options]) === JSON.stringify([other.players, other.profile, other.options]);

const bare = (event: Event): boolean => !(event.target as Element).closest("button, a, summary");
