/** The way from one position to the next, shown move by move: pure data, the clock is elsewhere. */
import type { Play, Position, Seat, Step } from "../types";

export interface Scene {
  /** The position from which the moves set out; it is drawn until all of them have been shown. */
  base: Position;
  plays: Play[];
  winner: Seat | null;
  speaker: Seat | null;
  words: string;
  /** What the speaker said himself. */
  said: string;
  /** Cards that have left a hand in sight, and how many each of the others has played since. */
  gone: string[];
  played: Record<Seat, number>;
  /** Milliseconds that the scene stays; Infinity: until a press. */
  hold: number;
}

const PLAY = 380;
const SAY = 620;
const FAST = 90;
const FAST_TRICK = 450;

/** `stays` is how many milliseconds a finished trick stays; `fast` shows a hand that is played out without the reader. */
export function scenes(before: Position, move: string | null, after: Position, stays: number, fast = false): Scene[] {
  const size = before.players.filter((player) => !player.out).length;
  const made: Scene[] = [];
  const gone: string[] = [];
  const played: Record<Seat, number> = {};
  let plays: Play[] = before.trick?.plays ?? [];

  const put = (scene: Partial<Scene>): void => {
    made.push({ base: before, plays, winner: null, speaker: null, words: "", said: "", gone: [...gone], played: { ...played }, hold: fast ? FAST : PLAY, ...scene });
  };
  const lay = (seat: Seat, card: string, next?: Step): void => {
    if (plays.length >= size) plays = [];
    plays = [...plays, { seat, card }];
    gone.push(card);
    played[seat] = (played[seat] ?? 0) + 1;
    const full = plays.length === size;
    put(full ? { winner: winnerOf(plays, after) ?? (next?.kind === "play" ? next.seat : null), hold: fast ? FAST_TRICK : stays } : {});
  };

  const own = move ? /^(?:\d+ )?play (\S+)$/.exec(move) : null;
  if (own) lay(before.turn ?? before.seat, own[1]!, after.steps[0]);
  for (const [at, step] of after.steps.entries()) {
    if (step.kind === "play" && step.card) lay(step.seat, step.card, after.steps[at + 1]);
    else put({ speaker: step.seat, words: step.words, said: step.said, hold: fast ? FAST : SAY });
  }
  // The last scene of a deal that goes on is the position itself; a finished trick is looked at first.
  const last = made.at(-1);
  if (last && last.plays.length < size && !after.over && sameTrick(last.plays, after)) made.pop();
  return made;
}

const sameTrick = (plays: Play[], after: Position): boolean => (after.trick?.plays.length ?? 0) === plays.length;

/** Of a trick that is not the last one the player tells who leads to the next. */
function winnerOf(plays: Play[], after: Position): Seat | null {
  const last = after.last_trick;
  const same = last && last.plays.length === plays.length && last.plays.every((play, at) => play.card === plays[at]!.card);
  return same ? (last.winner ?? null) : null;
}
