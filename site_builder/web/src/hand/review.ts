/** A hand looked at once more: each position with all its cards, the words said, and what would have been better. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { picture } from "../card";
import type { Advice, Pack, Review } from "../types";
import { say, sayWith } from "../say";
import { paragraph, sentence } from "../words";
import { boardView } from "./board";
import { icon } from "./icons";
import { openedView, unopenedView, type Opened } from "./opened";
import { stepping } from "./stepping";
import { graphView } from "./worth-graph";
import { judged, weighedView, worthsView, type Weighed } from "./worths";

export interface Looked {
  data: Review;
  /** How many moves have been made in the position that is shown. */
  at: number;
  /** Whether the cards of the others are shown. */
  open: boolean;
  /** What the reader's cards were worth; null where nobody asks. */
  weighed: Weighed | null;
  /** What is known of it with all cards open; null where nobody asks. */
  opened: Opened | null;
}

export interface Turns {
  turnTo(at: number): void;
  openAll(open: boolean): void;
  /** Goes on by itself, or stops. */
  play(): void;
  playing: boolean;
  playFrom: (() => void) | null;
  /** Goes on from the position before a move with another one. */
  instead: ((at: number, move: string) => void) | null;
  /** Solves the move that is shown with all cards open, or stops that. */
  solve: (() => void) | null;
  back: (() => void) | null;
  /** What the decisions have lost. */
  lost: TemplateResult | typeof nothing;
  /** What else stands beside the hand. */
  beside: TemplateResult | typeof nothing;
}

/** The position in words, for those who do not see it. */
export function stepped(looked: Looked): string {
  const { data, at } = looked;
  const mark = markAt(looked);
  const told = mark ? [say("You: {made}.", { made: mark.made }), say("{by}: {advice}.", { by: mark.by, advice: mark.advice.words }), sentence(mark.advice.why)] : [];
  return paragraph(say("Move {at} of {last}.", { at, last: data.frames.length - 1 }), data.frames[at]!.words, ...told);
}

export function reviewView(looked: Looked, pack: Pack, turns: Turns): TemplateResult {
  const { data, at } = looked;
  const frame = data.frames[at]!;
  return html`<section class="review" aria-label=${say("The hand, move by move")}>
    ${boardView(data, frame, pack, looked.open)}
    <div class="review-time">
      <div class="review-bar"><p class="review-words">${frame.words || (at ? "" : say("The cards are dealt."))}</p>${stepsView(looked, turns)}</div>
      ${looked.weighed ? graphView(looked.weighed, at, data.frames.length - 1) : nothing}
      <input class="review-slider" type="range" min="0" max=${data.frames.length - 1} .value=${live(String(at))} aria-label=${say("Move by move")} aria-valuetext=${frame.words}
        @input=${(event: Event) => turns.turnTo(Number((event.target as HTMLInputElement).value))} />
    </div>
    <div class="review-advice">
      ${data.verdict ? html`<p class="review-verdict">${data.verdict.words}</p>` : nothing}
      ${turns.beside}
      ${toolsView(looked, turns)}
      ${looked.opened && turns.solve ? openedView(looked.opened, looked, pack, turns.solve) : nothing}
      ${markOf(looked, pack)}
      ${worthsOf(looked, pack, turns)}
      ${looked.weighed ? weighedView(looked.weighed, pack, turns.turnTo) : nothing}
      ${turns.lost}
      ${differencesView(looked, turns)}
      ${looked.opened ? unopenedView(looked.opened, at) : nothing}
    </div>
  </section>`;
}

function toolsView({ open }: Looked, turns: Turns): TemplateResult {
  return html`<div class="review-tools">
    <label class="check"><input type="checkbox" .checked=${open} @change=${(event: Event) => turns.openAll((event.target as HTMLInputElement).checked)} /> ${say("Show all cards")}</label>
    ${turns.playFrom ? html`<button type="button" class="button quiet" @click=${turns.playFrom}>${say("Play from here")}</button>` : nothing}
    ${turns.back ? html`<button type="button" class="button quiet" @click=${turns.back}>${say("Back to the table")}</button>` : nothing}
  </div>`;
}

interface Mark {
  made: string;
  /** Who would have done what. */
  by: string;
  advice: Advice;
}

/** What would have been done otherwise at a move: as looking ahead says, where it has weighed the move, else by rules of thumb. */
function markAt({ data, weighed, at }: Looked): Mark | null {
  const found = weighed?.found[at];
  if (!found || !judged(weighed, at)) {
    const mark = data.otherwise.find((one) => one.at === at);
    return mark ? { made: mark.made, by: say("By rules of thumb"), advice: mark.advice } : null;
  }
  const { advice, made } = found;
  return made?.place ? { made: made.words, by: say("Looking ahead"), advice } : null;
}

function markOf(looked: Looked, pack: Pack): TemplateResult | typeof nothing {
  const mark = markAt(looked);
  if (!mark) return nothing;
  const cards = mark.advice.cards.map((card) => picture(pack, card));
  return html`<div class="review-mark"><span class="cards cards-small">${cards}</span>
    <p>${say("You: {made}.", { made: mark.made })} ${sayWith("{by}: {advice}.", { by: mark.by, advice: () => html`<b>${mark.advice.words}</b>` })} ${sentence(mark.advice.why)}</p></div>`;
}

function worthsOf({ weighed, at }: Looked, pack: Pack, { instead }: Turns): TemplateResult | typeof nothing {
  const found = weighed?.found[at];
  return found ? worthsView(found, pack, instead && ((move) => instead(at, move))) : nothing;
}

function stepsView({ data, at }: Looked, { turnTo, play, playing }: Turns): TemplateResult {
  const last = data.frames.length - 1;
  const goes = playing ? say("Stop") : say("Go on by itself");
  return stepping({ words: say("Move by move"), first: say("The deal"), back: say("One move back"), on: say("One move on"), last: say("The last move") }, at, last, turnTo,
    html`<button type="button" class="button quiet review-play" aria-label=${goes} title=${goes} aria-disabled=${String(at === last)} @click=${() => at < last && play()}>${icon(playing ? "pause" : "play")}</button>`);
}

/** What rules of thumb would have done otherwise, among the decisions that were not weighed. */
function differencesView({ data, weighed }: Looked, { turnTo }: Turns): TemplateResult | typeof nothing {
  if (weighed && !weighed.problem && weighed.done < weighed.of) return nothing;
  const left = data.choices.filter((at) => !judged(weighed, at));
  const otherwise = data.otherwise.filter(({ at }) => !judged(weighed, at));
  if (!left.length) return nothing;
  return html`<div class="review-list"><p>${left.length < data.choices.length ? otherOf(otherwise.length, left.length) : allOf(otherwise.length, left.length)}</p>
    ${otherwise.length ? html`<ol>${otherwise.map((one) => html`<li><button type="button" class="button quiet" @click=${() => turnTo(one.at)}>${say("Move {at}: {made}", { at: one.at, made: one.made })}</button></li>`)}</ol>` : nothing}</div>`;
}

/** Of all decisions, and of those that were not weighed, how many rules of thumb would have made otherwise. */
const allOf = (n: number, of: number): string => say("Of the {of} decisions that you had, {n} would have been made otherwise by rules of thumb.", { n, of }, {
  "n =0, of =1": "Of the 1 decision that you had, rules of thumb would have made none otherwise.",
  "n =0": "Of the {of} decisions that you had, rules of thumb would have made none otherwise.",
  "of =1": "Of the 1 decision that you had, {n} would have been made otherwise by rules of thumb.",
});
const otherOf = (n: number, of: number): string => say("Of the {of} others, {n} would have been made otherwise by rules of thumb.", { n, of }, {
  "n =0, of =1": "Of the 1 other, rules of thumb would have made none otherwise.",
  "n =0": "Of the {of} others, rules of thumb would have made none otherwise.",
  "of =1": "Of the 1 other, {n} would have been made otherwise by rules of thumb.",
});
