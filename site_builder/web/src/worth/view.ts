/** A hand with its question, and the figures of what may be done with it. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { face, label } from "../card";
import { progressView } from "../engine-progress";
import { decimals, figure } from "../figures";
import { copyButton, problemView } from "../parts";
import { pickerView } from "../picker";
import { say } from "../say";
import { selectView } from "../table-rules";
import type { ChoiceWorth, HandWorth, Pack, ShareTold } from "../types";
import { link, type Params } from "../url";
import { anchorOf } from "../widget";
import { capital, cards as soMany, sentence } from "../words";
import type { Sheet, WorthState } from "./asked";
import { spanOf, spreadPlot, spreadWords, type Span } from "./plot";

export interface Acts {
  /** Lays a card into the hand, or takes it back. */
  lay(card: string): void;
  choose(at: number): void;
  dealer(seat: number): void;
  speak(place: number, move: string): void;
  typed(text: string): void;
  readText(): void;
  clear(): void;
  /** A second hand, at first the same. */
  beside(): void;
  alone(): void;
  halt(): void;
  goOn(): void;
  params(): Params;
}

export function worthView(state: WorthState, host: HTMLElement, does: Acts): TemplateResult {
  const { pack, sheets, at, running, problem, text } = state;
  const span = spanOf(sheets.flatMap(({ found }) => found?.choices.filter((one) => !givenUp(one, found)) ?? []));
  const begun = sheets.some(({ found }) => found);
  return html`<div class="widget-body worth">
    ${progressView()}
    <div class="worth-hands" data-many=${sheets.length}>${sheets.map((sheet, place) => sheetView(pack!, sheet, place, state, span, does))}</div>
    ${differenceView(sheets)}
    ${problemView(problem)}
    <div class="tools">
      ${running ? html`<button type="button" class="button quiet worth-halt" @click=${does.halt}>${say("Stop here")}</button>`
        : begun ? html`<button type="button" class="button quiet worth-on" @click=${does.goOn}>${say("Look longer")}</button>` : nothing}
      ${sheets.length === 1 ? html`<button type="button" class="button quiet worth-beside" @click=${does.beside}>${say("Beside another hand")}</button>`
        : html`<button type="button" class="button quiet worth-alone" @click=${does.alone}>${say("Only this hand")}</button>`}
      <button type="button" class="button quiet" @click=${does.clear}>${say("Put all back")}</button>
      ${copyButton(() => link("worth", does.params(), anchorOf(host)))}
    </div>
    ${begun ? html`<p class="worth-play">${sheets.find(({ found }) => found)!.found!.play}</p>` : nothing}
    ${pickerView(pack!, new Set(sheets[at]!.question.cards), does.lay, say("in the hand"))}
    <form class="notation" @submit=${(event: Event) => (event.preventDefault(), does.readText())}>
      <label><span>${say("The hand in letters")}</span>
        <input name="worth-cards" autocomplete="off" autocapitalize="characters" spellcheck="false" .value=${live(text)} @input=${(event: Event) => does.typed((event.target as HTMLInputElement).value)} /></label>
      <button class="button quiet worth-read">${say("Take this hand")}</button>
    </form>
  </div>`;
}

function sheetView(pack: Pack, sheet: Sheet, place: number, { at, sheets, running, problem: wrong }: WorthState, span: Span, does: Acts): TemplateResult {
  const { held, found, problem } = sheet;
  const chosen = place === at;
  const name = sheets.length === 1 ? say("Your hand") : place ? say("The second hand") : say("The first hand");
  return html`<section class="worth-hand" aria-label=${name} data-chosen=${chosen}>
    ${sheets.length > 1 ? html`<button type="button" class="button quiet worth-choose" aria-pressed=${String(chosen)} @click=${() => does.choose(place)}>${name}</button>` : nothing}
    <p class="worth-count">${countWords(sheet)}</p>
    <span class="cards cards-small worth-cards">${inOrder(pack, sheet).map((card) => html`<button type="button" class="card" data-card=${card} ?disabled=${!chosen}
      aria-label=${say("Put back {card}", { card: label(pack, card) })} title=${say("Put back {card}", { card: label(pack, card) })} @click=${() => does.lay(card)}>${face(pack.name, card)}</button>`)}</span>
    ${held && chosen ? beforeView(sheet, does) : nothing}
    ${problemView(wrong ? null : problem)}
    ${found ? foundView(pack, found, span, running) : nothing}
  </section>`;
}

/** The hand as one sorts it, and behind it what was taken up. */
function inOrder({ cards }: Pack, { question, held }: Sheet): string[] {
  const places = new Map(cards.map(({ card }, at) => [card, at]));
  const room = held?.room ?? question.cards.length;
  const dealt = question.cards.slice(0, room).sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  return [...dealt, ...question.cards.slice(room)];
}

function countWords({ question, held }: Sheet): string {
  const n = question.cards.length;
  if (!held || (held.fits && n < held.room)) return soMany(n);
  if (held.most > held.room) return say("{n} cards; a hand has {room}, or {most} with those that are taken up.", { n, room: held.room, most: held.most }, { "n one": "{n} card; a hand has {room}, or {most} with those that are taken up." });
  return say("{n} of {room} cards", { n, room: held.room });
}

/** Who deals, and what the others have said. */
function beforeView({ held }: Sheet, does: Acts): TemplateResult {
  const { names, dealer, before, asks, choices } = held!;
  return html`<div class="worth-before">
    ${selectView(say("Dealer"), String(dealer), names.map((words, seat) => ({ value: String(seat), words: capital(words) })), (seat) => does.dealer(Number(seat)))}
    ${before.map((one, place) => selectView(say("{Who} said", { who: one.name }, { "who you": "You said" }), one.move, one.offered.map(({ move, words }) => ({ value: move, words })), (move) => does.speak(place, move)))}
    ${asks && choices.length ? html`<p class="worth-asks">${sentence(asks)}</p>` : nothing}
  </div>`;
}

function foundView(pack: Pack, found: HandWorth, span: Span, running: boolean): TemplateResult {
  const several = found.choices.length > 1;
  const declares = found.choices.some((one) => one.plays && one.plays.of100 > 0);
  return html`<div class="worth-found" aria-busy=${String(running)}>
    <p class="worth-verdict"><b>${found.verdict}</b></p>
    <p class="worth-layouts">${say("{n} layouts played so far.", { n: found.layouts }, { "n one": "{n} layout played so far." })} ${found.doubt}</p>
    <ol class="worth-choices">${found.ranked.map((at) => choiceView(pack, found.choices[at]!, found, span, several, declares))}</ol>
  </div>`;
}

/** Whether a choice is so far behind that it waits for the others: its picture would make theirs too small. */
const givenUp = (one: ChoiceWorth, found: HandWorth): boolean => one.clear && one.layouts < found.layouts;

function choiceView(pack: Pack, one: ChoiceWorth, found: HandWorth, span: Span, several: boolean, declares: boolean): TemplateResult {
  const { unit } = found;
  return html`<li class="worth-choice" data-move=${one.move}>
    <p class="worth-head"><span class="worth-name">${several ? nameView(pack, one) : say("The hand")}</span>
      <span class="worth-paid"><b>${decimals(one.paid, 1)}</b> ${one.interval === null ? nothing : html`± ${decimals(one.interval, 1)}`} ${unit}</span></p>
    ${spreadPlot(one, givenUp(one, found) ? spanOf([one]) : span, spreadWords(one, unit))}
    <p class="worth-shares">${sharesWords(one, declares)} ${lessWords(one, unit)}</p>
  </li>`;
}

/** A word that is said, or the cards that are discarded. */
const nameView = (pack: Pack, one: ChoiceWorth): TemplateResult | string =>
  one.cards.length > 1 ? html`<span class="visually-hidden">${one.words}</span><span class="cards cards-small" aria-hidden="true">${one.cards.map((card) => html`<span class="card">${face(pack.name, card)}</span>`)}</span>` : one.words;

function sharesWords({ plays, made, wins }: ChoiceWorth, declares: boolean): string {
  if (declares && made && plays) {
    return say("Made in {made} of 100 hands in which you play it ({low} to {high}); you play it in {plays}.", { made: whole(made.of100), low: whole(made.low), high: whole(made.high), plays: whole(plays.of100) });
  }
  return wins ? say("You come out ahead in {n} of 100 ({low} to {high}).", ends(wins)) : "";
}

const ends = ({ of100, low, high }: ShareTold): { n: string; low: string; high: string } => ({ n: whole(of100), low: whole(low), high: whole(high) });

const whole = (value: number): string => figure(Math.round(value));

function lessWords({ less, apart, clear }: ChoiceWorth, unit: string): string {
  if (!less || apart === null) return "";
  return clear ? say("{n} {unit} less than the best, ± {half}.", { n: decimals(less, 1), half: decimals(apart, 1), unit })
    : say("Not told from the best: {n} ± {half} {unit} less.", { n: decimals(less, 1), half: decimals(apart, 1), unit });
}

/** What the second hand brings more or less than the first, each with its best choice. */
function differenceView([one, other]: Sheet[]): TemplateResult | typeof nothing {
  if (!one?.found || !other?.found) return nothing;
  const [first, second] = [one.found.choices[one.found.best]!, other.found.choices[other.found.best]!];
  if (first.interval === null || second.interval === null) return nothing;
  const more = second.paid - first.paid;
  const half = decimals(Math.hypot(first.interval, second.interval), 1);
  const [n, unit] = [decimals(Math.abs(more), 1), one.found.unit];
  const words = Math.abs(more) <= Math.hypot(first.interval, second.interval) ? say("The two hands are not told apart: {n} ± {half} {unit} lie between them.", { n, half, unit })
    : more > 0 ? say("The second hand is worth {n} {unit} more, ± {half}.", { n, half, unit }) : say("The second hand is worth {n} {unit} less, ± {half}.", { n, half, unit });
  return html`<p class="worth-difference"><b>${words}</b></p>`;
}
