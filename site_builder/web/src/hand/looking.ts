/** What the bot would do, and the hand looked at once more: from its deal, one move after another, all cards open. */
import { announce } from "../announce";
import { Autoplay } from "./autoplay";
import { engine } from "../engine";
import { insisted } from "../read-file";
import { write, wholeNumber } from "../url";
import { say } from "../say";
import { paragraph, problemText, sentence } from "../words";
import type { Course, Table } from "./course";
import type { Review } from "../types";
import { params, type Setup } from "./state";
import { noted } from "./judging";
import { noteMistakes } from "./noted";
import { nextBest, weighedWords } from "./worths";
import { friendly, friendParams, type Visits } from "./friend";
import { UNOPENED } from "./opened";
import { stepped, type Looked } from "./review";
import { solving } from "./solving";

export interface Looking extends Visits {
  hint(): void;
  /** What the hand on the table is worth, in a place of its own. */
  worth(): void;
  /** Looks at the hand as it stands: from its deal, from where it is, or from the move that a link names. */
  look(from: "start" | "here" | number): void;
  turnTo(at: number): void;
  /** Goes on by itself, or stops. */
  play(): void;
  plays(): boolean;
  openAll(open: boolean): void;
  /** Goes on playing from the position that is shown. */
  playFrom(): void;
  /** Goes on from the position before a move with another one. */
  instead(at: number, move: string): void;
  /** With all cards open: solves the move that is shown, or stops that. */
  solve(): void;
  back(): void;
}

export function looking(table: Table, course: Course): Looking {
  const { game, store } = table;
  const latest = course.looks;
  const { begin, press, turned } = solving(table, course);
  const show = (turnedTo: Looked): void => {
    const { friend, position, setup } = store.state;
    const looked = turned(turnedTo);
    store.set({ review: looked });
    write("hand", { ...(friend ? friendParams(friend, looked.data.seat) : params(setup, position)), look: String(looked.at) });
    announce(stepped(looked));
  };
  const auto = new Autoplay(() => {
    const { review } = store.state;
    if (!review || review.at >= review.data.frames.length - 1) return false;
    show({ ...review, at: review.at + 1 });
    return review.at + 2 < review.data.frames.length;
  }, () => store.set({}));
  return {
    ...friendly(table, course, show),
    hint: () => void hint(),
    worth: () => void worth(),
    look: (from) => void look(from),
    play: () => auto.toggle(),
    plays: () => auto.on,
    turnTo: (at) => {
      const { review } = store.state;
      auto.stop();
      if (review) show({ ...review, at: Math.max(0, Math.min(review.data.frames.length - 1, at)) });
    },
    openAll: (open) => store.state.review && store.set({ review: { ...store.state.review, open } }),
    playFrom: () => {
      const { review, position, setup } = store.state;
      if (review && position) void course.ask(setup, position.moves.slice(0, review.at), { back: true });
    },
    instead: (at, move) => {
      const { position, setup } = store.state;
      if (position) void course.ask(setup, [...position.moves.slice(0, at - 1), move]);
    },
    solve: press,
    back: () => {
      auto.stop();
      course.forgetLooks();
      store.set({ review: null, friend: null });
      write("hand", params(store.state.setup, store.state.position));
    },
  };

  /** What the bot that looks ahead would do; where it cannot be had, what rules of thumb say. */
  async function hint(): Promise<void> {
    const { position, setup, busy } = store.state;
    if (!position || busy || position.over) return;
    const asked = course.request(setup, position.moves);
    store.set({ tip: say("Weighing what can be done…"), hint: null });
    const answer = await latest.run(async (signal) => {
      try {
        return { ...(await engine.call("weigh", asked, signal)), missed: "" };
      } catch (problem) {
        const advice = await engine.call("hint", asked, signal);
        return { advice, unit: "", hands: 0, worths: [], made: null, missed: problemText(problem) };
      }
    });
    if (!answer) return;
    const found = "value" in answer ? answer.value : null;
    const tip = "problem" in answer ? problemText(answer.problem) : paragraph(say("Hint: {move}.", { move: answer.value.advice.words }), sentence(answer.value.advice.why), answer.value.missed);
    const { pack } = store.state;
    if (store.state.position !== position || !pack) return;
    const words = paragraph(tip, found ? nextBest(found, pack) : "");
    store.set({ tip: words, hint: found });
    announce(words);
  }

  async function worth(): Promise<void> {
    const { position, setup } = store.state;
    if (!position || position.over) return;
    try {
      const { openWorth } = await insisted(() => import("../worth/over"));
      openWorth({ game, request: course.request(setup, position.moves), rules: { profile: setup.profile, options: setup.options } });
    } catch (problem) {
      course.failed(problem, () => void worth());
    }
  }

  async function look(from: "start" | "here" | number): Promise<void> {
    const { position, setup } = store.state;
    if (!position) return;
    course.skip();
    store.set({ busy: true, more: false });
    const answer = await latest.run((signal) => engine.call("review", course.request(setup, position.moves), signal));
    store.set({ busy: false });
    if (!answer) return;
    if ("problem" in answer) return course.failed(answer.problem, () => void look(from));
    const last = answer.value.frames.length - 1;
    const of = answer.value.choices.length;
    show({ data: answer.value, at: from === "start" ? 0 : from === "here" ? last : Math.min(from, last), open: position.over, weighed: { found: {}, done: 0, of, problem: "", kept: 0 }, opened: UNOPENED });
    void begin(answer.value, setup);
    void weigh(answer.value, setup);
  }

  /** Weighs the reader's decisions one after the other, from the last one back: near the end of a hand most can be told. */
  async function weigh(data: Review, setup: Setup): Promise<void> {
    for (const at of [...data.choices].reverse()) {
      const request = { ...course.request(setup, data.moves.slice(0, at - 1)), made: data.moves[at - 1] };
      const answer = await latest.run((signal) => engine.call("weigh", request, signal));
      const { review, pack } = store.state;
      if (!answer || review?.data !== data || !review.weighed || !pack) return;
      const problem = "problem" in answer ? problemText(answer.problem) : "";
      const found = "value" in answer ? { ...review.weighed.found, [at]: answer.value } : review.weighed.found;
      const weighed = { ...review.weighed, found, done: review.weighed.done + 1, problem };
      store.set({ review: { ...review, weighed } });
      if (problem) return announce(weighedWords(weighed, pack));
      if (weighed.done < weighed.of) continue;
      announce(weighedWords(weighed, pack));
      const { position } = store.state;
      if (position?.over && !table.lesson) await noted(table, setup, position, weighed);
      const kept = table.lesson ? 0 : await noteMistakes(game, setup, data, weighed, pack);
      const now = store.state.review;
      if (now?.data === data) store.set({ review: { ...now, weighed: { ...weighed, kept } } });
    }
  }
}

/** The move at which a link wants the hand looked at; null: it is to be played. */
export const lookedAt = (said: Record<string, string>): number | null => wholeNumber(said["look"]);
