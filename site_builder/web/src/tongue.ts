/**
 * What the engine says in another language: an archive for what is general, and one for each archive of code that a page
 * fetches beside the core, fetched with it.
 */
import { fetchBytes } from "./bytes";
import type { Tongue } from "./language";

/** The part that every page needs. */
export const GENERAL = "engine";

export class Words {
  private readonly files = new Map<string, Promise<ArrayBuffer>>();
  private readonly here = new Set<string>();

  constructor(private readonly tongue: Tongue | null, private readonly assets: string) {}

  /** Fetch parts before they are wanted; what goes wrong shows when they are. */
  async fetch(parts: string[]): Promise<void> {
    await Promise.allSettled(this.missing(parts).map((part) => this.file(part)));
  }

  /** Fetch those of the parts that are not here yet, and let the engine learn them. Raises when the network fails. */
  async bring(parts: string[], learn: (archive: ArrayBuffer) => void): Promise<void> {
    const wanted = this.missing(parts);
    const files = await Promise.all(wanted.map((part) => this.file(part)));
    files.forEach((file) => learn(file));
    for (const part of wanted) this.here.add(part);
  }

  private missing(parts: string[]): string[] {
    return parts.filter((part) => this.tongue?.archives[part] && !this.here.has(part));
  }

  private file(part: string): Promise<ArrayBuffer> {
    let file = this.files.get(part);
    if (!file) {
      file = fetchBytes(new URL(this.tongue!.archives[part]!.file, this.assets));
      this.files.set(part, file);
      file.catch(() => this.files.delete(part));
    }
    return file;
  }
}
