/** The middle of the table: the trick, the piles, what was shown. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { back, face, label, picture } from "../card";
import { say, sayWith } from "../say";
import { across, nameOf, personOf, placeOf, seatView } from "./seats";
import type { Place } from "./side";
import { shown, type HandState } from "./state";
import type { Pack, Pile, Play, Position } from "../types";

/** The largest pile whose cards lie side by side, and how much of what was shown stays in sight. */
const LAID = 8;
const SHOWN = 3;

export function tableView(state: HandState): TemplateResult {
  const others = across(shown(state));
  const at = (place: Place): TemplateResult[] => others.filter((player) => placeOf(shown(state), player.seat) === place).map((player) => seatView(state, player));
  const far = at("far");
  return html`<div class="ring" .style="--fars:${far.length}">
    ${at("left")}
    ${far.length ? html`<div class="far-seats">${far}</div>` : nothing}
    ${at("right")}
    <div class="centre">${middleTop(state)}${markedView(state)}<div class="arena">${trickView(state)}</div></div>
  </div>`;
}

export function ownSeat(state: HandState): TemplateResult {
  const { players, seat } = shown(state);
  return seatView(state, players[seat]!);
}

/** How far the play has come. */
export function trickNumber(state: HandState): TemplateResult | typeof nothing {
  const { trick, phase } = shown(state);
  if (phase.name !== "play" || !trick?.number || !trick.of) return nothing;
  return html`<p class="trick-number">${sayWith("Trick {n} of {of}", { n: () => html`<b>${trick.number}</b>`, of: trick.of })}</p>`;
}

function middleTop(state: HandState): TemplateResult {
  const { piles, shown: seen } = shown(state);
  const pack = state.pack!;
  return html`<div class="middle-top">
    ${piles.map((pile) => pileView(pack, pile))}
    ${trickNumber(state)}
    ${seen.length ? html`<div class="shown-row">${seen.slice(-SHOWN).map((one) => html`<span class="talon shown" role="group" aria-label=${one.words}><span class="cards">${one.cards.map((card) => html`<span class="kept-slot">${picture(pack, card)}</span>`)}</span><small>${one.words}</small></span>`)}</div>` : nothing}
  </div>`;
}

/** What each side has marked so far, in a line of its own. */
function markedView(state: HandState): TemplateResult | typeof nothing {
  const { marked } = shown(state);
  if (!marked.length) return nothing;
  return html`<ul class="marked" aria-label=${say("Marked so far")}>${marked.map(({ who, words }) => html`<li>${sayWith("{who}: {sum}", { who, sum: () => html`<b>${words}</b>` })}</li>`)}</ul>`;
}

/** A pile face down, with the cards that the reader knows to be in it; of a thick one a few backs and the number. */
function pileView(pack: Pack, pile: Pile): TemplateResult {
  const thick = pile.count > LAID;
  const known = pile.cards.filter((card) => card !== null).slice(0, LAID);
  const cards = thick ? [...known, ...Array<null>(Math.max(0, 3 - known.length)).fill(null)] : pile.cards;
  return html`<span class="talon" role="group" aria-label=${say("{name}, {n} cards", { name: pile.words, n: pile.count }, { "n one": "{name}, {n} card" })}>
    <span class="cards">${cards.map((card) => html`<span class="kept-slot">${card ? picture(pack, card) : back(pack.name)}</span>`)}</span>
    <small>${thick ? say("{pile} ({n})", { pile: pile.words, n: pile.count }) : pile.words}</small></span>`;
}

function trickView(state: HandState): TemplateResult {
  const position = shown(state);
  const pack = state.pack!;
  const plays = state.scene ? state.scene.plays : (position.trick?.plays ?? []);
  const winning = state.scene ? state.scene.winner : (position.trick?.winning ?? null);
  const ended = state.scene?.winner ?? null;
  return html`<ol class="trick-cards ${ended === null ? "" : "ended"}" .style="--seats:${position.players.length}" aria-label=${say("The trick on the table")}>
    ${repeat(plays, (play) => `${play.seat}${play.card}`, (play) => playView(pack, position, play, winning))}
    ${plays.some((play) => play.seat === position.seat) || position.players[position.seat]?.out ? nothing : html`<li class="laid-here" aria-hidden="true"></li>`}
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
  return html`<li class="laid ${place} ${won ? "winning" : ""}" .style="grid-column:${column};--far:${turn - (place === "far" && others.length > 2 ? 1 : 0)}">
    <span class="card" role="img" aria-label=${playWords(nameOf(position, play.seat), label(pack, play.card), won)}>${face(pack.name, play.card)}</span>
  </li>`;
}

const playWords = (name: string, card: string, won: boolean): string => (won ? say("{name}: {card}, winning", { name, card }) : say("{name}: {card}", { name, card }));

function caption(state: HandState, ended: number | null): string {
  if (ended === null) return "";
  return say("{Who} takes the trick", { who: personOf(shown(state), ended) }, { "who you": "Your trick" });
}
