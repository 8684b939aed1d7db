/** Lessons come back: their own tasks as steps to go through again, what their drills ask as skills with fresh cards. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { newProgress, withEntry, type Attempt, type Entry, type Progress } from "../../site_builder/web/src/progress/data";
import { dateOf, dayOf, daysFrom, shifted, type Day } from "../../site_builder/web/src/progress/days";
import { schedule } from "../../site_builder/web/src/progress/due";
import { folded } from "../../site_builder/web/src/progress/fold";
import { lessonName, lessons, type Course } from "../../site_builder/web/src/progress/lessons";
import { returning, type Review } from "../../site_builder/web/src/progress/skills";

const FIRST = 20260302;
const COURSES: Course[] = [
  { game: "scarto", page: "../learn-scarto/", title: "Scarto", noun: "step", lessons: [{ id: "pack", title: "The pack", own: 2 }, { id: "counting", title: "Counting", own: 0 }] },
  { game: "mineo-3", page: "../deals/", title: "Deals", noun: "deal", lessons: [{ id: "pack", title: "Another", own: 1 }] },
];
let minute = 0;

function entry(day: Day, step: string, right = true, change: Partial<Attempt> = {}): Entry {
  minute += 1;
  const at = dateOf(day).getTime() + minute * 1000;
  return { game: "scarto", kind: "act", level: 1, seed: step, right, ms: 4000, at, mode: "learn", step, ...change, day: dayOf(at) };
}

const filled = (entries: Entry[]): Progress => entries.reduce(withEntry, newProgress("here"));
const found = (progress: Progress): [string, Review[]][] => lessons(COURSES)(progress).map(({ again, reviews }) => [`${again.game} ${again.seed}`, reviews]);

test("a step comes back when all its own tasks are done, and not before", () => {
  assert.deepEqual(found(filled([entry(FIRST, "pack/1"), entry(FIRST, "pack/2", false)])), []);
  assert.deepEqual(found(filled([entry(FIRST, "pack/1"), entry(shifted(FIRST, 1), "pack/2", false), entry(shifted(FIRST, 1), "pack/2")])), [
    ["scarto pack", [{ day: FIRST, asked: 1, right: 1 }, { day: shifted(FIRST, 1), asked: 1, right: 0 }]],
  ]);
});

test("a step of drills alone comes back as its drills, with fresh cards, until they are practised by themselves", () => {
  const drill = { kind: "count", level: 2, seed: 5 };
  const learnt = [entry(FIRST, "counting/1", false, drill), entry(FIRST, "counting/1", true, drill), entry(FIRST, "counting/1", true, { ...drill, seed: 6 })];
  assert.deepEqual(found(filled(learnt)), []);
  const [skill, ...others] = returning(filled(learnt));
  assert.deepEqual([skill!.again, skill!.reviews, skill!.missed, others], [{ game: "scarto", kind: "count", level: 2, seed: null }, [{ day: FIRST, asked: 2, right: 1 }], false, []]);
  const practised = returning(filled([...learnt, entry(shifted(FIRST, 4), "", true, { ...drill, seed: 9, mode: "due" })]));
  assert.deepEqual(practised.map(({ reviews }) => reviews.map(({ day, asked }) => [day, asked])), [[[shifted(FIRST, 4), 1]]]);
});

test("of two lessons with one name each is of its own game, and is called so", () => {
  const coming = schedule(lessons(COURSES)(filled([entry(FIRST, "pack/1", true, { game: "mineo-3" }), entry(FIRST, "pack/1"), entry(FIRST, "pack/2")])));
  assert.deepEqual(coming.map((one) => lessonName(COURSES, one)).sort(), ["Deals: deal 1, Another", "Scarto: step 1, The pack"]);
});

test("gaps grow while it is done rightly, and a slip at it makes them shorter", () => {
  const gaps = [true, false].map((right) => {
    const done = [entry(FIRST, "pack/1", right), entry(FIRST, "pack/1"), entry(FIRST, "pack/2", right), entry(FIRST, "pack/2")];
    const due: number[] = [];
    for (let number = 0, day = FIRST; number < 3; number += 1) {
      const next = schedule(lessons(COURSES)(filled(done)))[0]!.due;
      due.push(daysFrom(day, next));
      day = next;
      done.push(entry(day, "pack/1", right), entry(day, "pack/1"), entry(day, "pack/2", right), entry(day, "pack/2"));
    }
    return due;
  });
  for (const due of gaps) assert.ok(due[0]! >= 1 && due[0]! < due[1]! && due[1]! < due[2]!, String(gaps));
  assert.ok(gaps[0]![0]! > gaps[1]![0]!, String(gaps));
});

test("the days of a lesson outlast the fold", () => {
  const learnt = [entry(FIRST, "pack/1"), entry(FIRST, "pack/2", false), entry(FIRST, "pack/2"), entry(shifted(FIRST, 3), "pack/2")];
  const others = [...Array(40).keys()].map((number) => entry(shifted(FIRST, 5), "", true, { kind: "count", seed: number, mode: "free" }));
  const before = filled([...learnt, ...others]);
  assert.deepEqual(found(folded(before, 20, 5)), found(before));
});
