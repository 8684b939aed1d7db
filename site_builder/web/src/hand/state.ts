/** The state of a practice hand, and how it goes into the address and back. */
import { challengeFromParams, challengeToParams, type Challenge, type Compared } from "./challenge";
import { dealOf, placedFromParams, placedToParams, type Placed } from "./placed";
import { levelNamed } from "./level";
import { USUAL, type Level } from "./usual";
import type { Room } from "./lay";
import type { Scene } from "./scenes";
import type { Saving } from "../storage";
import type { PlayedHand } from "../progress/data";
import { rulesFromParams, rulesToParams, type TableRules } from "../table-rules";
import type { Pack, Packet, Position, Settlement, Show, Standing, Weighing } from "../types";
import type { Measure } from "./measure";
import type { Looked } from "./review";
import { say } from "../say";
import { packWords, unpackWords, wholeNumber, type Params } from "../url";

export interface Setup extends TableRules {
  /** A number; a lesson's deal may have a text, or its cards one by one in `deal`. */
  seed: number | string;
  deal?: unknown;
  dealer: number;
  /** How many play; null: as many as the game is for. */
  players: number | null;
  /** What came of the hands before; null: none. */
  standing: Standing | null;
  /** How well the others play from where the hand stands. */
  level: Level;
  /** The same deal as somebody else has played it; null: nobody has sent it. */
  challenge: Challenge | null;
  /** The cards that were typed in, all others dealt by the seed; null: the seed deals all. */
  placed: Placed | null;
}

export interface Friend {
  /** Who has played it, as he calls himself; empty where he does not say. */
  name: string;
  setup: Setup;
  /** His moves as an address carries them. */
  moves: string[];
  /** What it came to, once it has been asked for; null where it is not over. */
  settlement: Settlement | null;
  /** Whether the reader's own hand lies below it, to go back to. */
  back: boolean;
}

/** A deal that is being typed in. */
export interface Typing {
  packets: Packet[];
  /** The packet into which cards are laid. */
  at: string;
  dealer: number;
  text: string;
  /** What is wrong with the card that was pressed, and with the text: each is said where the reader looks. */
  problem: string;
  unread: string;
}

export interface HandState {
  pack: Pack | null;
  show: Show | null;
  /** The deal on the table, and the rules that the reader has chosen for the next one. */
  setup: Setup;
  wanted: Setup;
  position: Position | null;
  /** What is drawn while the bots' moves are shown one after another; null: the position itself. */
  scene: Scene | null;
  at: string | null;
  chosen: string[];
  /** The card that a finger has lifted: touched once more it is played. */
  lifted: string | null;
  /** What there is to lay the cards on. */
  room: Room;
  tip: string;
  problem: string | null;
  /** Whether what went wrong may go well when it is tried again. */
  again: boolean;
  busy: boolean;
  /** Whether the reader wants to speak before his partner leads. */
  talks: boolean;
  /** Whether all that can be done beside the cards is shown on a window too small for both. */
  more: boolean;
  /** What the bot would do in the position on the table, once it was asked, and what it chose from. */
  hint: Weighing | null;
  /** The hand as it is looked at once more; null: it is played. */
  review: Looked | null;
  /** A deal that is being typed in; null: none. */
  typing: Typing | null;
  /** The hand of somebody else that is looked at; null: the reader's own. */
  friend: Friend | null;
  /** The other hand of a challenge, once this one is over. */
  compared: Compared | null;
  /** What is known of the player's skill in the hand on the table, once it is over. */
  measure: Measure;
  /** The hands of this game that were played here; null: nobody has asked for them. */
  past: PlayedHand[] | null;
  /** Whether the hand will be there tomorrow. */
  saving: Saving;
}

export const YOU = 0;

/** The position to draw. */
export const shown = (state: HandState): Position => state.scene?.base ?? state.position!;

/** How many play. */
export const seatsOf = (setup: Setup, show: Show | null): number => setup.players ?? show?.players[0] ?? 1;

export const freshSeed = (): number => 1 + Math.floor(Math.random() * 999_999);

/** The deal and the rules as the engine is told them. */
export function dealtBy({ level: _, challenge: __, placed, ...dealt }: Setup): object {
  const said = Object.entries(dealt).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(said), ...(placed ? { deal: dealOf(placed) } : {}) };
}

export function params(setup: Setup, position: Position | null): Params {
  const said: Params = { seed: String(setup.seed), dealer: String(setup.dealer) };
  if (setup.players) said["players"] = String(setup.players);
  if (setup.level !== USUAL) said["level"] = setup.level;
  Object.assign(said, rulesToParams(setup));
  if (setup.standing?.dealt) said["standing"] = JSON.stringify(setup.standing);
  if (setup.placed) Object.assign(said, placedToParams(setup.placed));
  if (setup.challenge) Object.assign(said, challengeToParams(setup.challenge));
  if (position?.moves.length) said["moves"] = packWords(position.code);
  return said;
}

/** What a link says; `unclear` names the first part that cannot be read. */
export function fromParams(said: Params): { setup: Setup; moves: string[]; unclear: string | null } {
  const seed = wholeNumber(said["seed"]);
  const dealer = wholeNumber(said["dealer"]);
  const players = wholeNumber(said["players"]);
  const standing = parsed(said["standing"]);
  const level = levelNamed(said["level"]);
  const wrong = (key: string, found: unknown): boolean => said[key] !== undefined && found === null;
  const unclear = wrong("seed", seed) ? say("the deal \"{given}\" is not a number.", { given: said["seed"]! })
    : wrong("dealer", dealer) ? say("there is no dealer \"{given}\".", { given: said["dealer"]! })
      : wrong("players", players) ? say("\"{given}\" is no number of players.", { given: said["players"]! })
        : wrong("level", level) ? say("no players are \"{given}\".", { given: said["level"]! })
          : wrong("standing", standing) ? say("the standing of the match cannot be read.") : null;
  return {
    setup: { seed: seed ?? freshSeed(), dealer: dealer ?? 0, players, standing, level: level ?? USUAL, challenge: challengeFromParams(said), placed: placedFromParams(said), ...rulesFromParams(said) },
    moves: unclear ? [] : unpackWords(said["moves"] ?? ""),
    unclear,
  };
}

function parsed(text: string | undefined): Standing | null {
  try {
    const found: unknown = JSON.parse(text ?? "null");
    return typeof found === "object" && !Array.isArray(found) ? (found as Standing | null) : null;
  } catch {
    return null;
  }
}
