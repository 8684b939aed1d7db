/** What has happened since the position before, for the ear. */
import type { Position } from "../types";
import { say } from "../say";
import { paragraph } from "../words";

export function news(before: Position | null, after: Position): string {
  const known = before ? before.log.length : after.log.length;
  const fresh = after.log.slice(known).filter((entry) => entry.seat !== after.seat || ["trick", "deal"].includes(entry.kind)).map((entry) => entry.words);
  const asked = after.over ? [after.settlement?.words ?? ""] : [say("{title}.", { title: after.phase.title }), after.phase.words];
  return paragraph(...fresh, ...asked);
}
