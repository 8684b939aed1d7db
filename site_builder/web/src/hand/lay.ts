/** How the cards of a hand lie: in so many rows, so wide, with so much of each in sight. As large as the table allows. */

/** What there is to lay them on, in pixels; `finger` where they are pressed by one. */
export interface Room {
  width: number;
  height: number;
  finger: boolean;
}

export interface Laid<T> {
  /** Row by row the suits that lie there, each with its cards. */
  rows: T[][][];
  /** The width of a card, how much of a covered one is in sight, and what lies free between two suits. */
  card: number;
  slice: number;
  gap: number;
}

const CAP = 128;
const MOST_ROWS = 5;
/** A slice that shows the whole index, as a share of the card. */
const INDEX = 0.35;
/** Of a card that a row below covers so much stays in sight. */
const COVERED = 0.66;
/** No card is narrower, be it that a slice is a little too narrow for a finger then. */
const LEAST = 64;
const FINGER = 44;
const MOUSE = 24;
/** A slice of so much of what a finger needs will do. */
const NEARLY = 0.9;
/** Apart by no more two ways are alike, and the one with fewer rows is taken; where whole suits leave slices that a finger misses, one is
    split for more than this. */
const ALIKE = 1.02;
const SPLIT = 1.15;

interface Measures {
  pad: number;
  gap: number;
  /** The share of the height that the hand may take. */
  share: number;
}

export const measures = ({ width, height }: Room): Measures =>
  width >= 1100 ? { pad: 24, gap: 8, share: 0.3 }
    : width > 560 ? { pad: 16, gap: 8, share: height < 400 ? 0.3 : 0.38 } : { pad: 8, gap: 0, share: 0.355 };

const reachOf = ({ finger }: Room): number => (finger ? FINGER : MOUSE);

/** The best way to lay these suits. `beside` is how many such hands share the height. */
export function lay<T>(suits: T[][], room: Room, beside = 1): Laid<T> {
  let found = best(suits, room, beside);
  if (found.laid.slice >= NEARLY * reachOf(room)) return found.laid;
  for (let split = halved(suits); ; split = halved(split)) {
    const other = best(split, room, beside);
    if (other.worth <= SPLIT * found.worth) return found.laid;
    found = other;
  }
}

function best<T>(suits: T[][], room: Room, beside: number): { laid: Laid<T>; worth: number } {
  const reach = reachOf(room);
  const ways = Array.from({ length: Math.max(1, Math.min(MOST_ROWS, suits.length)) }, (_, at) => sized(broken(suits, at + 1), room, beside));
  // A slice that a finger misses makes a large card of less use.
  const found = ways.map((laid) => ({ laid, worth: laid.card * Math.min(1, laid.slice / (NEARLY * reach)) }));
  const most = Math.max(...found.map(({ worth }) => worth));
  return found.find(({ worth }) => worth * ALIKE >= most)!;
}

/** The width of the cards when they lie in these rows. */
function sized<T>(rows: T[][][], room: Room, beside: number): Laid<T> {
  const { pad, gap, share } = measures(room);
  const reach = reachOf(room);
  const height = (share * room.height * (beside > 1 ? 1.2 : 1)) / beside / (1.1 + COVERED * rows.length);
  const each = rows.map((suits) => {
    const cards = suits.reduce((sum, suit) => sum + suit.length, 0);
    const free = room.width - 2 * pad - (suits.length - 1) * gap;
    return { covered: Math.max(1, cards - 1), free, card: Math.min(free / (1 + INDEX * (cards - 1)), Math.max(LEAST, free - reach * (cards - 1))) };
  });
  const card = Math.min(CAP, height, ...each.map((row) => row.card));
  const slice = Math.min(card + gap / 2, ...each.map((row) => (row.free - card) / row.covered));
  return { rows, card, slice, gap };
}

/** Suits in their order in so many rows, the longest of them as short as can be. */
function broken<T>(suits: T[][], rows: number): T[][][] {
  if (rows === 1) return [suits];
  let found: T[][][] = [suits];
  let least = Infinity;
  for (let first = 1; first <= suits.length - rows + 1; first += 1) {
    const way = [suits.slice(0, first), ...broken(suits.slice(first), rows - 1)];
    const lengths = way.map((row) => row.flat().length);
    // Of two ways with a longest row alike the more even one.
    const uneven = 1000 * Math.max(...lengths) + lengths.reduce((sum, length) => sum + length * length, 0);
    if (uneven >= least) continue;
    least = uneven;
    found = way;
  }
  return found;
}

/** The same suits, each as two that is as long as the longest. */
function halved<T>(suits: T[][]): T[][] {
  const longest = Math.max(...suits.map((suit) => suit.length));
  const half = Math.ceil(longest / 2);
  return suits.flatMap((suit) => (suit.length === longest && longest > 1 ? [suit.slice(0, half), suit.slice(half)] : [suit]));
}
