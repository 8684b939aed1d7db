/** The other two players and the reader's own place: who deals, who plays alone, what was said, what was captured. */
import { html, nothing, type TemplateResult } from "lit";
import { back, face, label } from "./card";
import { shown, type HandState } from "./hand-state";
import type { Pack, Player, Position, Seat } from "./types";
import { plural } from "./words";

/** Backs are a picture of how many, not a count to be read card by card. */
const BACKS = 7;

export function sideName(player: Player, own: number, players: number): string {
  if (player.name) return player.name;
  const turn = (player.seat - own + players) % players;
  return turn === 0 ? "You" : turn === 1 ? "Right" : "Left";
}

export function seatView(state: HandState, player: Player, place: "left" | "right" | "own"): TemplateResult {
  const { scene } = state;
  const position = shown(state);
  const pack = state.pack!;
  const speaking = scene?.speaker === player.seat;
  const turn = scene ? scene.speaker === player.seat : position.turn === player.seat;
  const held = player.cards - (scene?.played[player.seat] ?? 0);
  const said = quoted(speaking ? scene!.words : lastWords(position, player.seat));
  return html`<section class="seat ${place} ${turn ? "in-turn" : ""}" aria-label=${sideName(player, position.seat, position.players.length)}>
    <p class="seat-head">
      <span class="seat-name">${sideName(player, position.seat, position.players.length)}</span>
      ${player.dealer ? html`<span class="mark dealer" title="deals this hand">dealer</span>` : nothing}
      ${player.role ? html`<span class="mark role" data-role=${player.role}>${roleWords(player)}</span>` : nothing}
    </p>
    ${place === "own"
      ? nothing
      : html`<span class="cards backs" aria-hidden="true">${Array.from({ length: Math.min(held, BACKS) }, () => back(pack.name))}</span>`}
    <p class="seat-count">${place === "own" ? "" : html`<span>${plural(held, "card")}</span>`}<span>${plural(player.tricks, "trick")}</span></p>
    ${keptView(pack, player)}
    <p class="said ${speaking ? "fresh" : ""}">${said ? html`<q>${said}</q>` : nothing}</p>
  </section>`;
}

function keptView(pack: Pack, player: Player): TemplateResult | typeof nothing {
  if (!player.kept.length && !player.fool) return nothing;
  return html`<span class="kept" role="group" aria-label="kept in sight">
    ${player.kept.map((card) => small(pack, card))}
    ${player.fool ? html`<span class="fool-state">${small(pack, "F")}<small>${player.fool}</small></span>` : nothing}
  </span>`;
}

const small = (pack: Pack, card: string): TemplateResult =>
  html`<span class="card" role="img" aria-label=${label(pack, card)} title=${label(pack, card)}>${face(pack.name, card)}</span>`;

/** What a seat has said since the last cards were dealt or the last trick was taken. */
function lastWords(position: Position, seat: Seat): string {
  const from = position.log.findLastIndex((entry) => entry.kind === "deal" || entry.kind === "trick");
  return position.log.slice(from + 1).findLast((entry) => entry.kind === "say" && entry.seat === seat)?.words ?? "";
}

const quoted = (words: string): string => words.replace(/^[^:]*:\s*/, "").replace(/\.$/, "");

const roleWords = (player: Player): string => (player.partner ? "partner" : player.role);
