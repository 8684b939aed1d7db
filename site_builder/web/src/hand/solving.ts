/** The hand that is looked at, solved with all cards open: first which of its moves can be, then one of them when the reader asks. */
import { announce } from "../announce";
import { engine } from "../engine";
import { say } from "../say";
import type { Review } from "../types";
import { problemText } from "../words";
import type { Course, Table } from "./course";
import { actAt, solvedWords, type Opened } from "./opened";
import type { Looked } from "./review";
import type { Setup } from "./state";

export interface Solving {
  /** Finds out which moves of a hand can be solved. */
  begin(data: Review, setup: Setup): Promise<void>;
  /** Does what the button at the move that is shown says. Who has it solved sees all cards. */
  press(): void;
  /** At another move than before, that one is solved no more. */
  turned(looked: Looked): Looked;
}

/** So many cards are tried in one call, which takes a part of a second: a press is heard between two calls. */
const EFFORT = 1_000_000;

export function solving({ host, store }: Table, course: Course): Solving {
  const { solves } = course;
  const openedOf = (data: Review): Opened | null => (store.state.review?.data === data ? store.state.review.opened : null);
  const set = (data: Review, change: Partial<Opened>): void => {
    const { review } = store.state;
    if (review?.data === data && review.opened) store.set({ review: { ...review, opened: { ...review.opened, ...change } } });
  };
  return { begin, press, turned };

  async function begin(data: Review, setup: Setup): Promise<void> {
    const answer = await solves.run((signal) => engine.call("solvable", course.request(setup, data.moves), signal));
    if (answer) set(data, "value" in answer ? { known: answer.value, problem: "" } : { problem: problemText(answer.problem) });
  }

  function press(): void {
    const { review, setup } = store.state;
    if (!review?.opened) return;
    const { data, at, opened } = review;
    const act = actAt(opened, at);
    if (act === "again") return void (opened.known ? solve(data, setup, at) : begin(data, setup));
    if (act === "stop") return void (solves.forget(), set(data, { at: null }));
    if (act === "hide") return set(data, { found: without(opened.found, at) });
    void solve(data, setup, at);
  }

  async function solve(data: Review, setup: Setup, at: number): Promise<void> {
    const { review } = store.state;
    if (review) store.set({ review: { ...review, open: true } });
    set(data, { at, problem: "" });
    announce(say("Trying all lines with all cards open."));
    const request = { ...course.request(setup, data.moves), after: at - 1, effort: EFFORT };
    for (;;) {
      const answer = await solves.run((signal) => engine.call("solve", request, signal));
      const opened = openedOf(data);
      if (!answer || !opened) return;
      if ("problem" in answer) {
        const problem = problemText(answer.problem);
        announce(problem);
        return set(data, { at: null, problem });
      }
      const { done } = answer.value;
      set(data, { found: { ...opened.found, [at]: answer.value }, at: done ? null : at });
      if (!done) continue;
      announce(solvedWords(answer.value));
      return bringIntoView();
    }
  }

  /** Where the place beside the hand is too small for all of it, what was found comes to its top. */
  function bringIntoView(): void {
    store.flush();
    const found = host.querySelector(".opened");
    const place = found?.closest(".review-advice");
    if (!found || !place) return;
    const [own, around] = [found.getBoundingClientRect(), place.getBoundingClientRect()];
    if (own.bottom > around.bottom) place.scrollTop += own.top - around.top;
  }

  function turned(looked: Looked): Looked {
    const { opened, at } = looked;
    if (!opened || opened.at === at) return looked;
    if (opened.at !== null) solves.forget();
    return { ...looked, opened: { ...opened, at: null, problem: opened.known ? "" : opened.problem } };
  }
}

const without = (found: Opened["found"], at: number): Opened["found"] => Object.fromEntries(Object.entries(found).filter(([move]) => Number(move) !== at));
