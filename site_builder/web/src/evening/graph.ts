/** The running score as lines: each has strokes, a mark and its player's name at its end, so that no colour is needed to tell them apart. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { signed } from "../words";

const [WIDE, TALL, LEFT, RIGHT, HEAD, FOOT] = [400, 210, 44, 104, 10, 22];
const STROKES = ["", "7 3", "2 3", "9 3 2 3", "4 2", "12 4", "1 2", "6 2 1 2 1 2"];
/** Around its own middle, some 8 across. */
const MARKS = ["M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "M-3.6-3.6h7.2v7.2h-7.2z", "M0-4.6 4.4 3.4h-8.8z", "M0-5 5 0 0 5-5 0z", "M0 4.6-4.4-3.4h8.8z", "M-4-1.3h2.7v-2.7h2.6v2.7h2.7v2.6h-2.7v2.7h-2.6v-2.7h-2.7z", "M-4-4 0-1.5 4-4 1.5 0 4 4 0 1.5-4 4-1.5 0z", "M0-5 1.5-1.5 5 0 1.5 1.5 0 5-1.5 1.5-5 0-1.5-1.5z"];
const LINE = 14;
const LETTERS = 12;

export interface Course {
  name: string;
  /** Beginning with what everybody has before the first deal. */
  values: number[];
}

/** `ends` stand below the first and the last value; `words` tell a reader who does not see it what it shows. */
export function courseGraph(courses: Course[], ends: [string, string], words: string): TemplateResult {
  const all = courses.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const steps = Math.max(1, ...courses.map(({ values }) => values.length - 1));
  const x = (at: number): number => LEFT + ((WIDE - LEFT - RIGHT) * at) / steps;
  const y = (value: number): number => HEAD + (TALL - HEAD - FOOT) * (high === low ? 0.5 : 1 - (value - low) / (high - low));
  const heights = apart(courses.map(({ values }) => y(values.at(-1) ?? 0)));
  return html`<svg class="plot plot-course" viewBox="0 0 ${WIDE} ${TALL}" role="img" aria-label=${words}>
    ${[...new Set([low, 0, high])].map((value) => svg`<line class="rule" x1=${LEFT} x2=${WIDE - RIGHT} y1=${y(value)} y2=${y(value)} /><text class="scale" x=${LEFT - 6} y=${y(value) + 4} text-anchor="end">${signed(Math.round(value * 10) / 10)}</text>`)}
    ${courses.map(({ name, values }, at) => lineView(name, at, values.map((value, step) => [x(step), y(value)]), heights[at]!))}
    <text class="scale" text-anchor="start" x=${LEFT} y=${TALL - 4}>${ends[0]}</text><text class="scale" x=${WIDE - RIGHT} y=${TALL - 4} text-anchor="end">${ends[1]}</text>
  </svg>`;
}

function lineView(name: string, at: number, points: [number, number][], height: number): SVGTemplateResult {
  const [endX, endY] = points.at(-1)!;
  const path = points.map(([left, top], step) => `${step ? "L" : "M"}${round(left)} ${round(top)}`).join("");
  const mark = MARKS[at % MARKS.length]!;
  const short = name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name;
  return svg`<g class="course course-${at % 3}"><path class="course-line" d=${path} stroke-dasharray=${STROKES[at % STROKES.length]!} />
    <path class="course-mark" d=${mark} transform="translate(${round(endX)} ${round(endY)})" />
    <path class="course-lead" d="M${round(endX + 6)} ${round(endY)}L${WIDE - RIGHT + 14} ${round(height)}" />
    <path class="course-mark" d=${mark} transform="translate(${WIDE - RIGHT + 20} ${round(height)})" />
    <text text-anchor="start" x=${WIDE - RIGHT + 28} y=${round(height + 4)}>${short}</text></g>`;
}

/** Heights for the names, near those of their lines and never over one another. */
export function apart(wanted: number[]): number[] {
  const order = wanted.map((height, at) => ({ height, at })).sort((one, two) => one.height - two.height);
  const lowest = TALL - FOOT;
  for (let at = 1; at < order.length; at += 1) order[at]!.height = Math.max(order[at]!.height, order[at - 1]!.height + LINE);
  for (let at = order.length - 1, room = lowest; at >= 0; at -= 1, room = order[at + 1]!.height - LINE) order[at]!.height = Math.min(order[at]!.height, room);
  const found = [...wanted];
  for (const { height, at } of order) found[at] = height;
  return found;
}

const round = (value: number): number => Math.round(value * 10) / 10;
