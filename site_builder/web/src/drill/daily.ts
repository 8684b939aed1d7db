/** The puzzle of the day, the same for all who come, and on how many days in a row the reader has found it. */
import { html, nothing, type TemplateResult } from "lit";
import { PUZZLE } from "../progress/data";
import { dateOf, dayOf, daysInARow, isDay, type Day } from "../progress/days";
import { say } from "../say";
import { recall, remember } from "../storage";
import type { Stored } from "./by-theme";
import type { Daily, State, Wish } from "./state";

const KEY = "puzzle-days";
const A_DAY = 86_400_000;
/** A step that goes from game to game, and in which every puzzle has its turn. */
const STEP = 97;

/** The puzzle of a day, of all that there are by game and level; null where there is none. */
export function dailyOf(stored: Stored, day: Day): Daily | null {
  const all = Object.entries(stored).flatMap(([game, levels]) => levels.flatMap((seeds, at) => seeds.map((seed): Daily => ({ game, level: at + 1, seed }))));
  return all.length ? all[(Math.floor(dateOf(day).getTime() / A_DAY) * STEP) % all.length]! : null;
}

export const asksDaily = (daily: Daily | null, wish: Wish, seed: number | string): boolean =>
  daily !== null && wish.kind === PUZZLE && wish.game === daily.game && wish.level === daily.level && Number(seed) === daily.seed;

const foundDays = (): Day[] => recall(KEY, "").split(" ").map(Number).filter(isDay);

/** Notes that today's puzzle was found. */
export function foundToday(): void {
  const today = dayOf(Date.now());
  const days = foundDays();
  if (!days.includes(today)) remember(KEY, [...days, today].join(" "));
}

export function dailyView({ daily }: State, open: () => void): TemplateResult | typeof nothing {
  if (!daily) return nothing;
  const days = foundDays();
  const today = dayOf(Date.now());
  const row = daysInARow(days, today);
  const found = days.includes(today);
  return html`<p class="drill-daily"><button type="button" class="button ${found ? "quiet" : ""}" @click=${open}>${say("Puzzle of the day")}</button>
    <small>${found ? say("Found. Days in a row: {now}, longest {best}.", { now: row.now, best: row.best }) : row.now ? say("Days in a row: {now}. Today's is still to be found.", { now: row.now }) : nothing}</small></p>`;
}
