/** The course of a hand: moves go to the engine, positions come back and are shown scene by scene, then it is the reader's turn. */
import { announce } from "../announce";
import { packOf } from "../card";
import { engine, Refused } from "../engine";
import { pageHere } from "../manifest";
import type { FirstDeal, Opening } from "../opening";
import type { Readings } from "../readings";
import type { Store } from "../store";
import type { Position } from "../types";
import { write } from "../url";
import { Latest } from "../widget";
import { paragraph, problemText } from "../words";
import { neighbour } from "./cards";
import { compare } from "./compare";
import { Clock } from "./clock";
import { forcedMove, goesBack, toDecision } from "./forced";
import { settleFocus } from "./focus";
import { noteHand } from "./noted";
import type { Lesson } from "./lesson";
import { UNMEASURED } from "./measure";
import { recalled } from "./judging";
import { botsAt, keepLevel } from "./level";
import type { Level } from "./usual";
import { news } from "./news";
import { trickStays } from "./pace";
import { dropHand, savedHand, saveHand, saveLast } from "./saved";
import { scenes } from "./scenes";
import { sensed } from "./sense";
import { dealtBy, params, seatsOf, YOU, type HandState, type Setup } from "./state";

/** One practice hand on its page. */
export interface Table {
  /** What is drawn into, and the element on the page that stands for the table. */
  host: HTMLElement;
  element: HTMLElement;
  game: string;
  lesson: Lesson | null;
  readings: Readings;
  store: Store<HandState>;
  /** What stands above a table that lies over the page; null in a lesson. */
  frame: { title: string; leave(): void } | null;
}

interface Asked {
  move?: string;
  /** The way from the deal to the reader's first turn is shown too. */
  dealt?: boolean;
  /** The reader keeps silent, and his partner leads. */
  goesOn?: boolean;
  /** A bot plays for the reader to the end of the hand. */
  rest?: boolean;
  /** The reader takes back: not to where nothing was to be decided. */
  back?: boolean;
  /** A hand that somebody else sent lies here to be looked at: it takes the place of none that was left. */
  looked?: boolean;
}

const LESSON_TRICK = 1150;

export class Course {
  private readonly table: Table;
  /** What is asked about the hand beside its course. */
  readonly looks = new Latest();
  /** What is asked about it with all cards open. */
  readonly solves = new Latest();
  /** The bots that sit down in the reader's seat. */
  readonly sits = new Latest();
  private readonly latest = new Latest();
  private readonly clock: Clock;
  /** Whether the trick that the reader's move has finished stays on the table: nothing comes after it. */
  private stays = false;
  private moved: { after: Position; move: string } | null = null;
  /** After how many moves the reader has kept silent. */
  private silent = 0;
  /** Whether what is shown is a hand that was played out without the reader. */
  private fast = false;
  /** What did not come, to be asked for once more. */
  private undone: (() => void) | null = null;

  constructor(table: Table) {
    this.table = table;
    this.clock = new Clock((scene) => {
      sensed(scene);
      if (scene || !this.stays) table.store.set({ scene });
      if (!scene) this.rest();
    });
  }

  get busy(): boolean {
    return this.latest.busy || this.looks.busy || this.solves.busy || this.sits.busy;
  }

  /** On to the next full trick; past everything where the reader has left the rest to a bot. */
  skip(): void {
    this.clock.skip(this.table.store.state.position?.over && this.fast);
  }

  close(): void {
    this.clock.stop();
    this.latest.forget();
    this.forgetLooks();
  }

  /** What was asked about the hand beside its course is not waited for any more. */
  forgetLooks(): void {
    this.looks.forget();
    this.solves.forget();
    this.sits.forget();
  }

  /** One line says what went wrong. What was refused is refused once more; what was stopped or did not come can be tried again. */
  failed(why: unknown, undone: (() => void) | null = null): void {
    const problem = problemText(why);
    this.undone = undone;
    this.table.store.set({ busy: false, problem, again: !(why instanceof Refused) });
    announce(problem);
  }

  tryAgain(): void {
    this.table.store.set({ problem: null, again: false });
    this.undone?.();
  }

  /** Fetches what holds for every hand of the game; false when nothing came. */
  async open(): Promise<boolean> {
    const { game, store } = this.table;
    const ready = await this.latest.run((signal) => Promise.all([packOf(game), engine.call("show", { game }, signal)]));
    if (!ready) return false;
    if ("problem" in ready) return this.failed(ready.problem), false;
    const [pack, show] = ready.value;
    store.set({ pack, show });
    return true;
  }

  /** A deal that the build has drawn lies on the table at once; what is done with it is asked of the engine as soon as that is there. */
  begin({ pack, show }: Opening, { before, after }: FirstDeal, wanted: Setup): void {
    this.table.store.set({ pack, show });
    void engine.warm().catch(() => undefined);
    if (forcedMove(after) === null) return this.arrive(wanted, before ?? after, after, { dealt: true });
    this.table.store.set({ setup: wanted, wanted, position: before ?? after });
    void this.ask(wanted, [], { dealt: true });
  }

  /** Asks the engine for a position. Refused, everything stays as it was, with one line that says why; null: nobody waits for it any more. */
  async ask(wanted: Setup, moves: string[], asked: Asked = {}): Promise<boolean | null> {
    const { lesson, store } = this.table;
    const { move, dealt, goesOn, rest, back } = asked;
    this.clock.stop();
    this.forgetLooks();
    this.fast = Boolean(rest);
    store.set({ busy: true, scene: null });
    if (goesOn) this.silent = moves.length;
    const request = this.request(wanted, move ? [...moves, move] : moves, goesOn);
    const answer = await this.latest.run(async (signal) => {
      const before = dealt ? await engine.call("table", { ...request, advance: false }, signal) : move || goesOn || rest ? store.state.position : null;
      const after = await engine.call("table", { ...request, advance: true, ...(rest ? { rest } : {}) }, signal);
      if (lesson) return { before, after };
      const on = (said: string[]): Promise<Position> => engine.call("table", { ...request, moves: said, advance: true }, signal);
      return { before, after: await (back ? goesBack(after, on) : toDecision(after, on)) };
    });
    if (!answer) return null;
    if ("problem" in answer) {
      this.failed(answer.problem, () => void this.ask(wanted, moves, asked));
      return false;
    }
    this.arrive(wanted, answer.value.before, answer.value.after, asked);
    return true;
  }

  /** From where the hand stands the others play at another level. */
  playAt(level: Level): void {
    const { game, store } = this.table;
    const { setup, wanted, position, review } = store.state;
    const now = { ...setup, level };
    store.set({ setup: now, wanted: { ...wanted, level } });
    keepLevel(level);
    if (!position) return;
    const said = params(now, position);
    if (!review) write("hand", said);
    const saved = savedHand(game);
    if (saved && saved["seed"] === said["seed"] && saved["dealer"] === said["dealer"]) saveHand(game, said);
  }

  /** The hand after these moves, as the engine is asked about it. */
  request(wanted: Setup, moves: string[], goesOn = false): object {
    const { game, lesson, store } = this.table;
    const seat = lesson?.seat ?? YOU;
    return {
      game, ...dealtBy(wanted), seat, moves, bots: botsAt(wanted.level, seat, seatsOf(wanted, store.state.show)),
      ...(store.state.talks ? { pause: goesOn ? this.silent : 0 } : {}),
    };
  }

  /** `before` is the position from which the reader's move and the bots' set out; without one there is nothing to show on the way. */
  private arrive(wanted: Setup, before: Position | null, after: Position, asked: Asked): void {
    const { lesson, store } = this.table;
    const move = asked.move ?? null;
    const seed = after.seed ?? wanted.seed;
    // Another level may have been chosen while the engine was asked.
    const now = { ...wanted, level: store.state.wanted.level, seed, dealer: after.dealer };
    const still = asked.rest && window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const going = before && !still ? scenes(before, move, after, lesson ? LESSON_TRICK : trickStays(), this.fast) : [];
    store.set({
      setup: now, wanted: { ...store.state.wanted, seed, dealer: after.dealer }, position: after, busy: false,
      problem: null, again: false, chosen: [], lifted: null, tip: "", hint: null, review: null, typing: null, friend: null, compared: null, measure: UNMEASURED, at: neighbour(store.state, move, after),
    });
    if (!lesson) this.keep(now, after, asked);
    if (!lesson && after.over) void recalled(this.table, now, after);
    const sent = after.over ? now.challenge : null;
    if (!sent || sent.to === null) announce(paragraph(lesson && !before ? lesson.words : "", news(before, after)));
    if (sent) void compare(store, this.request(now, sent.moves), sent, after);
    this.moved = move ? { after, move } : null;
    const full = lesson && !lesson.free ? going.findIndex((scene) => scene.winner !== null) : -1;
    this.stays = full >= 0;
    if (going.length) this.clock.run(this.stays ? going.slice(0, full + 1) : going);
    else this.rest();
  }

  /** The hand goes into the address, onto the device, and into Progress when it is over. */
  private keep(now: Setup, after: Position, { looked, move, goesOn, rest }: Asked): void {
    const { frame, game, store } = this.table;
    const said = params(now, after);
    write("hand", said);
    if (looked) return;
    const { number = null, of = null } = after.phase.name === "play" && after.trick ? after.trick : {};
    saveLast({ game, name: frame!.title, path: pageHere(), trick: number, of });
    if (after.over && after.settlement?.match.over) dropHand(game);
    else store.set({ saving: saveHand(game, said) });
    if (after.over && (move || goesOn || rest)) void noteHand(game, after, said);
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
