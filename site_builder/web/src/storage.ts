/** What stays on the reader's device. A blocked or full storage costs the memory, never the widget. */

/** Whether what was last written will be there tomorrow. */
export type Saving = "on" | "blocked" | "full";
type Place = "local" | "session";

const PREFIX = "trionfi.";
/** What could not be written: newer than what the device still holds under the same key. */
const unsaved = new Map<string, string>();

function area(kind: Place): Storage | null {
  try {
    return kind === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** What the device itself holds, without what could not be written. */
export function keptText(key: string, kind: Place = "local"): string | null {
  try {
    return area(kind)?.getItem(PREFIX + key) ?? null;
  } catch {
    return null;
  }
}

/** What is known under a key: what could not be written comes before what the device holds. */
export const recallText = (key: string, kind: Place = "local"): string | null => unsaved.get(key) ?? keptText(key, kind);

/** All keys that begin so and under which something is known. */
export function keysOf(beginning: string, kind: Place = "local"): string[] {
  try {
    const here = Object.keys(area(kind) ?? {}).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    return [...new Set([...here, ...unsaved.keys()])].filter((key) => key.startsWith(beginning));
  } catch {
    return [...unsaved.keys()].filter((key) => key.startsWith(beginning));
  }
}

/** What is known under a key, whatever it is; null for nothing, or for what cannot be read. */
export function recallAny(key: string, kind: Place = "local"): unknown {
  try {
    return JSON.parse(recallText(key, kind) ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** What is known under a key where it is of the same sort as what it is `otherwise`. */
export function recall<T extends string | number | boolean>(key: string, otherwise: T, kind: Place = "local"): T {
  const found = recallAny(key, kind);
  return typeof found === typeof otherwise ? (found as T) : otherwise;
}

export function rememberText(key: string, text: string, kind: Place = "local"): Saving {
  const place = area(kind);
  try {
    if (!place) throw new Error("blocked");
    place.setItem(PREFIX + key, text);
    unsaved.delete(key);
    return "on";
  } catch {
    unsaved.set(key, text);
    return place && holds(place) ? "full" : "blocked";
  }
}

export const remember = (key: string, value: unknown, kind: Place = "local"): Saving => rememberText(key, JSON.stringify(value), kind);

/** Whether the device would keep anything at all. */
export function keeps(kind: Place = "local"): boolean {
  const place = area(kind);
  try {
    place!.setItem(`${PREFIX}try`, "");
    place!.removeItem(`${PREFIX}try`);
    return true;
  } catch {
    return place !== null && holds(place);
  }
}

/** What cannot be read is put aside under a key of its own, never overwritten: what is damaged later goes below it. */
export function putAside(key: string, text: string): void {
  const before = recallText(key)?.split("\n") ?? [];
  const line = text.replaceAll("\n", " ");
  if (!before.includes(line)) rememberText(key, [...before, line].join("\n"));
}

/** Takes away what the device holds under a key. */
export function forget(key: string, kind: Place = "local"): void {
  unsaved.delete(key);
  try {
    area(kind)?.removeItem(PREFIX + key);
  } catch {
    // What could not be written is not there either.
  }
}

/** Calls back when another tab changed a key, or took everything away. */
export function onChange(key: string, listener: () => void): void {
  window.addEventListener("storage", (event) => {
    if (event.key === PREFIX + key || event.key === null) listener();
  });
}

/** A storage that refuses although it holds something is full; one that never held anything is blocked. */
function holds(place: Storage): boolean {
  try {
    return place.length > 0;
  } catch {
    return false;
  }
}
