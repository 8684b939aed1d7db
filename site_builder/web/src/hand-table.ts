/** The middle of the table: the trick, the talon, what was shown. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { back, face, label, picture } from "./card";
import { across, nameOf, placeOf, seatView, type Place } from "./hand-seats";
import { shown, type HandState } from "./hand-state";
import type { Pack, Play, Position } from "./types";

export function tableView(state: HandState): TemplateResult {
  const others = across(shown(state));
  const at = (place: Place): TemplateResult[] => others.filter((player) => placeOf(shown(state), player.seat) === place).map((player) => seatView(state, player));
  const far = at("far");
  return html`<div class="ring">
    ${at("left")}
    <div class="centre">${far.length ? html`<div class="far-seats">${far}</div>` : nothing}${middleTop(state)}<div class="arena">${trickView(state)}</div></div>
    ${at("right")}
  </div>`;
}

export function ownSeat(state: HandState): TemplateResult {
  const { players, seat } = shown(state);
  return seatView(state, players[seat]!);
}

function middleTop(state: HandState): TemplateResult {
  const { talon, trick, phase, shown: seen } = shown(state);
  const pack = state.pack!;
  return html`<div class="middle-top">
    ${talon
      ? html`<span class="talon" role="group" aria-label="the monte, ${talon.count} cards"><span class="cards">${talon.cards.map((card) => (card ? picture(pack, card) : back(pack.name)))}</span><small>monte</small></span>`
      : nothing}
    ${phase.name === "play" && trick?.number && trick.of ? html`<p class="trick-number">Trick <b>${trick.number}</b> of ${trick.of}</p>` : nothing}
    ${talon ? nothing : seen.map((one) => html`<span class="talon shown" role="group" aria-label=${one.words}><span class="cards">${one.cards.map((card) => picture(pack, card))}</span><small>${one.words}</small></span>`)}
  </div>`;
}

function trickView(state: HandState): TemplateResult {
  const position = shown(state);
  const pack = state.pack!;
  const plays = state.scene ? state.scene.plays : (position.trick?.plays ?? []);
  const winning = state.scene ? state.scene.winner : (position.trick?.winning ?? null);
  const ended = state.scene?.winner ?? null;
  return html`<ol class="trick-cards ${ended === null ? "" : "ended"}" style="--seats:${position.players.length}" aria-label="The trick on the table">
    ${repeat(plays, (play) => `${play.seat}${play.card}`, (play) => playView(pack, position, play, winning))}
  </ol>
  <p class="caption">${caption(state, ended)}</p>`;
}

/** Cards lie side by side in the order of the seats, the reader's own in the middle and nearest. */
function playView(pack: Pack, position: Position, play: Play, winning: number | null): TemplateResult {
  const others = across(position);
  const middle = Math.floor(others.length / 2);
  const place = placeOf(position, play.seat);
  const turn = others.findIndex((player) => player.seat === play.seat);
  const column = place === "own" ? middle + 1 : turn < middle ? turn + 1 : turn + 2;
  const won = play.seat === winning;
  return html`<li class="laid ${place} ${won ? "winning" : ""}" style="grid-column:${column}">
    <span class="card" role="img" aria-label="${nameOf(position, play.seat)}: ${label(pack, play.card)}${won ? ", winning" : ""}">${face(pack.name, play.card)}</span>
  </li>`;
}

function caption(state: HandState, ended: number | null): string {
  if (ended === null) return "";
  return ended === shown(state).seat ? "Your trick" : `${nameOf(shown(state), ended)} takes the trick`;
}
