/**
 * What a bot would do.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

/** What the bot would do, in words, and why. */
export interface Advice { move: string; words: string; cards: string[]; why: string }
