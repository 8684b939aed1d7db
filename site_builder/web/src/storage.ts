/** What stays on the reader's device. A blocked or full storage costs the memory, never the widget. */
const fallback = new Map<string, string>();

function area(kind: "local" | "session"): Storage | null {
  try {
    return kind === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

export function recall<T>(key: string, otherwise: T, kind: "local" | "session" = "local"): T {
  try {
    const text = area(kind)?.getItem(`trionfi.${key}`) ?? fallback.get(key);
    return text == null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown, kind: "local" | "session" = "local"): void {
  const text = JSON.stringify(value);
  fallback.set(key, text);
  try {
    area(kind)?.setItem(`trionfi.${key}`, text);
  } catch {
    // Kept in memory for this page.
  }
}
