/** Values that nobody thought of, drawn from a seed, so that a test that fails fails again. */

/** One property, so many times, each time with other chances; a failure names the run. */
export function always(runs: number, holds: (any: Any) => void): void {
  for (let run = 1; run <= runs; run += 1) {
    try {
      holds(new Any(run));
    } catch (problem) {
      if (problem instanceof Error) problem.message = `run ${run}: ${problem.message}`;
      throw problem;
    }
  }
}

const NASTY = [
  "", " ", "0", "-0", "1e999", "1e-7", "NaN", "Infinity", "-1", "1/0", "0/0", "9".repeat(400), "1/3", "__proto__", "constructor", "toString", "null", "true",
  "[]", "{}", "%", "%zz", "&a=b", "a=b&c", "#x", "?", "+", "a+b", "a_b", "a.b", "a b", "..", "\u0000", "\n", "\ud800", "é", "😀", "<b>", "'\"", "play KS", "seed",
];
const NUMBERS = [0, -0, 1, -1, 2, 0.5, 1 / 3, 1e12, -1e12, 1e300, Number.MAX_VALUE, 8.64e15, 9e15, 2 ** 53, 20250320, 1_750_000_000_000];

export class Any {
  private state: number;

  constructor(seed: number) {
    this.state = seed * 2_654_435_761;
  }

  /** A whole number from 0 up to and without the bound. */
  below(bound: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let now = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    now = (now + Math.imul(now ^ (now >>> 7), 61 | now)) ^ now;
    return ((now ^ (now >>> 14)) >>> 0) % bound;
  }

  of<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!;
  }

  list<T>(most: number, one: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, one);
  }

  text(most = 8): string {
    return this.below(3) ? this.list(most, () => String.fromCodePoint(this.below(4) ? 32 + this.below(95) : 1 + this.below(0xd7ff))).join("") : this.of(NASTY);
  }

  number(): number {
    return this.below(2) ? this.of(NUMBERS) : this.below(2_000_000) - 1_000_000;
  }

  /** Anything that JSON can say. */
  value(deep = 2): unknown {
    const kind = this.below(deep ? 7 : 5);
    if (kind === 5) return this.list(3, () => this.value(deep - 1));
    if (kind === 6) return Object.fromEntries(this.list(3, () => [this.text(), this.value(deep - 1)]));
    return [null, this.below(2) === 1, this.number(), this.text(), this.of(NASTY)][kind];
  }

  /** The same with something in it changed, left out or put in. */
  damaged(whole: unknown): unknown {
    if (typeof whole !== "object" || whole === null || !this.below(5)) return this.value();
    const entries = Object.entries(whole);
    if (!entries.length) return this.value();
    const at = this.below(entries.length);
    const [key, value] = entries[at]!;
    const change = this.below(4);
    if (change === 0) entries.splice(at, 1);
    else if (change === 1) entries.push(Array.isArray(whole) ? [key, value] : [this.text(), this.value()]);
    else entries[at] = [key, this.damaged(value)];
    return Array.isArray(whole) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
  }

  /** A text cut short, with characters exchanged or put in. */
  torn(text: string): string {
    const at = this.below(text.length + 1);
    return this.of([text.slice(0, at), text.slice(at), text.slice(0, at) + this.text() + text.slice(at), text.slice(0, at) + this.text() + text.slice(at + 1)]);
  }
}
