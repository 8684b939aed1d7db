/** Steps of the learn paths as skills: what was done in one comes back, and leads to it. What its drills ask comes back among the drills. */
import { html, nothing, type TemplateResult } from "lit";
import { say } from "../say";
import { entriesOf, type Entry, type Progress } from "./data";
import { dueNow, firstsByDay, inLesson, type Coming, type Returning } from "./skills";

/** The kind of what is done in a lesson and is no drill. */
export const LESSON = "lesson";

/** A step or a deal, and how many of its tasks are its own, not questions of a drill. */
export interface Lesson {
  id: string;
  title: string;
  own: number;
}

/** A learn path, or the deals of a game, with the address of its page as seen from this one. */
export interface Course {
  game: string;
  page: string;
  title: string;
  noun: "step" | "deal";
  lessons: Lesson[];
}

/** Each lesson whose own tasks have all been done at least once, with its answers by their days. */
export const lessons = (courses: Course[]) => (progress: Progress): Returning[] => {
  const answers = entriesOf(progress).filter(inLesson);
  return courses.flatMap((course) => course.lessons.flatMap((lesson) => {
    const own = answers.filter((one) => one.game === course.game && lessonOf(one) === lesson.id);
    const done = new Set(own.filter((one) => one.right).map((one) => one.step));
    return lesson.own > 0 && done.size >= lesson.own ? [{ again: { game: course.game, kind: LESSON, level: 1, seed: lesson.id }, reviews: firstsByDay(own), missed: false, mild: true }] : [];
  }));
};

const lessonOf = ({ step = "" }: Entry): string => step.slice(0, step.lastIndexOf("/"));

/** The lesson that comes back, in words. */
export function lessonName(courses: Course[], { again }: Pick<Coming, "again">): string {
  const [course, at] = placeOf(courses, again);
  const named = { course: course.title, n: at + 1, title: course.lessons[at]!.title };
  return course.noun === "deal" ? say("{course}: deal {n}, {title}", named) : say("{course}: step {n}, {title}", named);
}

function placeOf(courses: Course[], { game, seed }: Coming["again"]): [Course, number] {
  const at = (one: Course): number => one.lessons.findIndex(({ id }) => id === seed);
  const course = courses.find((one) => one.game === game && at(one) >= 0)!;
  return [course, at(course)];
}

/** The lessons that are due, each with the way to it. */
export function lessonsView(coming: Coming[], courses: Course[], now: number): TemplateResult | typeof nothing {
  const due = dueNow(coming, now);
  if (!due.length) return nothing;
  return html`<section class="due-lessons"><h3>${say("Steps to go through again")}</h3>
    <ul>${due.map((one) => html`<li><a href="${placeOf(courses, one.again)[0].page}?learn.step=${one.again.seed}">${lessonName(courses, one)}</a></li>`)}</ul></section>`;
}
