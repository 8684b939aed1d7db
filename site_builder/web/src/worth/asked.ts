/** One hand with its question and what the engine has answered: asked layout by layout, so that it may stop between any two. */
import { engine, Refused } from "../engine";
import type { TableRules } from "../table-rules";
import type { Holding, HandWorth, Pack } from "../types";
import { Latest } from "../widget";
import { problemText } from "../words";
import type { Question } from "./question";

export interface Sheet {
  question: Question;
  /** What follows from the question; null: it has not been answered yet. */
  held: Holding | null;
  /** The figures so far. */
  found: HandWorth | null;
  problem: string | null;
  /** Whether all this is of the question as it stands now. */
  ready: boolean;
}

export interface WorthState {
  pack: Pack | null;
  /** One hand, or two beside each other. */
  sheets: Sheet[];
  /** The hand into which cards are laid. */
  at: number;
  text: string;
  running: boolean;
  problem: string | null;
}

export const sheetOf = (question: Question): Sheet => ({ question, held: null, found: null, problem: null, ready: false });

/** Layouts of the first answer, which should come at once, and of each one after it. */
const FIRST = 2;
const MORE = 4;
/** Layouts after which it rests: where the best choice is told from the others, and at most. */
const ENOUGH = 120;
const MOST = 480;

/** Whether more layouts are worth the time without being asked for. */
export const wants = ({ held, found, problem, ready }: Sheet, most: number): boolean =>
  ready && held !== null && held.fits && problem === null && (found === null || found.layouts < (found.told ? Math.min(most, ENOUGH) : most));

export const UNASKED = MOST;

export class Asked {
  private readonly latest = new Latest();

  constructor(private readonly game: string, private readonly rules: () => TableRules) {}

  get busy(): boolean {
    return this.latest.busy;
  }

  /** What a question comes to; a problem is told in its place. */
  async held(question: Question): Promise<Partial<Sheet> | null> {
    const answer = await this.latest.run((signal) => engine.call("held", this.request(question), signal));
    if (!answer) return null;
    if ("value" in answer) return { held: answer.value, problem: null, found: null, ready: true };
    return { problem: problemText(answer.problem), found: null, ready: true, ...(answer.problem instanceof Refused ? {} : { held: null }) };
  }

  /** What the hand is that the reader holds at a table, as the engine is asked about that. */
  async atTable(request: object): Promise<{ value: Holding } | { problem: unknown } | null> {
    return this.latest.run((signal) => engine.call("held", request, signal));
  }

  /** A few layouts more; they are soon played, and nobody cuts them off. */
  async more({ question, found }: Sheet): Promise<Partial<Sheet>> {
    const grown = { ...this.request(question), layouts: found ? MORE : FIRST, ...(found ? { sums: found.sums } : {}) };
    try {
      return { found: await engine.call("worth", grown) };
    } catch (problem) {
      return { problem: problemText(problem) };
    }
  }

  close(): void {
    this.latest.forget();
  }

  private request({ cards, dealer, said }: Question): object {
    const { profile, options } = this.rules();
    return { game: this.game, profile, options, hand: cards, seat: 0, ...(dealer === null ? {} : { dealer }), said };
  }
}
