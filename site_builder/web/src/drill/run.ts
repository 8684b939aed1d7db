/** A timed run: its clock, and what is kept of it. */
import { announce } from "../announce";
import { progress } from "../progress/store";
import { say } from "../say";
import { paragraph } from "../words";
import type { Desk, Questions } from "./questions";
import { bestOf, bestWords } from "./race";
import { score, SECONDS } from "./state";

const EVERY = 200; // milliseconds

export class Run {
  private readonly desk: Desk;
  private readonly questions: Questions;
  private ticking = 0;

  constructor(desk: Desk, questions: Questions) {
    this.desk = desk;
    this.questions = questions;
  }

  async start(): Promise<void> {
    const { store } = this.desk;
    const { wish } = store.state;
    const before = bestOf(store.state);
    if ((await this.questions.ask(wish, this.questions.next(wish))) !== "asked") return;
    const begun = performance.now();
    store.set({ race: { begun, ends: begun + SECONDS * 1000, right: 0, wrong: 0, misses: [], over: false, before }, since: begun });
    store.flush();
    this.ticking = window.setInterval(() => this.tick(), EVERY);
    this.questions.prepare(wish);
    this.questions.focusAnswer();
  }

  /** The clock alone; what the run has come to stays on the page. */
  stopClock(): void {
    window.clearInterval(this.ticking);
  }

  /** At its time, or before it when the reader wants no more: then nothing is kept. */
  end(): void {
    this.stopClock();
    const { host, store } = this.desk;
    const { race, wish } = store.state;
    if (!race || race.over) return;
    this.questions.forget();
    const { game, kind, level } = wish;
    const full = performance.now() >= race.ends;
    if (full) progress.addRun({ game, kind, level, at: Date.now(), seconds: SECONDS, right: race.right, wrong: race.wrong });
    store.set({ race: full ? { ...race, over: true } : null, outcome: null, problem: null });
    store.flush();
    host.querySelector<HTMLElement>(".primary")?.focus();
    if (full) announce(paragraph(say("Time. {right} right answers, {wrong} wrong: {score}.", { right: race.right, wrong: race.wrong, score: score(race) }, { "right one": "Time. {right} right answer, {wrong} wrong: {score}." }), bestWords(race)));
  }

  private tick(): void {
    const { store } = this.desk;
    const { race } = store.state;
    if (!race || race.over) return this.stopClock();
    if (performance.now() >= race.ends) this.end();
    else store.set({});
  }
}
