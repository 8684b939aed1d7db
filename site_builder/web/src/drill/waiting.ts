/** What was missed and waits to be asked again, as far as this drill asks it. */
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
    return progress.misses({ game: this.store.state.wish.game }).filter((one) => this.asked(one));
  }

  /** In the place for every game, those of every game; else those of this one. */
  due(): Attempt[] {
    if (this.own !== null) return progress.due(Date.now(), { game: this.own }).filter((one) => this.asked(one));
    const known = new Set(this.store.state.games.map((game) => game.slug));
    return progress.due(Date.now()).filter((one) => known.has(one.game));
  }

  /** When the next of these comes back. */
  later(): number | null {
    return progress.nextDue(Date.now(), this.own === null ? {} : { game: this.own });
  }

  private asked(attempt: Attempt): boolean {
    return this.store.state.kinds.some((one) => one.kind === attempt.kind);
  }
}
