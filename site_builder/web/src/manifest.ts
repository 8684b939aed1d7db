/** What the engine is made of: written at build time, read when it is first wanted. */

export interface Manifest {
  worker: string;
  wheel: { file: string; bytes: number };
  pyodide: { version: string; folder: string; info: Record<string, string>; wasmBytes: number; libraryBytes: number };
}

/** The folder that holds this script and all that belongs to it. */
export const assets = new URL("./", import.meta.url).href;

export async function readManifest(): Promise<Manifest> {
  const response = await fetch(new URL("manifest.json", assets), { cache: "no-cache" });
  if (!response.ok) throw new Error(`manifest.json: ${response.status}`);
  return (await response.json()) as Manifest;
}
