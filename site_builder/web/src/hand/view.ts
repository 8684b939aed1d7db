/** The practice hand as it is drawn from its state. */
import { html, nothing, type TemplateResult } from "lit";
import { progressView } from "../engine-progress";
import { copyButton, problemView } from "../parts";
import { link } from "../url";
import { anchorOf } from "../widget";
import { askView, talksView, talkView } from "./ask";
import type { Table } from "./course";
import type { Dealing } from "./dealing";
import { endView } from "./end";
import { bare } from "./focus";
import { logView, rulesView } from "./more";
import { undoable, type Moves } from "./moves";
import { openHands, rowsView } from "./row";
import { params, shown, type HandState } from "./state";
import { ownSeat, tableView } from "./table";

export interface Acts extends Moves, Dealing {
  /** Begins once more after what is needed could not be fetched. */
  begin(): void;
}

export function handView(state: HandState, table: Table, does: Acts): TemplateResult {
  const { position, pack } = state;
  const { game, lesson, readings } = table;
  /** A press on the bare table goes on; it must not take the focus from the cards. */
  const hold = (event: Event): void => void (state.scene && bare(event) && event.preventDefault());
  return html`<div class="widget-body hand">
    ${lesson ? nothing : readings.view(`hand-${game}`, state.wanted.profile, does.reread)}
    <div class="felt" data-phase=${position ? shown(state).phase.name : "wait"} @mousedown=${hold} @click=${(event: Event) => bare(event) && does.skip()}>
      ${position && pack ? feltView(state, table, does) : html`<div class="middle">${progressView()}${state.problem ? nothing : html`<p class="felt-words">The cards are on their way.</p>`}</div>`}
    </div>
    ${problemView(state.problem)}
    ${lesson ? lessonBelow(state, table, does) : belowView(state, table, does)}
  </div>`;
}

function feltView(state: HandState, { lesson }: Table, does: Acts): TemplateResult {
  const { over, settlement } = state.position!;
  if (over && !state.scene && settlement) return endView(state, lesson ? null : does.next, does.again);
  return html`${openHands(state)}${tableView(state)}${askView(state, does)}${ownSeat(state)}${rowsView(state, does.press, does.visit)}<p class="hand-tip">${state.tip}</p>`;
}

function lessonBelow(state: HandState, { lesson }: Table, does: Acts): TemplateResult {
  const { position } = state;
  const stuck = !position && state.problem;
  return html`<div class="tools">
      ${lesson!.free ? html`<button type="button" class="button quiet" aria-disabled=${undoable(position, lesson) ? "false" : "true"} @click=${does.undo}>Undo</button>
          <button type="button" class="button quiet" aria-disabled=${state.busy ? "true" : "false"} @click=${does.again}>From the start</button>` : nothing}
      ${stuck ? html`<button type="button" class="button quiet" @click=${does.begin}>Try again</button>` : nothing}
      ${position && lesson!.free ? talkView(state, does.send) : nothing}
    </div>
    ${logView(state)}`;
}

function belowView(state: HandState, { host, store }: Table, does: Acts): TemplateResult {
  const { position, problem, setup } = state;
  const stuck = !position && problem;
  return html`<div class="tools">
      <button type="button" class="button quiet" aria-disabled=${position?.undo ? "false" : "true"} @click=${does.undo}>Undo</button>
      <button type="button" class="button quiet" aria-disabled=${position ? "false" : "true"} @click=${does.again}>Same deal again</button>
      <button type="button" class="button quiet" aria-disabled=${position || stuck ? "false" : "true"} @click=${stuck ? does.begin : does.fresh}>${stuck ? "Try again" : "New deal"}</button>
      ${copyButton(() => link("hand", params(setup, position), anchorOf(host)))}
      ${position && !position.waits ? talkView(state, does.send) : nothing}
    </div>
    ${talksView(state, does.chooseTalks)}
    ${logView(state)}
    ${rulesView(state, { choose: (wanted) => store.set({ wanted }), deal: does.fresh })}`;
}
