/** A learner's month against the scheduler: what is known comes ever later, what is missed soon, never with the same cards, and folding loses none of it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { entriesOf, looseEntries, newProgress, withEntry, type Attempt, type Progress } from "../../site_builder/web/src/progress/data";
import { dateOf, daysFrom, shifted, type Day } from "../../site_builder/web/src/progress/days";
import { schedule } from "../../site_builder/web/src/progress/due";
import { folded } from "../../site_builder/web/src/progress/fold";
import { fromText, toText } from "../../site_builder/web/src/progress/format";
import { dueNow, forecast, returning, type Again } from "../../site_builder/web/src/progress/skills";
import { Any } from "./any";
import { Device } from "./device";

new Device().open();
const { freshAmong } = await import("../../site_builder/web/src/drill/fresh");

/** In the month that follows the clocks of America and Europe go forward. */
const FIRST = 20260302;
const DAYS = 30;
const KINDS = ["solid", "shaky", "hard", "puzzle"] as const;
type Kind = (typeof KINDS)[number];

/** After `half` days without it one of two answers is right; a right one after a gap makes that longer, a miss brings it back to a day. */
interface Memory {
  half: number;
  growth: number;
  seen: Day;
}

const memories = (): Record<Kind, Memory> => {
  const seen = shifted(FIRST, -1);
  return {
    solid: { half: Infinity, growth: 1, seen },
    shaky: { half: 1, growth: 3, seen },
    hard: { half: 0.01, growth: 1, seen },
    puzzle: { half: 0.01, growth: 1, seen },
  };
};

interface Answer {
  kind: Kind;
  day: Day;
  seed: Attempt["seed"];
  right: boolean;
}

/** Each evening, after what he chooses himself, he answers all that is due until it is right, as the drill asks it. */
class Learner {
  readonly answers: Answer[] = [];
  /** The same answers, never folded. */
  whole: Progress = newProgress("here");
  kept: Progress = newProgress("here");
  private readonly any: Any;
  private readonly memories = memories();
  private at = 0;

  constructor(seed: number) {
    this.any = new Any(seed);
  }

  evening(day: Day, also: Again[] = []): void {
    this.at = dateOf(day).getTime();
    for (const again of also) this.answer(day, again, "free");
    let queue = dueNow(schedule(returning(this.kept)), this.at).map((one) => one.again);
    while (queue.length) queue = this.answer(day, queue[0]!, "due") ? queue.slice(1) : [...queue.slice(1), queue[0]!];
  }

  /** As a device that has hardly any room, between two visits. */
  night(): void {
    this.kept = fromText(toText(folded(this.kept, 12, 4)));
  }

  daysOf(kind: Kind): Day[] {
    return [...new Set(this.answers.filter((one) => one.kind === kind).map((one) => one.day))];
  }

  private answer(day: Day, again: Again, mode: "due" | "free"): boolean {
    const kind = again.kind as Kind;
    const right = this.recalls(this.memories[kind], day);
    const seed = again.seed ?? freshAmong([], this.answers.map((one, at) => ({ seed: one.seed, at })), () => this.any.below(1_000_000));
    this.at += 60_000;
    this.answers.push({ kind, day, seed, right });
    const entry = { ...again, seed, right, ms: 4000, at: this.at, mode, day };
    this.whole = withEntry(this.whole, entry);
    this.kept = withEntry(this.kept, entry);
    return right;
  }

  /** What was told a minute ago is still there. */
  private recalls(memory: Memory, day: Day): boolean {
    const away = daysFrom(memory.seen, day);
    const right = this.any.below(1000) < 1000 * 2 ** (-away / memory.half);
    if (away) memory.half = right ? memory.half * memory.growth : Math.min(memory.half, 1);
    memory.seen = day;
    return right;
  }
}

const skill = (kind: Kind, seed: number | null = null): Again => ({ game: "mineo-3", kind, level: 1, seed });

/** A month in which all is met on the first day, and from then on only what is due is answered. */
function month(seed: number, each: (learner: Learner, day: Day) => void = () => undefined): Learner {
  const learner = new Learner(seed);
  for (let number = 0, day = FIRST; number < DAYS; number += 1, day = shifted(day, 1)) {
    learner.evening(day, number ? [] : [skill("solid"), skill("shaky"), skill("hard"), skill("puzzle", 77)]);
    each(learner, day);
    learner.night();
  }
  return learner;
}

const gaps = (days: Day[]): number[] => days.slice(1).map((day, at) => daysFrom(days[at]!, day));

test("a skill that is known comes back after longer and longer gaps", () => {
  const found = gaps(month(1).daysOf("solid"));
  assert.ok(found.length >= 2 && found.every((gap, at) => at === 0 || gap > 2 * found[at - 1]!), String(found));
});

test("a skill that is missed again and again comes back each day", () => {
  assert.deepEqual(gaps(month(1).daysOf("hard")), Array<number>(DAYS - 1).fill(1));
});

test("a skill that was missed comes back the day after, and later once it is held", () => {
  let [lapses, last] = [0, 0];
  for (let seed = 1; seed <= 20; seed += 1) {
    const learner = month(seed);
    const days = learner.daysOf("shaky");
    const missed = new Set(learner.answers.filter((one) => one.kind === "shaky" && !one.right).map((one) => one.day));
    for (const [at, gap] of gaps(days).entries()) {
      if (!missed.has(days[at]!)) continue;
      lapses += 1;
      assert.ok(gap <= 3, `${gap} days after a miss`);
    }
    last += gaps(days).at(-1)!;
  }
  assert.ok(lapses > 20);
  assert.ok(last / 20 > 4, `${last / 20} days between the last two`);
});

test("the cards of a skill are never the same, those of a puzzle always", () => {
  const learner = month(2);
  for (const kind of ["solid", "shaky", "hard"]) {
    const seeds = learner.answers.filter((one) => one.kind === kind).map((one) => one.seed);
    assert.equal(new Set(seeds).size, seeds.length);
  }
  const puzzles = learner.answers.filter((one) => one.kind === "puzzle");
  assert.ok(puzzles.length > DAYS && puzzles.every((one) => one.seed === 77));
});

test("folding loses nothing that is due, on no day of the month", () => {
  let most = 0;
  month(3, (learner, day) => {
    assert.deepEqual(schedule(returning(learner.kept)), schedule(returning(learner.whole)), String(day));
    most = Math.max(most, entriesOf(learner.whole).length - looseEntries(learner.kept).length);
  });
  assert.ok(most > 60, "hardly anything was folded");
});

test("what is forecast for tomorrow is what is due tomorrow", () => {
  let told: number | null = null;
  month(4, (learner, day) => {
    const soon = forecast(schedule(returning(learner.kept)), day);
    assert.equal(soon.today, 0);
    const first = new Set(learner.answers.filter((one) => one.day === day).map((one) => one.kind));
    if (told !== null) assert.equal(first.size, told);
    told = soon.tomorrow;
    assert.ok(soon.week >= soon.tomorrow);
  });
});
