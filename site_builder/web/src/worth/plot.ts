/** How the payments of a choice are spread: bars from the worst to the best, hollow for losses and full for gains, the mean above them. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { decimals, figure } from "../figures";
import { say } from "../say";
import type { ChoiceWorth } from "../types";

const [WIDE, TALL, HEAD, FOOT, EDGE] = [320, 74, 14, 16, 6];
const BINS = 24;

export interface Span {
  low: number;
  high: number;
}

/** The payments between which all choices lie, so that their pictures can be set beside each other. */
export function spanOf(choices: ChoiceWorth[]): Span {
  const all = choices.flatMap((one) => one.spread.map(({ paid }) => number(paid)));
  return { low: Math.min(0, ...all), high: Math.max(0, ...all) };
}

export function spreadPlot(one: ChoiceWorth, { low, high }: Span, words: string): TemplateResult {
  const width = high - low || 1;
  const x = (value: number): number => EDGE + ((value - low) / width) * (WIDE - 2 * EDGE);
  const bins = binned(one, low, width);
  const most = Math.max(...bins.map(({ times }) => times), 1);
  const half = one.interval ?? 0;
  const place = round(x(one.paid));
  return html`<svg class="plot plot-spread" viewBox="0 0 ${WIDE} ${TALL}" role="img" aria-label=${words}>
    ${bins.map(({ from, to, times, gain }) => bar(x(from), x(to), (times / most) * (TALL - HEAD - FOOT), gain))}
    <line class="axis" x1="0" x2=${WIDE} y1=${TALL - FOOT} y2=${TALL - FOOT} />
    <line class="zero" x1=${round(x(0))} x2=${round(x(0))} y1=${HEAD - 4} y2=${TALL - FOOT} />
    <line class="sure" x1=${round(Math.max(0, x(one.paid - half)))} x2=${round(Math.min(WIDE, x(one.paid + half)))} y1="6" y2="6" />
    <path class="mean" d="M${place} 12l-4 -8h8z" />
    ${marks(low, high).map((value) => svg`<text class="scale" x=${round(x(value))} y=${TALL - 3} text-anchor=${anchor(x(value))}>${figure(value)}</text>`)}
  </svg>`;
}

/** What the picture shows, in a sentence. */
export function spreadWords(one: ChoiceWorth, unit: string): string {
  const [low = 0, middle = 0, high = 0] = one.tenths;
  return say("One hand in ten pays {low} {unit} or less, half of them {middle} or less, and one in ten more than {high}. The mean is {mean}.", {
    low: figure(low), middle: figure(middle), high: figure(high), mean: decimals(one.paid, 1), unit,
  });
}

interface Bin {
  from: number;
  to: number;
  times: number;
  gain: boolean;
}

/** Bars of equal width, none of which has losses and gains. */
function binned(one: ChoiceWorth, low: number, width: number): Bin[] {
  const step = width / BINS;
  const found = new Map<string, Bin>();
  for (const { paid, times } of one.spread) {
    const value = number(paid);
    const gain = value > 0;
    const at = Math.min(BINS - 1, Math.floor((value - low) / step));
    const key = `${at} ${gain}`;
    const bin = found.get(key) ?? { from: low + at * step, to: low + (at + 1) * step, times: 0, gain };
    found.set(key, { ...bin, times: bin.times + times });
  }
  return [...found.values()];
}

const bar = (from: number, to: number, height: number, gain: boolean): SVGTemplateResult =>
  svg`<rect class=${gain ? "gain" : "loss"} x=${round(from + 0.7)} y=${round(TALL - FOOT - height)} width=${round(Math.max(1, to - from - 1.4))} height=${round(height)} />`;

/** The ends and nought, where it does not stand on one of them. */
function marks(low: number, high: number): number[] {
  const near = (high - low) / 9;
  return [low, 0, high].filter((value, at, all) => all.indexOf(value) === at && (value === 0 || Math.abs(value) > near));
}

const anchor = (x: number): string => (x < 24 ? "start" : x > WIDE - 24 ? "end" : "middle");

/** A fraction comes as a text, "1/3". */
function number(paid: number | string): number {
  const [above = "0", below = "1"] = String(paid).split("/");
  return Number(above) / Number(below);
}

const round = (value: number): number => Math.round(value * 10) / 10;
