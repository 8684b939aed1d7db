/** What has happened since the position before, for the ear. */
import type { Position } from "../types";
import { sentence } from "../words";

export function news(before: Position | null, after: Position): string {
  const known = before ? before.log.length : after.log.length;
  const fresh = after.log.slice(known).filter((entry) => entry.seat !== after.seat || ["trick", "deal"].includes(entry.kind)).map((entry) => sentence(entry.words));
  const asked = after.over ? [after.settlement?.words ?? ""] : [`${after.phase.title}.`, after.phase.words];
  return [...fresh, ...asked].join(" ");
}
