/** What the reader wishes to be asked, after a change. */
import type { DrillKind } from "../types";
import { ruled, switched, type Wish } from "./state";

/** The game and its rules after a change; without a word another game is played by its own. */
export function reading(before: Wish, change: Partial<Wish>): Pick<Wish, "game" | "rules"> {
  const game = change.game ?? before.game;
  const rules = change.rules ?? (game === before.game ? before.rules : undefined);
  return { game, ...(rules ? ruled(rules) : {}) };
}

/**
 * The whole wish among the kinds that are offered. `strict` takes nothing for granted: a link must be right.
 * `level` tells at which one a kind of question begins.
 */
export function wished(before: Wish, change: Partial<Wish>, kinds: DrillKind[], strict: boolean, level: (kind: string) => number): Wish {
  const read = reading(before, change);
  const asks = change.kind ?? before.kind;
  const offered = kinds.find((one) => one.kind === asks);
  const kind = offered?.kind ?? (strict && asks ? asks : (kinds[0]?.kind ?? ""));
  const same = kind === before.kind && read.game === before.game;
  const kept = same ? before : { level: level(kind), parts: {}, method: "" };
  const made: Wish = { kind, level: kept.level, parts: kept.parts, method: kept.method, ...read, ...said(change) };
  if (strict) return made;
  const found = kinds.find((one) => one.kind === kind);
  const levels = found?.levels.map((one) => one.level) ?? [];
  const nearest = levels.filter((one) => one <= made.level).at(-1) ?? levels[0] ?? 1;
  return { ...made, level: nearest, parts: switched(found, nearest, made.parts) };
}

const said = ({ level, parts, method }: Partial<Wish>): Partial<Wish> =>
  ({ ...(level === undefined ? {} : { level }), ...(parts ? { parts } : {}), ...(method === undefined ? {} : { method }) });
