/** A mistake of the reader's own, put to him once more and judged by what was found when it was weighed. */
import { engine } from "../engine";
import { less } from "../hand/amount";
import { dealtBy, fromParams, YOU, type Setup } from "../hand/state";
import { MISTAKE, numberOf, type Mistake, type Weight } from "../progress/data";
import { progress } from "../progress/store";
import { dayWords } from "../progress/views";
import { say } from "../say";
import type { DrillPart, Lines } from "../types";
import { read } from "../url";
import { quoted } from "./names";
import type { Outcome, Posed, Wish } from "./state";

function kept({ game }: { game: string }, seed: number | string): Mistake {
  const found = progress.mistakes({ game }).find((one) => numberOf(one) === Number(seed));
  if (!found) throw new Error(say("This mistake is not kept on this device."));
  return found;
}

export async function posed(wish: Wish, seed: number | string, signal?: AbortSignal): Promise<Posed> {
  const mistake = kept(wish, seed);
  const { setup, moment } = momentOf(mistake);
  const cards = mistake.weights.map((one) => one.cards[0]!);
  const { words, form, context } = await engine.call("moment", { ...moment, cards }, signal);
  return {
    question: { words, cards: [], last_trick: false, context }, form, answer: cards[0]!, explanation: explained(mistake), working: [],
    kind: MISTAKE, level: 1, levels: 1, seed: numberOf(mistake), parts: {}, method: "", setup, plays_on: true,
  };
}

/** The moment as the engine is asked for it. */
function momentOf({ game, query }: Mistake): { setup: Setup; moment: object } {
  const { setup, moves } = fromParams(read("hand", `?${query}`));
  return { setup, moment: { game, ...dealtBy(setup), seat: YOU, moves } };
}

/** How the hand goes on after the answer and after the card to compare it with: the best after a wrong one, else that which was played. */
export function lines(wish: { game: string }, asked: Posed, answer: string | null, signal?: AbortSignal): Promise<Lines> {
  const mistake = kept(wish, asked.seed);
  const { weights, played } = mistake;
  const [best] = weights;
  const weighed = (card: string): Weight | undefined => weights.find(({ cards }) => cards.includes(card));
  const said = answer === null ? undefined : weighed(answer);
  const own = said ? { card: answer!, weight: said } : { card: best!.cards[0]!, weight: best! };
  const [better, other] = own.weight.clear
    ? [{ card: best!.cards[0]!, weight: best! }, own]
    : [own, { card: played, weight: weighed(played) ?? weights.at(-1)! }];
  const less = Math.max(0, other.weight.less - better.weight.less);
  const interval = Math.max(other.weight.interval, better.weight.interval);
  return engine.call("moment_lines", { ...momentOf(mistake).moment, cards: [better.card, other.card], less, interval, drawn: true, ...(said ? { answer: answer! } : {}) }, signal);
}

function explained({ theme, weights, unit, played, day }: Mistake): DrillPart[] {
  const part = (label: string, cards: string[], kind: string): DrillPart => ({ label, value: null, cards, kind });
  const [best, ...others] = weights;
  return [
    part(say("what it is about: {theme}", { theme }), [], "theme"), part(say("what you played on {day}", { day: dayWords(day) }), [played], "played"),
    part(say("brings most"), best!.cards, "worth"), ...others.map((one) => part(less(one, unit), one.cards, "worth")),
  ];
}

/** Right is the best card and each that is as good as far as those deals tell. */
export function judged(wish: Wish, asked: Posed, card: string): Outcome {
  const mistake = kept(wish, asked.seed);
  const weight = mistake.weights.find(({ cards }) => cards.includes(card));
  const right = weight !== undefined && !weight.clear;
  return { kind: right ? "right" : "wrong", verdict: { right, told: told(mistake, weight, card), step: "", cards: right ? [] : mistake.weights[0]!.cards }, own: null };
}

function told({ weights, hands, unit }: Mistake, weight: Weight | undefined, card: string): string {
  const [best] = weights;
  const values = { n: hands, card: quoted(card), best: quoted(best!.cards[0]!) };
  if (weight === best) return say("In {n} deals {card} brings most.", values);
  return weight ? say("In {n} deals {card} beside {best}: {less}.", { ...values, less: less(weight, unit) }) : say("{card} was not weighed.", values);
}
