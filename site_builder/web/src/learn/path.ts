/** The learn path: its data as the site carries it, and what of it is done. */
import { assets, edition } from "../manifest";
import { questionOf, type Attempt } from "../progress/data";
import { remaining } from "../progress/levels";
import { readFile } from "../read-file";
import { say } from "../say";
import { wholeNumber, type Params } from "../url";

export interface Place {
  seed?: string;
  deal?: unknown;
  dealer: number;
  seat: number;
  moves: string[];
  profile?: string;
  options?: Record<string, string>;
}

/** Wrong moves that have words of their own. */
export interface Slip {
  moves: string[];
  wrong: string;
}

export type Task =
  | { do: "find"; words: string; cards: string[]; expect: string[]; right: string; wrong?: string }
  | { do: "complete"; words: string; cards: string[]; last_trick?: boolean; given: number; hinted: number; right: string }
  | { do: "drill"; words: string; kind: string; level: number; seeds: number[]; parts?: Record<string, boolean>; method?: string }
  | { do: "act"; words: string; position: Place; expect: string[] | "legal"; right: string; wrong: string; slips?: Slip[] }
  | { do: "play"; words: string; position: Place; until: "settled"; goal?: "ahead"; right: string; wrong?: string };

export interface LearnStep {
  id: string;
  title: string;
  /** Where on the game's page the rule stands in full. */
  see?: string;
  /** The cards to look at first, and what there is to see. */
  shown?: { cards: string[]; words: string };
  words: string[];
  tasks: Task[];
}

export interface Path {
  game: string;
  profile: string;
  title: string;
  steps: LearnStep[];
  /** What one of them is called. */
  noun: "step" | "deal";
}

/** The course that an element names: the learn path, or instructive deals, which are run in the same way. */
export async function readPath(host: HTMLElement): Promise<Path> {
  const noun = host.getAttribute("lessons") === "deals" ? "deal" : "step";
  const url = new URL(`${noun === "deal" ? "deals" : "learn"}/${edition() || "en/"}${host.getAttribute("game")}.json`, assets);
  const data = await readFile(url, (answer) => answer.json() as Promise<Omit<Path, "noun"> & { deals?: LearnStep[] }>).catch(() => {
    throw new Error(noun === "deal" ? say("The deals could not be fetched: check the connection and try again.") : say("The steps could not be fetched: check the connection and try again."));
  });
  return { ...data, noun, steps: data.deals ?? data.steps };
}

/** Where a link leads: its step, with the task if it names one; null when there is no such place. */
export function placeOf(path: Path, said: Params): { step: number; task?: number } | null {
  const step = path.steps.findIndex((one) => one.id === said["step"]);
  if (step < 0) return null;
  if (said["task"] === undefined) return { step };
  const task = wholeNumber(said["task"]);
  return task && task <= path.steps[step]!.tasks.length ? { step, task: task - 1 } : null;
}

/** The name under which answers to a task are kept. */
export const taskName = (step: LearnStep, task: number): string => `${step.id}/${task + 1}`;

/** One question of a task: those of a drill are told apart by their seeds. */
export const attemptAt = (path: Path, step: LearnStep, task: number, seed?: number): Omit<Attempt, "right" | "ms" | "at"> => {
  const it = step.tasks[task]!;
  const name = taskName(step, task);
  if (it.do !== "drill") return { game: path.game, kind: it.do, level: 1, seed: name, mode: "learn", step: name };
  const { kind, parts, method } = it;
  const level = remaining({ game: path.game, kind, level: it.level });
  return { game: path.game, kind, level, seed: seed ?? 0, mode: "learn", step: name, ...(parts ? { parts } : {}), ...(method ? { method } : {}) };
};

const key = (attempt: Pick<Attempt, "step"> & Omit<Attempt, "right" | "ms" | "at">): string => `${attempt.step} ${questionOf({ ...attempt, right: true, ms: 0, at: 0 })}`;

export interface Done {
  task(step: LearnStep, task: number): boolean;
  step(step: LearnStep): boolean;
  /** The first task that is not done yet; null when the whole path is. */
  next(): { step: number; task: number } | null;
}

/** What has been answered rightly at least once is done, whatever came after. */
export function doneOf(path: Path, attempts: Attempt[]): Done {
  const right = new Set(attempts.filter((one) => one.mode === "learn" && one.right && one.game === path.game).map(key));
  const task = (step: LearnStep, at: number): boolean => {
    const it = step.tasks[at]!;
    const seeds = it.do === "drill" ? it.seeds : [0];
    return seeds.every((seed) => right.has(key(attemptAt(path, step, at, seed))));
  };
  const step = (one: LearnStep): boolean => one.tasks.every((_, at) => task(one, at));
  return {
    task,
    step,
    next: () => {
      const at = path.steps.findIndex((one) => !step(one));
      return at < 0 ? null : { step: at, task: path.steps[at]!.tasks.findIndex((_, place) => !task(path.steps[at]!, place)) };
    },
  };
}

/** "2 discard QC 5B 7S" and "discard 5B 7S QC" are one action. */
export function sameAction(one: string, two: string): boolean {
  const plain = (text: string): string => {
    const [verb, ...cards] = text.replace(/^\d+ /, "").split(" ");
    return verb === "play" || cards.every((card) => /^[A-Z0-9]+$/.test(card)) ? [verb, ...cards.sort()].join(" ") : text.replace(/^\d+ /, "");
  };
  return plain(one) === plain(two);
}
