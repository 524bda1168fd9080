/** A box lying in a layer; `turned`: its length runs along the pallet's width. */
export interface PlacedBox {
  x: number;
  y: number;
  turned: boolean;
}

export interface Rectangle {
  x: number;
  y: number;
}

interface LayerTask {
  room: Rectangle;
  box: Rectangle;
  /** The number of boxes that the layer must hold. */
  count: number;
}

/** Layers with more waste than this take too long to search cell by cell. */
const maxWaste = 12;
const maxCells = 6000;
const maxSteps = 50_000;

/**
 * Searches a layer of so many boxes, box by box from below, where hardly any waste is left to spare: each cell
 * that stays empty is counted. Null when there is none, or none was found in time.
 */
export function tightLayer({ room, box, count }: LayerTask): PlacedBox[] | null {
  const unit = [box.x, box.y, room.x, room.y].reduce(divisor);
  // A short edge has fewer shapes, and narrow boxes first come to an end sooner.
  const [width, height] = [Math.min(room.x, room.y) / unit, Math.max(room.x, room.y) / unit];
  const [a, b] = [Math.min(box.x, box.y) / unit, Math.max(box.x, box.y) / unit];
  const spare = width * height - count * a * b;
  if (spare < 0 || spare > maxWaste || width * height > maxCells) return null;
  const found = new Skyline({ width, height, a, b }).search(spare);
  const [isSwapped, isTurned] = [room.x > room.y, box.x > box.y];
  return (
    found?.map(({ x, y, turned }) => ({
      x: (isSwapped ? y : x) * unit,
      y: (isSwapped ? x : y) * unit,
      turned: turned !== (isSwapped !== isTurned),
    })) ?? null
  );
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

interface Floor {
  width: number;
  height: number;
  a: number;
  b: number;
}

function lostLengths(longest: number, { a, b }: Floor): Int32Array {
  const lost = new Int32Array(longest + 1);
  for (let length = 1; length <= longest; length += 1) {
    lost[length] = (lost[length - 1] ?? 0) + 1;
    for (const side of [a, b])
      if (length >= side) lost[length] = Math.min(lost[length] ?? 0, lost[length - side] ?? 0);
  }
  return lost;
}

/** The upper edge of what is laid so far, column by column. It grows at its lowest place, leftmost first. */
class Skyline {
  readonly #floor: Floor;
  readonly #tops: number[];
  readonly #laid: PlacedBox[] = [];
  /** Edges that led nowhere, with the waste that was left then. */
  readonly #dead = new Map<string, number>();
  /** By length: what no row of boxes can cover of it. */
  readonly #lost: Int32Array;
  /** Waste that the columns above the edge will have whatever is laid on them. */
  #columnsLost: number;
  #steps = 0;

  constructor(floor: Floor) {
    this.#floor = floor;
    this.#tops = Array.from({ length: floor.width }, () => 0);
    this.#lost = lostLengths(Math.max(floor.width, floor.height), floor);
    this.#columnsLost = floor.width * (this.#lost[floor.height] ?? 0);
  }

  search(spare: number): PlacedBox[] | null {
    return this.#grow(spare) ? this.#laid : null;
  }

  #grow(spare: number): boolean {
    this.#steps += 1;
    if (this.#steps > maxSteps) return false;
    const { height, a, b } = this.#floor;
    const at = this.#lowest();
    const y = this.#tops[at] ?? 0;
    if (y === height) return true;
    const gap = this.#gapAt(at, y);
    if (this.#columnsLost > spare || (this.#lost[gap] ?? 0) > spare) return false;
    const key = String.fromCharCode(...this.#tops);
    if ((this.#dead.get(key) ?? -1) >= spare) return false;
    const lay = (turned: boolean): boolean => {
      const span = { start: at, wide: turned ? b : a };
      const high = turned ? a : b;
      if (span.wide > gap || y + high > height) return false;
      this.#raise(span, high);
      this.#laid.push({ x: at, y, turned });
      if (this.#grow(spare)) return true;
      this.#laid.pop();
      this.#raise(span, -high);
      return false;
    };
    if (lay(false) || lay(true)) return true;
    if (spare > 0) {
      const column = { start: at, wide: 1 };
      this.#raise(column, 1);
      if (this.#grow(spare - 1)) return true;
      this.#raise(column, -1);
    }
    this.#dead.set(key, spare);
    return false;
  }

  #lowest(): number {
    let at = 0;
    for (let x = 1; x < this.#tops.length; x += 1) if ((this.#tops[x] ?? 0) < (this.#tops[at] ?? 0)) at = x;
    return at;
  }

  #gapAt(start: number, y: number): number {
    let end = start;
    while (end < this.#tops.length && this.#tops[end] === y) end += 1;
    return end - start;
  }

  #raise({ start, wide }: { start: number; wide: number }, by: number): void {
    const { height } = this.#floor;
    for (let x = start; x < start + wide; x += 1) {
      const top = this.#tops[x] ?? 0;
      this.#tops[x] = top + by;
      this.#columnsLost += (this.#lost[height - top - by] ?? 0) - (this.#lost[height - top] ?? 0);
    }
  }
}
