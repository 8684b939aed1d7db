/** What was missed and waits to be asked again, as far as this drill asks it. */
import { MISTAKE, numberOf } from "../progress/data";
import type { Day } from "../progress/days";
import { dueNow, nextDay, type Again, type Coming } from "../progress/skills";
import { progress, type Attempt } from "../progress/store";
import type { Store } from "../store";
import type { State } from "./state";

export class Waiting {
  private readonly store: Store<State>;
  private readonly own: string | null;

  /** `own` is the one game that is drilled; null where the reader chooses among all. */
  constructor(store: Store<State>, own: string | null) {
    this.store = store;
    this.own = own;
  }

  refresh(): void {
    this.store.set({ missed: this.misses().length, due: progress.repeating ? this.due().length : null });
  }

  misses(): Attempt[] {
    const { game } = this.store.state.wish;
    const kept = new Set(progress.mistakes({ game }).map(numberOf));
    return progress.misses({ game }).filter((one) => this.asked(one) && (one.kind !== MISTAKE || kept.has(Number(one.seed))));
  }

  due(): Again[] {
    return dueNow(this.coming(), Date.now()).map((one) => one.again);
  }

  /** The day on which the next comes back that is not due yet. */
  later(): Day | null {
    return nextDay(this.coming(), Date.now());
  }

  /** In the place for every game, what comes back of every game; else of this one. */
  private coming(): Coming[] {
    if (this.own !== null) return progress.coming({ game: this.own }).filter((one) => this.asked(one.again));
    const known = new Set(this.store.state.games.map((game) => game.slug));
    return progress.coming().filter((one) => known.has(one.again.game));
  }

  private asked({ kind }: { kind: string }): boolean {
    return this.store.state.kinds.some((one) => one.kind === kind);
  }
}
