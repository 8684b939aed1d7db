/**
 * The rules of the games travel apart from the engine, an archive a family, each fetched when a game of it is first asked for; and so does
 * what few readers ask for, such as the bot that looks ahead.
 */
import { fetchBytes } from "./bytes";
import type { Manifest } from "./manifest";

export const GAMES = "trionfi.games.";

interface Part {
  file: string;
  bytes: number;
  /** What it holds, by the names that Python gives. */
  modules: string[];
  needs: string[];
}

export class Families {
  private readonly parts: Record<string, Part>;
  private readonly assets: string;
  private readonly files = new Map<string, Promise<ArrayBuffer>>();
  private readonly here = new Set<string>();

  constructor({ families, apart }: Manifest, assets: string) {
    const games = Object.entries(families).map(([name, family]) => [name, { ...family, modules: family.modules.map((module) => GAMES + module) }]);
    const others = Object.entries(apart).map(([name, one]) => [`apart ${name}`, { ...one, needs: [] }]);
    this.parts = Object.fromEntries([...games, ...others]);
    this.assets = assets;
  }

  /** A part with all that it needs, by name; nothing for a name that there is not. */
  with(name: string): string[] {
    const part = this.parts[name];
    return part ? [...part.needs, name] : [];
  }

  /** How many bytes a family is, with all that it needs. */
  bytes(name: string): number {
    return this.with(name).reduce((sum, one) => sum + this.parts[one]!.bytes, 0);
  }

  /** Fetch a family before it is asked for. Whatever goes wrong shows when it is. */
  async fetch(name: string): Promise<void> {
    await Promise.allSettled(this.with(name).map((one) => this.file(one)));
  }

  /** What a module belongs to: the rules of games, the bot that looks ahead, or another part that is fetched when it is asked for. */
  kind(module: string): "rules" | "ahead" | "part" {
    if (module.startsWith(GAMES)) return "rules";
    return this.parts["apart ahead"]?.modules.includes(module) ? "ahead" : "part";
  }

  /** What holds a module, with all that it needs, as far as it is not here. */
  wanted(module: string): string[] {
    const found = Object.entries(this.parts).find(([, part]) => part.modules.includes(module));
    return found ? this.with(found[0]).filter((one) => !this.here.has(one)) : [];
  }

  /** Fetch what holds a module, and `take` what was not here yet; false when there was nothing to take. Raises when the network fails. */
  async bring(module: string, take: (archive: ArrayBuffer) => void): Promise<boolean> {
    const wanted = this.wanted(module);
    const files = await Promise.all(wanted.map((one) => this.file(one)));
    files.forEach(take);
    for (const one of wanted) this.here.add(one);
    return wanted.length > 0;
  }

  /** What is here: families, and what was fetched on demand. */
  brought(): string[] {
    return [...this.here];
  }

  private file(name: string): Promise<ArrayBuffer> {
    let file = this.files.get(name);
    if (!file) {
      file = fetchBytes(new URL(this.parts[name]!.file, this.assets));
      this.files.set(name, file);
      file.catch(() => this.files.delete(name));
    }
    return file;
  }
}
