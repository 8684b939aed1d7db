/** What can be told from the answers: sums by day, streaks, misses, bests. */
import { entriesOf, fits, questionOf, runsOf, streaksOf, type Attempt, type BestStreak, type DaySum, type Entry, type Filter, type Progress, type Run } from "./data";

/** Longer than this, somebody has gone for a coffee. */
export const LONGEST = 120_000;

/** Replayed questions are known, and the learn path lets the reader try until it is right: neither says how well one counts. */
export const counts = ({ mode }: Pick<Attempt, "mode">): boolean => mode === "free" || mode === "timed" || mode === "due";

const inStreak = (attempt: Attempt): boolean => attempt.mode === "free" || attempt.mode === "timed";

export const time = (attempt: Attempt): number => Math.min(Math.max(0, attempt.ms), LONGEST);

export function daySums(entries: Entry[], before: DaySum[] = []): DaySum[] {
  const sums = new Map<string, DaySum>();
  const at = ({ day, game, kind, level }: Pick<DaySum, "day" | "game" | "kind" | "level">): DaySum => {
    const key = JSON.stringify([day, game, kind, level]);
    const found = sums.get(key) ?? { day, game, kind, level, asked: 0, right: 0, ms: 0, other: 0, otherMs: 0 };
    sums.set(key, found);
    return found;
  };
  for (const one of before) {
    const sum = at(one);
    sum.asked += one.asked;
    sum.right += one.right;
    sum.ms += one.ms;
    sum.other += one.other;
    sum.otherMs += one.otherMs;
  }
  for (const entry of entries) {
    const sum = at(entry);
    if (counts(entry)) {
      sum.asked += 1;
      sum.right += entry.right ? 1 : 0;
      sum.ms += time(entry);
    } else {
      sum.other += 1;
      sum.otherMs += time(entry);
    }
  }
  return [...sums.values()].sort((one, two) => one.day - two.day);
}

export function streak(attempts: Attempt[]): { now: number; best: number } {
  let now = 0;
  let best = 0;
  for (const attempt of attempts) {
    if (!inStreak(attempt)) continue;
    now = attempt.right ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

export function streakOf(progress: Progress, filter?: Filter): { now: number; best: number } {
  const known = streak(entriesOf(progress, filter));
  const before = streaksOf(progress).filter((one) => fits(one, filter)).map((one) => one.best);
  return { now: known.now, best: Math.max(known.best, ...before) };
}

/** The best streak of each kind and level, for the time when the answers themselves are gone. */
export function bestStreaks(entries: Entry[], before: BestStreak[]): BestStreak[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = JSON.stringify([entry.game, entry.kind, entry.level]);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const found = [...groups.values()].map((group) => ({ game: group[0]!.game, kind: group[0]!.kind, level: group[0]!.level, best: streak(group).best }));
  const best = new Map<string, BestStreak>();
  for (const one of [...before, ...found]) {
    const key = JSON.stringify([one.game, one.kind, one.level]);
    if (one.best > (best.get(key)?.best ?? 0)) best.set(key, one);
  }
  return [...best.values()];
}

/** All answers to each question, oldest first. */
export function byQuestion<T extends Attempt>(attempts: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const attempt of attempts) {
    const key = questionOf(attempt);
    const list = found.get(key);
    if (list) list.push(attempt);
    else found.set(key, [attempt]);
  }
  return found;
}

/** Questions of drills only: a step of the learn path has its own place to come back to. */
const ofDrills = (attempts: Entry[]): Entry[] => attempts.filter((attempt) => attempt.mode !== "learn");

/** Questions whose last answer was wrong, the longest ago first. */
export const missesOf = (progress: Progress, filter?: Filter): Entry[] => missesIn(entriesOf(progress, filter));

export const missesIn = (entries: Entry[]): Entry[] =>
  [...byQuestion(ofDrills(entries)).values()].map((answers) => answers.at(-1)!).filter((last) => !last.right).sort((one, two) => one.at - two.at);

/** A miss costs a right answer, so that pressing at random gains nothing. */
export const worth = (run: Run): number => run.right - run.wrong;

export function bestRun(runs: Run[]): Run | null {
  const better = (one: Run, two: Run): boolean => worth(one) > worth(two) || (worth(one) === worth(two) && one.wrong < two.wrong);
  return runs.reduce<Run | null>((best, run) => (!best || better(run, best) ? run : best), null);
}

export const MASTERY = { right: 9, of: 10 };

/** Whether a level is mastered by these answers to it, the oldest first; those to a part of it do not count. */
export function mastered(answers: Pick<Attempt, "right" | "mode" | "parts">[]): boolean {
  const last = answers.filter((one) => counts(one) && !Object.keys(one.parts ?? {}).length).slice(-MASTERY.of);
  return last.length === MASTERY.of && last.filter((one) => one.right).length >= MASTERY.right;
}

export const bestOf = (progress: Progress, filter?: Filter): { run: Run | null } => ({ run: bestRun(runsOf(progress, filter)) });
