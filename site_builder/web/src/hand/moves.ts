/** What the reader does in his turn: play, say, choose, keep silent, take back. */
import { announce } from "../announce";
import { remember } from "../storage";
import type { HandCard, Position } from "../types";
import { say } from "../say";
import { sentence } from "../words";
import type { Ask } from "./ask";
import { statusOf } from "./cards";
import type { Course, Table } from "./course";
import { isOn } from "./focus";
import type { Lesson } from "./lesson";
import type { Level } from "./usual";
import { manner } from "./manner";

/** Under this name the device remembers whether the reader wants to speak before his partner leads. */
export const TALKS = "talk";

export interface Moves extends Ask {
  press(card: HandCard, finger: boolean): void;
  visit(card: HandCard): void;
  undo(): void;
  /** A bot plays the rest of the hand for the reader. */
  rest(): void;
  chooseTalks(talks: boolean): void;
  /** How well the others play from now on. */
  chooseLevel(level: Level): void;
}

/** What was there before the reader came in is never taken back. */
export const undoable = (position: Position | null, lesson: Lesson | null): position is Position =>
  position !== null && position.undo > 0 && position.moves.length - position.undo >= (lesson?.moves.length ?? 0);

/** Why a card may not be played. */
const against = (card: string, why: string): string => say("{Card}: {why}.", { card, why }, { "why ended": "{Card}: {why}" });

export function moves({ host, lesson, store }: Table, course: Course): Moves {
  const allowed = (move: string): boolean => lesson?.allows(move) ?? true;
  const told = (tip: string): void => {
    store.set({ tip });
    announce(tip);
  };
  return { send, goOn, chooseTalks, chooseLevel: (level) => course.playAt(level), press, visit, toggle, confirm, undo, rest, skip: () => course.skip() };

  function send(move: string): void {
    if (!store.state.busy && allowed(move)) void course.ask(store.state.setup, store.state.position!.moves, { move });
  }

  /** The partner leads without a word of the reader. */
  function goOn(): void {
    const { position, busy, setup } = store.state;
    if (!busy && position?.waits) void course.ask(setup, position.moves, { goesOn: true });
  }

  function chooseTalks(talks: boolean): void {
    store.set({ talks });
    remember(TALKS, talks);
    if (!talks) goOn();
  }

  function press(card: HandCard, finger: boolean): void {
    const { position, scene, busy } = store.state;
    if (scene) return course.skip();
    if (busy || !position) return;
    store.set({ at: card.card });
    const { off, why } = statusOf(position, card);
    if (off) return told(why ? against(card.label, why) : say("{Card}: not now.", { card: card.label }));
    if (position.choice?.from === "hand") return toggle(card.card);
    if (card.playable && finger && manner().tap === "twice" && store.state.lifted !== card.card) return lift(card);
    if (card.playable) return send(`play ${card.card}`);
    told(say("{card}. {asked}", { card: card.label, asked: position.phase.words }));
  }

  /** A finger may have meant the card beside: it is played when it is touched once more. */
  function lift(card: HandCard): void {
    store.set({ lifted: card.card });
    told(say("{card}. Tap it again to play.", { card: card.label }));
  }

  function visit(card: HandCard): void {
    if (store.state.scene || store.state.lifted === card.card) return;
    const { off, why } = statusOf(store.state.position!, card);
    store.set({ tip: off && why ? against(card.label, why) : sentence(card.label), ...(isOn(host, card.card) ? { at: card.card } : {}) });
  }

  function toggle(card: string): void {
    const { chosen, position } = store.state;
    const { count } = position!.choice!;
    if (!chosen.includes(card) && chosen.length === count) return told(say("{n} cards are chosen already: put one back first.", { n: count }, { "n one": "{n} card is chosen already: put one back first." }));
    const now = chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card];
    store.set({ chosen: now, problem: null, tip: "" });
    store.flush();
    announce(say("{n} of {count} chosen.", { n: now.length, count }));
    if (now.length === count) host.querySelector<HTMLElement>(".confirm")?.focus();
  }

  function confirm(): void {
    const { chosen, position, setup } = store.state;
    const { count, least, verb, words } = position!.choice!;
    if (chosen.length < least || chosen.length > count) return told(words);
    const move = `${verb} ${chosen.join(" ")}`;
    if (!allowed(move)) return;
    void course.ask(setup, position!.moves, { move }).then((done) => {
      if (!done) store.set({ chosen });
    });
  }

  function undo(): void {
    const { position, busy, setup } = store.state;
    if (!undoable(position, lesson) || busy) return;
    void course.ask(setup, position.moves.slice(0, -position.undo), { back: true }).then((done) => done && announce(say("Taken back. {title}.", { title: position.phase.title })));
  }

  function rest(): void {
    const { position, busy, setup } = store.state;
    if (!position || position.over || busy) return;
    store.set({ more: false });
    void course.ask(setup, position.moves, { rest: true });
  }
}
