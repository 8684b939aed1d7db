/** Progress as text, in the store and in an exported file: versioned, short, and checked piece by piece when it is read. */
import { say } from "../say";
import { isCount, isDay } from "./days";
import { remaining } from "./levels";
import { packAccuracy, packPlace, readAccuracy, readPlace } from "./measured";
import { byName, rulesNoted, type BestStreak, type DaySum, type Entry, type Mistake, type Mode, type PlayedHand, type Progress, type Run, type Share, type Weight } from "./data";

export const VERSION = 1;

/** Its message is one line for the reader. */
export class Broken extends Error {}

const MODES: Record<Mode, string> = { free: "f", timed: "t", replay: "r", due: "d", learn: "l" };
const modeOf = new Map(Object.entries(MODES).map(([mode, letter]) => [letter, mode as Mode]));

type Parts = Record<string, boolean | null>;
type Sort = [game: string, kind: string, level: number, parts: Parts | null, method: string | null, profile?: string, options?: Options];
type Options = Record<string, string>;

export function toText(progress: Progress): string {
  const shares = Object.fromEntries(byName(progress.shares).map(([device, share]) => [device, packed(share)]));
  return JSON.stringify({ trionfi: "progress", version: VERSION, device: progress.device, shares });
}

function packed(share: Share): unknown {
  const sorts = new Map<string, number>();
  const sort = (one: { game: string; kind: string; level: number; parts?: Parts; method?: string; profile?: string; options?: Options }): number => {
    const parts = one.parts && byName(one.parts);
    const key = JSON.stringify([one.game, one.kind, one.level, parts?.length ? Object.fromEntries(parts) : null, one.method || null, ...rulesNoted(one)]);
    if (!sorts.has(key)) sorts.set(key, sorts.size);
    return sorts.get(key)!;
  };
  const entry = (one: Entry): unknown[] => [
    sort(one), one.day, one.at, one.seed, one.right ? 1 : 0, Math.round(one.ms), MODES[one.mode], ...(one.slip ? [one.step ?? "", one.slip] : one.step ? [one.step] : []),
  ];
  const rest = {
    sums: share.sums.map((one) => [sort(one), one.day, one.asked, one.right, Math.round(one.ms), one.other, Math.round(one.otherMs)]),
    streaks: share.streaks.map((one) => [sort(one), one.best]),
    kept: share.kept.map(entry),
    entries: share.entries.map(entry),
    runs: share.runs.map((one) => [sort(one), one.at, one.seconds, one.right, one.wrong]),
    hands: share.hands.map((one) => [one.game, one.at, one.score, one.words, one.query]),
    mistakes: share.mistakes.map((one) => [one.game, one.day, one.at, one.query, one.played, one.called, one.unit, one.hands, one.theme,
      one.weights.map(({ cards, less, interval, clear }) => [cards.join(" "), less, interval, clear ? 1 : 0])]),
    forgotten: share.forgotten,
    accuracies: share.accuracies.map(packAccuracy),
    places: share.places.map(packPlace),
  };
  return { until: share.until, sorts: [...sorts.keys()].map((key) => JSON.parse(key) as unknown), ...rest };
}

/** Raises Broken with one line that says what is wrong. */
export function fromText(text: string): Progress {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Broken(say("it is not JSON, or not all of it is there"));
  }
  if (!isRecord(data) || data["trionfi"] !== "progress") throw new Broken(say("it is not a file of Trionfi's progress"));
  const { version, device, shares } = data;
  if (typeof version === "number" && version > VERSION) throw new Broken(say("a newer Trionfi wrote it (version {version}, and this page reads {known})", { version, known: VERSION }));
  if (version !== VERSION) throw new Broken(say("it does not say which version it is"));
  if (!isDevice(device) || !isRecord(shares) || !Object.keys(shares).every(isDevice)) throw new Broken(say("its head is damaged"));
  return { device, shares: Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, unpacked(share)])) };
}

function unpacked(share: unknown): Share {
  if (!isRecord(share) || !isCount(share["until"])) throw new Broken(say("a part of it has no beginning"));
  const sorts = list(share, "sorts").map(readSort);
  const sort = (place: unknown, what: string): { game: string; kind: string; level: number; parts?: Parts; method?: string; profile?: string; options?: Options } => {
    const found = typeof place === "number" ? sorts[place] : undefined;
    if (!found) throw new Broken(say("{what} belongs to no kind of question", { what }));
    return found;
  };
  const read = <T>(name: string, called: (n: number) => string, one: (row: unknown[], what: string) => T | null): T[] =>
    list(share, name).map((row, place) => {
      const what = called(place + 1);
      const made = Array.isArray(row) ? one(row, what) : null;
      if (made === null) throw new Broken(say("{what} is damaged", { what }));
      return made;
    });
  const plain = (row: unknown[], what: string): { game: string; kind: string; level: number } => {
    const { game, kind, level } = sort(row[0], what);
    return { game, kind, level };
  };
  const entry = (row: unknown[], what: string): Entry | null => {
    const [place, day, at, seed, right, ms, letter, step, slip] = row;
    const mode = modeOf.get(String(letter));
    const sound = isDay(day) && isCount(at) && (typeof seed === "string" || typeof seed === "number") && (right === 0 || right === 1) && isCount(ms);
    if (!sound || !mode || ![step, slip].every((one) => one === undefined || typeof one === "string")) return null;
    return { ...sort(place, what), day, at, seed, right: right === 1, ms, mode, ...(step ? { step: String(step) } : {}), ...(slip ? { slip: String(slip) } : {}) };
  };
  const texts = (...all: unknown[]): boolean => all.every((one) => typeof one === "string");
  return {
    until: share["until"],
    sums: read<DaySum>("sums", (n) => say("daily sum {n}", { n }), (row, what) => {
      const [, day, asked, right, ms, other, otherMs] = row;
      const sound = isDay(day) && isCount(asked) && isCount(right) && isCount(ms) && isCount(other) && isCount(otherMs) && right <= asked;
      return sound ? { ...plain(row, what), day, asked, right, ms, other, otherMs } : null;
    }),
    streaks: read<BestStreak>("streaks", (n) => say("streak {n}", { n }), (row, what) => (isCount(row[1]) ? { ...plain(row, what), best: row[1] } : null)),
    kept: read("kept", (n) => say("kept answer {n}", { n }), entry),
    entries: read("entries", (n) => say("answer {n}", { n }), entry),
    runs: read<Run>("runs", (n) => say("timed run {n}", { n }), (row, what) => {
      const [, at, seconds, right, wrong] = row;
      return isCount(at) && isCount(seconds) && isCount(right) && isCount(wrong) ? { ...plain(row, what), at, seconds, right, wrong } : null;
    }),
    // Files from before hands were noted have no such list.
    hands: share["hands"] === undefined ? [] : read<PlayedHand>("hands", (n) => say("hand {n}", { n }), ([game, at, score, words, query]) =>
      texts(game, words, query) && isCount(at) && (typeof score === "number" || typeof score === "string")
        ? { game: String(game), at, score, words: String(words), query: String(query) } : null),
    // Nor have those from before mistakes were kept.
    mistakes: share["mistakes"] === undefined ? [] : read<Mistake>("mistakes", (n) => say("mistake {n}", { n }), ([game, day, at, query, played, called, unit, hands, theme, told]) => {
      const weights = readWeights(told);
      return texts(game, query, played, called, unit, theme) && isDay(day) && isCount(at) && isCount(hands) && weights?.some(({ cards }) => cards.includes(String(played)))
        ? { game: String(game), day, at, query: String(query), played: String(played), called: String(called), unit: String(unit), hands, theme: String(theme), weights } : null;
    }),
    forgotten: share["forgotten"] === undefined ? [] : list(share, "forgotten").filter(isCount),
    // Nor those from before the player was measured.
    accuracies: share["accuracies"] === undefined ? [] : read("accuracies", (n) => say("accuracy {n}", { n }), readAccuracy),
    places: share["places"] === undefined ? [] : read("places", (n) => say("place among bots {n}", { n }), readPlace),
  };
}

function readSort(row: unknown, place: number): { game: string; kind: string; level: number; parts?: Parts; method?: string; profile?: string; options?: Options } {
  const [game, kind, level, parts, method, profile, options] = Array.isArray(row) ? (row as Sort) : [];
  const sound = typeof game === "string" && typeof kind === "string" && isCount(level) && (parts === null || isParts(parts)) && (method === null || typeof method === "string") && (profile === undefined || typeof profile === "string") && (options === undefined || isOptions(options));
  if (!sound) throw new Broken(say("kind of question {n} is damaged", { n: place + 1 }));
  return { game, kind, level: remaining({ game, kind, level }), ...(parts ? { parts } : {}), ...(method ? { method } : {}), ...(profile ? { profile } : {}), ...(options ? { options } : {}) };
}

/** Nothing that was weighed is no mistake. */
function readWeights(rows: unknown): Weight[] | null {
  const found = (Array.isArray(rows) ? (rows as unknown[]) : []).map((row): Weight | null => {
    const [cards, less, interval, clear] = Array.isArray(row) ? (row as unknown[]) : [];
    return typeof cards === "string" && isCount(less) && isCount(interval) && (clear === 0 || clear === 1) ? { cards: cards.split(" "), less, interval, clear: clear === 1 } : null;
  });
  return found.length && found.every((one) => one !== null) ? found : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
/** A name that every object has, such as toString, would be taken for a share that is there. */
const isDevice = (value: unknown): value is string => typeof value === "string" && value !== "" && !(value in {});
const isOptions = (value: unknown): value is Options => isRecord(value) && Object.values(value).every((one) => typeof one === "string");
const isParts = (value: unknown): value is Parts => isRecord(value) && Object.values(value).every((on) => on === null || typeof on === "boolean");

function list(share: Record<string, unknown>, name: string): unknown[] {
  const found = share[name];
  if (!Array.isArray(found)) throw new Broken(say("its list \"{name}\" is missing", { name }));
  return found as unknown[];
}
