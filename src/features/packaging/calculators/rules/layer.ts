import { type PlacedBox, type Rectangle, tightLayer } from './tight-layer.ts';

export interface Layer {
  /** Where they lie; of a layer in plain rows that is too large to draw, the first of them. */
  boxes: readonly PlacedBox[];
  count: number;
  /** No layer can hold more than this. Reached: the layer is proven to be the best. */
  bound: number;
  /** Boxes in plain rows, all one way. */
  plain: number;
}

/** A floor with more boxes than this is filled in plain rows: what mixing gains there is below one in a hundred. */
export const maxMixed = 1500;

/** Work that one layer may cost; what is found by then is the answer. */
const maxSteps = 20_000;
/** Blocks within blocks within blocks: deeper, they are filled in plain rows. */
const maxDepth = 200;

/**
 * The fullest layer of equal boxes on a rectangle, sides parallel, turned by 90 degrees or not. Divides the
 * floor into five blocks again and again; a floor with almost no waste to spare is searched box by box.
 * All measures are whole numbers of one unit.
 */
export function bestLayer(floor: Rectangle, box: Rectangle): Layer {
  const plain = Math.max(rows(floor, box), rows(floor, turn(box)));
  const reaches = new Reaches(Math.max(floor.x, floor.y), box);
  const room = reaches.usable(floor);
  const bound = upperBound(room, box);
  if (bound > maxMixed || bound === 0) return { boxes: firstRows(floor, box), count: plain, bound, plain };
  const boxes = new Blocks(box, { bound, reaches }).fill(room);
  const fuller = boxes.length < bound ? tightLayer({ room, box, count: boxes.length + 1 }) : null;
  const laid = fuller ?? boxes;
  return { boxes: laid, count: laid.length, bound, plain };
}

/** Returns the first boxes of plain rows, in the direction that holds more. */
function firstRows(floor: Rectangle, box: Rectangle): PlacedBox[] {
  const turned = rows(floor, turn(box)) > rows(floor, box);
  const one = turned ? turn(box) : box;
  const across = Math.floor(floor.x / one.x);
  const length = Math.min(rows(floor, one), maxMixed);
  return Array.from({ length }, (_, i) => ({
    x: (i % across) * one.x,
    y: Math.floor(i / across) * one.y,
    turned,
  }));
}

const turn = ({ x, y }: Rectangle): Rectangle => ({ x: y, y: x });
const rows = (floor: Rectangle, box: Rectangle): number =>
  Math.floor(floor.x / box.x) * Math.floor(floor.y / box.y);

/**
 * The area bound, sharpened by Barnes: the floor must also be packed by rods one unit wide, as long as either
 * side of the box, and those leave waste that can be counted.
 */
function upperBound(room: Rectangle, { x: a, y: b }: Rectangle): number {
  const waste = Math.max(rodWaste(room, a), rodWaste(room, b));
  return Math.max(0, Math.floor((room.x * room.y - waste) / (a * b)));
}

function rodWaste({ x, y }: Rectangle, rod: number): number {
  const [r, s] = [x % rod, y % rod];
  return Math.min(r * s, (rod - r) * (rod - s));
}

/** Which lengths rows of whole boxes, each either way, come to. Worked out once for every length up to the longest. */
class Reaches {
  /** Where a cut can fall, ascending. */
  readonly #stops: number[] = [];
  /** By length: how many stops there are up to it. */
  readonly #counts: Uint32Array;

  constructor(longest: number, { x: a, y: b }: Rectangle) {
    const reached = new Uint8Array(longest + 1);
    this.#counts = new Uint32Array(longest + 1);
    for (let length = 0; length <= longest; length += 1) {
      if (length === 0 || reached[length - a] || reached[length - b]) {
        reached[length] = 1;
        this.#stops.push(length);
      }
      this.#counts[length] = this.#stops.length;
    }
  }

  /** A floor cut down to what whole boxes in a row can reach. */
  usable({ x, y }: Rectangle): Rectangle {
    return { x: this.#upTo(x), y: this.#upTo(y) };
  }

  /** The longest row of whole boxes within a length. */
  #upTo(length: number): number {
    return this.#stops[(this.#counts[length] ?? 1) - 1] ?? 0;
  }

  /** Every two places for cuts in order, the same one twice among them. One by one: there can be millions. */
  *spans(length: number): Generator<[number, number]> {
    const count = this.#counts[length] ?? 0;
    for (let i = 0; i < count; i += 1)
      for (let j = i; j < count; j += 1) yield [this.#stops[i] ?? 0, this.#stops[j] ?? 0];
  }
}

interface Cut {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
}

interface Plan {
  count: number;
  /** Null: rows of boxes, all one way. */
  cut: Cut | null;
}

/** Five blocks around a middle, each filled in the same way; what was worked out for a size is kept. */
class Blocks {
  readonly #box: Rectangle;
  readonly #bound: number;
  readonly #reaches: Reaches;
  readonly #plans = new Map<string, Plan>();
  #steps = 0;
  #depth = 0;

  constructor(box: Rectangle, { bound, reaches }: { bound: number; reaches: Reaches }) {
    this.#box = box;
    this.#bound = bound;
    this.#reaches = reaches;
  }

  fill(room: Rectangle): PlacedBox[] {
    const boxes: PlacedBox[] = [];
    this.#plan(room);
    this.#lay({ at: { x: 0, y: 0 }, size: room }, boxes);
    return boxes.slice(0, this.#bound);
  }

  #plan(room: Rectangle): Plan {
    const size = this.#reaches.usable(room);
    const key = `${size.x} ${size.y}`;
    const known = this.#plans.get(key);
    if (known) return known;
    const box = this.#box;
    const start: Plan = { count: Math.max(rows(size, box), rows(size, turn(box))), cut: null };
    this.#plans.set(key, start);
    const bound = upperBound(size, box);
    const isEnough = start.count >= bound || this.#steps > maxSteps || this.#depth > maxDepth;
    this.#depth += 1;
    const plan = isEnough ? start : this.#search(size, { start, bound });
    this.#depth -= 1;
    this.#plans.set(key, plan);
    return plan;
  }

  #search(size: Rectangle, { start, bound }: { start: Plan; bound: number }): Plan {
    const area = this.#box.x * this.#box.y;
    let best = start;
    for (const [x1, x2] of this.#reaches.spans(size.x)) {
      for (const [y1, y2] of this.#reaches.spans(size.y)) {
        this.#steps += 1;
        if (this.#steps > maxSteps || best.count >= bound) return best;
        const blocks = blocksOf(size, { x1, x2, y1, y2 });
        const most = blocks.reduce((sum, { size: one }) => sum + Math.floor((one.x * one.y) / area), 0);
        // The whole again is no division.
        const isWhole = blocks.some(({ size: one }) => one.x === size.x && one.y === size.y);
        const count = isWhole || most <= best.count ? 0 : this.#countOf(blocks);
        if (count > best.count) best = { count, cut: { x1, x2, y1, y2 } };
      }
    }
    return best;
  }

  #countOf(blocks: readonly Block[]): number {
    return blocks.reduce((sum, { size }) => sum + this.#plan(size).count, 0);
  }

  #lay({ at, size: room }: Block, into: PlacedBox[]): void {
    const size = this.#reaches.usable(room);
    const { cut } = this.#plan(room);
    if (cut) {
      for (const block of blocksOf(size, cut))
        this.#lay({ at: { x: at.x + block.at.x, y: at.y + block.at.y }, size: block.size }, into);
      return;
    }
    const box = this.#box;
    const turned = rows(size, turn(box)) > rows(size, box);
    const one = turned ? turn(box) : box;
    for (let x = 0; x + one.x <= size.x; x += one.x)
      for (let y = 0; y + one.y <= size.y; y += one.y) into.push({ x: at.x + x, y: at.y + y, turned });
  }
}

interface Block {
  at: Rectangle;
  size: Rectangle;
}

/** A pinwheel: four blocks around a fifth. Where cuts meet some are empty, and it is a plain division. */
function blocksOf({ x: X, y: Y }: Rectangle, { x1, x2, y1, y2 }: Cut): Block[] {
  return [
    { at: { x: 0, y: y1 }, size: { x: x1, y: Y - y1 } },
    { at: { x: x1, y: y2 }, size: { x: X - x1, y: Y - y2 } },
    { at: { x: x1, y: y1 }, size: { x: x2 - x1, y: y2 - y1 } },
    { at: { x: 0, y: 0 }, size: { x: x2, y: y1 } },
    { at: { x: x2, y: 0 }, size: { x: X - x2, y: y2 } },
  ].filter(({ size }) => size.x > 0 && size.y > 0);
}
