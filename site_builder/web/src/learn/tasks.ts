/** Tasks of a lesson that are no drills, put as questions like those of the engine: cards to be found, a pile to be completed. */
import { plainNumber } from "../answers/form";
import type { Outcome, Posed } from "../drill/state";
import { engine } from "../engine";
import type { Task } from "./path";
import type { Amount, Count } from "../types";
import { quoted } from "../drill/names";
import { say } from "../say";
import { figure, paragraph } from "../words";

type Find = Extract<Task, { do: "find" }>;
type Complete = Extract<Task, { do: "complete" }>;

export const questionOf = async (game: string, task: Find | Complete): Promise<Posed> =>
  task.do === "find" ? findQuestion(task) : completeQuestion(task, await engine.call("count", { game, cards: task.cards, last_trick: task.last_trick ?? false }));

export const outcomeOf = (task: Find | Complete, asked: Posed, said: string[]): Outcome =>
  task.do === "find" ? foundOutcome(task, said) : completedOutcome(task, asked, said);

const bare = { level: 1, levels: 1, seed: 0, parts: {}, method: "", working: [] };

function findQuestion(task: Find): Posed {
  return {
    ...bare, kind: "find", answer: task.expect, explanation: [],
    question: { words: task.words, cards: task.cards, last_trick: false, context: {} },
    form: { kind: "cards", words: say("the cards that are meant"), cards: task.cards, count: null },
  };
}

/** The first batches stand there counted, of some more the sum is written out; `count` says how many are helped with. */
export function completeQuestion(task: Complete, counted: Count): Posed {
  const open = counted.working.slice(task.given);
  return {
    ...bare, kind: "complete", answer: [...open.map((batch) => batch.points), counted.points] as Amount[],
    explanation: counted.working.map((batch) => ({ label: batch.note, value: batch.points as Amount, cards: batch.cards, kind: "batch" })),
    question: { words: task.words, cards: task.cards, last_trick: false, context: {} },
    form: { kind: "batches", words: say("what is missing"), count: task.given + task.hinted },
  };
}

function foundOutcome(task: Find, said: string[]): Outcome {
  const extra = said.filter((card) => !task.expect.includes(card));
  const missing = task.expect.filter((card) => !said.includes(card));
  const right = !extra.length && !missing.length;
  const slips = [
    extra.length ? say("{cards} do not belong here.", { cards: quoted(extra.join(" ")), n: extra.length }, { "n =1": "{cards} does not belong here." }) : "",
    missing.length ? say("{cards} are missing.", { cards: quoted(missing.join(" ")), n: missing.length }, { "n =1": "{cards} is missing." }) : "",
  ];
  const words = right ? task.right : paragraph(...slips, task.wrong ?? "");
  return { kind: right ? "right" : "wrong", verdict: { right, told: words, step: "", cards: [...extra, ...missing] }, own: null };
}

export function completedOutcome(task: Complete, asked: Posed, said: string[]): Outcome {
  const answer = asked.answer as Amount[];
  const off = answer.map((_, place) => place).filter((place) => Number(plainNumber(said[place]!)) !== Number(answer[place]));
  const batches = off.filter((place) => place < answer.length - 1).map((place) => asked.explanation[task.given + place]!);
  const right = !off.length;
  const slips = batches.map((part) => say("{cards} make {points}: {why}.", { cards: quoted(part.cards.join(" ")), n: part.cards.length, points: figure(part.value as Amount), why: part.label }, { "n =1": "{cards} makes {points}: {why}." }));
  if (off.at(-1) === answer.length - 1) slips.push(say("Together it is {points}.", { points: figure(answer.at(-1)!) }));
  const words = right ? task.right : paragraph(...slips);
  return { kind: right ? "right" : "wrong", verdict: { right, told: words, step: "", cards: batches.flatMap((part) => part.cards) }, own: null };
}
