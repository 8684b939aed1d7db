/** The names of the bots, as the engine knows them, and the one that plays where nobody has chosen. */
export type Level = "easy" | "simple" | "search";

export const USUAL: Level = "simple";
