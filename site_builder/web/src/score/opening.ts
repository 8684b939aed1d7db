/** What the calculator opens with: the game, the number of players and the rules of a link or of last time, and the form for them. */
import { packOf } from "../card";
import { engine } from "../engine";
import type { Readings } from "../readings";
import type { Start } from "../shell";
import { known, PLAIN, rulesFromParams, type TableRules } from "../table-rules";
import type { FormField } from "../types";
import type { Params } from "../url";
import { problemText } from "../words";
import { settledFor } from "./link";
import type { State } from "./state";

export const formFor = (game: string, players: number, rules: TableRules, signal: AbortSignal): Promise<FormField[]> =>
  engine.call("form", { game, players, ...rules }, signal);

interface Opening {
  set: Pick<State, "pack" | "show" | "players" | "rules" | "form">;
  /** What the link says that this game does not have, in a sentence; null where it has all. */
  unknown: string | null;
}

export async function opening(game: string, start: Start, said: Params, readings: Readings, signal: AbortSignal): Promise<Opening> {
  const [pack, show] = await Promise.all([packOf(game), engine.call("show", { game }, signal)]);
  const players = settledFor(show).find((number) => String(number) === said["players"]) ?? settledFor(show)[0] ?? 0;
  const { rules, unknown: rule } = known(show, start.by === "link" ? readings.named(rulesFromParams(said)) : readings.first(start));
  const unknown = said["players"] && said["players"] !== String(players) ? `players=${said["players"]}` : rule;
  const form = await formFor(game, players, rules, signal).catch((problem: unknown) => problem);
  // Rules that do not go together are no reason to settle nothing.
  if (!Array.isArray(form)) return { unknown: problemText(form), set: { pack, show, players, rules: PLAIN, form: await formFor(game, players, PLAIN, signal) } };
  return { unknown: unknown && `It says "${unknown.slice(0, 60)}", which this game does not have.`, set: { pack, show, players, rules, form: form as FormField[] } };
}
