/** Makes PNGs of SVG files: a line "from<tab>to" for each. */
import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const [from, to] = line.split("\t");
  writeFileSync(to, new Resvg(readFileSync(from, "utf8"), { font: { loadSystemFonts: false } }).render().asPng());
}
