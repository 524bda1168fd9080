/**
 * The look of a picture as numbers: the outline of the object in it, the edges inside it, and its colours. Plain
 * arithmetic on pixels; nothing is learned from users' pictures.
 */

/** Pixels of a picture stretched to a square, RGBA, as `sharp().raw()` returns them. */
export interface Pixels {
  data: Uint8Array;
  side: number;
  /** Width divided by height before stretching. */
  aspect: number;
}

const grid = 10;
const cells = 5;
const directions = 6;
const hues = 12;
const greys = 6;
const colours = greys + hues * 2;
const sizes = [grid * grid, cells * cells * directions, colours, 2] as const;
/**
 * Weight of each part: outline, edges, colours, proportions. Edges count most, because a product of another supplier has
 * the same folds, seams and rims in different colors.
 */
const weights = [0.5, 0.9, 0.37, 0.4] as const;

/** Increase it when a picture gets another look, so that stored looks are computed anew. */
export const lookVersion = '2';

/** Number of values in a look, each from -127 to 127. */
export const lookLength = sizes.reduce<number>((sum, size) => sum + size, 0);

type Lab = readonly [lightness: number, a: number, b: number];

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Converts the sRGB pixel at an offset to CIE L*a*b* (D65), with L from 0 to 100. */
function labAt(data: Pixels['data'], at: number): Lab {
  const [r, g, b] = [
    linear[data[at] ?? 0] ?? 0,
    linear[data[at + 1] ?? 0] ?? 0,
    linear[data[at + 2] ?? 0] ?? 0,
  ];
  const [x, y, z] = [
    labCurve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505),
    labCurve(0.2126 * r + 0.7152 * g + 0.0722 * b),
    labCurve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const labCurve = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);

interface SegmentedPicture {
  side: number;
  aspect: number;
  labs: Lab[];
  /** 1 for pixels that belong to the object, otherwise 0. */
  inside: Uint8Array;
  box: { left: number; top: number; width: number; height: number };
}

/** Returns the look of the object in a picture; compare two with `likeness`. */
export function lookOf(pixels: Pixels): Int8Array {
  const segmented = segmentPicture(pixels);
  const parts = [outline(segmented), edges(segmented), colourShares(segmented), proportions(segmented)];
  return Int8Array.from(parts.flatMap((part, index) => scaleTo(part, weights[index] ?? 0)));
}

/** Scales a part to its weight, whatever its length, so that all parts can be compared as one vector. */
function scaleTo(part: number[], weight: number): number[] {
  const length = Math.hypot(...part) || 1;
  return part
    .map((value) => Math.round((value / length) * weight * 127 * 2.4))
    .map((value) => Math.max(-127, Math.min(127, value)));
}

/** Returns the likeness of two looks: 1 for the same, 0 for nothing in common, negative for opposites. */
export function likeness(one: Int8Array, other: Int8Array): number {
  let dot = 0;
  let first = 0;
  let second = 0;
  for (let index = 0; index < lookLength; index += 1) {
    const [a, b] = [one[index] ?? 0, other[index] ?? 0];
    dot += a * b;
    first += a * a;
    second += b * b;
  }
  return first && second ? dot / Math.sqrt(first * second) : 0;
}

/** Separates the object from its background: by transparency, or by the colour of the picture's margin. */
function segmentPicture({ data, side, aspect }: Pixels): SegmentedPicture {
  const labs: Lab[] = [];
  for (let at = 0; at < side * side; at += 1) labs.push(labAt(data, at * 4));
  const margin = marginOf(side);
  const clear = margin.filter((at) => (data[at * 4 + 3] ?? 0) < 128).length;
  const inside =
    clear > margin.length / 3
      ? labs.map((_, at) => ((data[at * 4 + 3] ?? 0) >= 128 ? 1 : 0))
      : differsFromBackground(backgroundOf(margin.map((at) => labs[at] as Lab)), labs);
  const mask = Uint8Array.from(inside);
  if (!isLargeEnough(mask)) mask.fill(1);
  return { side, aspect, labs, inside: mask, box: boxOf(mask, side) };
}

const isLargeEnough = (mask: Uint8Array): boolean =>
  mask.reduce((sum, value) => sum + value, 0) > mask.length * 0.01;

function marginOf(side: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < side; at += 1)
    for (const depth of [0, 1])
      places.push(
        depth * side + at,
        (side - 1 - depth) * side + at,
        at * side + depth,
        at * side + side - 1 - depth,
      );
  return places;
}

interface Background {
  lab: Lab;
  /** Median distance of its own pixels from it. */
  spread: number;
}

function backgroundOf(labs: Lab[]): Background {
  const middle = (index: 0 | 1 | 2): number => median(labs.map((lab) => lab[index]));
  const lab: Lab = [middle(0), middle(1), middle(2)];
  return { lab, spread: median(labs.map((one) => colourDistance(one, lab))) };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Shadows are darker background, not a second object, so lightness counts less than hue. */
const colourDistance = (one: Lab, other: Lab): number =>
  Math.hypot((one[0] - other[0]) * 0.6, one[1] - other[1], one[2] - other[2]);

const differsFromBackground = ({ lab, spread }: Background, labs: Lab[]): number[] => {
  const least = Math.max(7, spread * 3);
  return labs.map((one) => (colourDistance(one, lab) > least ? 1 : 0));
};

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

/** Returns the bounding box of the object; stray pixels at its edges are ignored. */
function boxOf(inside: Uint8Array, side: number): SegmentedPicture['box'] {
  const across = zeros(side);
  const down = zeros(side);
  let all = 0;
  for (const [at, value] of inside.entries()) {
    if (!value) continue;
    all += 1;
    across[at % side] = (across[at % side] ?? 0) + 1;
    const row = Math.floor(at / side);
    down[row] = (down[row] ?? 0) + 1;
  }
  const [left, right] = span(across, all);
  const [top, bottom] = span(down, all);
  return { left, top, width: Math.max(2, right - left + 1), height: Math.max(2, bottom - top + 1) };
}

function span(counts: number[], all: number): [number, number] {
  const least = all * 0.01;
  let [from, to] = [0, counts.length - 1];
  for (let sum = counts[from] ?? 0; sum < least && from < to; sum += counts[from] ?? 0) from += 1;
  for (let sum = counts[to] ?? 0; sum < least && to > from; sum += counts[to] ?? 0) to -= 1;
  return [from, to];
}

/** Returns how full each cell of the box is, from -1 to 1. */
function outline({ side, inside, box }: SegmentedPicture): number[] {
  return Array.from({ length: grid * grid }, (_, field) => {
    const [column, row] = [field % grid, Math.floor(field / grid)];
    let full = 0;
    const steps = 4;
    for (let step = 0; step < steps * steps; step += 1) {
      const x = box.left + ((column + ((step % steps) + 0.5) / steps) / grid) * box.width;
      const y = box.top + ((row + (Math.floor(step / steps) + 0.5) / steps) / grid) * box.height;
      full += inside[Math.floor(y) * side + Math.floor(x)] ?? 0;
    }
    return (full / (steps * steps)) * 2 - 1;
  });
}

/** Returns the directions of the edges by cell; edges in lightness and in colour count the same. */
function edges({ side, labs, inside, box }: SegmentedPicture): number[] {
  const histogram = zeros(cells * cells * directions);
  const value = (x: number, y: number): number => {
    const at = clamp(y, side) * side + clamp(x, side);
    // Pixels of the background all get the same value.
    return inside[at] ? (labs[at]?.[0] ?? 0) : 130;
  };
  for (let y = box.top; y < box.top + box.height; y += 1)
    for (let x = box.left; x < box.left + box.width; x += 1) {
      const [dx, dy] = [value(x + 1, y) - value(x - 1, y), value(x, y + 1) - value(x, y - 1)];
      const strength = Math.min(40, Math.hypot(dx, dy));
      if (strength < 4) continue;
      const turn = ((Math.atan2(dy, dx) + Math.PI) / Math.PI) * directions;
      const field =
        Math.min(cells - 1, Math.floor(((y - box.top) / box.height) * cells)) * cells +
        Math.min(cells - 1, Math.floor(((x - box.left) / box.width) * cells));
      const low = Math.floor(turn);
      const share = turn - low;
      const first = field * directions + (low % directions);
      const second = field * directions + ((low + 1) % directions);
      histogram[first] = (histogram[first] ?? 0) + strength * (1 - share);
      histogram[second] = (histogram[second] ?? 0) + strength * share;
    }
  const roots = histogram.map((sum) => Math.sqrt(sum));
  const mean = roots.reduce((sum, one) => sum + one, 0) / roots.length;
  return roots.map((one) => one - mean);
}

const clamp = (value: number, side: number): number => Math.max(0, Math.min(side - 1, value));

/** Returns the shares of colours: greys by lightness, other colours by hue, each in a lighter and a darker half. */
function colourShares({ labs, inside }: SegmentedPicture): number[] {
  const shares = zeros(colours);
  const add = (bin: number, share: number): void => {
    shares[bin] = (shares[bin] ?? 0) + share;
  };
  for (const [at, [lightness, a, b]] of labs.entries()) {
    if (!inside[at]) continue;
    const chroma = Math.hypot(a, b);
    const coloured = Math.max(0, Math.min(1, (chroma - 6) / 14));
    const grey = (lightness / 100) * (greys - 1);
    const low = Math.floor(grey);
    add(low, (1 - coloured) * (1 - (grey - low)));
    add(Math.min(greys - 1, low + 1), (1 - coloured) * (grey - low));
    const hue = ((Math.atan2(b, a) + Math.PI) / (2 * Math.PI)) * hues;
    const dark = Math.max(0, Math.min(1, (62 - lightness) / 30));
    for (const [half, part] of [
      [0, 1 - dark],
      [1, dark],
    ] as const) {
      const first = Math.floor(hue);
      add(greys + half * hues + (first % hues), coloured * part * (1 - (hue - first)));
      add(greys + half * hues + ((first + 1) % hues), coloured * part * (hue - first));
    }
  }
  const all = shares.reduce((sum, share) => sum + share, 0) || 1;
  const roots = shares.map((share) => Math.sqrt(share / all));
  const mean = roots.reduce((sum, one) => sum + one, 0) / roots.length;
  return roots.map((one) => one - mean);
}

/** Returns how tall or wide the object is, as a direction, so that its weight does not depend on the amount. */
function proportions({ box, aspect }: SegmentedPicture): number[] {
  const tall = Math.max(-1, Math.min(1, Math.log2(box.height / (box.width * aspect)) / 2));
  return [Math.cos((tall * Math.PI) / 2), Math.sin((tall * Math.PI) / 2)];
}
