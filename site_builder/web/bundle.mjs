/**
 * Bundle the page's scripts and styles: `node bundle.mjs FOLDER ENTRY...` writes them and `meta.json`, which says what is in each.
 *
 * esbuild makes a file for each set of parts that share a module. A table would come in more than thirty files, most of them of a few
 * hundred bytes, and each would be a request that passes through the service worker. So all is bundled twice: once to see what is shared,
 * then so that a part that needs something of a group has all of that group, which is one file.
 */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build } from "esbuild";

/** The script that a page has before any other part comes, and the one that has no page. */
const FIRST = "/entry.ts";
const APART = "/worker.ts";
/** What is known of a reader's practice: parts that ask for nothing else are given nothing else. */
const KEPT = "/progress/store.ts";
/** What so many parts share and is not longer, in bytes, comes with whatever else they share. */
const PARTS = 3;
const SMALL = 3000;
const SCRIPT = /\.[jt]s$/;
const GROUP = "group:";

const [folder, ...entryPoints] = process.argv.slice(2);
const options = {
  entryPoints,
  outdir: folder,
  bundle: true,
  minify: true,
  splitting: true,
  metafile: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "linked",
  logLevel: "warning",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
};

const imported = (inputs, name) => inputs[name].imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => path);

/** Each part of the page and the modules that must be there for it; what a part asks for later is a part of its own. */
function parts({ inputs, outputs }) {
  const entries = Object.values(outputs).flatMap(({ entryPoint }) => (SCRIPT.test(entryPoint ?? "") ? [entryPoint] : []));
  return new Map(entries.map((entry) => {
    const found = new Set();
    const rest = imported(inputs, entry);
    for (let name = rest.pop(); name !== undefined; name = rest.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      rest.push(...imported(inputs, name));
    }
    return [entry, found];
  }));
}

/** What the first script shares with other parts, and what else is small and shared by many: of each group its modules and its parts. */
function groups(metafile) {
  const all = parts(metafile);
  const [[, first]] = [...all].filter(([entry]) => entry.endsWith(FIRST));
  const [[apart, elsewhere]] = [...all].filter(([entry]) => entry.endsWith(APART));
  const [[, kept]] = [...all].filter(([entry]) => entry.endsWith(KEPT));
  const having = (name) => [...all].filter(([entry, modules]) => entry !== apart && modules.has(name)).map(([entry]) => entry);
  const sizes = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const shared = sizes.filter(([name]) => SCRIPT.test(name) && !all.has(name) && !elsewhere.has(name) && having(name).length > 1);
  const base = shared.map(([name]) => name).filter((name) => first.has(name));
  const small = shared.filter(([name, { bytesInOutput }]) => !first.has(name) && !kept.has(name) && bytesInOutput <= SMALL && having(name).length >= PARTS);
  return [base, closed(small.map(([name]) => name), [...first, ...elsewhere], metafile.inputs)].map((modules) => ({
    modules: modules.map((name) => resolve(name)),
    parts: new Set(modules.flatMap(having).map((name) => resolve(name))),
  }));
}

/** Those modules that need nothing but each other and what is there, so that no part is given more than them. */
function closed(modules, there, inputs) {
  const known = new Set([...modules, ...there]);
  const kept = modules.filter((name) => imported(inputs, name).every((path) => known.has(path)));
  return kept.length === modules.length ? kept : closed(kept, there, inputs);
}

/** Gives each part that has something of a group all of it. */
const together = (found) => ({
  name: "together",
  setup(made) {
    made.onResolve({ filter: new RegExp(`^${GROUP}`) }, ({ path }) => ({ path, namespace: GROUP }));
    made.onLoad({ filter: /./, namespace: GROUP }, ({ path }) => ({
      contents: lines(found[Number(path.slice(GROUP.length))].modules),
      resolveDir: resolve("."),
    }));
    made.onLoad({ filter: SCRIPT, namespace: "file" }, async ({ path }) => {
      const own = found.flatMap(({ parts }, number) => (parts.has(path) ? [`${GROUP}${number}`] : []));
      if (own.length === 0) return undefined;
      return { contents: `${await readFile(path, "utf8")}\n${lines(own)}`, loader: path.endsWith(".ts") ? "ts" : "js" };
    });
  },
});

const lines = (names) => names.map((name) => `import ${JSON.stringify(name)};\n`).join("");

try {
  const { metafile } = await build({ ...options, write: false });
  const last = await build({ ...options, logLevel: "error", plugins: [together(groups(metafile))] });
  await writeFile(`${folder}/meta.json`, JSON.stringify(last.metafile));
} catch (problem) {
  if (!problem.errors) throw problem;
  process.exitCode = 1; // esbuild has said what is wrong
}
