/** The course of a hand: moves go to the engine, positions come back and are shown scene by scene, then it is the reader's turn. */
import { announce } from "../announce";
import { packOf } from "../card";
import { engine } from "../engine";
import type { Readings } from "../readings";
import type { Store } from "../store";
import type { Position } from "../types";
import { write } from "../url";
import { Latest } from "../widget";
import { problemText } from "../words";
import { neighbour } from "./cards";
import { Clock } from "./clock";
import { settleFocus } from "./focus";
import type { Lesson } from "./lesson";
import { news } from "./news";
import { scenes } from "./scenes";
import { params, YOU, type HandState, type Setup } from "./state";

/** One practice hand on its page. */
export interface Table {
  host: HTMLElement;
  game: string;
  lesson: Lesson | null;
  readings: Readings;
  store: Store<HandState>;
}

interface Asked {
  move?: string;
  /** The way from the deal to the reader's first turn is shown too. */
  dealt?: boolean;
  /** The reader keeps silent, and his partner leads. */
  goesOn?: boolean;
}

export class Course {
  private readonly table: Table;
  private readonly latest = new Latest();
  private readonly clock: Clock;
  /** Whether the trick that the reader's move has finished stays on the table: nothing comes after it. */
  private stays = false;
  private moved: { after: Position; move: string } | null = null;
  /** After how many moves the reader has kept silent. */
  private silent = 0;

  constructor(table: Table) {
    this.table = table;
    this.clock = new Clock((scene) => {
      if (scene || !this.stays) table.store.set({ scene });
      if (!scene) this.rest();
    });
  }

  get busy(): boolean {
    return this.latest.busy;
  }

  skip(): void {
    this.clock.skip();
  }

  close(): void {
    this.clock.stop();
    this.latest.forget();
  }

  /** Fetches what holds for every hand of the game; false when nothing came. */
  async open(): Promise<boolean> {
    const { game, store } = this.table;
    const ready = await this.latest.run((signal) => Promise.all([packOf(game), engine.call("show", { game }, signal)]));
    if (!ready) return false;
    if ("problem" in ready) return store.set({ problem: problemText(ready.problem), busy: false }), false;
    const [pack, show] = ready.value;
    store.set({ pack, show });
    return true;
  }

  /** Asks the engine for a position. Refused, everything stays as it was, with one line that says why. */
  async ask(wanted: Setup, moves: string[], { move, dealt = false, goesOn = false }: Asked = {}): Promise<boolean> {
    const { game, lesson, store } = this.table;
    this.clock.stop();
    store.set({ busy: true, scene: null });
    if (goesOn) this.silent = moves.length;
    const said = Object.entries(wanted).filter(([, value]) => value !== null);
    const request = {
      game, ...Object.fromEntries(said), seat: lesson?.seat ?? YOU, moves: move ? [...moves, move] : moves,
      ...(store.state.talks ? { pause: goesOn ? this.silent : 0 } : {}),
    };
    const answer = await this.latest.run(async (signal) => {
      const before = dealt ? await engine.call("table", { ...request, advance: false }, signal) : move || goesOn ? store.state.position : null;
      return { before, after: await engine.call("table", { ...request, advance: true }, signal) };
    });
    if (!answer) return false;
    if ("problem" in answer) {
      const problem = problemText(answer.problem);
      store.set({ busy: false, problem });
      announce(problem);
      return false;
    }
    this.arrive(wanted, answer.value.before, answer.value.after, move ?? null);
    return true;
  }

  /** `before` is the position from which the reader's move and the bots' set out; without one there is nothing to show on the way. */
  private arrive(wanted: Setup, before: Position | null, after: Position, move: string | null): void {
    const { lesson, store } = this.table;
    const seed = after.seed ?? wanted.seed;
    const now = { ...wanted, seed, dealer: after.dealer };
    const going = before ? scenes(before, move, after) : [];
    store.set({
      setup: now, wanted: { ...store.state.wanted, seed, dealer: after.dealer }, position: after, busy: false,
      problem: null, chosen: [], tip: "", at: neighbour(store.state, move, after),
    });
    if (!lesson) write("hand", params(now, after));
    announce([lesson && !before ? lesson.words : "", news(before, after)].join(" ").trim());
    this.moved = move ? { after, move } : null;
    const full = lesson && !lesson.free ? going.findIndex((scene) => scene.winner !== null) : -1;
    this.stays = full >= 0;
    if (going.length) this.clock.run(this.stays ? going.slice(0, full + 1) : going);
    else this.rest();
  }

  /** Everything has been shown, and it is the reader's turn again. */
  private rest(): void {
    const { host, lesson, store } = this.table;
    store.flush();
    settleFocus(host, store);
    const last = this.moved;
    this.moved = null;
    if (last) lesson?.arrived(last.after, last.move);
  }
}
