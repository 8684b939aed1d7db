/** The questions of a drill: each is fetched for a wish and put to the reader, and his answer is judged. */
import { announce } from "../announce";
import { FIRST, formOf } from "../answers/answers";
import { packOf } from "../card";
import { engine } from "../engine";
import type { Store } from "../store";
import { recall, remember } from "../storage";
import { write } from "../url";
import { focusBelow, Latest } from "../widget";
import { paragraph, problemText } from "../words";
import { Ahead, judged } from "./ask";
import { freshSeed } from "./fresh";
import { ownKinds } from "./own-kind";
import { sceneSpoken } from "./scene";
import { sameRules } from "../table-rules";
import { params, rulesOf, toldRules, type Outcome, type State, type Wish } from "./state";
import type { Waiting } from "./waiting";
import { reading, wished } from "./wishes";

export type Asked = "asked" | "failed" | "overtaken";

/** One drill on its page. */
export interface Desk {
  host: HTMLElement;
  /** Whether the reader chooses the game. */
  anyGame: boolean;
  /** The kinds that may be asked here; all when there are none. */
  only: string[];
  store: Store<State>;
  waiting: Waiting;
}

export class Questions {
  private readonly ahead = new Ahead();
  private readonly desk: Desk;
  private readonly latest = new Latest();
  private checking = false;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  get busy(): boolean {
    return this.latest.busy;
  }

  /** Nobody waits for an answer of the engine any more. */
  forget(): void {
    this.latest.forget();
    this.checking = false;
  }

  /** The seed of the question that comes next. */
  next(wish: Wish): number {
    return this.ahead.seed(wish) ?? freshSeed(this.desk.store.state.kinds, wish);
  }

  /** Fetches it before it is asked for. */
  prepare(wish: Wish): void {
    this.ahead.prepare(wish, freshSeed(this.desk.store.state.kinds, wish));
  }

  /** Fetches the games to choose from; false when they did not come. */
  async openGames(): Promise<boolean> {
    const { store } = this.desk;
    const games = await this.latest.run((signal) => engine.call("names", {}, signal));
    if (!games) return false;
    if ("problem" in games) return store.set({ problem: problemText(games.problem) }), false;
    store.set({ games: games.value });
    return true;
  }

  /** Changes what is asked, without a seed to what comes next; on failure everything stays as it was. `strict` takes nothing for granted: a link must be right. */
  async go(change: Partial<Wish>, seed: number | string | null, strict = false, along: Partial<State> = {}): Promise<Asked> {
    const { only, store, waiting } = this.desk;
    const before = store.state;
    let { pack, kinds } = before;
    const read = reading(before.wish, change);
    if (!pack || read.game !== before.wish.game || !sameRules(rulesOf(read), rulesOf(before.wish))) {
      const found = await this.latest.run((signal) => Promise.all([packOf(read.game), engine.call("drills", { game: read.game, ...toldRules(rulesOf(read)) }, signal)]));
      if (!found) return "overtaken";
      if ("problem" in found) return store.set({ problem: problemText(found.problem), wish: { ...before.wish } }), "failed";
      pack = found.value[0];
      kinds = [...found.value[1], ...ownKinds(read.game)].filter((one) => !only.length || only.includes(one.kind));
    }
    const made = wished(before.wish, change, kinds, strict, (kind) => recall(levelKey({ game: read.game, kind }), 1));
    store.set({ kinds, wish: made });
    if (before.mode === "timed" && before.asked && !along.mode) return store.set({ pack, race: null, problem: null }), waiting.refresh(), "asked";
    const done = await this.ask(made, seed ?? freshSeed(kinds, made), "", { pack, ...along });
    if (done === "failed") store.set({ kinds: before.pack ? before.kinds : kinds, wish: before.wish });
    return done;
  }

  /** `along` changes in the same moment, so that no old question is seen in a new mode. */
  async ask(made: Wish, seed: number | string, prefix = "", along: Partial<State> = {}): Promise<Asked> {
    const { anyGame, store, waiting } = this.desk;
    const slip = along.slip ?? null;
    const answer = await this.latest.run((signal) => this.ahead.take(made, seed, signal, slip));
    if (!answer) return "overtaken";
    if ("problem" in answer) return store.set({ problem: problemText(answer.problem) }), "failed";
    const asked = answer.value;
    const wish = { ...made, level: asked.level };
    store.set({ asked, wish, slip, said: formOf(asked).empty(asked), outcome: null, turned: 0, problem: null, since: performance.now(), ...along });
    remember(levelKey(wish), wish.level);
    remember(kindKey(made.game), made.kind);
    if (anyGame) remember(GAME, made.game);
    write("drill", params(wish, asked.seed, anyGame));
    waiting.refresh();
    announce(paragraph(prefix, sceneSpoken(store.state.pack!, asked)));
    store.flush();
    return "asked";
  }

  /** What the engine says of the reader's answer; null while it judges one already, and when nobody waits for it any more. */
  async judge(): Promise<Outcome | null> {
    const { store } = this.desk;
    const { asked, said, wish } = store.state;
    if (!asked || this.checking) return null;
    this.checking = true;
    const found = await this.latest.run((signal) => judged(wish, asked, said, signal));
    this.checking = false;
    if (!found || store.state.asked !== asked) return null;
    if ("problem" in found) return store.set({ problem: problemText(found.problem) }), null;
    return found.value;
  }

  /** Moves the focus to where the answer begins. Who goes along a list by its arrows stays there. */
  focusAnswer(): void {
    const { host } = this.desk;
    if (document.activeElement?.matches("select")) return;
    const target = host.querySelector<HTMLElement>(FIRST);
    if (target) focusBelow(host, target);
  }
}

/** Where the focus belongs when the control that had it is gone. */
export const home = (root: HTMLElement): HTMLElement | null =>
  root.querySelector<HTMLElement>(FIRST) ?? root.querySelector<HTMLElement>(".primary, .answer button");

// Under these names the device remembers what was asked last.
export const GAME = "drill.game";
export const kindKey = (game: string): string => `drill.${game}.kind`;
const levelKey = ({ game, kind }: Pick<Wish, "game" | "kind">): string => `drill.${game}.${kind}.level`;
