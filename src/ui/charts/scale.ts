/** Pure geometry of the charts: round axis ends, paths, and where a reading box may stand. */

export interface Plot {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export type Point = [x: number, y: number];

const NICE = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/**
 * Ticks of an axis that starts at zero and ends at a round number above the greatest value.
 * @param greatest greatest value drawn; zero or less gives a plain axis from 0 to 1
 * @param steps number of intervals
 */
export function axisTicks(greatest: number, steps = 3): number[] {
  if (!(greatest > 0)) return [0, 1];
  // Few of something are counted in ones: a third of an inquiry means nothing.
  if (Number.isInteger(greatest) && greatest < 10) {
    const step = Math.ceil(greatest / steps);
    return Array.from({ length: Math.ceil(greatest / step) + 1 }, (_, i) => i * step);
  }
  const raw = greatest / steps;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * (NICE.find((n) => n * power >= raw * 0.999) ?? 10);
  return Array.from({ length: steps + 1 }, (_, i) => Number((i * step).toPrecision(12)));
}

/** Coordinates of a value series, in plot units rounded to a tenth. */
export function points(values: readonly number[], max: number, plot: Plot): Point[] {
  const width = plot.width - plot.left - plot.right;
  const height = plot.height - plot.top - plot.bottom;
  const last = Math.max(1, values.length - 1);
  return values.map((value, i) => [
    round(plot.left + (width * i) / last),
    round(plot.top + height * (1 - value / max)),
  ]);
}

/** A plot whose points are middles of slots of equal width, for bars: none is cut at its edges. */
export function slotPlot(plot: Plot, count: number): Plot {
  const half = (plot.width - plot.left - plot.right) / Math.max(1, count) / 2;
  return { ...plot, left: plot.left + half, right: plot.right + half };
}

/** How wide a bar is: two thirds of its slot, and never a block. */
export const barWidth = (plot: Plot, count: number): number =>
  round(Math.min(28, ((plot.width - plot.left - plot.right) / Math.max(1, count)) * 0.66));

/** Straight lines from point to point: a curve would show values between days that never were. */
export const linePath = (line: readonly Point[]): string =>
  line.length > 0 ? `M${line.map(([x, y]) => `${x},${y}`).join('L')}` : '';

/** A bar on the base line with the corners of its top rounded; nothing for zero. */
export function barPath([x, y]: Point, { width, base }: { width: number; base: number }): string {
  if (base - y <= 0) return '';
  const [left, right] = [round(x - width / 2), round(x + width / 2)];
  const corner = round(Math.min(3, width / 2, base - y));
  return `M${left},${base}V${y + corner}q0,-${corner} ${corner},-${corner}H${right - corner}q${corner},0 ${corner},${corner}V${base}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** How many labels fit: every n-th is written, counted from the last, so that the newest is always there. */
export function labelStep(count: number, width: number, room: number): number {
  return Math.max(1, Math.ceil((count * room) / width));
}

/** Moves end labels apart so that none overlap; the order of the lines stays. */
export function spread(ys: readonly number[], gap: number, bottom: number): number[] {
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
 * Where the reading box hides least of the lines: beside the reading line, left or right, high or low.
 * @returns its upper left corner
 */
export function boxPlace(x: number, lines: readonly (readonly Point[])[], box: BoxSize, plot: Plot): Point {
  const gap = 12;
  const lefts = [x + gap, x - gap - box.width].filter((left) => left >= 0 && left + box.width <= plot.width);
  const low = plot.height - plot.bottom - box.height - 6;
  const tops = [plot.top, (plot.top + low) / 2, low];
  let best: Point = [Math.max(0, Math.min(x + gap, plot.width - box.width)), plot.top];
  let least = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const cost = lines.flat().length === 0 ? 0 : hidden(lines, left, top, box);
      if (cost < least) {
        least = cost;
        best = [left, top];
      }
    }
  }
  return best;
}

/** How many places along the lines lie inside the box. */
function hidden(lines: readonly (readonly Point[])[], left: number, top: number, box: BoxSize): number {
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
