/** What is asked again: missed questions and puzzles as they were, skills that are due with fresh cards. */
import { announce } from "../announce";
import { say } from "../say";
import type { Again } from "../progress/skills";
import type { Desk, Questions } from "./questions";
import { wishOf, type Mode } from "./state";

const MOST = 50;

/** Asks the first of a queue; a question that the game no longer has is passed over. */
export function askAgain(desk: Desk, questions: Questions, left: Again[], how: Mode): void {
  const { host, store } = desk;
  const queue = left.slice(0, MOST);
  const first = queue[0];
  if (first) {
    const along = { mode: how, race: null, queue, slip: first.slip ?? null };
    const made = wishOf(first);
    const done = made.game === store.state.wish.game ? questions.ask(made, first.seed ?? questions.next(made), "", along) : questions.go(made, first.seed, true, along);
    return void done.then((end) => (end === "failed" ? askAgain(desk, questions, queue.slice(1), how) : questions.focusAnswer()));
  }
  store.set({ mode: how, race: null, outcome: null, problem: null, queue });
  store.flush();
  announce(say("Nothing is left to ask again."));
  host.querySelector<HTMLElement>(".primary")?.focus();
}
