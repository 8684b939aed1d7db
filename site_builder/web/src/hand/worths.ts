/** What each choice was worth beside the advised one: a card, a bid, a set of cards; and the dearest mistakes of a hand. */
import { html, nothing, type TemplateResult } from "lit";
import { fullName, picture } from "../card";
import type { Pack, Weighing, Worth } from "../types";

/** What was found by now of the reader's decisions: by the move that he made, so many of so many. */
export interface Weighed {
  found: Record<number, Weighing>;
  done: number;
  of: number;
  problem: string;
}

export interface Mistake {
  at: number;
  unit: string;
  /** What was done: the cards, or the words. */
  name: string;
  worth: Worth;
  best: Worth;
}

const DEAREST = 3;

/** How many decimals an amount has that is known no better than to so much; one that is certain has what it needs. */
const decimals = (error: number): number => (error >= 2 ? 0 : error >= 0.2 ? 1 : 2);

const rough = (amount: number, error: number): string => (error ? Math.abs(amount).toFixed(decimals(error)) : String(Math.round(Math.abs(amount) * 100) / 100));

const sure = ({ error }: Worth): string => (certain(error) ? "" : `, give or take ${rough(error, error)}`);

const certain = (error: number): boolean => Number(rough(error, error)) === 0;

/** Nothing, as far as the figures that are shown can tell. */
const even = ({ less, error }: Worth): boolean => Number(rough(less, error)) === 0;

/** "2.5 points less, give or take 1.1": a mean of one is "1.0 points". */
function less(worth: Worth, unit: string): string {
  if (even(worth)) return `as good${sure(worth)}`;
  const amount = rough(worth.less, worth.error);
  return `${amount === "1" ? "1.0" : amount} ${unit} ${worth.less < 0 ? "more" : "less"}${sure(worth)}`;
}

const beside = (worth: Worth): string => (even(worth) ? "0" : `${worth.less < 0 ? "+" : "−"}${rough(worth.less, worth.error)}`);

/** What comes next, for those who do not see the list. */
export function nextBest({ worths, unit }: Pick<Weighing, "worths" | "unit">, pack: Pack): string {
  const [, next] = worths;
  return next ? ` Next: ${named(next, pack)}, ${less(next, unit)}.` : "";
}

/** The choices, the advised one first. `instead` goes on with one of them from there. */
export function worthsView({ worths, made, unit }: Weighing, pack: Pack, instead: ((move: string) => void) | null): TemplateResult | typeof nothing {
  if (!worths.length) return nothing;
  const missing = instead !== null && made === null;
  return html`<div class="worths" role="group" aria-label="What each ${kind(worths)} was worth"><ol>${worths.map((one, place) => html`<li>
      ${one.cards.length ? html`<span class="cards cards-small">${one.cards.map((card) => picture(pack, card))}</span>` : html`<span>${one.words}</span>`}
      <span>${place ? html`<span aria-hidden="true"><b class=${one.clear ? "clear" : ""}>${beside(one)}</b>${certain(one.error) ? nothing : html` <small>± ${rough(one.error, one.error)}</small>`}</span><span class="visually-hidden">${less(one, unit)}</span>` : html`<b>advised</b>`}
        ${place === made?.place ? html`<small>${made.cards.join() === one.cards.join() ? "yours" : `like yours, ${names(made.cards, pack)}`}</small>` : nothing}</span>
      ${instead && place !== made?.place ? html`<button type="button" class="button quiet" aria-label="${take(one)}: ${named(one, pack)}" @click=${() => instead(one.move)}>${take(one)}</button>` : nothing}
    </li>`)}</ol>
    <p><small>In ${unit}: how much less or more than the advised ${kind(worths)} another brings you, beside the mean of your opponents, over hands that fit what you knew, played on by rules of thumb. ${kind(worths) === "card" ? "Cards that count alike stand here once." : `Likely choices stand here, not all${missing ? "; yours is none of them" : ""}.`}</small></p></div>`;
}

/** Whether a move was weighed beside the others, so that there is no need to ask rules of thumb about it. */
export const judged = (weighed: Weighed | null, at: number): boolean => Boolean(weighed?.found[at]?.made);

/** What is weighed: single cards, or bids, words and sets of cards. */
export const kind = (worths: Worth[]): string => (worths.every(({ cards, move }) => cards.length === 1 && move.startsWith("play ")) ? "card" : "choice");

const take = ({ move }: Worth): string => (move.startsWith("play ") ? "Play it" : "Choose it");

const named = ({ cards, words }: Worth, pack: Pack): string => names(cards, pack) || words;

const names = (cards: string[], pack: Pack): string => cards.map((card) => fullName(pack, card)).join(", ");

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
  if (problem) return `Your decisions could not all be weighed. ${problem}`;
  if (done < of) return `Weighing your decisions by looking ahead: ${done} of ${of}.`;
  const count = Object.values(found).filter((one) => one.made).length;
  if (!count) return of ? "Looking ahead weighs none of your decisions in this hand." : "";
  const [dearest] = mistakes(weighed, pack);
  const told = of === 1 ? "Looking ahead weighs the one decision that you had." : `Looking ahead weighs ${count === of ? "all" : `${count} of the`} ${of} decisions that you had.`;
  return dearest
    ? `${told} The hand turned most at move ${dearest.at}: ${dearest.name} brings ${less(dearest.worth, dearest.unit)}, beside ${named(dearest.best, pack)}.`
    : `${told} None of your choices is clearly worse than another.`;
}

export function weighedView(weighed: Weighed, pack: Pack, turnTo: (at: number) => void): TemplateResult | typeof nothing {
  const words = weighedWords(weighed, pack);
  const dearest = weighed.done < weighed.of ? [] : mistakes(weighed, pack).slice(0, DEAREST);
  if (!words) return nothing;
  return html`<div class="review-list review-weighed"><p>${words}</p>
    ${dearest.length ? html`<p>${dearest.length > 1 ? "The dearest mistakes" : "The dearest mistake"}:</p><ol>${dearest.map((one) => html`<li><button type="button" class="button quiet" @click=${() => turnTo(one.at)}>Move ${one.at}: ${one.name}, ${beside(one.worth)} ${one.unit}</button></li>`)}</ol>` : nothing}</div>`;
}
