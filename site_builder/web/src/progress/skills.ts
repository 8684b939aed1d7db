/**
 * What comes back: each skill with fresh cards, and with cards that would show it each slip that was made; each missed puzzle and mistake as it
 * was, for there the position itself is what is learnt.
 */
import { byQuestion, counts, daySums } from "./count";
import { entriesOf, fits, looseEntries, MISTAKE, mistakesOf, numberOf, PUZZLE, questionOf, sumsOf, type Attempt, type DaySum, type Entry, type Filter, type Progress } from "./data";
import { dayOf, shifted, type Day } from "./days";

/** What is asked, and how; without a seed any fresh cards will do. */
export type Again = Omit<Attempt, "seed" | "right" | "ms" | "at" | "mode" | "step"> & { seed: Attempt["seed"] | null };

/** The answers of one day. */
export type Review = Pick<DaySum, "day" | "asked" | "right">;

export interface Returning {
  again: Again;
  /** The oldest day first. */
  reviews: Review[];
  /** The last answer was wrong. */
  missed: boolean;
  /** What went wrong need not have been forgotten, as with bad cards: at the worst the gap grows slowly. */
  mild?: boolean;
}

/** What comes back, and on which day. */
export interface Coming extends Returning {
  due: Day;
}

const isPuzzle = ({ kind }: { kind: string }): boolean => kind === PUZZLE;

/** The kinds of a lesson's own tasks: what they ask stands in the lesson, and the engine makes no other. */
const OWN = ["find", "complete", "act", "play"];

/** Whether it answers a task of a lesson that is no drill. */
export const inLesson = ({ kind, mode }: Attempt): boolean => mode === "learn" && OWN.includes(kind);

/** What is asked as it was, not with fresh cards. */
const isFixed = ({ kind }: { kind: string }): boolean => kind === PUZZLE || kind === MISTAKE;

/** The same game, kind and level are the same skill, by whatever rules, parts or method it was asked. */
const skillOf = ({ game, kind, level }: { game: string; kind: string; level: number }): string => JSON.stringify([game, kind, level]);

export const returning = (progress: Progress, filter?: Filter): Returning[] => [...skills(progress, filter), ...slips(progress, filter), ...puzzles(progress, filter), ...mistakes(progress, filter)];

/** Days are read off the daily sums, which folding keeps whole. Only of the last answer more is asked than they tell. */
function skills(progress: Progress, filter?: Filter): Returning[] {
  const days = new Map<string, DaySum[]>();
  for (const sum of daySums(looseEntries(progress), sumsOf(progress))) {
    if (sum.asked && !isFixed(sum) && fits(sum, filter)) days.set(skillOf(sum), [...(days.get(skillOf(sum)) ?? []), sum]);
  }
  const last = lastOfSkills(entriesOf(progress, filter));
  const practised = [...days].map(([skill, reviews]) => {
    const entry = last.get(skill);
    const { game, kind, level } = reviews[0]!;
    return { again: entry ? asked(entry, null) : { game, kind, level, seed: null }, reviews, missed: entry ? !entry.right : false };
  });
  return [...practised, ...learnt(progress, filter).filter(({ again }) => !days.has(skillOf(again)))];
}

/** What the drills of lessons ask is a skill too, until it is practised by itself. Who learns may err: at the worst the gap grows slowly. */
function learnt(progress: Progress, filter?: Filter): Returning[] {
  const found = new Map<string, Entry[]>();
  for (const one of entriesOf(progress, filter)) {
    if (one.mode === "learn" && !inLesson(one) && !isFixed(one)) found.set(skillOf(one), [...(found.get(skillOf(one)) ?? []), one]);
  }
  return [...found.values()].map((answers) => ({ again: asked(answers.at(-1)!, null), reviews: firstsByDay(answers), missed: false, mild: true }));
}

/** Of each day the first answer to each question, for in a lesson one tries until it is right. */
export const firstsByDay = (answers: Entry[]): Review[] =>
  byDay([...new Map([...answers].reverse().map((one) => [`${one.day} ${one.step ?? ""} ${questionOf(one)}`, one])).values()]);

function slips(progress: Progress, filter?: Filter): Returning[] {
  return openSlips(entriesOf(progress, filter)).map((answers) => {
    const last = answers.at(-1)!;
    return { again: { ...asked(last, null), slip: last.slip! }, reviews: byDay(answers), missed: !last.right };
  });
}

function puzzles(progress: Progress, filter?: Filter): Returning[] {
  return missedPuzzles(entriesOf(progress, filter)).map((answers) => {
    const last = answers.at(-1)!;
    return { again: asked(last, last.seed), reviews: byDay(answers), missed: !last.right };
  });
}

/** The card at the table was the first answer, and it was wrong. */
function mistakes(progress: Progress, filter?: Filter): Returning[] {
  const answers = answersToMistakes(entriesOf(progress, filter));
  return mistakesOf(progress, filter).map((one) => ({ game: one.game, kind: MISTAKE, level: 1, seed: numberOf(one), day: one.day })).filter((one) => fits(one, filter))
    .map(({ day, ...again }) => {
      const own = answers.filter((one) => Number(one.seed) === again.seed);
      return { again, reviews: byDay([{ day, right: false }, ...own]), missed: !own.at(-1)?.right };
    });
}

function byDay(answers: Pick<Entry, "day" | "right">[]): Review[] {
  const days = [...new Set(answers.map((one) => one.day))].sort((one, two) => one - two);
  return days.map((day) => {
    const own = answers.filter((one) => one.day === day);
    return { day, asked: own.length, right: own.filter((one) => one.right).length };
  });
}

export const answersToMistakes = (entries: Entry[]): Entry[] => entries.filter(({ kind }) => kind === MISTAKE);

function asked({ game, kind, level, parts, method, profile, options }: Attempt, seed: Again["seed"]): Again {
  return { game, kind, level, seed, ...(parts ? { parts } : {}), ...(method ? { method } : {}), ...(profile ? { profile } : {}), ...(options ? { options } : {}) };
}

/** The last answer to each skill, by its skill. */
export const lastOfSkills = (entries: Entry[]): Map<string, Entry> => new Map(entries.filter((one) => counts(one) && !isFixed(one)).map((one) => [skillOf(one), one]));

/** The last answer to each puzzle, missed or not. */
export const lastOfPuzzles = (entries: Entry[]): Entry[] => [...byQuestion(entries.filter(isPuzzle)).values()].map((answers) => answers.at(-1)!);

/** The first answer to each puzzle, the oldest first; of the learn path none, for there one tries until it is right. */
export const firstOfPuzzles = (entries: Entry[]): Entry[] => [...byQuestion(entries.filter((one) => isPuzzle(one) && one.mode !== "learn")).values()].map((answers) => answers[0]!);

/** Puzzles that were missed at least once, each with its answers from the first miss on. */
export const missedPuzzles = (entries: Entry[]): Entry[][] =>
  [...byQuestion(entries.filter(isPuzzle)).values()].map((answers) => answers.slice(Math.max(0, answers.findIndex((one) => !one.right)))).filter((answers) => !answers[0]!.right);

/** On so many days after another it was not made where it would have shown: then it is made no more. */
export const CURED = 3;

export const betraysSlip = (one: Entry): boolean => one.slip !== undefined && counts(one) && !isFixed(one);

/** The answers to each slip that is still made, from the one on that betrayed it first. */
export function openSlips(entries: Entry[]): Entry[][] {
  const open = new Map<string, Entry[]>();
  for (const one of entries.filter(betraysSlip)) {
    const key = JSON.stringify([one.game, one.kind, one.slip]);
    const answers = [...(open.get(key) ?? []), one];
    if (one.right && answers.length === 1) continue;
    const clean = byDay(answers).slice(-CURED);
    if (clean.length === CURED && clean.every(({ asked, right }) => asked === right)) open.delete(key);
    else open.set(key, answers);
  }
  return [...open.values()];
}

export interface Forecast {
  /** With what was due before and is still open. */
  today: number;
  tomorrow: number;
  /** In seven days, of which today is the first. */
  week: number;
}

export function forecast(coming: Coming[], today: Day): Forecast {
  const until = (day: Day): number => dueOn(coming, day).length;
  const now = until(today);
  return { today: now, tomorrow: until(shifted(today, 1)) - now, week: until(shifted(today, 6)) };
}

export const dueNow = (coming: Coming[], now: number): Coming[] => dueOn(coming, dayOf(now));

/** A question in which a slip would show practises its skill too, which then need not be asked beside it. */
function dueOn(coming: Coming[], day: Day): Coming[] {
  const due = coming.filter((one) => one.due <= day);
  const slipped = new Set(due.filter(({ again }) => again.slip !== undefined).map(({ again }) => skillOf(again)));
  return due.filter(({ again }) => again.slip !== undefined || isFixed(again) || !slipped.has(skillOf(again)));
}

/** The first day after today on which something comes back. */
export const nextDay = (coming: Coming[], now: number): Day | null => coming.find((one) => one.due > dayOf(now))?.due ?? null;
