/** What a mistake has cost, and mistakes by what they are about. */
import type { Mistake, Weight } from "./data";

/** What a mistake has cost on average. */
export const lossOf = (mistake: Mistake): number => weightOf(mistake).less;

/** Of the card that was played; a mistake without it is not read. */
export const weightOf = ({ played, weights }: Mistake): Weight => weights.find(({ cards }) => cards.includes(played))!;

export interface Theme {
  words: string;
  /** The dearest first. */
  all: Mistake[];
  lost: number;
}

/** By what they are about, the theme first by which most is lost; games that pay in other units are told apart by their number alone. */
export function themesOf(mistakes: Mistake[]): Theme[] {
  const found = new Map<string, Mistake[]>();
  for (const one of mistakes) found.set(one.theme, [...(found.get(one.theme) ?? []), one]);
  const themes = [...found].map(([words, all]) => ({ words, all: [...all].sort((one, two) => lossOf(two) - lossOf(one)), lost: all.reduce((sum, one) => sum + lossOf(one), 0) }));
  const size = comparable(mistakes) ? ({ lost }: Theme): number => lost : ({ all }: Theme): number => all.length;
  return themes.sort((one, two) => size(two) - size(one) || two.lost - one.lost);
}

/** Points of one game are not those of another. */
export const comparable = (mistakes: Mistake[]): boolean => new Set(mistakes.map(({ game, unit }) => `${game} ${unit}`)).size === 1;
