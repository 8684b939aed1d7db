/** What the calculator calls the players: as the examples do, by what they are in this hand where one stands against the others. */
import { say } from "../say";
import { capital } from "../words";

/** The questions that say who is what: their answers go by number. */
export const ROLES = ["declarer", "partner"];

export interface Called {
  /** Above the columns and beside an answer. */
  heads: string[];
  /** In a sentence; nothing where they go by number. */
  told: string[];
}

export const playerName = (seat: number): string => say("Player {n}", { n: seat + 1 });

/** `terms` has the game's words for a role. Until the facts name a declarer all go by their numbers. */
export function calledBy(players: number, facts: Record<string, unknown>, terms: Record<string, string>): Called {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const roles = ROLES.map((role) => ({ seat: facts[role], words: `the ${terms[role] ?? role}` })).filter(({ seat }) => typeof seat === "number");
  if (typeof facts[ROLES[0]!] !== "number") return { heads: seats.map(playerName), told: [] };
  const others = seats.filter((seat) => !roles.some((role) => role.seat === seat));
  const told = seats.map((seat) => roles.find((role) => role.seat === seat)?.words ?? (others.length > 1 ? say("opponent {n}", { n: others.indexOf(seat) + 1 }) : say("the opponent")));
  return { heads: told.map((words) => capital(words.replace(/^the /, ""))), told };
}
