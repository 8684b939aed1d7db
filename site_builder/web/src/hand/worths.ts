/** What the cards that could be played were worth, or what else could be done, each beside the advised one, and the dearest mistakes of a hand. */
import { html, nothing, type TemplateResult } from "lit";
import { fullName, picture } from "../card";
import type { Pack, Weighing, Worth } from "../types";
import { plural } from "../words";

/** What was found by now of the reader's cards: by the move that he made, so many of so many. */
export interface Weighed {
  found: Record<number, Weighing>;
  done: number;
  of: number;
  problem: string;
}

export interface Mistake {
  at: number;
  unit: string;
  cards: string[];
  worth: Worth;
  best: Worth;
}

const DEAREST = 3;

/** An amount no finer than it is known. */
const rough = (amount: number): string => amount.toFixed(amount >= 10 ? 0 : amount >= 1 ? 1 : 2);

const less = ({ less, error }: Worth, unit: string): string =>
  `${rough(Math.abs(less))} ${unit} ${less < 0 ? "more" : "less"}, give or take ${rough(error)}`;

const beside = ({ less }: Worth): string => `${less < 0 ? "+" : "−"}${rough(Math.abs(less))}`;

/** What comes next, for those who do not see the list. */
export function nextBest({ worths, unit }: Pick<Weighing, "worths" | "unit">, pack: Pack): string {
  const [, next] = worths;
  return next ? ` Next: ${named(next, pack)}, ${less(next, unit)}.` : "";
}

/** The cards, the advised one first. `instead` plays one of them from there on. */
export function worthsView({ worths, made, unit }: Weighing, pack: Pack, instead: ((move: string) => void) | null): TemplateResult | typeof nothing {
  if (!worths.length) return nothing;
  return html`<div class="worths" role="group" aria-label="What each ${kind(worths)} was worth"><ol>${worths.map((one, place) => html`<li>
      ${one.cards.length ? html`<span class="cards cards-small">${one.cards.map((card) => picture(pack, card))}</span>` : html`<span>${one.words}</span>`}
      <span>${place ? html`<b class=${one.clear ? "clear" : ""}>${beside(one)}</b> <small>± ${rough(one.error)}</small><span class="visually-hidden">${less(one, unit)}</span>` : html`<b>advised</b>`}
        ${place === made?.place ? html`<small>${made.cards.join() === one.cards.join() ? "yours" : `like yours, ${names(made.cards, pack)}`}</small>` : nothing}</span>
      ${instead && place !== made?.place ? html`<button type="button" class="button quiet" aria-label="Play it: ${named(one, pack)}" @click=${() => instead(one.move)}>Play it</button>` : nothing}
    </li>`)}</ol>
    <p><small>In ${unit}: how much less or more than the advised ${kind(worths)} another brings you, beside the mean of your opponents, over hands that fit what you knew. ${kind(worths) === "card" ? "Cards that count alike stand here once." : "Likely choices stand here, not all."}</small></p></div>`;
}

/** What is weighed: single cards, or bids, words and sets of cards. */
export const kind = (worths: Worth[]): string => (worths.every(({ cards, move }) => cards.length === 1 && move.startsWith("play ")) ? "card" : "choice");

const named = ({ cards, words }: Worth, pack: Pack): string => names(cards, pack) || words;

const names = (cards: string[], pack: Pack): string => cards.map((card) => fullName(pack, card)).join(", ");

/** The moves that were clearly worse than another card, the dearest first. */
export function mistakes({ found }: Weighed): Mistake[] {
  const all = Object.entries(found).flatMap(([at, { worths, made, unit }]) => (made && worths[made.place]!.clear ? [{ at: Number(at), unit, cards: made.cards, worth: worths[made.place]!, best: worths[0]! }] : []));
  return all.sort((one, other) => other.worth.less - one.worth.less);
}

/** How it went, in a sentence or two. */
export function weighedWords(weighed: Weighed, pack: Pack): string {
  const { found, done, of, problem } = weighed;
  if (problem) return `Your cards could not all be weighed. ${problem}`;
  if (done < of) return `Weighing your cards by looking ahead: ${done} of ${of}.`;
  const count = Object.values(found).filter((one) => one.worths.length).length;
  if (!count) return of ? "Looking ahead weighs none of your cards in this hand." : "";
  const [dearest] = mistakes(weighed);
  const told = `Looking ahead weighs ${count} of the ${plural(of, "card")} that you had a choice of.`;
  return dearest
    ? `${told} The hand turned most at move ${dearest.at}: ${names(dearest.cards, pack)} brings ${less(dearest.worth, dearest.unit)}, beside ${names(dearest.best.cards, pack)}.`
    : `${told} None that you played is clearly worse than another.`;
}

export function weighedView(weighed: Weighed, pack: Pack, turnTo: (at: number) => void): TemplateResult | typeof nothing {
  const words = weighedWords(weighed, pack);
  const dearest = weighed.done < weighed.of ? [] : mistakes(weighed).slice(0, DEAREST);
  if (!words) return nothing;
  return html`<div class="review-list review-weighed"><p>${words}</p>
    ${dearest.length ? html`<p>The dearest mistakes:</p><ol>${dearest.map((one) => html`<li><button type="button" class="button quiet" @click=${() => turnTo(one.at)}>Move ${one.at}: ${names(one.cards, pack)}, −${rough(one.worth.less)} ${one.unit}</button></li>`)}</ol>` : nothing}</div>`;
}
