/** A position with the cards of all players, as the review of a hand and the lines of a puzzle show it. */
import { html, nothing, type TemplateResult } from "lit";
import { back, face, label, picture } from "../card";
import type { Frame, Pack, Review, Seat } from "../types";
import time from "../review-time.css" with { type: "text" };
import review from "../review.css" with { type: "text" };
import sign from "../sign.css" with { type: "text" };
import { say } from "../say";
import { fanView } from "./fan";
import { sideOf, type Place } from "./side";

/** The styles that it needs, with the way through its positions. */
export const BOARD: readonly string[] = [sign, review, time];

/** Who sits where, and who deals. */
export type Board = Pick<Review, "names" | "order" | "anticlockwise" | "seat" | "deals">;

/** `open`: the cards of the others are shown too. */
export const boardView = (data: Board, frame: Frame, pack: Pack, open: boolean): TemplateResult =>
  html`<div class="review-board">${data.order.map((seat) => handOf(data, open, frame, pack, seat))}${trickOf(data, open, frame, pack)}</div>`;

/** Where a seat is as the reader sees it, as at the table. */
const placeIn = ({ order, anticlockwise }: Board, seat: Seat): Place => sideOf(order, seat, anticlockwise);

function handOf(data: Board, open: boolean, frame: Frame, pack: Pack, seat: Seat): TemplateResult {
  const cards = frame.hands[seat]!;
  const name = data.names[seat] ?? say("Player {n}", { n: seat + 1 });
  const seen = open || seat === data.seat;
  const won = frame.tricks[seat]!;
  const place = placeIn(data, seat);
  const across = data.order.filter((one) => placeIn(data, one) === "far");
  const far = data.anticlockwise ? across.length - 1 - across.indexOf(seat) : across.indexOf(seat);
  return html`<div class="review-hand review-${place} ${frame.turn === seat ? "in-turn" : ""}" role="group" aria-label=${say("{name}, {n} cards", { name, n: cards.length }, { "n one": "{name}, {n} card" })} .style="--far:${far};--fars:${across.length}">
    <p class="row-name">${data.deals === seat ? say("{name} (dealer): {n} tricks", { name, n: won }, { "n one": "{name} (dealer): {n} trick" }) : say("{name}: {n} tricks", { name, n: won }, { "n one": "{name}: {n} trick" })}</p>
    ${cards.length ? fanView(pack, cards, !seen, place === "left" || place === "right") : nothing}
  </div>`;
}

/** Where the cards of the others are hidden, so is what lies beside the hands. */
function trickOf(data: Board, open: boolean, { plays, winner, piles }: Frame, pack: Pack): TemplateResult {
  const { names } = data;
  return html`<ol class="review-trick" aria-label=${say("The trick")}>${plays.map((play) => html`<li class="review-${placeIn(data, play.seat)} ${play.seat === winner ? "winning" : ""}" .style="--far:${data.order.filter((one) => placeIn(data, one) === "far").indexOf(play.seat)}">
      <span class="card" role="img" aria-label=${playWords(names[play.seat] ?? "", label(pack, play.card), play.seat === winner)}>${face(pack.name, play.card)}</span></li>`)}</ol>
    <div class="review-piles">${piles.map((pile) => html`<span class="talon" role="group" aria-label=${pile.words}><span class="cards">${pile.cards.map((card) => html`<span class="kept-slot">${open ? picture(pack, card) : back(pack.name)}</span>`)}</span><small>${pile.words}</small></span>`)}</div>`;
}

const playWords = (name: string, card: string, takes: boolean): string => (takes ? say("{name}: {card}, takes the trick", { name, card }) : say("{name}: {card}", { name, card }));
