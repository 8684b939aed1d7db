/** A deal from real life is typed in: card by card by clicking the pack, seat by seat, or as pasted text. The rest is dealt at random. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { announce } from "../announce";
import { engine } from "../engine";
import { label, picture } from "../card";
import { pickerView } from "../picker";
import { say } from "../say";
import { selectView } from "../table-rules";
import { capital, problemText } from "../words";
import type { Course, Table } from "./course";
import type { Placed } from "./placed";
import { freshSeed, seatsOf, type HandState, type Typing } from "./state";

/** A line of a deal in notation. */
const EXAMPLE = "0: T20 KS 7D";

export interface Places {
  /** Opens the place where a deal is typed in. */
  place(): void;
  /** Lays a card where cards are laid now, or takes it back from where it lies. */
  lay(card: string): void;
  layAt(key: string): void;
  dealer(seat: number): void;
  typed(text: string): void;
  /** Reads what was pasted. */
  readText(): void;
  clear(): void;
  /** Deals the rest by chance, and plays. */
  playPlaced(): void;
  leavePlace(): void;
}

const placedOf = ({ packets }: Typing): Placed => Object.fromEntries(packets.map(({ key, cards }) => [key, cards]));

const named = (words: string): string => capital(words);

export function placing({ game, frame, store }: Table, course: Course): Places {
  const change = (typing: Partial<Typing>): void => void (store.state.typing && store.set({ typing: { ...store.state.typing, problem: "", unread: "", ...typing } }));
  const told = (wrong: Pick<Typing, "problem"> | Pick<Typing, "unread">): void => {
    change(wrong);
    Object.values(wrong).forEach(announce);
  };
  return {
    place: () => void place(),
    lay,
    layAt: (at) => change({ at }),
    dealer: (dealer) => change({ dealer }),
    typed: (text) => change({ text }),
    readText: () => void readText(),
    clear: () => change({ packets: (store.state.typing?.packets ?? []).map((one) => ({ ...one, cards: [] })), text: "" }),
    playPlaced,
    leavePlace: () => {
      store.set({ typing: null });
      if (!store.state.position) frame?.leave();
    },
  };

  function request(more: object): object {
    const { profile, options, players } = store.state.wanted;
    return { game, profile, options, ...(players ? { players } : {}), ...more };
  }

  async function place(): Promise<void> {
    const { setup, show, wanted } = store.state;
    const dealer = seatsOf(wanted, show) === seatsOf(setup, show) && store.state.position ? setup.dealer : seatsOf(wanted, show) - 1;
    store.set({ busy: true, more: false });
    const answer = await course.looks.run((signal) => engine.call("placing", request({ dealer }), signal));
    store.set({ busy: false });
    if (!answer) return;
    if ("problem" in answer) return course.failed(answer.problem, () => void place());
    store.set({ typing: { packets: answer.value.packets, at: answer.value.packets[0]!.key, dealer, text: "", problem: "", unread: "" }, review: null, problem: null });
  }

  function lay(card: string): void {
    const { typing } = store.state;
    if (!typing) return;
    const here = typing.packets.find(({ key }) => key === typing.at)!;
    const lies = typing.packets.find(({ cards }) => cards.includes(card));
    if (!lies && here.cards.length >= here.room) return told({ problem: say("{Packet} is full: put a card back first, or choose another place.", { packet: here.words }) });
    const packets = typing.packets.map((one) => (one === lies ? { ...one, cards: one.cards.filter((other) => other !== card) } : one === here && !lies ? { ...one, cards: [...one.cards, card] } : one));
    change({ packets });
    const now = packets.find(({ key }) => key === (lies ?? here).key)!;
    announce(say("{Packet}: {n} of {room}.", { packet: now.words, n: now.cards.length, room: now.room }));
  }

  async function readText(): Promise<void> {
    const { typing } = store.state;
    if (!typing) return;
    if (!typing.text.trim()) return told({ unread: say("Paste a deal first, a line for each seat: 0: T20 KS") });
    const answer = await course.looks.run((signal) => engine.call("placing", request({ dealer: typing.dealer, text: typing.text }), signal));
    if (!answer) return;
    if ("problem" in answer) return told({ unread: problemText(answer.problem) });
    change({ packets: answer.value.packets });
    const n = answer.value.packets.reduce((sum, one) => sum + one.cards.length, 0);
    announce(say("{n} cards are placed.", { n }, { "n one": "{n} card is placed." }));
  }

  function playPlaced(): void {
    const { typing, wanted } = store.state;
    if (!typing) return;
    void course.ask({ ...wanted, seed: freshSeed(), dealer: typing.dealer, standing: null, challenge: null, placed: placedOf(typing) }, [], { dealt: true });
  }
}

export function placeView({ typing, pack, busy }: HandState, does: Places): TemplateResult | typeof nothing {
  if (!typing || !pack) return nothing;
  const { packets, at, dealer, text, problem, unread } = typing;
  const wrong = (words: string): TemplateResult | typeof nothing => (words ? html`<p class="problem" role="alert">${words}</p>` : nothing);
  const taken = new Set(packets.flatMap(({ cards }) => cards));
  const seats = packets.filter(({ key }) => /^\d+$/.test(key));
  return html`<section class="end place" aria-label=${say("A deal typed in")}>
    <p class="end-title">${say("Type in a deal")}</p>
    <p class="end-words">${say("Choose a place, then press the cards that lie there. What you leave open is dealt at random.")}</p>
    <div class="place-packets" role="group" aria-label=${say("Where cards are laid")}>${packets.map((one) => html`<div class="place-packet">
      <button type="button" class="button quiet" aria-pressed=${String(one.key === at)} @click=${() => does.layAt(one.key)}>${say("{Packet}: {n} of {room}", { packet: one.words, n: one.cards.length, room: one.room })}</button>
      <span class="cards cards-small">${one.cards.map((card) => html`<button type="button" class="pick" title=${say("Put back {card}", { card: label(pack, card) })} aria-label=${say("Put back {card}", { card: label(pack, card) })} @click=${() => does.lay(card)}>${picture(pack, card)}</button>`)}</span></div>`)}</div>
    ${wrong(problem)}
    ${pickerView(pack, taken, does.lay, say("placed"))}
    ${selectView(say("Dealer"), String(dealer), seats.map(({ key, words }) => ({ value: key, words: named(words) })), (seat) => does.dealer(Number(seat)))}
    <details class="fold"><summary>${say("Paste a deal as text")}</summary>
      <label class="field"><span>${say("A line for each place, as in the notation of hands; seat 0 is yours")}</span>
        <textarea class="place-text" rows="4" spellcheck="false" placeholder=${EXAMPLE} .value=${live(text)} @input=${(event: Event) => does.typed((event.target as HTMLTextAreaElement).value)}></textarea></label>
      ${wrong(unread)}
      <p class="end-tools"><button type="button" class="button place-read" @click=${does.readText}>${say("Read it")}</button></p></details>
    <p class="end-tools"><button type="button" class="button bright place-play" aria-disabled=${String(busy)} @click=${does.playPlaced}>${say("Deal the rest and play")}</button>
      <button type="button" class="button quiet" @click=${does.clear}>${say("Put all back")}</button>
      <button type="button" class="button quiet place-leave" @click=${does.leavePlace}>${say("Leave it")}</button></p>
  </section>`;
}
