/** Pure geometry of the charts: rounded axis ends, paths, and the position of the value box. */

export interface Plot {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export type Point = [x: number, y: number];

const ROUND_STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/**
 * Returns the ticks of an axis from zero to a round number above the greatest value.
 * @param greatest greatest value drawn; zero or less gives an axis from 0 to 1
 * @param steps number of intervals
 */
export function axisTicks(greatest: number, steps = 3): number[] {
  if (!(greatest > 0)) return [0, 1];
  // Small whole numbers get whole ticks: a third of an inquiry makes no sense.
  if (Number.isInteger(greatest) && greatest < 10) {
    const step = Math.ceil(greatest / steps);
    return Array.from({ length: Math.ceil(greatest / step) + 1 }, (_, i) => i * step);
  }
  const raw = greatest / steps;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * (ROUND_STEPS.find((n) => n * power >= raw * 0.999) ?? 10);
  return Array.from({ length: steps + 1 }, (_, i) => Number((i * step).toPrecision(12)));
}

/** Returns the coordinates of a series of values in plot units, rounded to a tenth. */
export function plotPoints(values: readonly number[], { max, plot }: { max: number; plot: Plot }): Point[] {
  const width = plot.width - plot.left - plot.right;
  const height = plot.height - plot.top - plot.bottom;
  const last = Math.max(1, values.length - 1);
  return values.map((value, i) => [
    roundToTenth(plot.left + (width * i) / last),
    roundToTenth(plot.top + height * (1 - value / max)),
  ]);
}

/**
 * Returns a plot for bars: its points are the centres of slots of equal width, so that no bar is cut off at the edges.
 */
export function createSlotPlot(plot: Plot, count: number): Plot {
  const half = (plot.width - plot.left - plot.right) / Math.max(1, count) / 2;
  return { ...plot, left: plot.left + half, right: plot.right + half };
}

/** Returns the width of a bar: two thirds of its slot, up to a maximum. */
export const barWidth = (plot: Plot, count: number): number =>
  roundToTenth(Math.min(28, ((plot.width - plot.left - plot.right) / Math.max(1, count)) * 0.66));

/** Returns a path of straight lines: a curve would suggest values that never existed. */
export const linePath = (line: readonly Point[]): string =>
  line.length > 0 ? `M${line.map(([x, y]) => `${x},${y}`).join('L')}` : '';

/** Returns for each series the sums of its values and of those of the series before, for stacked bars. */
export function stackValues(series: readonly (readonly number[])[]): number[][] {
  const stacked: number[][] = [];
  for (const values of series) {
    const below = stacked.at(-1);
    stacked.push(values.map((value, i) => value + (below?.[i] ?? 0)));
  }
  return stacked;
}

interface BarShape {
  width: number;
  /** Where the bar starts: the baseline, or the top of the bar below. */
  base: number;
  /** Only the topmost bar of a stack has rounded corners. */
  isTop: boolean;
}

/** Returns the path of a bar; empty for zero. */
export function barPath([x, y]: Point, { width, base, isTop }: BarShape): string {
  if (base - y <= 0) return '';
  const [left, right] = [roundToTenth(x - width / 2), roundToTenth(x + width / 2)];
  if (!isTop) return `M${left},${base}V${y}H${right}V${base}Z`;
  const corner = roundToTenth(Math.min(3, width / 2, base - y));
  return `M${left},${base}V${y + corner}q0,-${corner} ${corner},-${corner}H${right - corner}q${corner},0 ${corner},${corner}V${base}Z`;
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/** Returns n if there is room for every n-th label, counted from the last so that the newest is always shown. */
export function labelStep(count: number, { width, room }: { width: number; room: number }): number {
  return Math.max(1, Math.ceil((count * room) / width));
}

/** Moves end labels apart so that none overlap, and keeps the order of the lines. */
export function spreadLabels(
  ys: readonly number[],
  { gap, bottom }: { gap: number; bottom: number },
): number[] {
  const order = ys.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  order.forEach((label, k) => {
    const above = order[k - 1];
    if (above) label.y = Math.max(label.y, above.y + gap);
  });
  const overflow = (order.at(-1)?.y ?? 0) - bottom;
  if (overflow > 0) for (const label of order) label.y -= overflow;
  return order.sort((a, b) => a.i - b.i).map((label) => label.y);
}

interface BoxSize {
  width: number;
  height: number;
}

/**
 * Finds the position where the value box hides the least of the lines: left or right of the cursor line, high or low.
 * @returns its upper left corner
 */
export function placeBox(
  x: number,
  { lines, box, plot }: { lines: readonly (readonly Point[])[]; box: BoxSize; plot: Plot },
): Point {
  const gap = 12;
  const lefts = [x + gap, x - gap - box.width].filter((left) => left >= 0 && left + box.width <= plot.width);
  const low = plot.height - plot.bottom - box.height - 6;
  const tops = [plot.top, (plot.top + low) / 2, low];
  let best: Point = [Math.max(0, Math.min(x + gap, plot.width - box.width)), plot.top];
  let lowestCost = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const cost = lines.flat().length === 0 ? 0 : countHiddenPoints(lines, { left, top, box });
      if (cost < lowestCost) {
        lowestCost = cost;
        best = [left, top];
      }
    }
  }
  return best;
}

/** Returns the number of sample points along the lines inside the box. */
function countHiddenPoints(
  lines: readonly (readonly Point[])[],
  { left, top, box }: { left: number; top: number; box: BoxSize },
): number {
  let count = 0;
  for (const line of lines) {
    for (let i = 1; i < line.length; i += 1) {
      const [x1, y1] = line[i - 1] ?? [0, 0];
      const [x2, y2] = line[i] ?? [0, 0];
      for (let k = 0; k < 8; k += 1) {
        const x = x1 + ((x2 - x1) * k) / 8,
          y = y1 + ((y2 - y1) * k) / 8;
        if (x > left - 4 && x < left + box.width + 4 && y > top - 8 && y < top + box.height + 8) count += 1;
      }
    }
  }
  return count;
}
