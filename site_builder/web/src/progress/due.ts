/** On which day a skill or a missed puzzle comes back, by FSRS. Fetched when there is something to come back. */
import { fsrs, Rating, type FSRSState } from "ts-fsrs";
import { shifted, daysFrom, type Day } from "./days";
import type { Coming, Returning, Review } from "./skills";

/** Nobody keeps a skill of the hand and eye for a year without using it. */
const LONGEST = 90; // days

// A day is one review, so that a long sitting weighs no more than a short one. Without chance in the intervals:
// the same answers mean the same day in every tab and after every import.
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: LONGEST });

/** A skill is held when nine of ten answers are right, as FSRS aims at nine of ten; below seven of ten it was not there. */
const KNOWN = 0.9;
const SHAKY = 0.7;

function gradeOf({ asked, right }: Review, mild: boolean): Rating.Good | Rating.Hard | Rating.Again {
  const share = right / asked;
  return share >= KNOWN ? Rating.Good : share >= SHAKY || mild ? Rating.Hard : Rating.Again;
}

/** The day on which it is due; after a miss that is not made good, the day of the miss itself. */
export function dueOn({ reviews, missed, mild = false }: Returning): Day {
  let memory: FSRSState | null = null;
  let last = reviews[0]!.day;
  for (const review of reviews) {
    memory = scheduler.next_state(memory, daysFrom(last, review.day), gradeOf(review, mild));
    last = review.day;
  }
  return missed ? last : shifted(last, scheduler.next_interval(memory!.stability, 0));
}

/** All that comes back, the most overdue first. */
export const schedule = (all: Returning[]): Coming[] => all.map((one) => ({ ...one, due: dueOn(one) })).sort((one, two) => one.due - two.due);
