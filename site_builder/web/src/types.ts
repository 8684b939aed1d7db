/**
 * What the engine's service answers.
 * Written by `make types` from engine/trionfi/service/shapes: change those.
 */

import type { Advice } from "./shapes/advising";
import type { Against } from "./shapes/against";
import type { Holding } from "./shapes/held";
import type { Lines } from "./shapes/lines";
import type { Moment } from "./shapes/moment";
import type { Placing } from "./shapes/placing";
import type { Position } from "./shapes/practice";
import type { Calculator, Count, Declare } from "./shapes/reckon";
import type { Review } from "./shapes/review";
import type { GameListed, GameName, Pack, Show } from "./shapes/rules";
import type { Seated } from "./shapes/seated";
import type { Solvable, Solved } from "./shapes/solving";
import type { DrillKind, Question, Verdict } from "./shapes/training";
import type { Weighing } from "./shapes/weighing";
import type { HandWorth } from "./shapes/worth";
export type * from "./shapes/advising";
export type * from "./shapes/against";
export type * from "./shapes/common";
export type * from "./shapes/held";
export type * from "./shapes/lines";
export type * from "./shapes/moment";
export type * from "./shapes/placing";
export type * from "./shapes/practice";
export type * from "./shapes/reckon";
export type * from "./shapes/review";
export type * from "./shapes/rules";
export type * from "./shapes/seated";
export type * from "./shapes/solving";
export type * from "./shapes/training";
export type * from "./shapes/weighing";
export type * from "./shapes/worth";

/** What is answered to each request that the scripts make. */
export interface Answers {
  against: Against;
  calculator: Calculator;
  check: Verdict;
  count: Count;
  declare: Declare;
  drill: Question;
  drills: DrillKind[];
  games: GameListed[];
  held: Holding;
  hint: Advice;
  lines: Lines;
  moment: Moment;
  moment_lines: Lines;
  names: GameName[];
  pack: Pack;
  placing: Placing;
  review: Review;
  seated: Seated;
  show: Show;
  solvable: Solvable;
  solve: Solved;
  table: Position;
  weigh: Weighing;
  worth: HandWorth;
}
