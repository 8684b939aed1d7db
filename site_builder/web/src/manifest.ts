/** What the engine is made of: written at build time, read when it is first wanted. */
import { readFile } from "./read-file";

export interface Archive {
  file: string;
  bytes: number;
}

/** The rules of a family's games: its modules, and the other families without which they are of no use. */
export interface Family extends Archive {
  modules: string[];
  needs: string[];
}

/** What is fetched only when a reader asks for it, with the modules that it holds. */
export interface Apart extends Archive {
  modules: string[];
}

export interface Manifest {
  worker: string;
  wheel: Archive;
  families: Record<string, Family>;
  apart: Record<string, Apart>;
  pyodide: { version: string; folder: string; files: string[]; info: Record<string, string>; wasmBytes: number; libraryBytes: number };
}

/** The folder that holds this script and all that belongs to it. */
export const assets = new URL("./", import.meta.url).href;

export const readManifest = (): Promise<Manifest> =>
  readFile(new URL("manifest.json", assets), (answer) => answer.json() as Promise<Manifest>, "no-cache");

/** The page in view by its way from a folder: "it/sicily/mineo-3/" from the top of the site. */
const here = (folder: URL): string => window.location.pathname.slice(folder.pathname.length);

/** The folder of the edition that the page in view is in, below the site's: "" for English, else that of its language, "it/". */
export function edition(): string {
  const own = `${document.documentElement.lang}/`;
  return here(new URL("../", assets)).startsWith(own) ? own : "";
}

/** The top of that edition: links to other pages lead from there. */
export const editionTop = (): URL => new URL(`../${edition()}`, assets);

/** The page in view by its way from there. */
export const pageHere = (): string => here(editionTop());

/** The folder that the page in view stands in, below that: a family's name where it is the page of a game. */
export const folderHere = (): string => pageHere().split("/")[0] ?? "";
