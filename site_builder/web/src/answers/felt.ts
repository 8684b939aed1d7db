/** An answer that is a move at the table: the position lies there as the reader sees it, and what he plays, discards or says is the answer. */
import { html, noChange } from "lit";
import { AsyncDirective, directive } from "lit/async-directive.js";
import type { ElementPart } from "lit/directive.js";
import { USUAL } from "../hand/usual";
import { PLAIN } from "../table-rules";
import type { Widget } from "../shell";
import { goesOn } from "../drill/goes-on";
import type { Posed } from "../drill/state";
import { insisted } from "../read-file";
import { say } from "../say";
import type { AnswerForm, Sheet } from "./form";

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
    ${sheet.outcome && sheet.asked.plays_on ? html`<div class="felt-lines" ${lined(sheet)}></div>` : ""}
    ${sheet.outcome ? html`<p class="small-print felt-on">${say("You may play the hand on from here.")}</p>` : ""}`,
};

/** A widget that is mounted once in an element of a form, and lasts as long as that. */
abstract class Mounted extends AsyncDirective {
  protected sheet!: Sheet;
  private begun = false;
  private widget: Widget | null = null;

  override render(_sheet: Sheet): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [sheet]: [Sheet]): typeof noChange {
    this.sheet = sheet;
    if (!this.begun) void this.begin(part.element as HTMLElement);
    this.begun = true;
    return noChange;
  }

  protected override disconnected(): void {
    this.widget?.close();
    this.widget = null;
  }

  private async begin(host: HTMLElement): Promise<void> {
    const mount = await this.mount();
    if (this.isConnected) this.widget = mount(host);
  }

  protected abstract mount(): Promise<(host: HTMLElement) => Widget>;
}

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

/** Offers to see how the hand goes on; the lines then lie where the table of the question lay. */
class Lined extends Mounted {
  protected async mount(): Promise<(host: HTMLElement) => Widget> {
    const { mountLines } = await insisted(() => import("./lines"));
    const { game, pack, asked, said, outcome } = this.sheet;
    const answer = outcome?.verdict ? said[0]! : null;
    return (host) => mountLines(host, { pack, ask: (signal) => goesOn(game, asked, answer, signal) });
  }
}

const lined = directive(Lined);
