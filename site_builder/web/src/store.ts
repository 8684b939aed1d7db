/** Plain state with one listener: a change is drawn once, in the next microtask. */
export class Store<S extends object> {
  state: S;
  private readonly draw: (state: S) => void;
  private waiting = false;
  private closed = false;

  constructor(state: S, draw: (state: S) => void) {
    this.state = state;
    this.draw = draw;
  }

  set(change: Partial<S>): void {
    this.state = { ...this.state, ...change };
    if (this.waiting) return;
    this.waiting = true;
    queueMicrotask(() => this.flush());
  }

  flush(): void {
    this.waiting = false;
    if (!this.closed) this.draw(this.state);
  }

  close(): void {
    this.closed = true;
  }
}
