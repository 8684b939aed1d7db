/** A hand that is over beside the one that somebody else has played with the same cards. */
import { html, nothing, type TemplateResult } from "lit";
import { announce } from "../announce";
import { engine } from "../engine";
import { amountOf as worth } from "../figures";
import { say } from "../say";
import { accountView, each, type Payment } from "../settlement";
import type { Amount, Position, Settlement } from "../types";
import { figure, problemText } from "../words";
import type { Store } from "../store";
import { engineHere, type Challenge, type Compared } from "./challenge";
import type { HandState } from "./state";

/** Plays the other's moves, by a `request` for them, once the reader's own hand is over, and tells how both went. */
export async function compare(store: Store<HandState>, request: object, challenge: Challenge, mine: Position): Promise<void> {
  const version = await engineHere().catch(() => "");
  const alike = !version || !challenge.version || version === challenge.version;
  const compared = await engine.call("table", request).then(
    ({ settlement }): Compared => ({ theirs: settlement, problem: settlement ? "" : say("That hand was not played to its end."), alike }),
    (why: unknown): Compared => ({ theirs: null, problem: problemText(why), alike }),
  );
  if (store.state.position !== mine) return;
  store.set({ compared });
  announce(compareWords(challenge, mine, compared));
}

/** What both are called: who sent the deal and who has played it since, or the reader and his friend. */
export function heads({ from, to }: Challenge): [string, string] {
  return to === null ? [say("You"), from || say("Your friend")] : [to || say("Who sent it"), from || say("Who played it next")];
}

/** Who has done better with these cards. */
export function compareWords(challenge: Challenge, mine: Position, { theirs, problem }: Compared): string {
  const [one, other] = heads(challenge);
  const own = mine.settlement!.scores[mine.seat];
  const their = theirs?.scores[mine.seat];
  if (own === undefined || their === undefined) return problem;
  const more = worth(own) - worth(their);
  const by = figure(Math.round(Math.abs(more) * 100) / 100);
  if (!more) return challenge.to === null ? say("You and {other} did equally well with these cards.", { other }) : say("{one} and {other} did equally well with these cards.", { one, other });
  if (more < 0) return challenge.to === null ? say("{other} did better than you with these cards, by {by}.", { other, by }) : say("{other} did better than {one} with these cards, by {by}.", { one, other, by });
  return challenge.to === null ? say("You did better than {other} with these cards, by {by}.", { other, by }) : say("{one} did better than {other} with these cards, by {by}.", { one, other, by });
}

/** `look` opens the other's hand. */
export function compareView(challenge: Challenge, mine: Position, compared: Compared | null, look: () => void): TemplateResult {
  const [one, other] = heads(challenge);
  if (!compared) return html`<div class="compare"><p>${say("The other hand is played over…")}</p></div>`;
  const { theirs, problem, alike } = compared;
  const seat = mine.seat;
  const own = mine.settlement!;
  return html`<div class="compare">
    <p class="compare-title">${theirs ? compareWords(challenge, mine, compared) : say("The other hand cannot be played over here.")}</p>
    ${theirs ? accountView(rows(own, theirs, seat), [own.scores[seat] ?? 0, theirs.scores[seat] ?? 0], each([one, other]), say("From this hand")) : html`<p>${problem}</p>`}
    ${alike ? nothing : html`<p class="notice">${say("It was played with another version of these pages, in which the other players may play otherwise.")}</p>`}
    ${theirs ? html`<p class="end-tools"><button type="button" class="button quiet compare-look" @click=${look}>${say("Look at the other hand")}</button></p>` : nothing}
  </div>`;
}

/** What either was paid for, each payment once. */
function rows(mine: Settlement, theirs: Settlement, seat: number): Payment[] {
  const labels = [...new Set([...mine.lines, ...theirs.lines].map((line) => line.label))];
  const paid = ({ lines }: Settlement, label: string): Amount => {
    const found = lines.filter((line) => line.label === label).map((line) => line.amounts[seat] ?? 0);
    return found.length === 1 ? found[0]! : Math.round(found.reduce<number>((sum, amount) => sum + worth(amount), 0) * 100) / 100;
  };
  return labels.map((label) => ({ label, amounts: [paid(mine, label), paid(theirs, label)], because: "" }));
}
