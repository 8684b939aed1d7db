/**
 * What differs between two games.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

export interface Against { games: Compared[]; differences: Difference[] }
export interface Compared { ref: string; slug: string; name: string; profile: string }
export interface Difference { name: string; here: string[]; there: string[] }
