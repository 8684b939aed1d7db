/** The practice hand as it is drawn from its state. */
import { html, nothing, type TemplateResult } from "lit";
import { engine } from "../engine";
import { progressView } from "../engine-progress";
import { copyButton, problemView } from "../parts";
import { chooseColours, colours } from "../colours";
import { chooseIndices, indices } from "../indices";
import type { Saving } from "../storage";
import { say } from "../say";
import { selectView } from "../table-rules";
import { link } from "../url";
import { anchorOf } from "../widget";
import { askView, talksView } from "./ask";
import type { Table } from "./course";
import type { Dealing } from "./dealing";
import type { Looking } from "./looking";
import { reviewView } from "./review";
import { endView, type Beside } from "./end";
import { compareView } from "./compare";
import { friendParams, friendView } from "./friend";
import { placeView, type Places } from "./place";
import { pastHands, pastView } from "./past";
import { shareView } from "./share";
import { bare } from "./focus";
import { icon } from "./icons";
import { levelView } from "./level";
import { judged } from "./judging";
import type { Measures } from "./measure";
import { manner, mannerView } from "./manner";
import { logView, rulesView } from "./more";
import { undoable, type Moves } from "./moves";
import { paceView } from "./pace";
import { openHands, rowsView } from "./row";
import { params, shown, YOU, type HandState } from "./state";
import { ownSeat, tableView, trickNumber } from "./table";
import { tonguesView } from "./tongues";
import { kind, worthsView } from "./worths";

export interface Acts extends Moves, Dealing, Looking, Places, Measures {
  /** Asks once more for what was stopped or could not be fetched. */
  tryAgain(): void;
}

export function handView(state: HandState, table: Table, does: Acts): TemplateResult {
  const felt = stageView(state, table, does);
  return table.frame
    ? html`<div class="widget-body hand at-table" data-hand=${manner().hand} ?data-more=${state.more} @keydown=${(event: KeyboardEvent) => shutMore(event, state, table)}>
        ${headView(state, table)}${troubleView(state, does)}${felt}${sideView(state, table, does)}
      </div>`
    : html`<div class="widget-body hand">${felt}${troubleView(state, does)}${lessonBelow(state, table, does)}</div>`;
}

/** What went wrong, and beside it the way on. */
function troubleView({ problem, again, position }: HandState, does: Acts): TemplateResult | typeof nothing {
  if (!problem) return nothing;
  return html`<div class="trouble">${problemView(problem)}${again || !position
    ? html`<button type="button" class="button try-again" @click=${does.tryAgain}>${say("Try again")}</button>` : nothing}</div>`;
}

function stageView(state: HandState, table: Table, does: Acts): TemplateResult {
  const { position, pack } = state;
  /** A press on the bare table goes on; it must not take the focus from the cards. */
  const hold = (event: Event): void => void (state.scene && bare(event) && event.preventDefault());
  return html`<div class="felt" data-phase=${position ? shown(state).phase.name : "wait"} @mousedown=${hold} @click=${(event: Event) => bare(event) && does.skip()}>
    ${(position || state.review || state.typing) && pack ? feltView(state, table, does) : html`<div class="middle">${progressView()}${state.problem ? nothing : html`<p class="felt-words">${say("The cards are on their way.")}</p>`}</div>`}
  </div>`;
}

function feltView(state: HandState, table: Table, does: Acts): TemplateResult | typeof nothing {
  const { frame, lesson } = table;
  if (state.typing) return placeView(state, does) ;
  if (state.review && state.pack && state.friend) return reviewView(state.review, state.pack, { turnTo: does.turnTo, openAll: does.openAll, play: does.play, playing: does.plays(), playFrom: null, instead: null, solve: null, back: null, lost: nothing, beside: friendView(state.friend, state.review, does) });
  if (state.review && state.pack) return reviewView(state.review, state.pack, { turnTo: does.turnTo, openAll: does.openAll, play: does.play, playing: does.plays(), playFrom: does.playFrom, instead: does.instead, solve: does.solve, back: does.back, lost: (state.measure.accuracy && judged()?.lossesView(state.measure.accuracy)) ?? nothing, beside: nothing });
  const { over, settlement } = state.position!;
  if (over && !state.scene && settlement) return endView(state, lesson ? null : does.next, does.again, lesson ? null : () => does.look("start"), besideEnd(state, table, does));
  return html`${openHands(state)}${tableView(state)}${askView(state, does)}${ownSeat(state)}${frame ? actsView(state, does) : nothing}${rowsView(state, does.press, does.visit)}<div class="hand-tip">${state.busy && engine.progress.stage !== "ready" ? progressView() : state.tip}</div>`;
}

/** What comes with a hand that is over: the same deal as somebody else has played it, the ways to hand it on, and the hands before. */
function besideEnd(state: HandState, { frame, lesson, ...table }: Table, does: Acts): Beside {
  if (lesson) return { compared: nothing, measured: nothing, more: nothing };
  const { setup, position, compared } = state;
  const { challenge } = setup;
  const look = (): void => void does.visitFriend({ name: challenge!.from, setup: { ...setup, challenge: null }, moves: challenge!.moves, settlement: null, back: true }, YOU, 0);
  return {
    compared: challenge ? compareView(challenge, position!, compared, look) : nothing,
    measured: judged()?.measureView(state, does) ?? nothing,
    more: html`${shareView(state, frame!.title)}${pastFold(state, table, does)}`,
  };
}

const pastFold = ({ past }: HandState, { game, store }: Pick<Table, "game" | "store">, does: Acts): TemplateResult =>
  pastView(past, () => void pastHands(game).then((found) => store.set({ past: found }), () => undefined), does.recall);

/** What the hint was chosen from. */
function hintView({ hint, pack }: HandState): TemplateResult | typeof nothing {
  return hint?.worths.length && pack
    ? html`<div class="hint-worths"><p><b>${kind(hint.worths) === "card" ? say("What each card is worth") : say("What each choice is worth")}</b></p>${worthsView(hint, pack, null)}</div>`
    : nothing;
}

function lessonBelow(state: HandState, { lesson }: Table, does: Acts): TemplateResult {
  const { position } = state;
  return html`<div class="tools">
      ${lesson!.free ? html`<button type="button" class="button quiet" aria-disabled=${undoable(position, lesson) ? "false" : "true"} @click=${does.undo}>${say("Undo")}</button>
          <button type="button" class="button quiet" aria-disabled=${state.busy ? "true" : "false"} @click=${does.again}>${say("From the start")}</button>` : nothing}
    </div>
    ${logView(state)}`;
}

const moreName = (game: string): string => `more-${game}`;

/** Above the table: the way back to the page, which game it is, how far the play has come, and what else can be done. */
function headView(state: HandState, { game, frame, store }: Table): TemplateResult {
  return html`<div class="table-head">
    <button type="button" class="button quiet bare table-leave" aria-label=${say("Leave")} title=${say("Leave")} @click=${() => frame!.leave()}>${icon("leave")}</button>
    <p class="table-title">${frame!.title}</p>
    ${state.position && !state.review ? trickNumber(state) : nothing}
    <button type="button" class="button quiet bare table-more" aria-label=${say("More")} title=${say("More")} aria-expanded=${String(state.more)} aria-controls=${moreName(game)} @click=${() => store.set({ more: !state.more })}>${icon("more")}</button>
  </div>`;
}

/** Beside what is asked: advice, and the last move taken back. */
function actsView({ position, review }: HandState, does: Acts): TemplateResult {
  return html`<div class="acts">
    <button type="button" class="button quiet table-hint" aria-disabled=${position && !position.over && !review ? "false" : "true"} @click=${does.hint}>${icon("hint")}<span>${say("Hint")}</span></button>
    <button type="button" class="button quiet table-worth" aria-disabled=${position && !position.over && !review ? "false" : "true"} @click=${does.worth}>${icon("worth")}<span>${say("Worth")}</span></button>
    <button type="button" class="button quiet table-undo" aria-disabled=${position?.undo ? "false" : "true"} @click=${does.undo}>${icon("undo")}<span>${say("Undo")}</span></button>
  </div>`;
}

/** Escape shuts what lies over the cards before it leaves the table. */
function shutMore(event: KeyboardEvent, { more }: HandState, { host, store }: Table): void {
  if (event.key !== "Escape" || !more || event.defaultPrevented) return;
  event.preventDefault();
  store.set({ more: false });
  host.querySelector<HTMLElement>(".table-more")?.focus();
}

const SAVING: Record<Saving, () => string> = {
  on: () => "",
  blocked: () => say("This browser keeps nothing for this page, as in a private window: the hand lasts until the tab is closed. A link to it lasts longer."),
  full: () => say("The storage for this page is full: the hand lasts until the tab is closed. A link to it lasts longer."),
};

function sideView(state: HandState, { element, frame, game, readings, store }: Table, does: Acts): TemplateResult {
  const { friend, position, setup, wanted } = state;
  const playing = position && !position.over && !state.busy;
  return html`<div class="table-side" id=${moreName(game)} role="group" aria-label=${say("What else can be done")}>
    ${readings.view(`hand-${game}`, wanted, does.reread)}
    <div class="tools">
      <button type="button" class="button quiet" aria-disabled=${position ? "false" : "true"} @click=${() => after(store, does.again)}>${say("Same deal again")}</button>
      <button type="button" class="button quiet" aria-disabled=${position ? "false" : "true"} @click=${() => after(store, does.fresh)}>${say("New deal")}</button>
      <button type="button" class="button quiet" aria-disabled=${playing ? "false" : "true"} @click=${does.rest}>${say("Play the rest")}</button>
      <button type="button" class="button quiet" aria-disabled=${position?.moves.length ? "false" : "true"} @click=${() => position?.moves.length && does.look("start")}>${say("Watch from the deal")}</button>
      <button type="button" class="button quiet" aria-disabled=${state.pack && !state.busy ? "false" : "true"} @click=${() => state.pack && !state.busy && does.place()}>${say("Type in a deal")}</button>
      ${copyButton(() => link("hand", friend ? friendParams(friend) : params(setup, position), anchorOf(element)))}
      ${tonguesView()}
    </div>
    ${friend ? nothing : shareView(state, frame!.title)}
    ${pastFold(state, { game, store }, does)}
    ${hintView(state)}
    ${state.saving === "on" ? nothing : html`<p class="notice">${SAVING[state.saving]()}</p>`}
    ${talksView(state, does.chooseTalks)}
    ${levelView(`level-${game}`, wanted.level, does.chooseLevel)}
    ${paceView(`pace-${game}`, () => store.set({}))}
    ${mannerView(`manner-${game}`, () => store.set({}))}
    ${lettersView(() => store.set({}))}
    ${state.pack?.form === "french" ? coloursView(() => store.set({})) : nothing}
    ${logView(state)}
    ${rulesView(state, { choose: (wanted) => store.set({ wanted }), deal: () => after(store, does.fresh) })}
  </div>`;
}

const LETTERS = [["-en", "K Q C J"], ["-fr", "R D C V"], ["-it", "R D C F"]];

const lettersView = (changed: () => void): TemplateResult =>
  selectView(say("Letters on the court cards"), indices(), [["", say("as in the game")], ...LETTERS].map(([value, words]) => ({ value: value!, words: words! })), (ending) => {
    chooseIndices(ending);
    changed();
  });

const coloursView = (changed: () => void): TemplateResult =>
  selectView(say("Colours of the suits"), colours(), [{ value: "", words: say("black and red") }, { value: "four", words: say("four colours") }], (chosen) => {
    chooseColours(chosen);
    changed();
  });

/** The cards come into sight again. */
function after(store: Table["store"], act: () => void): void {
  store.set({ more: false });
  act();
}
