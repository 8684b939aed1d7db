/**
 * What a bot has made of the reader's cards.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

import type { Amount } from "./common";

/** What it won or lost, and its hand's moves as an address carries them. */
export interface Seated { score: Amount; code: string[] }
