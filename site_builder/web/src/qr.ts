/** A link as a square that another phone reads with its camera. The encoder is fetched when the first one is drawn. */
import { html, type TemplateResult } from "lit";
import { insisted } from "./read-file";

/** A link longer than this makes squares so fine that a telephone's camera no longer tells them apart. */
export const MOST_LETTERS = 1800;
const QUIET = 4;

/** Raises when the encoder does not come. */
export async function qrView(text: string, words: string): Promise<TemplateResult> {
  const { encodeQR } = await insisted(() => import("qr"));
  const rows = encodeQR(text, "raw", { ecc: "low", border: QUIET });
  return html`<svg class="qr" viewBox="0 0 ${rows.length} ${rows.length}" role="img" aria-label=${words} shape-rendering="crispEdges">
    <rect class="qr-paper" width=${rows.length} height=${rows.length} /><path d=${rows.map(lineOf).join("")} /></svg>`;
}

/** The dark squares of a row, those side by side as one. */
function lineOf(row: boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    const from = x;
    while (row[x]) x += 1;
    if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`;
  }
  return path;
}
