/** What a drill asks of the engine: the next question, fetched ahead where time counts, and the verdict on an answer. */
import { formOf } from "../answers/answers";
import { engine } from "../engine";
import { MISTAKE } from "../progress/data";
import { insisted } from "../read-file";
import { request, type Outcome, type Posed, type Wish } from "./state";

const keyOf = (wish: Wish, seed: number | string): string => JSON.stringify(request(wish, seed));

/** The reader's own mistakes are asked from what is kept of them, all else by the engine. */
const own = (): Promise<typeof import("./own")> => insisted(() => import("./own"));

async function posed(wish: Wish, seed: number | string, signal?: AbortSignal, slip: string | null = null): Promise<Posed> {
  return wish.kind === MISTAKE ? (await own()).posed(wish, seed, signal) : engine.call("drill", request(wish, seed, slip), signal);
}

export class Ahead {
  private ready: { key: string; seed: number; answer: Promise<Posed> } | null = null;

  prepare(wish: Wish, seed: number): void {
    const answer = posed(wish, seed);
    answer.catch(() => undefined);
    this.ready = { key: keyOf(wish, seed), seed, answer };
  }

  /** The seed of what is prepared for this wish. */
  seed(wish: Wish): number | null {
    return this.ready && this.ready.key === keyOf(wish, this.ready.seed) ? this.ready.seed : null;
  }

  take(wish: Wish, seed: number | string, signal: AbortSignal, slip: string | null): Promise<Posed> {
    const { ready } = this;
    this.ready = null;
    return slip === null && ready?.key === keyOf(wish, seed) ? ready.answer : posed(wish, seed, signal, slip);
  }
}

export async function judged(wish: Wish, asked: Posed, said: string[], signal: AbortSignal): Promise<Outcome> {
  if (asked.kind === MISTAKE) return (await own()).judged(wish, asked, said[0]!);
  const verdict = await engine.call("check", { ...request(wish, asked.seed), answer: formOf(asked).answer(said) }, signal);
  return { kind: verdict.right ? "right" : "wrong", verdict, own: anyCards(asked) ? await counted(wish, asked, said) : null };
}

/** Whether other cards than the engine's may be right too, so that the reader's own have to be counted. */
const anyCards = (asked: Posed): boolean => asked.form.kind === "cards" && asked.explanation.some((part) => part.value !== null);

async function counted({ game }: Wish, { question, method }: Posed, cards: string[]): Promise<Outcome["own"]> {
  return (await engine.call("count", { game, cards, last_trick: question.last_trick, ...(method ? { method } : {}) })).working;
}
