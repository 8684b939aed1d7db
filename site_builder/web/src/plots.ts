/** Small plots drawn by hand: each is a picture with its words; the figures stand in a table beside it. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

/** One mark an answer, oldest first: up for right, down for wrong, and as tall as it took long. */
export function answersPlot(answers: { right: boolean; ms: number }[], slots: number, words: string): TemplateResult {
  const step = 6;
  const longest = Math.max(1, ...answers.map((one) => one.ms));
  const tall = (ms: number): number => 3 + 9 * Math.sqrt(ms / longest);
  return html`<svg class="plot plot-answers" viewBox="0 0 ${slots * step} 26" role="img" aria-label=${words}>
    <line class="axis" x1="0" x2=${slots * step} y1="13" y2="13" />
    ${answers.map((one, at) => {
      const height = tall(one.ms);
      const x = (slots - answers.length + at) * step + 1;
      return svg`<rect class=${one.right ? "up" : "down"} x=${x} width="4" y=${one.right ? 13 - height : 13.5} height=${height} rx="1" />`;
    })}
  </svg>`;
}

export interface Point {
  value: number;
  label: string;
  best?: boolean;
}

/** A line through values in their order; `lines` are the values at which a rule is drawn and named. */
export function linePlot(points: Point[], lines: { value: number; label: string }[], words: string): TemplateResult {
  const [wide, tall, left, foot, head] = [320, 116, 40, 18, 10];
  const all = [...points.map((one) => one.value), ...lines.map((one) => one.value)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (value: number): number => head + (tall - head - foot) * (high === low ? 0.5 : 1 - (value - low) / (high - low));
  const x = (at: number): number => left + (wide - left - 10) * (points.length === 1 ? 0.5 : at / (points.length - 1));
  const ends = points.length > 1 ? [points[0]!, points.at(-1)!] : points;
  const path = points.map((one, at) => `${at ? "L" : "M"}${round(x(at))} ${round(y(one.value))}`).join("");
  return html`<svg class="plot plot-line" viewBox="0 0 ${wide} ${tall}" role="img" aria-label=${words}>
    ${lines.map((one) => svg`<line class="rule" x1=${left} x2=${wide} y1=${y(one.value)} y2=${y(one.value)} /><text class="scale" x=${left - 6} y=${y(one.value) + 3.5} text-anchor="end">${one.label}</text>`)}
    <path class="line" d=${path} />
    ${points.map((one, at) => dot(x(at), y(one.value), one))}
    ${ends.map((one, at) => svg`<text class="scale" x=${points.length === 1 ? x(0) : at ? wide - 10 : left} y=${tall - 3} text-anchor=${points.length === 1 ? "middle" : at ? "end" : "start"}>${one.label}</text>`)}
  </svg>`;
}

const dot = (x: number, y: number, point: Point): SVGTemplateResult =>
  svg`<circle class=${point.best ? "dot best" : "dot"} cx=${round(x)} cy=${round(y)} r=${point.best ? 4.5 : 2.6} />`;

export interface Square {
  /** 0 (nothing) to 1. */
  share: number;
  column: number;
  row: number;
  today: boolean;
}

/** Days as squares, a week a column: the more was done, the larger the square. */
export function calendarPlot(squares: Square[], columns: number, months: { column: number; label: string }[], rows: { row: number; label: string }[], words: string): TemplateResult {
  const [step, left, head] = [12, 26, 13];
  return html`<svg class="plot plot-days" viewBox="0 0 ${left + columns * step + 1} ${head + 7 * step}" role="img" aria-label=${words}>
    ${months.map((one) => svg`<text class="scale" text-anchor="start" x=${left + one.column * step} y="8">${one.label}</text>`)}
    ${rows.map((one) => svg`<text class="scale" x=${left - 5} y=${head + one.row * step + 9} text-anchor="end">${one.label}</text>`)}
    ${squares.map((one) => {
      const size = one.share ? 4 + 6 * Math.sqrt(one.share) : 10;
      const inset = (10 - size) / 2;
      const [x, y] = [left + one.column * step, head + one.row * step];
      return svg`${one.share ? svg`<rect class="day" x=${x} y=${y} width="10" height="10" rx="1.5" />` : ""}<rect class="day ${one.share ? "done" : ""} ${one.today ? "today" : ""}"
        x=${round(x + inset)} y=${round(y + inset)} width=${round(size)} height=${round(size)} rx="1.5" />`;
    })}
  </svg>`;
}

/** A share of a whole as a bar. */
export const shareBar = (value: number): TemplateResult =>
  html`<svg class="plot plot-share" viewBox="0 0 60 6" aria-hidden="true" preserveAspectRatio="none"><rect class="whole" width="60" height="6" rx="1" /><rect class="part" width=${round(60 * value)} height="6" rx="1" /></svg>`;

const round = (value: number): number => Math.round(value * 10) / 10;
