/**
 * Pagefind's WebAssembly and its index in pieces. Pagefind's own loader is a quarter as heavy as the engine and asks for larger pieces,
 * so this is one of our own: it takes the calls that the engine has (those of the version in package-lock.json) and the files
 * that `site_builder/search` lays out.
 */
import { assets, edition } from "../manifest";
import { readFile } from "../read-file";
import type { Meanings } from "./meanings";
import type { Facet, Facets } from "./query";

export interface Entry {
  folder: string;
  /** How the first word of each piece of the index begins. */
  words: string[];
  /** What games can be looked for by, with all values. */
  facets: Record<string, Facet>;
  /** The games that are played today with the words of their titles, the best known first. */
  known: [name: string, title: string][];
  /** Words that are not in the index. */
  common: string[];
  meanings: Meanings;
}

/** A heading of a page: its anchor, its words, and where it stands among the words of the page. */
export type Place = [anchor: string, words: string, at: number];

export interface Found {
  url: string;
  title: string;
  kind: "game" | "region" | "term" | "page";
  about?: string;
  facts?: Record<string, string[]>;
  places?: Place[];
}

/** A page that has the words; `at` is where, with how much each place counts. */
export interface Hit {
  name: string;
  score: number;
  at: { place: number; worth: number }[];
}

interface Engine {
  memory: WebAssembly.Memory;
  __wbindgen_malloc(bytes: number, align: number): number;
  __wbindgen_free(at: number, bytes: number, align: number): void;
  __wbindgen_add_to_stack_pointer(by: number): number;
  init_pagefind(at: number, bytes: number): number;
  set_ranking_weights(index: number, at: number, bytes: number): number;
  load_index_chunk(index: number, at: number, bytes: number): number;
  load_filter_chunk(index: number, at: number, bytes: number): number;
  request_filter_indexes(into: number, index: number, at: number, bytes: number): void;
  search(into: number, index: number, ...texts: number[]): void;
}

// A long page is not worth less than a short one, and a word in a title more than any number of mentions.
const RANKING = { term_similarity: 1, page_length: 0, term_saturation: 2, term_frequency: 1 };
const BEGINNING = 4;
/** What a word counts in a heading, at the least; in the text below it counts a tenth of this. */
export const HEADED = 1000;

export class Index {
  private readonly pieces = new Map<string, Promise<void>>();
  private listed: Promise<string[]> | null = null;
  private readonly pages = new Map<string, Promise<Found>>();

  private constructor(readonly entry: Entry, private readonly engine: Engine, private index: number) {}

  static async open(): Promise<Index> {
    const entry = await readEntry();
    const [program, pages] = await Promise.all([bytes(`${entry.folder}/engine.pf`), bytes(`${entry.folder}/pages.pf`)]);
    const { instance } = await WebAssembly.instantiate(program, {});
    const engine = instance.exports as unknown as Engine;
    const index = new Index(entry, engine, engine.init_pagefind(...handed(engine, pages)));
    index.index = engine.set_ranking_weights(index.index, ...index.text(JSON.stringify(RANKING)));
    return index;
  }

  /** The pages that have all the words, and for which all the facets hold; the best first. */
  async search(words: string[], facets: Facets): Promise<Hit[]> {
    const wanted = JSON.stringify(Object.fromEntries(Object.entries(facets).map(([name, value]) => [name, [value]])));
    const filters = JSON.parse(this.told((into) => this.engine.request_filter_indexes(into, this.index, ...this.text(wanted)))) as string[];
    await Promise.all([
      ...this.piecesOf(words).map((piece) => this.load(`words/${piece}.pf`, "load_index_chunk")),
      ...filters.map((name) => this.load(`facets/${name}.pf`, "load_filter_chunk")),
    ]);
    const texts = [words.join(" "), wanted, words.length ? "" : "order:asc"].flatMap((text) => this.text(text));
    const { results } = JSON.parse(this.told((into) => this.engine.search(into, this.index, ...texts, 0))) as {
      results: { p: string; s: number; l: { l: number; s: number }[] }[];
    };
    const hits = results.map(({ p, s, l }) => ({ name: p, score: s, at: l.map((one) => ({ place: one.l, worth: one.s })) }));
    return hits.sort((one, other) => other.score - one.score);
  }

  /** What is shown of a page. */
  page(name: string): Promise<Found> {
    if (!this.pages.has(name)) {
      const reading = data<Found>(`${this.entry.folder}/found/${name}.json`);
      reading.catch(() => this.pages.delete(name));
      this.pages.set(name, reading);
    }
    return this.pages.get(name)!;
  }

  /** The words of titles and headings. */
  names(): Promise<string[]> {
    this.listed ??= data<string[]>(`${this.entry.folder}/names.json`);
    this.listed.catch(() => (this.listed = null));
    return this.listed;
  }

  /**
   * The pieces with the words that begin like these. The index has stems, which may be shorter than the word that is asked for; words
   * with the same four letters at their beginning are in one piece.
   */
  private piecesOf(words: string[]): number[] {
    const found = new Set<number>();
    for (const word of words) {
      const begun = word.slice(0, word.length > BEGINNING + 1 ? BEGINNING : BEGINNING - 1);
      const own = begun.length === BEGINNING ? this.entry.words.indexOf(begun) : -1;
      const first = own >= 0 ? own : this.entry.words.findLastIndex((one) => one <= begun);
      const last = this.entry.words.findLastIndex((one) => one.slice(0, begun.length) <= begun);
      for (let piece = Math.max(first, 0); piece <= last; piece += 1) found.add(piece);
    }
    return [...found];
  }

  private load(name: string, how: "load_index_chunk" | "load_filter_chunk"): Promise<void> {
    if (!this.pieces.has(name)) {
      const loading = bytes(`${this.entry.folder}/${name}`).then((data) => {
        this.index = this.engine[how](this.index, ...handed(this.engine, data));
      });
      loading.catch(() => this.pieces.delete(name));
      this.pieces.set(name, loading);
    }
    return this.pieces.get(name)!;
  }

  private text(words: string): [number, number] {
    return handed(this.engine, new TextEncoder().encode(words));
  }

  /** The text that a call leaves behind: its place and length are written where the call is told. */
  private told(call: (into: number) => void): string {
    const into = this.engine.__wbindgen_add_to_stack_pointer(-16);
    try {
      call(into);
      const [at, length] = new Uint32Array(this.engine.memory.buffer, into, 2) as unknown as [number, number];
      const text = new TextDecoder().decode(new Uint8Array(this.engine.memory.buffer, at, length));
      this.engine.__wbindgen_free(at, length, 1);
      return text;
    } finally {
      this.engine.__wbindgen_add_to_stack_pointer(16);
    }
  }
}

/** Bytes put where the engine takes them over. */
function handed(engine: Engine, data: Uint8Array): [number, number] {
  const at = engine.__wbindgen_malloc(data.length, 1) >>> 0;
  new Uint8Array(engine.memory.buffer).set(data, at);
  return [at, data.length];
}

const place = (name: string): URL => new URL(`search/${edition()}${name}`, assets);

/** What the index begins with; the finder takes from it what readers call things. */
export const readEntry = (): Promise<Entry> => data<Entry>("entry.json");

const data = <T>(name: string): Promise<T> => readFile(place(name), (answer) => answer.json() as Promise<T>);

const bytes = (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  readFile(place(name), async ({ body }) => new Uint8Array(await new Response(body!.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer()));
