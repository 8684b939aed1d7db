/** Runs scenes one after another; a press goes to the next full trick, then to the end. A scene may stay until then. */
import type { Scene } from "./scenes";

export class Clock {
  private queue: Scene[] = [];
  private timer = 0;
  private on = false;
  private readonly show: (scene: Scene | null) => void;

  constructor(show: (scene: Scene | null) => void) {
    this.show = show;
  }

  get running(): boolean {
    return this.on;
  }

  run(scenes: Scene[]): void {
    this.stop();
    this.queue = [...scenes];
    this.next();
  }

  /** On to the next full trick, or past all of them. */
  skip(all = false): void {
    if (!this.running) return;
    const full = this.queue.findIndex((scene) => scene.winner !== null);
    this.queue = full < 0 || all ? [] : this.queue.slice(full);
    window.clearTimeout(this.timer);
    this.next();
  }

  stop(): void {
    window.clearTimeout(this.timer);
    this.on = false;
    this.queue = [];
  }

  private next(): void {
    const scene = this.queue.shift() ?? null;
    this.on = scene !== null;
    if (scene && scene.hold < Infinity) this.timer = window.setTimeout(() => this.next(), scene.hold);
    this.show(scene);
  }
}
