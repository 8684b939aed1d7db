/** Where the seats are as the reader sees them. */
import type { Seat } from "../types";

export type Place = "own" | "left" | "right" | "far";

/** How many places to the right of the reader a seat is, in an order that begins with him. */
export const rightward = (order: Seat[], seat: Seat, anticlockwise: boolean): number => {
  const steps = order.indexOf(seat);
  return anticlockwise || !steps ? steps : order.length - steps;
};

/** Where a seat is: the neighbours sit right and left, all others across. */
export function sideOf(order: Seat[], seat: Seat, anticlockwise: boolean): Place {
  const places = rightward(order, seat, anticlockwise);
  if (places === 0) return "own";
  return order.length === 2 ? "far" : places === 1 ? "right" : places === order.length - 1 ? "left" : "far";
}
