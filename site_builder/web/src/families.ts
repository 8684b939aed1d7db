/** The rules of the games travel apart from the engine, an archive a family, each fetched when a game of it is first asked for. */
import { fetchBytes } from "./bytes";
import type { Manifest } from "./manifest";

export class Families {
  private readonly manifest: Manifest;
  private readonly assets: string;
  private readonly files = new Map<string, Promise<ArrayBuffer>>();
  private readonly here = new Set<string>();

  constructor(manifest: Manifest, assets: string) {
    this.manifest = manifest;
    this.assets = assets;
  }

  /** A family with all that it needs, by name; nothing for a name that there is not. */
  private with(name: string): string[] {
    const family = this.manifest.families[name];
    return family ? [...family.needs, name] : [];
  }

  /** How many bytes a family is, with all that it needs. */
  bytes(name: string): number {
    return this.with(name).reduce((sum, one) => sum + this.manifest.families[one]!.bytes, 0);
  }

  /** Fetch a family before it is asked for. Whatever goes wrong shows when it is. */
  async fetch(name: string): Promise<void> {
    await Promise.allSettled(this.with(name).map((one) => this.file(one)));
  }

  /** Fetch the family that holds a module, and `take` what was not here yet; false when there was nothing to take. Raises when the network fails. */
  async bring(module: string, take: (archive: ArrayBuffer) => void): Promise<boolean> {
    const found = Object.entries(this.manifest.families).find(([, family]) => family.modules.includes(module));
    const wanted = found ? this.with(found[0]).filter((one) => !this.here.has(one)) : [];
    const files = await Promise.all(wanted.map((one) => this.file(one)));
    files.forEach(take);
    for (const one of wanted) this.here.add(one);
    return wanted.length > 0;
  }

  private file(name: string): Promise<ArrayBuffer> {
    let file = this.files.get(name);
    if (!file) {
      file = fetchBytes(new URL(this.manifest.families[name]!.file, this.assets));
      this.files.set(name, file);
      file.catch(() => this.files.delete(name));
    }
    return file;
  }
}
