/** What each choice was worth beside the advised one: a card, a bid, a set of cards; and the dearest mistakes of a hand. */
import { html, nothing, type TemplateResult } from "lit";
import { fullName, picture } from "../card";
import { figure } from "../figures";
import { assets } from "../manifest";
import { row, say } from "../say";
import type { Pack, Weighing, Worth } from "../types";
import { paragraph } from "../words";
import { beside, certain, less, rough } from "./amount";

/** What was found by now of the reader's decisions: by the move that he made, so many of so many. */
export interface Weighed {
  found: Record<number, Weighing>;
  done: number;
  of: number;
  problem: string;
  /** How many of the dearest mistakes are kept for practice. */
  kept: number;
}

export interface Mistake {
  at: number;
  unit: string;
  /** What was done: the cards, or the words. */
  name: string;
  worth: Worth;
  best: Worth;
}

export const DEAREST = 3;

/** Where all that are kept stand. */
const KEPT = new URL("../train/progress/#mistakes", assets).href;

/** What comes next, for those who do not see the list. */
export function nextBest({ worths, unit }: Pick<Weighing, "worths" | "unit">, pack: Pack): string {
  const [, next] = worths;
  return next ? say("Next: {choice}, {less}.", { choice: named(next, pack), less: less(next, unit) }) : "";
}

/** The choices, the advised one first. `instead` goes on with one of them from there. */
export function worthsView({ worths, made, unit, hands }: Weighing, pack: Pack, instead: ((move: string) => void) | null): TemplateResult | typeof nothing {
  if (!worths.length) return nothing;
  const cardsOnly = kind(worths) === "card";
  const missing = instead !== null && made === null;
  return html`<div class="worths" role="group" aria-label=${cardsOnly ? say("What each card was worth") : say("What each choice was worth")}><ol>${worths.map((one, place) => html`<li>
      ${one.cards.length ? html`<span class="cards cards-small">${one.cards.map((card) => picture(pack, card))}</span>` : html`<span>${one.words}</span>`}
      <span>${place ? html`<span aria-hidden="true"><b class=${one.clear ? "clear" : ""}>${beside(one)}</b>${certain(one.interval) ? nothing : html` <small>± ${rough(one.interval, one.interval)}${one.clear ? nothing : html` ${say("equal")}`}</small>`}</span><span class="visually-hidden">${less(one, unit)}</span>` : html`<b>${say("advised")}</b>`}
        ${place === made?.place ? html`<small>${made.cards.join() === one.cards.join() ? say("yours") : say("like yours, {cards}", { cards: names(made.cards, pack) })}</small>` : nothing}</span>
      ${instead && place !== made?.place ? html`<button type="button" class="button quiet" aria-label=${say("{what}: {cards}", { what: take(one), cards: named(one, pack) })} @click=${() => instead(one.move)}>${take(one)}</button>` : nothing}
    </li>`)}</ol>
    <p><small>${basis(cardsOnly, unit, hands)} ${meant(worths)}${cardsOnly ? say("Cards that count alike stand here once.") : missing ? say("Likely choices stand here, not all; yours is none of them.") : say("Likely choices stand here, not all.")}</small></p></div>`;
}

/** What the figures of a list mean. */
const basis = (cardsOnly: boolean, unit: string, hands: number): string =>
  cardsOnly
    ? say("In {unit}: how much less than the advised card another brings you on average, beside the mean of your opponents, in {hands} hands that fit what you knew, played on by rules of thumb.", { unit, hands: figure(hands) })
    : say("In {unit}: how much less than the advised choice another brings you on average, beside the mean of your opponents, in {hands} hands that fit what you knew, played on by rules of thumb.", { unit, hands: figure(hands) });

/** What ± and "equal" mean, where they stand. */
function meant(worths: Worth[]): string {
  if (worths.every(({ interval }) => certain(interval))) return "";
  const far = say("After ± stands how far the true figure may lie to either side, with 95 chances in 100.");
  return `${worths.slice(1).some(({ clear, interval }) => !clear && !certain(interval)) ? paragraph(far, say("Equal: that reaches nought, so these hands do not tell the two apart.")) : far} `;
}

/** Whether a move was weighed beside the others, so that there is no need to ask rules of thumb about it. */
export const judged = (weighed: Weighed | null, at: number): boolean => Boolean(weighed?.found[at]?.made);

/** What is weighed: single cards, or bids, words and sets of cards. */
export const kind = (worths: Worth[]): string => (worths.every(({ cards, move }) => cards.length === 1 && move.startsWith("play ")) ? "card" : "choice");

const take = ({ move }: Worth): string => (move.startsWith("play ") ? say("Play it") : say("Choose it"));

const named = ({ cards, words }: Worth, pack: Pack): string => names(cards, pack) || words;

const names = (cards: string[], pack: Pack): string => row(cards.map((card) => fullName(pack, card)), ",");

/** The moves that were clearly worse than another, the dearest first. */
export function mistakes({ found }: Weighed, pack: Pack): Mistake[] {
  const all = Object.entries(found).flatMap(([at, { worths, made, unit }]) => {
    const worth = made && worths[made.place]!;
    return worth?.clear ? [{ at: Number(at), unit, name: names(made!.cards, pack) || worth.words, worth, best: worths[0]! }] : [];
  });
  return all.sort((one, other) => other.worth.less - one.worth.less);
}

/** How it went, in a sentence or two. */
export function weighedWords(weighed: Weighed, pack: Pack): string {
  const { found, done, of, problem } = weighed;
  if (problem) return paragraph(say("Your decisions could not all be weighed."), problem);
  if (done < of) return say("Weighing your decisions by looking ahead: {done} of {of}.", { done, of });
  const count = Object.values(found).filter((one) => one.made).length;
  if (!count) return of ? say("Looking ahead weighs none of your decisions in this hand.") : "";
  const [dearest] = mistakes(weighed, pack);
  const told = count === of
    ? say("Looking ahead weighs all {of} decisions that you had.", { of }, { "of =1": "Looking ahead weighs the one decision that you had." })
    : say("Looking ahead weighs {n} of the {of} decisions that you had.", { n: count, of });
  if (!dearest) return paragraph(told, say("None of your choices is clearly worse than another."));
  const { at, name, worth, unit, best } = dearest;
  return paragraph(told, say("The hand turned most at move {at}: {choice} brings {less}, beside {best}.", { at, choice: name, less: less(worth, unit), best: named(best, pack) }));
}

export function weighedView(weighed: Weighed, pack: Pack, turnTo: (at: number) => void): TemplateResult | typeof nothing {
  const words = weighedWords(weighed, pack);
  const dearest = weighed.done < weighed.of ? [] : mistakes(weighed, pack).slice(0, DEAREST);
  if (!words) return nothing;
  return html`<div class="review-list review-weighed"><p>${words}</p>
    ${dearest.length ? html`<p>${say("The dearest mistakes:", { n: dearest.length }, { "n =1": "The dearest mistake:" })}</p><ol>${dearest.map((one) => html`<li><button type="button" class="button quiet" @click=${() => turnTo(one.at)}>${say("Move {at}: {choice}, {n} {unit}", { at: one.at, choice: one.name, n: beside(one.worth), unit: one.unit })}</button></li>`)}</ol>` : nothing}
    ${weighed.kept ? html`<p class="review-kept"><a href=${KEPT}>${say("{n} cards of yours are kept, to be asked again.", { n: weighed.kept }, { "n one": "{n} card of yours is kept, to be asked again." })}</a></p>` : nothing}</div>`;
}
