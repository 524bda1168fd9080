import { formatNumber } from '#lib/formats.ts';
import { oklch } from '../drawing/colour.ts';
import { n1 } from '../drawing/scene.ts';

/** Size of a view in its own units, about the ratio of the stage it is shown on. */
export const WIDTH = 480;
export const HEIGHT = 412;
/** The ground on which product drawings are shown, around texts that cross lines. */
export const PAPER = oklch({ l: 0.949, c: 0.008, h: 145 });
export const LINE = '#26352e';
const FAINT = '#6d7a73';
const FONT = 'Figtree, Inter, &quot;Segoe UI&quot;, Helvetica, Arial, sans-serif';
const TEXT_SIZE = 15.5;

/** A rectangle on the paper, in its units. */
export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Returns a complete view. It needs a light background, in dark mode as well. */
export const sheetOfPaper = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><g font-family="${FONT}" font-size="${TEXT_SIZE}" font-weight="540" stroke-linejoin="round">${body}</g></svg>`;

/** Returns a length as the drawing states it: `1,200 mm`. */
export const mm = (length: number): string => `${formatNumber(length, 1)}\u00a0mm`;

interface TextOptions {
  size?: number;
  fill?: string;
  turn?: boolean;
  anchor?: 'start' | 'middle';
}

/** Returns a text centred at a point, on a halo of paper, so that lines do not cross it. */
export function label(x: number, y: number, words: string, o: TextOptions = {}): string {
  const { size, fill = LINE, turn, anchor = 'middle' } = o;
  const place = turn ? `transform="translate(${n1(x)} ${n1(y)}) rotate(-90)"` : `x="${n1(x)}" y="${n1(y)}"`;
  return `<text ${place} text-anchor="${anchor}" fill="${fill}" stroke="${PAPER}" stroke-width="5" paint-order="stroke"${size ? ` font-size="${size}"` : ''}>${words}</text>`;
}

/** Returns a note smaller than the dimensions. */
export const note = (x: number, y: number, words: string): string =>
  label(x, y, words, { size: 13, fill: FAINT });

export const line = (path: string, rest = ''): string =>
  `<path d="${path}" fill="none" stroke="${LINE}" stroke-width="1.5"${rest}/>`;
/** Creases and hidden edges are dashed. */
export const dashed = (path: string): string => line(path, ' stroke-dasharray="6 4" stroke-opacity=".75"');
/** Axes are dash-dotted. */
export const axis = (path: string): string =>
  `<path d="${path}" fill="none" stroke="${FAINT}" stroke-width="1" stroke-dasharray="14 4 3 4"/>`;
export const shape = (path: string, fill: string): string =>
  `<path d="${path}" fill="${fill}" stroke="${LINE}" stroke-width="1.75"/>`;
export const rectangle = ({ x, y, w, h }: Place): string => `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`;

const arrow = (x: number, y: number, dx: number, dy: number): string => {
  const [px, py] = [-dy * 0.38, dx * 0.38];
  return `M${n1(x)} ${n1(y)}l${n1(dx + px)} ${n1(dy + py)}l${n1(-2 * px)} ${n1(-2 * py)}Z`;
};
const arrows = (path: string): string => `<path d="${path}" fill="${LINE}"/>`;
const thin = (path: string): string => `<path d="${path}" fill="none" stroke="${LINE}" stroke-width="1"/>`;
const HEAD = 9;

/** Returns a dimension below or above a drawing, with extension lines from its edge at `from`. */
export function dimensionAcross(
  [x1, x2]: readonly [number, number],
  { y, from, words }: { y: number; from: number; words: string },
): string {
  const isNarrow = x2 - x1 < 3 * HEAD;
  const reach = y > from ? 4 : -4;
  const lines = `M${n1(x1)} ${n1(from + reach)}V${n1(y + reach)}M${n1(x2)} ${n1(from + reach)}V${n1(y + reach)}`;
  const body = isNarrow ? `M${n1(x1 - 20)} ${n1(y)}H${n1(x2 + 20)}` : `M${n1(x1)} ${n1(y)}H${n1(x2)}`;
  const heads = isNarrow
    ? arrow(x1, y, -HEAD, 0) + arrow(x2, y, HEAD, 0)
    : arrow(x1, y, HEAD, 0) + arrow(x2, y, -HEAD, 0);
  return thin(lines + body) + arrows(heads) + label((x1 + x2) / 2, y > from ? y + 21 : y - 8, words);
}

/** Returns a dimension to the left of a drawing, read from the right. */
export function dimensionUp(
  [y1, y2]: readonly [number, number],
  { x, from, words }: { x: number; from: number; words: string },
): string {
  const isNarrow = y2 - y1 < 3 * HEAD;
  const reach = x < from ? -4 : 4;
  const lines = `M${n1(from + reach)} ${n1(y1)}H${n1(x + reach)}M${n1(from + reach)} ${n1(y2)}H${n1(x + reach)}`;
  const body = isNarrow ? `M${n1(x)} ${n1(y1 - 20)}V${n1(y2 + 20)}` : `M${n1(x)} ${n1(y1)}V${n1(y2)}`;
  const heads = isNarrow
    ? arrow(x, y1, 0, -HEAD) + arrow(x, y2, 0, HEAD)
    : arrow(x, y1, 0, HEAD) + arrow(x, y2, 0, -HEAD);
  return (
    thin(lines + body) +
    arrows(heads) +
    label(x < from ? x - 8 : x + 20, (y1 + y2) / 2, words, { turn: true })
  );
}

/** Returns the scale at which a size fits an area, and where it is, centred. */
export function fit({ w, h }: { w: number; h: number }, area: Place): Place & { k: number } {
  const k = Math.min(area.w / w, area.h / h);
  return {
    k,
    w: w * k,
    h: h * k,
    x: area.x + (area.w - w * k) / 2,
    y: area.y + (area.h - h * k) / 2,
  };
}
