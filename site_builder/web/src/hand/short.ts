/** Moves as an address carries them: what is said or laid by itself, cards played one after another as the letters of one text. */

/** Before the letters of cards that are played one after another. */
const PLAYS = "~";

/** So many moves from the first on, as an address carries them. */
export function firstMoves(code: string[], n: number): string[] {
  const single = code.flatMap((one) => (one.startsWith(PLAYS) ? [...one.slice(PLAYS.length)].map((letter) => PLAYS + letter) : [one]));
  return single.slice(0, n).reduce<string[]>((found, one) => {
    const before = found.at(-1);
    return before?.startsWith(PLAYS) && one.startsWith(PLAYS) ? [...found.slice(0, -1), before + one.slice(PLAYS.length)] : [...found, one];
  }, []);
}
