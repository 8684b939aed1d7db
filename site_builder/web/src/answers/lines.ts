/** How the hand of a question goes on after the answer, and after another choice: one deal that fits, all cards open, trick by trick on the felt. */
import { html, nothing, type TemplateResult } from "lit";
import { announce } from "../announce";
import { picture } from "../card";
import { spoken, trickTo, written } from "../drill/names";
import { dress } from "../dress";
import { progressView } from "../engine-progress";
import { BOARD, boardView } from "../hand/board";
import { stepping } from "../hand/stepping";
import look from "../lines.css" with { type: "text" };
import { problemView } from "../parts";
import { say } from "../say";
import type { Widget } from "../shell";
import type { Lines, Pack } from "../types";
import { Latest, stage } from "../widget";
import { paragraph, problemText, sentence } from "../words";

interface State {
  found: Lines | null;
  open: boolean;
  /** Which of the two lines, and how many of its tricks have been played. */
  line: number;
  at: number;
  problem: string | null;
}

/** While they are open the table of the question makes room, as the styles have it. */
export function mountLines(host: HTMLElement, { pack, ask }: { pack: Pack; ask: (signal: AbortSignal) => Promise<Lines> }): Widget {
  [...BOARD, look].forEach(dress);
  const latest = new Latest();
  const { store, close } = stage<State>(host, { found: null, open: false, line: 0, at: 0, problem: null }, view, {
    home: (root) => root.querySelector<HTMLElement>(".step-on, .lines-open"),
    busy: () => latest.busy,
  });
  return {
    close: () => {
      latest.forget();
      close();
    },
  };

  async function open(): Promise<void> {
    const { found } = store.state;
    if (found) return show(found);
    store.set({ problem: null });
    const asked = latest.run(ask);
    store.set({});
    const answer = await asked;
    if (!answer) return;
    if ("value" in answer) return show(answer.value);
    const problem = problemText(answer.problem);
    store.set({ problem });
    announce(problem);
  }

  function show(found: Lines): void {
    store.set({ found, open: true, line: found.own ?? 1, at: 0 });
    store.flush();
    host.querySelector<HTMLElement>(".step-on")?.focus({ preventScroll: true });
    host.scrollIntoView({ block: "start" });
    announce(paragraph(...found.words.map((words) => spoken(pack, words)), positionWords(found, store.state)));
  }

  function back(): void {
    store.set({ open: false });
    store.flush();
    host.querySelector<HTMLElement>(".lines-open")?.focus();
  }

  function turnTo(at: number, line = store.state.line): void {
    const { found } = store.state;
    store.set({ line, at: Math.max(0, Math.min(found!.lines[line]!.frames.length - 1, at)) });
    announce(positionWords(found!, store.state));
  }

  function view(state: State): TemplateResult {
    const { found, open: shows, problem } = state;
    if (shows && found) return openView(found, state);
    return html`<p class="lines-ask"><button type="button" class="button lines-open" aria-disabled=${String(latest.busy)} @click=${() => latest.busy || void open()}>${say("See how it goes on")}</button></p>
      ${latest.busy ? progressView() : nothing}${problemView(problem)}`;
  }

  function openView(found: Lines, { line, at }: State): TemplateResult {
    const { frames, shows } = found.lines[line]!;
    const called = { words: say("Trick by trick"), first: KINDS[found.kind].before(), back: say("One trick back"), on: say("One trick on"), last: say("The last trick") };
    return html`<div class="widget-body hand"><div class="felt" data-phase="play"><section class="review lines" aria-label=${say("How the hand goes on")}>
      ${boardView(found, frames[at]!, pack, true)}
      <div class="review-time"><div class="review-bar"><p class="review-words">${headWords(found, line, at)}</p>${stepping(called, at, frames.length - 1, turnTo)}</div></div>
      <div class="review-advice">
        <ul class="lines-two" aria-label=${KINDS[found.kind].two()}>${found.lines.map((one, place) => html`<li>
          <button type="button" class="button quiet" aria-pressed=${String(place === line)} @click=${() => turnTo(at, place)}>${one.cards.map((card) => picture(pack, card))}<span>${placeWords(found, place)}${one.said ? html`<b class="lines-said">${written(pack, one.said)}</b>` : nothing}</span></button>
          <ul class="lines-ends">${one.ends.map((words) => html`<li>${words}</li>`)}</ul></li>`)}</ul>
        <p class="lines-words">${found.words.map((words) => html`${written(pack, words)} `)}${say("All play on by quick rules of thumb.")}</p>
        <p class="review-tools">${shows === null ? nothing : html`<button type="button" class="button quiet" aria-disabled=${String(at === shows)} @click=${() => turnTo(shows)}>${say("To where it shows")}</button>`}
          <button type="button" class="button quiet lines-back" @click=${back}>${say("Back to the question")}</button></p>
      </div>
    </section></div></div>`;
  }
}

interface Said {
  two(): string;
  before(): string;
  notYet(): string;
  own(): string;
  best(): string;
  other(): string;
}

const CARD: Said = {
  two: () => say("The two cards"), before: () => say("Before the card"), notYet: () => say("Before the card is played."),
  own: () => say("After your card"), best: () => say("After the best card"), other: () => say("After another card"),
};
const DISCARD: Said = {
  two: () => say("The two discards"), before: () => say("Before the discard"), notYet: () => say("Before the discard."),
  own: () => say("After your discard"), best: () => say("After the best discard"), other: () => say("After another discard"),
};
const WORD: Said = {
  two: () => say("The two answers"), before: () => say("Before it is said"), notYet: () => say("Before it is said."),
  own: () => say("After what you said"), best: () => say("After the best answer"), other: () => say("After another answer"),
};
const KINDS: Readonly<Record<Lines["kind"], Said>> = { card: CARD, cards: DISCARD, choice: WORD };

function placeWords({ own, kind }: Lines, place: number): string {
  const said = KINDS[kind];
  if (place === own) return said.own();
  return place ? said.other() : said.best();
}

/** Where a line stands, in a few words. */
function headWords({ lines, names, seat, before, kind }: Lines, line: number, at: number): string {
  const { frames, shows } = lines[line]!;
  const { winner, words } = frames[at]!;
  if (!at) return KINDS[kind].notYet();
  const taken = winner === null ? words : sentence(trickTo(before + at, winner === seat ? null : (names[winner] ?? "")));
  return paragraph(taken, at === shows ? say("Here it shows.") : "");
}

/** The same for the ear, with the cards as they were played; at the end what has come of it. */
function positionWords(found: Lines, { line, at }: Pick<State, "line" | "at">): string {
  const { frames, ends } = found.lines[line]!;
  return paragraph(sentence(placeWords(found, line)), headWords(found, line, at), frames[at]!.words, at === frames.length - 1 ? ends.map(sentence).join(" ") : "");
}
