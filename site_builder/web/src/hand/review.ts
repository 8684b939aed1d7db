/** A hand looked at once more: each position with all its cards, the words said, and what the bot would have done. */
import { html, nothing, type TemplateResult } from "lit";
import { back, face, label, picture } from "../card";
import type { Frame, Pack, Review, Seat } from "../types";
import { plural, sentence } from "../words";
import { weighedView, worthsView, type Weighed } from "./worths";

export interface Looked {
  data: Review;
  /** How many moves have been made in the position that is shown. */
  at: number;
  /** Whether the cards of the others are shown. */
  open: boolean;
  /** What the reader's cards were worth; null where nobody asks. */
  weighed: Weighed | null;
}

export interface Turns {
  turnTo(at: number): void;
  openAll(open: boolean): void;
  playFrom: (() => void) | null;
  /** Goes on from the position before a move with another one. */
  instead: ((at: number, move: string) => void) | null;
  back: (() => void) | null;
}

/** The position in words, for those who do not see it. */
export function stepped({ data, at }: Looked): string {
  const mark = data.otherwise.find((one) => one.at === at);
  const told = mark ? ` You chose to ${lower(mark.made)}; the bot would ${lower(mark.advice.words)}: ${mark.advice.why}.` : "";
  return `Move ${at} of ${data.frames.length - 1}. ${data.frames[at]!.words}${told}`;
}

export function reviewView(looked: Looked, pack: Pack, turns: Turns): TemplateResult {
  const { data, at, open } = looked;
  const frame = data.frames[at]!;
  return html`<section class="review" aria-label="The hand, move by move">
    ${data.verdict ? html`<p class="review-verdict">${data.verdict.words}</p>` : nothing}
    <div class="review-bar">${stepsView(looked, turns)}
      <label class="check"><input type="checkbox" .checked=${open} @change=${(event: Event) => turns.openAll((event.target as HTMLInputElement).checked)} /> Show all cards</label>
      ${turns.playFrom ? html`<button type="button" class="button quiet" @click=${turns.playFrom}>Play from here</button>` : nothing}
      ${turns.back ? html`<button type="button" class="button quiet" @click=${turns.back}>Back to the table</button>` : nothing}
    </div>
    <p class="review-words">${frame.words || (at ? "" : "The cards are dealt.")}</p>
    ${markOf(looked, pack)}
    ${worthsOf(looked, pack, turns)}
    ${trickOf(data, frame, pack)}
    <div class="review-hands">${data.order.map((seat) => handOf(looked, frame, pack, seat))}</div>
    ${looked.weighed ? weighedView(looked.weighed, pack, turns.turnTo) : nothing}
    ${differencesView(looked, turns)}
  </section>`;
}

function handOf({ data, open }: Looked, frame: Frame, pack: Pack, seat: Seat): TemplateResult {
  const cards = frame.hands[seat]!;
  const name = data.names[seat] ?? `Player ${seat + 1}`;
  const seen = open || seat === data.seat;
  return html`<div class="review-hand ${frame.turn === seat ? "in-turn" : ""}" role="group" aria-label="${name}, ${plural(cards.length, "card")}">
    <p class="row-name">${name}${data.dealer === seat ? " (dealer)" : ""}: ${plural(frame.tricks[seat]!, "trick")}</p>
    <span class="cards cards-small">${seen ? cards.map((card) => picture(pack, card)) : cards.length ? html`${back(pack.name)}<small>${plural(cards.length, "card")}</small>` : nothing}</span>
  </div>`;
}

function trickOf({ names }: Review, { plays, winner, piles }: Frame, pack: Pack): TemplateResult {
  return html`<div class="review-middle">
    <ol class="review-trick" aria-label="The trick">${plays.map((play) => html`<li class=${play.seat === winner ? "winning" : ""}>
      <span class="card" role="img" aria-label="${names[play.seat] ?? ""}: ${label(pack, play.card)}${play.seat === winner ? ", takes the trick" : ""}">${face(pack.name, play.card)}</span>
      <small>${names[play.seat]}</small></li>`)}</ol>
    ${piles.map((pile) => html`<span class="talon" role="group" aria-label=${pile.words}><span class="cards cards-small">${pile.cards.map((card) => picture(pack, card))}</span><small>${pile.words}</small></span>`)}
  </div>`;
}

function markOf({ data, at }: Looked, pack: Pack): TemplateResult | typeof nothing {
  const mark = data.otherwise.find((one) => one.at === at);
  if (!mark) return nothing;
  const cards = mark.advice.cards.map((card) => picture(pack, card));
  return html`<div class="review-mark"><span class="cards cards-small">${cards}</span>
    <p>You: ${mark.made}. The bot: <b>${mark.advice.words}</b>. ${sentence(mark.advice.why)}</p></div>`;
}

function worthsOf({ weighed, at }: Looked, pack: Pack, { instead }: Turns): TemplateResult | typeof nothing {
  const found = weighed?.found[at];
  return found ? worthsView(found, pack, instead && ((move) => instead(at, move))) : nothing;
}

function stepsView({ data, at }: Looked, { turnTo }: Turns): TemplateResult {
  const last = data.frames.length - 1;
  const step = (words: string, sign: string, to: number, off: boolean): TemplateResult =>
    html`<button type="button" class="button quiet" aria-label=${words} aria-disabled=${String(off)} @click=${() => off || turnTo(to)}>${sign}</button>`;
  const keys = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turnTo(to);
  };
  return html`<div class="review-steps" role="group" aria-label="Move by move" @keydown=${keys}>
    ${step("The deal", "|◀", 0, at === 0)}${step("One move back", "◀", at - 1, at === 0)}
    <span>${at} of ${last}</span>
    ${step("One move on", "▶", at + 1, at === last)}${step("The last move", "▶|", last, at === last)}
  </div>`;
}

function differencesView({ data }: Looked, { turnTo }: Turns): TemplateResult {
  const { decisions, otherwise } = data;
  if (!decisions) return html``;
  return html`<div class="review-list"><p>You had ${plural(decisions, "decision")} to make; the bot would have made ${otherwise.length ? `${otherwise.length} of them otherwise` : "all of them as you did"}.</p>
    ${otherwise.length ? html`<ol>${otherwise.map((one) => html`<li><button type="button" class="button quiet" @click=${() => turnTo(one.at)}>Move ${one.at}: ${one.made}</button></li>`)}</ol>` : nothing}</div>`;
}

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
