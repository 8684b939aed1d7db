/** The reader's answer: typed or pressed, checked, written down; then the next question. */
import { announce } from "../announce";
import { formOf } from "../answers/answers";
import { say } from "../say";
import type { Again } from "../progress/skills";
import { tellSlip } from "../progress/slip-words";
import { progress } from "../progress/store";
import { paragraph } from "../words";
import { asksDaily, foundToday } from "./daily";
import type { Desk, Questions } from "./questions";
import { masteryWords } from "./mastery";
import { laidSpoken } from "./scene";
import { askAgain } from "./queue";
import { avoidedWords } from "./slipped";
import { attemptOf, inQueue, type Outcome } from "./state";
import { stillLooking, trickSpoken } from "./trail";
import { verdictSpoken } from "./verdict";

export interface Answering {
  change(said: string[]): void;
  press(said: string[]): void;
  submit(event: Event): void;
  show(): void;
  /** Goes on to the next of the tricks that are seen once, behind the last to the question. */
  turn(): void;
}

/** What was missed is asked once more, with fresh cards where it is a skill: then with such as would show the slip. */
const onceMore = (again: Again, slip: string | null | undefined): Again => (again.seed === null && slip ? { ...again, slip } : again);

export function answering(desk: Desk, questions: Questions): Answering {
  const { host, store, waiting } = desk;
  return {
    change: (said) => store.set({ said, problem: null }),
    press: (said) => {
      store.set({ said });
      void check();
    },
    submit: (event) => {
      event.preventDefault();
      const { asked, outcome, said } = store.state;
      if (!asked) return;
      if (outcome) return void next();
      const problem = formOf(asked).missing(asked, said);
      if (!problem) return void check();
      store.set({ problem });
      store.flush();
      questions.focusAnswer();
    },
    turn: () => {
      const { asked, pack, turned } = store.state;
      store.set({ turned: turned + 1 });
      store.flush();
      announce(stillLooking(asked!, turned + 1) ? trickSpoken(pack!, asked!, turned + 1) : laidSpoken(pack!, asked!));
      questions.focusAnswer();
    },
    show: () => settle({ kind: "shown", verdict: null, own: null }, performance.now() - store.state.since),
  };

  async function check(): Promise<void> {
    const ms = performance.now() - store.state.since;
    const outcome = await questions.judge();
    if (outcome) settle(outcome, ms);
  }

  function settle(outcome: Outcome, ms: number): void {
    const { asked, wish, mode, race, queue, pack } = store.state;
    const right = outcome.kind === "right";
    const slip = right ? store.state.slip : outcome.verdict?.slip;
    const attempt = attemptOf(wish, asked!.seed, { right, ms: Math.round(ms), at: Date.now(), mode: mode === "theme" ? "free" : mode, ...(slip ? { slip } : {}) });
    progress.add(attempt);
    if (!right && slip) tellSlip(wish, slip, outcome.verdict?.step ?? "");
    if (right && asksDaily(store.state.daily, wish, asked!.seed)) foundToday();
    if (race && !race.over) {
      const counts = { right: race.right + (right ? 1 : 0), wrong: race.wrong + (right ? 0 : 1) };
      store.set({ race: { ...race, ...counts, misses: right ? race.misses : [...race.misses, attempt] } });
      if (right) return void next(say("Right."));
    }
    store.set({ outcome, problem: null, queue: right ? queue.slice(1) : [...queue.slice(1), ...queue.slice(0, 1).map((one) => onceMore(one, slip))] });
    waiting.refresh();
    store.flush();
    host.querySelector<HTMLElement>(".next")?.focus({ preventScroll: true });
    host.querySelector(".verdict")?.scrollIntoView({ block: "nearest" });
    announce(paragraph(verdictSpoken(pack!, asked!, outcome), avoidedWords(store.state), masteryWords(store.state)));
  }

  async function next(prefix = ""): Promise<void> {
    const { mode, wish, queue } = store.state;
    if (inQueue(mode)) return askAgain(desk, questions, queue, mode);
    if ((await questions.ask(wish, questions.next(wish), prefix)) === "failed") return;
    if (store.state.race) questions.prepare(wish);
    questions.focusAnswer();
  }
}
