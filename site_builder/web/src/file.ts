/** Giving the reader a file of his own. */

/** A day in the reader's own time: 2026-11-21. */
export function dayText(at: number): string {
  const day = new Date(at);
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Saves a text under a name with today's date; returns the whole name. */
export function giveFile(name: string, kind: string, type: string, text: string): string {
  const link = document.createElement("a");
  const url = URL.createObjectURL(new Blob([text], { type }));
  link.href = url;
  link.download = `${name}-${dayText(Date.now())}.${kind}`;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return link.download;
}
