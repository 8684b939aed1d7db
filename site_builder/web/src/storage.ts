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

export function recall<T>(key: string, otherwise: T, kind: Place = "local"): T {
  try {
    const text = recallText(key, kind);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
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

/** Takes away what the device holds under a key, or under all keys that begin so. */
export function forget(start: string, kind: Place = "local"): void {
  for (const key of [...unsaved.keys()]) if (key.startsWith(start)) unsaved.delete(key);
  try {
    const place = area(kind)!;
    for (const key of Object.keys(place)) if (key.startsWith(PREFIX + start)) place.removeItem(key);
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
