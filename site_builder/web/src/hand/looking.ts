/** What the bot would do, and the hand looked at once more: from its deal, one move after another, all cards open. */
import { announce } from "../announce";
import { engine } from "../engine";
import { write, wholeNumber } from "../url";
import { Latest } from "../widget";
import { problemText, sentence } from "../words";
import type { Course, Table } from "./course";
import { params } from "./state";
import { stepped, type Looked } from "./review";

export interface Looking {
  hint(): void;
  /** Looks at the hand as it stands: from its deal, from where it is, or from the move that a link names. */
  look(from: "start" | "here" | number): void;
  turnTo(at: number): void;
  openAll(open: boolean): void;
  /** Goes on playing from the position that is shown. */
  playFrom(): void;
  back(): void;
}

export function looking({ store }: Table, course: Course): Looking {
  const latest = new Latest();
  const show = (looked: Looked): void => {
    store.set({ review: looked });
    write("hand", { ...params(store.state.setup, store.state.position), look: String(looked.at) });
    announce(stepped(looked));
  };
  return {
    hint: () => void hint(),
    look: (from) => void look(from),
    turnTo: (at) => {
      const { review } = store.state;
      if (review) show({ ...review, at: Math.max(0, Math.min(review.data.frames.length - 1, at)) });
    },
    openAll: (open) => store.state.review && store.set({ review: { ...store.state.review, open } }),
    playFrom: () => {
      const { review, position, setup } = store.state;
      if (review && position) void course.ask(setup, position.moves.slice(0, review.at), { back: true });
    },
    back: () => {
      store.set({ review: null });
      write("hand", params(store.state.setup, store.state.position));
    },
  };

  async function hint(): Promise<void> {
    const { position, setup, busy } = store.state;
    if (!position || busy || position.over) return;
    const answer = await latest.run((signal) => engine.call("hint", course.request(setup, position.moves), signal));
    if (!answer) return;
    const found = "value" in answer ? answer.value : null;
    const tip = "problem" in answer ? problemText(answer.problem) : `Hint: ${answer.value.words}. ${sentence(answer.value.why)}`;
    if (store.state.position === position) store.set({ tip, hint: found });
    announce(tip);
  }

  async function look(from: "start" | "here" | number): Promise<void> {
    const { position, setup } = store.state;
    if (!position) return;
    course.skip();
    store.set({ busy: true, more: false });
    const answer = await latest.run((signal) => engine.call("review", course.request(setup, position.moves), signal));
    store.set({ busy: false });
    if (!answer) return;
    if ("problem" in answer) return store.set({ problem: problemText(answer.problem) });
    const last = answer.value.frames.length - 1;
    show({ data: answer.value, at: from === "start" ? 0 : from === "here" ? last : Math.min(from, last), open: position.over });
  }
}

/** The move at which a link wants the hand looked at; null: it is to be played. */
export const lookedAt = (said: Record<string, string>): number | null => wholeNumber(said["look"]);
