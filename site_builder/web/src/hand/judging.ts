/** Fetches what tells how well a hand was played, once one is over. */
import { insisted } from "../read-file";
import type { Position } from "../types";
import type { Measures } from "./measure";
import type { Asking, Played } from "./played";
import type { Setup } from "./state";
import type { Weighed } from "./worths";

type Judged = typeof import("./judged");

let part: Judged | null = null;

/** It, where it is there. */
export const judged = (): Judged | null => part;

/** It, as soon as it is there; null without a network, where the hand can be measured another time. */
const judging = async (): Promise<Judged | null> => (part ??= await insisted(() => import("./judged")).catch(() => null));

/** Shows what is known of the hand that lies on the table. */
export const recalled = async (table: Played, setup: Setup, position: Position): Promise<void> => (await judging())?.recallMeasure(table, setup, position);

/** Keeps the accuracy of a hand whose decisions have all been weighed. */
export const noted = async (table: Played, setup: Setup, position: Position, weighed: Weighed): Promise<void> => (await judging())?.noteAccuracy(table, setup, position, weighed);

export const measuring = (table: Played, course: Asking): Measures => ({
  sit: () => void judging().then((found) => found?.sit(table, course)),
  stand: () => {
    course.sits.forget();
    table.store.set({ measure: { ...table.store.state.measure, sitting: null } });
  },
});
