/** Keeps the store small: old answers become daily sums, and only those stay that are still needed one by one. */
import { bestRun, bestStreaks, daySums, missesIn } from "./count";
import { answersToMistakes, betraysSlip, firstOfPuzzles, inLesson, lastOfPuzzles, lastOfSkills, missedPuzzles } from "./skills";
import { questionOf, type Entry, type Progress, type Run, type Share } from "./data";

export const MOST = 2000;
const LEAVE = 1500;
/** Of each kind the last ones are drawn as a line; of the missed questions the latest can be asked again; of the timed runs enough for a plot. */
const LAST = 20;
const QUESTIONS = 300;
const RUNS = 300;
const HANDS = 100;
/** Of the hands kept when room is short, a page of them. */
const FEW_HANDS = 20;
/** Nobody has more of his own mistakes before him than he can work off in a year. */
const MISTAKES = 200;
/** Answers that betrayed a slip or showed that it was not made: what is older is cured long since, or is made again. */
const SLIPS = 300;
/** Of the tasks that are a lesson's own, the answers by whose days it comes back. */
const LESSONS = 300;
/** A measure is small, and a trend needs many of them. */
const MEASURES = 300;
const FEW_MEASURES = 60;

/** Folds every share with too many answers; `leave` of them stay as they are. */
export function folded(progress: Progress, most = MOST, leave = LEAVE): Progress {
  const shares = Object.fromEntries(Object.entries(progress.shares).map(([device, share]) => [device, shortened(share, most, leave)]));
  const same = Object.keys(shares).every((device) => shares[device] === progress.shares[device]);
  return same ? progress : { ...progress, shares };
}

function shortened(share: Share, most: number, leave: number): Share {
  const runs = thinned(share.runs);
  const short = most < MOST;
  const measures = short ? FEW_MEASURES : MEASURES;
  const hands = latest(share.hands, short ? FEW_HANDS : HANDS);
  const mistakes = latest(share.mistakes, MISTAKES);
  const [accuracies, places] = [latest(share.accuracies, measures), latest(share.places, measures)];
  const cut = { runs, hands, mistakes, accuracies, places };
  if (share.entries.length > most) return { ...foldShare(share, leave), ...cut };
  const same = runs.length === share.runs.length && hands === share.hands && mistakes === share.mistakes && accuracies === share.accuracies && places === share.places;
  return same ? share : { ...share, ...cut };
}

const latest = <T>(all: T[], most: number): T[] => (all.length > most ? all.slice(-most) : all);

function foldShare(share: Share, leave: number): Share {
  const cut = Math.max(0, share.entries.length - leave);
  // Answers of the same moment stay together, for the moment is all that says which side of the fold they are on.
  const until = share.entries[cut - 1]?.at ?? share.until;
  const old = share.entries.filter((entry) => entry.at <= until);
  const entries = share.entries.filter((entry) => entry.at > until);
  return {
    ...share,
    until,
    entries,
    sums: daySums(old, share.sums),
    streaks: bestStreaks([...share.kept, ...share.entries], share.streaks),
    kept: needed([...share.kept, ...old], [...share.kept, ...share.entries]),
  };
}

/**
 * Of the old answers: the last of each kind and skill, the first and the last to each puzzle, all to the puzzles and mistakes that come back, the latest to slips, misses and the tasks of lessons, the steps of the learn path that are done.
 * The days on which a skill was practised stand in the sums.
 */
function needed(old: Entry[], all: Entry[]): Entry[] {
  const keep = new Set<Entry>();
  const kinds = new Map<string, Entry[]>();
  const steps = new Map<string, Entry>();
  for (const entry of all) {
    const kind = `${entry.game} ${entry.kind}`;
    if (entry.mode !== "learn") kinds.set(kind, [...(kinds.get(kind) ?? []), entry].slice(-LAST));
    else if (entry.right) steps.set(`${entry.step ?? ""} ${questionOf(entry)}`, entry);
  }
  for (const entry of [...[...kinds.values()].flat(), ...steps.values()]) keep.add(entry);
  // What was missed and then replayed is a miss no more, so later answers to the same question stay with it.
  for (const last of lastOfSkills(all).values()) for (const entry of all) if (entry.at >= last.at && questionOf(entry) === questionOf(last)) keep.add(entry);
  for (const entry of [...missesIn(all).slice(-QUESTIONS), ...firstOfPuzzles(all), ...lastOfPuzzles(all), ...missedPuzzles(all).flat(), ...answersToMistakes(all), ...all.filter(inLesson).slice(-LESSONS)]) keep.add(entry);
  const slips = new Set(all.filter(betraysSlip).slice(-SLIPS));
  for (const entry of slips) keep.add(entry);
  return old.filter((entry) => keep.has(entry)).map((entry) => (entry.slip === undefined || slips.has(entry) ? entry : withoutSlip(entry)));
}

const withoutSlip = ({ slip: _, ...entry }: Entry): Entry => entry;

/** The latest runs, and the best of each kind and level whenever it was. */
function thinned(runs: Run[]): Run[] {
  if (runs.length <= RUNS) return runs;
  const groups = new Map<string, Run[]>();
  for (const run of runs) {
    const key = JSON.stringify([run.game, run.kind, run.level]);
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  const keep = new Set([...runs.slice(-RUNS), ...[...groups.values()].map((group) => bestRun(group)!)]);
  return runs.filter((run) => keep.has(run));
}
