/** What the reader chooses in the bar: what is asked, and in which way. */
import { announce } from "../announce";
import { PUZZLE } from "../progress/data";
import type { Again } from "../progress/skills";
import { progress } from "../progress/store";
import { say } from "../say";
import type { BarActs } from "./bar";
import type { Desk, Questions } from "./questions";
import { toFind } from "./by-theme";
import { askAgain } from "./queue";
import type { RaceActs } from "./race";
import type { Run } from "./run";
import { inQueue, SECONDS, type Mode } from "./state";

export interface Choosing extends BarActs, RaceActs {
  /** Lets what was missed come back by itself. */
  repeat(): void;
}

export function choosing(desk: Desk, questions: Questions, run: Run): Choosing {
  const { host, store, waiting } = desk;
  return {
    wish: (change) => {
      const { mode: now, race } = store.state;
      if (inQueue(now)) store.set({ mode: "free", queue: [], theme: null });
      if (race) run.stopClock();
      void questions.go(change, null);
    },
    mode,
    daily: () => {
      const { daily } = store.state;
      run.stopClock();
      if (daily) void questions.go({ game: daily.game, kind: PUZZLE, level: daily.level, parts: {}, method: "" }, daily.seed, false, { mode: "free", race: null, queue: [], theme: null }).then(() => questions.focusAnswer());
    },
    byTheme: (theme) => {
      run.stopClock();
      store.set({ theme });
      mode("theme");
    },
    start: () => void run.start(),
    stop: () => run.end(),
    replay: () => askAgain(desk, questions, store.state.race?.misses ?? [], "replay"),
    leave: () => mode("free"),
    repeat: () => {
      progress.repeating = true;
      announce(say("What you have practised comes back when it is due."));
      host.querySelector<HTMLElement>(".primary")?.focus();
    },
  };

  function left(to: Mode): Again[] {
    const { theme } = store.state;
    return to === "theme" ? (theme ? toFind(theme) : []) : to === "replay" ? waiting.misses() : waiting.due();
  }

  function mode(to: Mode): void {
    run.stopClock();
    if (to !== "theme") store.set({ theme: null });
    if (to === "free") void questions.ask(store.state.wish, questions.next(store.state.wish), "", { mode: to, race: null, queue: [] }).then(() => questions.focusAnswer());
    else if (to !== "timed") askAgain(desk, questions, left(to), to);
    else {
      store.set({ mode: to, race: null, outcome: null, problem: null, queue: [] });
      announce(say("{n} seconds: press Enter to start.", { n: SECONDS }));
    }
  }
}
