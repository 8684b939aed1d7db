/** An answer that is a move at the table: the position lies there as the reader sees it, and what he plays, discards or says is the answer. */
import { html } from "lit";
import { directive } from "lit/async-directive.js";
import { USUAL } from "../hand/usual";
import { PLAIN } from "../table-rules";
import type { Widget } from "../shell";
import type { Posed } from "../drill/state";
import { say } from "../say";
import type { AnswerForm } from "./form";
import { Mounted, linesView } from "./lined";

/** Whether a question is answered at the table at which the reader sits. */
export const onTable = ({ form }: Posed): boolean => form.table === true;

/** What of a move is the answer: a word as it is said, else the cards behind the verb; nothing where it is none that is asked for. */
function answered({ form: { kind, cards = [], choices = [] } }: Posed, move: string): string[] {
  const words = move.replace(/^\d+ /, "");
  const said = kind === "choice" ? [words] : words.split(" ").slice(1);
  const known = kind === "choice" ? choices.map((one) => one.value) : cards;
  return said.every((one) => known.includes(one)) ? said : [];
}

export const feltForm: AnswerForm = {
  covers: ["said", "hand", "trick", "cards"],
  checked: false,
  empty: () => [],
  answer: (said) => (said.length > 1 ? said : (said[0] ?? "")),
  missing: (_asked, said) => (said.length ? null : say("Answer at the table: play, discard or speak.")),
  view: (sheet) => html`<div class="learn-table felt-answer" tabindex="-1" game=${sheet.game} ${seated(sheet)}></div>
    ${linesView(sheet)}
    ${sheet.outcome ? html`<p class="small-print felt-on">${say("You may play the hand on from here.")}</p>` : ""}`,
};

/** Sits the reader down. */
class Seated extends Mounted {
  protected async mount(): Promise<(host: HTMLElement) => Widget> {
    const { mountLesson } = await import("../hand/hand");
    const { question: { words, context }, setup: own } = this.sheet.asked;
    const { seed = 0, deal, dealer, seat, moves } = context.position!;
    const setup = own ?? { seed, ...(deal === undefined ? {} : { deal }), dealer, players: null, standing: null, level: USUAL, challenge: null, placed: null, ...PLAIN };
    return (host) => mountLesson(host, { setup, seat, moves, words, free: false, allows: (move) => this.allows(move), arrived: () => undefined });
  }

  /** The first move is the answer, and nothing is done yet; afterwards the hand may be played on. */
  private allows(move: string): boolean {
    const { asked, outcome, press } = this.sheet;
    const said = outcome ? [] : answered(asked, move);
    if (said.length) press(said);
    return outcome !== null;
  }
}

const seated = directive(Seated);
