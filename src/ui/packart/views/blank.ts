import type { SizedView } from '#lib/art/types.ts';
import { n1 } from '../drawing/scene.ts';
import { drawFlatObject } from './known-object.ts';
import { dashed, dimensionAcross, dimensionUp, fit, HEIGHT, mm, type Place, shape, WIDTH } from './paper.ts';

interface Stretch {
  name: string;
  length: number;
  start: number;
}
interface Flap {
  depth: number;
  /** Depth of the tuck at its end. */
  tuck: number;
}
interface Blank {
  columns: readonly Stretch[];
  rows: readonly Stretch[];
  at: Place & { k: number };
}

/** The flat blank to scale: cuts are solid, creases dashed. Locks and rounded corners are left out. */
export function drawBlank(view: SizedView, fill: string): string {
  const columns = stretches(view.cols);
  const rows = stretches(view.rows);
  const at = fit(
    { w: lengthOf(columns), h: lengthOf(rows) },
    { x: 76, y: 24, w: WIDTH - 102, h: HEIGHT - 104 },
  );
  const blank = { columns, rows, at };
  return (
    (view.flaps ? slotted(blank, { flaps: view.flaps, fill }) : crossed(blank, fill)) +
    drawFlatObject(largestPanel(blank)) +
    dimensions(view, blank)
  );
}

/** Returns the panel between creases on which the largest object fits. */
function largestPanel({ columns, rows, at }: Blank): Place & { k: number } {
  const longest = (list: readonly Stretch[]) => list.toSorted((a, b) => b.length - a.length)[0];
  const [column, row] = [longest(columns), longest(rows)];
  const { x, y, k } = at;
  const [w, h] = [(column?.length ?? 0) * k, (row?.length ?? 0) * k];
  return { x: x + (column?.start ?? 0) * k, y: y + (row?.start ?? 0) * k, w, h, k };
}

function stretches(text = ''): Stretch[] {
  let start = 0;
  return [...text.matchAll(/([A-Za-z])([\d.]+)/g)].map(([, name = '', length]) => {
    const stretch = { name, length: Number(length), start };
    start += stretch.length;
    return stretch;
  });
}
const lengthOf = (list: readonly Stretch[]): number => list.reduce((sum, { length }) => sum + length, 0);

const flapsOf = (row = ''): Flap[] =>
  row.split(',').map((text) => {
    const [panel = 0, tuck = 0] = text.split('+').map(Number);
    return { depth: panel + tuck, tuck };
  });

function crossed({ columns, rows, at }: Blank, fill: string): string {
  const { x, y, w, h, k } = at;
  const down = columns.slice(1).map(({ start }) => `M${n1(x + start * k)} ${n1(y)}v${n1(h)}`);
  const across = rows.slice(1).map(({ start }) => `M${n1(x)} ${n1(y + start * k)}h${n1(w)}`);
  return (
    shape(`M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`, fill) + dashed([...down, ...across].join(''))
  );
}

/** Panels with flaps above and below, and a joint with slanted ends. */
function slotted({ columns, rows, at }: Blank, { flaps, fill }: { flaps: string; fill: string }): string {
  const { x, y, h, k } = at;
  const [top, bottom] = flaps.split('/').map(flapsOf);
  const body = rows.find(({ name }) => name === 'H');
  const head = y + (body?.start ?? 0) * k;
  const foot = head + (body?.length ?? 0) * k;
  const slot = Math.max(1.6, at.w * 0.004);
  let cut = '';
  let creases = '';
  for (const [i, { start, length }] of columns.entries()) {
    const [from, to] = [x + start * k, x + (start + length) * k];
    const [above, below] = [top?.[i], bottom?.[i]];
    if (above?.depth) {
      cut += flapPath([from + slot, to - slot], { base: head, tip: head - above.depth * k });
      creases += `M${n1(from)} ${n1(head)}H${n1(to)}${tuckCrease([from, to], head - (above.depth - above.tuck) * k, above)}`;
    }
    if (below?.depth) {
      cut += flapPath([from + slot, to - slot], { base: foot, tip: foot + below.depth * k });
      creases += `M${n1(from)} ${n1(foot)}H${n1(to)}${tuckCrease([from, to], foot + (below.depth - below.tuck) * k, below)}`;
    }
    if (i > 0) creases += `M${n1(from)} ${n1(head)}V${n1(foot)}`;
  }
  const joint = columns.at(-1);
  const jointX = x + (joint?.start ?? 0) * k;
  const jointWidth = (joint?.length ?? 0) * k;
  const slope = Math.min((foot - head) * 0.12, jointWidth * 0.6);
  const panels = `M${n1(x)} ${n1(head)}H${n1(jointX)}l${n1(jointWidth)} ${n1(slope)}V${n1(foot - slope)}L${n1(jointX)} ${n1(foot)}H${n1(x)}Z`;
  return h > 0 ? shape(cut, fill) + shape(panels, fill) + dashed(creases) : '';
}

function flapPath(
  [from, to]: readonly [number, number],
  { base, tip }: { base: number; tip: number },
): string {
  return `M${n1(from)} ${n1(base)}V${n1(tip)}H${n1(to)}V${n1(base)}Z`;
}

const tuckCrease = ([from, to]: readonly [number, number], y: number, { tuck }: Flap): string =>
  tuck > 0 ? `M${n1(from)} ${n1(y)}H${n1(to)}` : '';

/** Writes each stated dimension once, at a stretch of the blank that it determines. */
function dimensions({ w, d = 0, h = 0 }: SizedView, { columns, rows, at }: Blank): string {
  const sizes: Record<string, string> = { L: `L ${mm(w)}`, B: `W ${mm(d)}`, H: `H ${mm(h)}` };
  const written = new Set<string>();
  const pick = (list: readonly Stretch[], names: string): Stretch[] =>
    Array.from(names).flatMap((name) => {
      const found = list.filter((one) => one.name === name);
      // The first panel and the last flap: their texts are apart from each other.
      const stretch = written.size % 2 === 0 ? found[0] : found.at(-1);
      if (!stretch || written.has(name)) return [];
      written.add(name);
      return [stretch];
    });
  const across = pick(columns, rows.length === 1 || columns.some(({ name }) => name === 'j') ? 'LB' : 'L');
  const down = pick(rows, 'BHL');
  const below = at.y + at.h;
  return (
    staggered([...across, ...pick(columns, 'H')], { start: at.x, k: at.k })
      .map(({ span, name, step }) =>
        dimensionAcross(span, { y: below + 14 + step * 26, from: below, words: sizes[name] ?? '' }),
      )
      .join('') +
    staggered(down, { start: at.y, k: at.k })
      .map(({ span, name, step }) =>
        dimensionUp(span, { x: at.x - 16 - step * 26, from: at.x, words: sizes[name] ?? '' }),
      )
      .join('')
  );
}

const textLength = 96;

/** Returns where dimensions are on the paper; those whose text would meet another one's are a step further out. */
function staggered(
  list: readonly Stretch[],
  { start, k }: { start: number; k: number },
): { span: [number, number]; name: string; step: number }[] {
  const centres: number[] = [];
  return list.map(({ name, start: from, length }) => {
    const span: [number, number] = [start + from * k, start + (from + length) * k];
    const centre = (span[0] + span[1]) / 2;
    const step = centres.filter((other) => Math.abs(other - centre) < textLength).length;
    centres.push(centre);
    return { span, name, step };
  });
}
