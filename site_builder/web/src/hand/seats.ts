/** The other players and the reader's own place: who deals, who plays alone, what was said, what was captured. */
import { html, nothing, type TemplateResult } from "lit";
import { back, face, label } from "../card";
import { rightward, sideOf, type Place } from "./side";
import { shown, type HandState } from "./state";
import type { FoolLies, Pack, Player, Position, Seat } from "../types";
import { say, type Person } from "../say";
import { cards as cardsOf, tricks } from "../words";

/** Backs are a picture of how many, not a count to be read card by card. */
const BACKS = 5;

export const nameOf = (position: Position, seat: Seat): string => position.players[seat]?.name ?? (seat === position.seat ? say("You") : say("Player {n}", { n: seat + 1 }));

export const personOf = (position: Position, seat: Seat): Person => ({ name: nameOf(position, seat), you: seat === position.seat });

export const placeOf = ({ order, anticlockwise }: Position, seat: Seat): Place => sideOf(order, seat, anticlockwise);

/** The seats as they are seen from left to right, without the reader's own. */
export function across(position: Position): Player[] {
  const others = position.players.filter((player) => player.seat !== position.seat);
  return others.sort((one, two) => rightward(position.order, two.seat, position.anticlockwise) - rightward(position.order, one.seat, position.anticlockwise));
}

export function seatView(state: HandState, player: Player): TemplateResult {
  const { scene } = state;
  const position = shown(state);
  const place = placeOf(position, player.seat);
  const pack = state.pack!;
  const speaking = scene?.speaker === player.seat;
  const turn = scene ? speaking : position.turn === player.seat;
  const open = position.dummies.some((one) => one.seat === player.seat);
  const held = player.cards - (scene?.played[player.seat] ?? 0);
  const hidden = player.cards - (position.laid.find((one) => one.seat === player.seat)?.cards.length ?? 0);
  const said = speaking ? scene!.said : lastWords(position, player.seat);
  const name = nameOf(position, player.seat);
  return html`<div class="seat ${place} ${turn ? "in-turn" : ""}" role="group" aria-label=${name}>
    <p class="seat-head">
      <span class="seat-name">${name}</span>
      ${player.dealer ? html`<span class="mark dealer">${say("dealer")}</span>` : nothing}
      ${player.out ? html`<span class="mark out">${say("sits out")}</span>` : roleView(position, player)}
    </p>
    <div class="seat-cards">
      ${place === "own" || open ? nothing : html`<span class="cards backs" aria-hidden="true">${Array.from({ length: Math.min(held, hidden, BACKS) }, () => back(pack.name))}</span>`}
      ${keptView(pack, player)}
    </div>
    <p class="seat-count">
      ${place === "own" || player.out ? nothing : html`<span>${cardsOf(held)}</span>`}
      ${position.phase.name === "play" && !player.out ? html`<span>${tricks(player.tricks)}</span>` : nothing}
    </p>
    <p class="said ${speaking ? "fresh" : ""}">${said ? html`<q>${said}</q>` : player.bound.length ? html`<span class="bound">${player.bound.join(" · ")}</span>` : nothing}</p>
  </div>`;
}

/** Who is declarer and who plays with whom; that the others are against the declarer goes without saying. */
function roleView(position: Position, player: Player): TemplateResult | typeof nothing {
  const { part, role } = player;
  if (player.partner) return html`<span class="mark role">${say("partner")}</span>`;
  if (!part || (part === "opponent" && player.seat !== position.seat)) return nothing;
  return html`<span class="mark role ${part === "declarer" ? "declarer" : ""}">${role}</span>`;
}

/** Captured cards that count stay in sight, and so does a Fool that was played: bright while it waits for its side's first trick. */
function keptView(pack: Pack, player: Player): TemplateResult | typeof nothing {
  const cards = player.fool ? [...player.kept, "F"] : player.kept;
  if (!cards.length) return nothing;
  return html`<span class="kept" role="group" aria-label=${say("kept in sight")}>
    ${cards.map((card) => keptCard(pack, card, card === "F" ? player.fool : null))}
  </span>`;
}

function keptCard(pack: Pack, card: string, state: FoolLies | null): TemplateResult {
  const words = state === null ? label(pack, card) : state === "face up" ? say("{card}, face up", { card: label(pack, card) }) : say("{card}, in the pile", { card: label(pack, card) });
  const kind = state && state !== "face up" ? "card dimmed" : "card";
  return html`<span class="kept-slot"><span class=${kind} role="img" aria-label=${words} title=${words}>${face(pack.name, card)}</span></span>`;
}

/** What a seat has said since the last cards were dealt or the last trick was taken. */
function lastWords(position: Position, seat: Seat): string {
  const from = position.log.findLastIndex((entry) => entry.kind === "deal" || entry.kind === "trick");
  return position.log.slice(from + 1).findLast((entry) => entry.kind === "say" && entry.seat === seat)?.said ?? "";
}
