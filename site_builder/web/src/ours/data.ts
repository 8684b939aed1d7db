/** The rules of one's own tables: for each game named sets of options, kept on this device. */
import { forget, recallAny, remember, type Saving } from "../storage";
import { isRules, sameRules, type TableRules } from "../table-rules";

export interface Ours {
  name: string;
  rules: TableRules;
}

export const NAME_LENGTH = 30;

const key = (game: string): string => `ours.${game}.`;

/** The sets of a game, in the order in which they were made; what cannot be read is left out. */
export function oursOf(game: string): Ours[] {
  const found = recallAny(key(game));
  return Array.isArray(found) ? found.filter(isOurs) : [];
}

/** One of the same name is replaced. */
export function keepOurs(game: string, one: Ours): Saving {
  const all = oursOf(game);
  const at = all.findIndex(({ name }) => name === one.name);
  return remember(key(game), at < 0 ? [...all, one] : all.map((other, place) => (place === at ? one : other)));
}

export function dropOurs(game: string, name: string): void {
  const rest = oursOf(game).filter((one) => one.name !== name);
  if (rest.length) remember(key(game), rest);
  else forget(key(game));
}

/** The set that says just these rules; undefined where none does. */
export const oursBy = (all: Ours[], rules: TableRules): Ours | undefined => all.find((one) => sameRules(one.rules, rules));

export const isOurs = (one: unknown): one is Ours => {
  const { name, rules } = (one ?? {}) as Partial<Record<keyof Ours, unknown>>;
  return typeof name === "string" && name.trim() !== "" && name.length <= NAME_LENGTH && rules !== undefined && isRules(rules);
};
