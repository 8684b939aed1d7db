/** Which hand is dealt: the first, the same, another, the next of the match. */
import type { TableRules } from "../table-rules";
import type { Show } from "../types";
import { read } from "../url";
import type { Course, Table } from "./course";
import { freshSeed, fromParams, seatsOf, type HandState, type Setup } from "./state";

const sameRules = (one: Setup, other: Setup): boolean =>
  JSON.stringify([one.players, one.profile, one.options]) === JSON.stringify([other.players, other.profile, other.options]);

/** In the first hand the player before the reader deals, so that the reader speaks first. */
export const firstDeal = (setup: Setup, show: Show | null, rules: TableRules): Setup =>
  ({ seed: setup.seed, dealer: seatsOf(setup, show) - 1, players: null, standing: null, level: setup.level, challenge: null, placed: null, ...rules });

/** Another hand by the rules that the reader wants; the match goes on when they are those of before. */
function otherDeal({ position, setup, wanted, show }: HandState): Setup {
  const same = seatsOf(wanted, show) === position!.standing.totals.length;
  return { ...wanted, seed: freshSeed(), dealer: same ? setup.dealer : seatsOf(wanted, show) - 1, standing: sameRules(setup, wanted) ? setup.standing : null, challenge: null, placed: null };
}

/** The next hand of the match; after its end, or with other rules, the first of another. */
function nextDeal({ position, setup, wanted, show }: HandState): Setup {
  const { next_dealer, match } = position!.settlement!;
  const goesOn = sameRules(setup, wanted) && !match.over;
  const dealer = seatsOf(wanted, show) === position!.standing.totals.length ? next_dealer : seatsOf(wanted, show) - 1;
  return { ...wanted, seed: freshSeed(), dealer, standing: goesOn ? match.standing : null, challenge: null, placed: null };
}

export interface Dealing {
  again(): void;
  fresh(): void;
  next(): void;
  /** A hand that was played here is laid on the table again, as an address tells it. */
  recall(query: string): void;
  /** Another reading is played at once: a hand half played by the old rules could not be finished by the new ones. */
  reread(rules: TableRules): void;
}

/** `begun` is the setup with which a lesson begins. */
export function dealing({ lesson, store }: Table, course: Course, begun: Setup): Dealing {
  const deal = (wanted: Setup): void => void course.ask(wanted, [], { dealt: true });
  const fresh = (): void => {
    if (store.state.position) deal(otherDeal(store.state));
  };
  return {
    fresh,
    again: () => {
      if (lesson) void course.ask(begun, lesson.moves);
      else if (store.state.position) deal(store.state.setup);
    },
    next: () => deal(nextDeal(store.state)),
    recall: (query) => {
      const { setup, moves } = fromParams(read("hand", query));
      store.set({ more: false });
      void course.ask(setup, moves, { looked: true });
    },
    reread: (rules) => {
      store.set({ wanted: { ...store.state.wanted, ...rules } });
      fresh();
    },
  };
}
