/** What the calculator opens with: the game, the number of players and the rules of a link or of last time, and the form for them. */
import { packOf } from "../card";
import { engine } from "../engine";
import { fits, openingOf } from "../opening";
import type { Readings } from "../readings";
import { say } from "../say";
import { sheetKey } from "../sheet/key";
import type { Start } from "../shell";
import { recallText } from "../storage";
import { known, PLAIN, rulesFromParams, type TableRules } from "../table-rules";
import type { Params } from "../url";
import { problemText } from "../words";
import { MATCH, settledFor } from "./link";
import type { State } from "./state";

/** What is asked while nothing has been said. */
export const formFor = async (game: string, players: number, rules: TableRules, match: boolean, signal: AbortSignal): Promise<Asked> => {
  const { form, heads } = await engine.call("calculator", { game, players, match, ...rules, facts: {} }, signal);
  return { form, heads };
};

export type Asked = Pick<State, "form" | "heads">;

interface Opening {
  set: Pick<State, "pack" | "show" | "players" | "rules" | "match"> & Asked;
  /** What the link says that this game does not have, in a sentence; null where it has all. */
  unknown: string | null;
}

export async function opening(game: string, start: Start, said: Params, readings: Readings, signal: AbortSignal): Promise<Opening> {
  const drawn = await drawnAtBuild(game, start, readings);
  if (drawn) return drawn;
  const [pack, show] = await Promise.all([packOf(game), engine.call("show", { game }, signal)]);
  const match = start.by === "match" || said[MATCH] === "yes";
  const players = settledFor(show, match).find((number) => String(number) === said["players"]) ?? settledFor(show, match)[0] ?? 0;
  const { rules, unknown: rule } = known(show, start.by === "link" ? readings.named(rulesFromParams(said)) : readings.first(start));
  const unknown = said["players"] && said["players"] !== String(players) ? `players=${said["players"]}` : rule;
  const asked = await formFor(game, players, rules, match, signal).catch((problem: Error) => problem);
  // Rules that do not go together are no reason to settle nothing, nor is a match that pays nothing under them.
  if (asked instanceof Error) {
    const hand = settledFor(show)[0] ?? 0;
    return { unknown: problemText(asked), set: { pack, show, players: hand, match: false, rules: PLAIN, ...(await formFor(game, hand, PLAIN, false, signal)) } };
  }
  return { unknown: unknown && say("It says \"{part}\", which this game does not have.", { part: unknown.slice(0, 60) }), set: { pack, show, players, match, rules, ...asked } };
}

/** While the engine is not there yet: the form of a hand by the rules of most tables, which the build has drawn. A sheet that is kept may have others. */
async function drawnAtBuild(game: string, start: Start, readings: Readings): Promise<Opening | null> {
  if (start.by === "link" || start.by === "match" || engine.progress.stage === "ready" || recallText(sheetKey(game)) !== null) return null;
  const found = await openingOf(game);
  const rules = readings.first(start);
  if (!found?.asked || !fits(found.deals[0]!, rules)) return null;
  void engine.warm().catch(() => undefined);
  const { pack, show, asked } = found;
  return { unknown: null, set: { pack, show, players: settledFor(show)[0] ?? 0, match: false, rules, ...asked } };
}
