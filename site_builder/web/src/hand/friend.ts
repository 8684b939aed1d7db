/** A hand that somebody else has played, looked at from its deal: from the seat that one chooses, and the result only at its end. */
import { html, nothing, type TemplateResult } from "lit";
import { announce } from "../announce";
import { engine } from "../engine";
import { row, say } from "../say";
import { accountView } from "../settlement";
import type { Review, Seat } from "../types";
import { packWords, wholeNumber, type Params } from "../url";
import { nameIn, type Challenge } from "./challenge";
import type { Course, Table } from "./course";
import { stepped, type Looked } from "./review";
import { params, YOU, type Friend } from "./state";

export interface Visits {
  /** Looks at a friend's hand from a seat, at one of its moves. */
  visitFriend(friend: Friend, seat: Seat, at: number): Promise<void>;
  /** The reader plays the same deal; where the friend has played to the end both are compared. */
  playSame(): void;
}

/** Who has sent a hand to be looked at; null: nobody has. */
export const sentBy = (said: Params): string | null => (said["friend"] === undefined ? null : nameIn(said["friend"]));

export const seatIn = (said: Params): Seat => wholeNumber(said["seat"]) ?? YOU;

/** The hand as an address tells it; `from` is the seat from which it is looked at. */
export const friendParams = ({ name, setup, moves }: Friend, from: Seat = YOU): Params => ({
  ...params({ ...setup, challenge: null }, null), friend: name, ...(moves.length ? { moves: packWords(moves) } : {}), ...(from === YOU ? {} : { seat: String(from) }), look: "0",
});

export function friendly({ store }: Table, course: Course, show: (looked: Looked) => void): Visits {
  return {
    visitFriend,
    playSame: () => {
      const { friend } = store.state;
      if (!friend) return;
      const challenge: Challenge | null = friend.settlement ? { from: friend.name, moves: friend.moves, version: "", to: null } : null;
      store.set({ friend: null });
      void course.ask({ ...friend.setup, challenge }, [], { dealt: true });
    },
  };

  async function visitFriend(friend: Friend, seat: Seat, at: number): Promise<void> {
    const request = { ...course.request(friend.setup, friend.moves), seat };
    store.set({ busy: true, friend });
    const answer = await course.looks.run(async (signal) => {
      const data = await engine.call("review", request, signal);
      const end = data.verdict ? await engine.call("table", request, signal) : null;
      return { data, settlement: end?.settlement ?? null };
    });
    store.set({ busy: false });
    if (!answer) return;
    if ("problem" in answer) return course.failed(answer.problem, () => void visitFriend(friend, seat, at));
    const { data, settlement } = answer.value;
    const open = store.state.review?.open ?? false;
    // Nothing is said of what he might have done, and who won is told at the end.
    const looked = { data: { ...data, names: placeNames(friend, data), choices: [], otherwise: [], verdict: null }, at: Math.min(at, data.frames.length - 1), open, weighed: null, opened: null };
    store.set({ friend: { ...friend, settlement } });
    show(looked);
    announce(stepped(looked));
  }
}

/** The places as one sees them from the seat, and which of them is that of who has sent the hand. */
const placeNames = ({ name }: Friend, { names }: Review): string[] =>
  names.map((place, at) => (at !== YOU ? place : name ? say("{place} ({name})", { place, name }) : say("{place} (sent this)", { place })));

/** Whose the payments are: nothing was won or lost by who looks. */
const payers = ({ name }: Friend, { names, seat, players }: Review): string[] =>
  names.slice(0, players).map((place, at) => (at === YOU ? name || say("Sender") : at === seat ? say("This seat") : place));

const fromWords = ({ name }: Friend, seat: Seat): string =>
  seat === YOU ? (name ? say("from the seat of {name}", { name }) : say("from the sender’s seat"))
    : say("from the seat {n} places after that", { n: seat }, { "n =1": "from the next seat" });

export function friendView(friend: Friend, { data, at }: Looked, does: Visits & { back(): void }): TemplateResult {
  const { settlement } = friend;
  const names = payers(friend, data);
  const over = settlement && at === data.frames.length - 1;
  return html`<div class="friend">
    <label class="field select"><b>${friend.name ? say("{name} shows you a hand. You look at it", { name: friend.name }) : say("A hand was sent to you. You look at it")}</b>
      <select class="friend-seat" @change=${(event: Event) => void does.visitFriend(friend, Number((event.target as HTMLSelectElement).value), at)}>
        ${names.map((_, seat) => html`<option value=${seat} .selected=${seat === data.seat}>${fromWords(friend, seat)}</option>`)}
      </select></label>
    ${over ? html`<p>${say("How it ended:")}</p>${accountView(settlement.lines, settlement.scores, settlement.columns.map(({ seats }) => ({ seats, who: row(seats.map((seat) => names[seat]!)) })), say("This hand"), settlement.kept, settlement.result)}`
      : settlement ? html`<p>${say("The result comes at the end of the hand.")}</p>` : nothing}
    <p class="end-tools"><button type="button" class="button bright friend-play" @click=${does.playSame}>${say("Play this deal yourself")}</button>
      ${friend.back ? html`<button type="button" class="button quiet" @click=${does.back}>${say("Back to your hand")}</button>` : nothing}</p>
  </div>`;
}
