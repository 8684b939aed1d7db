/** Runs scenes one after another; a press goes to the next full trick, then to the end. */
import type { Scene } from "./scenes";

export class Clock {
  private queue: Scene[] = [];
  private timer = 0;
  private readonly show: (scene: Scene | null) => void;

  constructor(show: (scene: Scene | null) => void) {
    this.show = show;
  }

  get running(): boolean {
    return this.timer !== 0;
  }

  run(scenes: Scene[]): void {
    this.stop();
    this.queue = [...scenes];
    this.next();
  }

  skip(): void {
    if (!this.running) return;
    const full = this.queue.findIndex((scene) => scene.winner !== null);
    this.queue = full < 0 ? [] : this.queue.slice(full);
    window.clearTimeout(this.timer);
    this.next();
  }

  stop(): void {
    window.clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
  }

  private next(): void {
    const scene = this.queue.shift() ?? null;
    this.timer = scene ? window.setTimeout(() => this.next(), scene.hold) : 0;
    this.show(scene);
  }
}
