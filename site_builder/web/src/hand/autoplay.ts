/** Goes on through a hand by itself, a move at a time, until its end or a press. */

/** Milliseconds from move to move. */
const PACE = 1100;

export class Autoplay {
  private timer = 0;

  /** `step` makes one move on and tells whether another comes after it; `changed` hears when it begins and ends. */
  constructor(private readonly step: () => boolean, private readonly changed: () => void) {}

  get on(): boolean {
    return this.timer !== 0;
  }

  toggle(): void {
    if (this.on) return this.stop();
    this.timer = window.setInterval(() => this.step() || this.stop(), PACE);
    if (!this.step()) this.stop();
    this.changed();
  }

  stop(): void {
    if (!this.on) return;
    window.clearInterval(this.timer);
    this.timer = 0;
    this.changed();
  }
}
