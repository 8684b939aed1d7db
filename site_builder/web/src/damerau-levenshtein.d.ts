declare module "damerau-levenshtein" {
  /** How many letters one word has more, less, otherwise or swapped than the other. */
  export default function distance(one: string, other: string): { steps: number };
}
