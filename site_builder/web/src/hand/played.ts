/** A hand that is over, for those who tell how well it was played. */
import type { Store } from "../store";
import type { Latest } from "../widget";
import type { HandState, Setup } from "./state";

/** The table on which the hand lies. */
export interface Played {
  game: string;
  store: Store<HandState>;
}

/** How its bots are asked of the engine. */
export interface Asking {
  sits: Latest;
  request(setup: Setup, moves: string[]): object;
}
