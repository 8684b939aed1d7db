/**
 * The reader's progress on this device: one store for all widgets of a page, and for all tabs.
 * Every change reads what the device holds, adds to it and writes at once, so no tab overwrites another;
 * should two write in the same instant, whoever lost sees it and adds its own again.
 */
import { bestOf, missesOf, streakOf } from "./count";
import { accuraciesOf, entriesOf, handsOf, isEmpty, merge, mistakesOf, newProgress, numberOf, placesOf, runsOf, withAccuracy, withEntry, withHand, withMistake, withoutMistake, withPlace, withRun, type Attempt, type Entry, type Filter, type Mistake, type PlayedHand, type Progress, type Run } from "./data";
import { dayOf } from "./days";
import { folded } from "./fold";
import { remaining } from "./levels";
import { returning, type Coming, type Returning } from "./skills";
import { Broken, fromText, toText } from "./format";
import type { Accuracy, Among } from "./measure";
import { insisted } from "../read-file";
import { forgetSlips } from "./slip-words";
import { forget, keeps, keptText, onChange, putAside, recall, recallText, remember, rememberText, type Saving } from "../storage";

export type { Attempt, Mode, Run } from "./data";
type Due = typeof import("./due");

const KEY = "progress";
const DUE = "progress-due";
const ASIDE = "progress-unread";

export class ProgressStore {
  private readonly listeners = new Set<() => void>();
  /** The text that the device held when it was last looked at. */
  private seen: string | null = null;
  private held: Progress = newProgress();
  private saved: Saving | null = null;
  private schedule: Due["schedule"] | null = null;
  private loading: Promise<void> | null = null;

  constructor() {
    onChange(KEY, () => this.changedElsewhere());
    onChange(DUE, () => this.tell());
  }

  add(attempt: Attempt): void {
    this.change((now) => withEntry(now, { ...attempt, level: remaining(attempt), day: dayOf(attempt.at) }));
  }

  addRun(run: Run): void {
    this.change((now) => withRun(now, { ...run, level: remaining(run) }));
  }

  addHand(hand: PlayedHand): void {
    this.change((now) => withHand(now, hand));
  }

  /** Keeps what a hand has lost. */
  addAccuracy(accuracy: Accuracy): void {
    this.change((now) => withAccuracy(now, accuracy));
  }

  /** Keeps where the reader stands among bots. */
  addPlace(place: Among): void {
    this.change((now) => withPlace(now, place));
  }

  accuracies(filter?: Filter): Accuracy[] {
    return accuraciesOf(this.now(), filter);
  }

  places(filter?: Filter): Among[] {
    return placesOf(this.now(), filter);
  }

  /** Keeps a mistake for practice; false where the reader has had enough of it. */
  addMistake(mistake: Mistake): boolean {
    this.change((now) => withMistake(now, mistake));
    return this.mistakes().some((one) => numberOf(one) === numberOf(mistake));
  }

  forgetMistake(mistake: Mistake): void {
    this.change((now) => withoutMistake(now, numberOf(mistake)));
  }

  mistakes(filter?: Filter): Mistake[] {
    return mistakesOf(this.now(), filter);
  }

  attempts(filter?: Filter): Entry[] {
    return entriesOf(this.now(), filter);
  }

  /** The hands that were played to their end, the oldest first. */
  hands(filter?: Filter): PlayedHand[] {
    return handsOf(this.now(), filter);
  }

  runs(filter?: Filter): Run[] {
    return runsOf(this.now(), filter);
  }

  /** Questions whose last answer was wrong, the longest ago first. */
  misses(filter?: Filter): Attempt[] {
    return missesOf(this.now(), filter);
  }

  /** What comes back and when, the most overdue first; nothing where the reader has switched it off, or until it is known. */
  coming(filter?: Filter): Coming[] {
    return this.scheduled(returning(this.now(), filter));
  }

  /** When what is made of all that is known comes back. */
  comingOf(made: (all: Progress) => Returning[]): Coming[] {
    return this.scheduled(made(this.now()));
  }

  private scheduled(all: Returning[]): Coming[] {
    if (!this.repeating) return [];
    if (all.length && !this.schedule) void this.loadDue();
    return this.schedule?.(all) ?? [];
  }

  /** Right answers in a row, untimed and timed. */
  streak(filter?: Filter): { now: number; best: number } {
    return streakOf(this.now(), filter);
  }

  /** The best timed run: right answers less misses. */
  best(filter?: Filter): { run: Run | null } {
    return bestOf(this.now(), filter);
  }

  /** Whether what is added will be there tomorrow. */
  get saving(): Saving {
    return this.saved ?? (keeps() ? "on" : "blocked");
  }

  /** "Practise what is due": on until the reader wants none of it. */
  get repeating(): boolean {
    return recall(DUE, true);
  }

  set repeating(on: boolean) {
    remember(DUE, on);
    if (!this.schedule) this.loading = null;
    this.tell();
  }

  /** Everything, for the page of figures. */
  get all(): Progress {
    return this.now();
  }

  get empty(): boolean {
    return isEmpty(this.now());
  }

  exported(): string {
    return toText(this.now());
  }

  /** Adds what an exported file holds, nothing twice. Raises Broken with one line for the reader, and then changes nothing. */
  import(text: string): { attempts: number; runs: number; mistakes: number; measures: number } {
    const more = fromText(text);
    const size = (): [number, number, number, number] => [answersIn(this.now()), runsOf(this.now()).length, this.mistakes().length, this.accuracies().length + this.places().length];
    const [answers, runs, mistakes, measures] = size();
    this.change((now) => merge(now, more));
    const [answersNow, runsNow, mistakesNow, measuresNow] = size();
    return { attempts: answersNow - answers, runs: runsNow - runs, mistakes: Math.max(0, mistakesNow - mistakes), measures: measuresNow - measures };
  }

  /** What was found on this device and could not be read, line by line as it was; null when all is well. */
  get unread(): string | null {
    return recallText(ASIDE);
  }

  /** The reader has no use for what could not be read. */
  forgetUnread(): void {
    forget(ASIDE);
    this.tell();
  }

  clear(): void {
    forget(ASIDE);
    forgetSlips();
    this.put(newProgress());
    this.tell();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** What is known now, with what another tab has written since. */
  private now(): Progress {
    const text = keptText(KEY);
    if (text === this.seen) return this.held;
    this.seen = text;
    const theirs = text === null ? newProgress() : this.read(text);
    // Another device's name: everything was deleted in the other tab, and that holds here too.
    this.held = theirs.device === this.held.device ? folded(merge(theirs, this.held)) : theirs;
    return this.held;
  }

  private read(text: string): Progress {
    try {
      return fromText(text);
    } catch (problem) {
      if (!(problem instanceof Broken)) throw problem;
      putAside(ASIDE, text);
      return newProgress();
    }
  }

  private change(how: (now: Progress) => Progress): void {
    this.put(folded(how(this.now())));
    this.tell();
  }

  private put(progress: Progress): void {
    if (this.write(progress) !== "full") return;
    // Daily sums are a fraction of the size: perhaps there is room for them.
    const small = folded(progress, 200, 100);
    if (small !== progress) this.write(small);
  }

  private write(progress: Progress): Saving {
    const text = toText(progress);
    this.saved = rememberText(KEY, text);
    this.held = progress;
    if (this.saved === "on") this.seen = text;
    return this.saved;
  }

  private changedElsewhere(): void {
    const now = this.now();
    if (this.seen === null) this.saved = null;
    else if (toText(now) !== this.seen) this.put(now);
    this.tell();
  }

  /** Resolves when it is known what is due. */
  async loadDue(): Promise<void> {
    if (this.repeating) await (this.loading ??= this.fetchDue());
  }

  private async fetchDue(): Promise<void> {
    try {
      this.schedule = (await insisted(() => import("./due"))).schedule;
    } catch {
      // Without a network nothing is due; the next page tries again.
    }
    this.tell();
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}

const answersIn = (progress: Progress): number =>
  Object.values(progress.shares).reduce((sum, share) => sum + share.entries.length + share.sums.reduce((all, one) => all + one.asked + one.other, 0), 0);

export const progress = new ProgressStore();
