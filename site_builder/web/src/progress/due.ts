/** When a missed question should come back, by FSRS. Fetched only by readers who have asked for it. */
import { createEmptyCard, fsrs, Rating, type Card } from "ts-fsrs";
import { repeated } from "./count";
import type { Entry } from "./data";

// Without chance in the intervals: the same answers mean the same day in every tab and after every import.
const scheduler = fsrs({ enable_fuzz: false });

/** When the question of these answers, oldest first, is due: right is "good", wrong is "again". */
export function dueAt(answers: Entry[]): number {
  let card: Card = createEmptyCard(new Date(answers[0]!.at));
  for (const answer of answers) card = scheduler.next(card, new Date(answer.at), answer.right ? Rating.Good : Rating.Again).card;
  return card.due.getTime();
}

/** The last answers to the questions that are due, the most overdue first. */
export const dueEntries = (entries: Entry[], now: number): Entry[] =>
  schedule(entries).filter((one) => one.due <= now).map((one) => one.last);

/** Every question that comes back, and when. */
export const schedule = (entries: Entry[]): { last: Entry; due: number }[] =>
  repeated(entries).map((answers) => ({ last: answers.at(-1)!, due: dueAt(answers) })).sort((one, two) => one.due - two.due);
