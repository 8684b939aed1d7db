/** The score sheet of a game on this device. Every change begins with what the device holds, so that no tab overwrites another. */
import { fromText, newSheet, seated, toText, type ScoreSheet } from "./data";
import { sheetKey } from "./key";
import { forget, keeps, onChange, putAside, recallText, rememberText, type Saving } from "../storage";

const BACK = 50;

export class SheetStore {
  private readonly key: string;
  private readonly listeners = new Set<() => void>();
  private readonly past: { words: string; text: string }[] = [];
  private saved: Saving | null = null;

  constructor(game: string, private readonly players: number) {
    this.key = sheetKey(game);
    onChange(this.key, () => {
      this.past.length = 0;
      this.tell();
    });
  }

  get sheet(): ScoreSheet {
    const text = recallText(this.key);
    if (text === null) return newSheet(this.players);
    const read = fromText(text);
    if (!read) putAside(this.aside, text);
    return seated(read ?? newSheet(this.players), this.players);
  }

  /** What was found under the key and could not be read, line by line as it was; null when all is well. */
  get unread(): string | null {
    return recallText(this.aside);
  }

  /** The reader has no use for what could not be read. */
  forgetUnread(): void {
    forget(this.aside);
    this.tell();
  }

  /** Whether what is written will be there tomorrow. */
  get saving(): Saving {
    return this.saved ?? (keeps() ? "on" : "blocked");
  }

  /** What would be taken back, in words; null when there is nothing. */
  get undoes(): string | null {
    return this.past.at(-1)?.words ?? null;
  }

  /** Change the sheet; `words` call the change when it can be taken back, null for one that is not worth a step. */
  change(words: string | null, how: (sheet: ScoreSheet) => ScoreSheet): void {
    const before = this.sheet;
    if (words !== null) this.past.push({ words, text: toText(before) });
    if (this.past.length > BACK) this.past.shift();
    this.write(toText(how(before)));
  }

  /** Takes the last change back; names that were written and rules that were chosen since stay. */
  undo(): void {
    const last = fromText(this.past.pop()?.text ?? "");
    if (!last) return;
    const { names, rules } = this.sheet;
    this.write(toText({ ...last, ...(rules ? { rules } : {}), names: last.names.map((name, at) => names[at] ?? name) }));
  }

  /** Takes the sheet from the device. */
  remove(): void {
    this.past.length = 0;
    forget(this.key);
    this.tell();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private get aside(): string {
    return `unread-${this.key}`;
  }

  private write(text: string): void {
    this.saved = rememberText(this.key, text);
    this.tell();
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
