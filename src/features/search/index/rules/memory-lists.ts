type TypedList = Uint8Array | Uint32Array;

/** A list of integers in one growing block of memory. */
export class NumberList<T extends TypedList = Uint32Array> {
  list: T;
  length = 0;

  constructor(list: T) {
    this.list = list;
  }

  push(value: number): void {
    this.room(1);
    this.list[this.length] = value;
    this.length += 1;
  }

  /** Reserves space at the end and returns its start. */
  take(size: number): number {
    this.room(size);
    const start = this.length;
    this.length += size;
    return start;
  }

  private room(size: number): void {
    if (this.length + size <= this.list.length) return;
    const wider = this.list.constructor as new (length: number) => T;
    const larger = new wider(Math.ceil((this.length + size) * 1.4));
    larger.set(this.list.subarray(0, this.length));
    this.list = larger;
  }
}

const bytes = 16;
const empty = 0xff_ff_ff_ff;

/** Maps UUIDs to numbers and back, with sixteen bytes each: strings in a map would take ten times the memory. */
export class IdTable {
  size = 0;
  private ids: Uint8Array;
  /** Hash table of the numbers: each at the slot of its id's hash, or the next free one. */
  private places: Uint32Array;

  constructor(expected = 1000) {
    this.ids = new Uint8Array(expected * bytes);
    this.places = new Uint32Array(2 ** Math.ceil(Math.log2(expected * 1.6 + 16))).fill(empty);
  }

  /** Gives an id the next number, which the id refers to from now on. */
  add(id: string): number {
    const number = this.size;
    this.size += 1;
    if (this.ids.length < this.size * bytes) {
      const larger = new Uint8Array(Math.ceil(this.size * 1.4) * bytes);
      larger.set(this.ids);
      this.ids = larger;
    }
    if (this.size * 1.5 > this.places.length) this.spread();
    this.ids.set(bytesOf(id), number * bytes);
    this.places[this.placeOf(bytesOf(id))] = number;
    return number;
  }

  /** Returns the last number given to an id. */
  find(id: string): number | undefined {
    const number = this.places[this.placeOf(bytesOf(id))] ?? empty;
    return number === empty ? undefined : number;
  }

  idOf(number: number): string {
    const hex = Buffer.from(this.ids.buffer, number * bytes, bytes).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** Returns a negative number if the id of `a` sorts before that of `b`. */
  compare(a: number, b: number): number {
    for (let i = 0; i < bytes; i += 1) {
      const difference = (this.ids[a * bytes + i] ?? 0) - (this.ids[b * bytes + i] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  private placeOf(id: Uint8Array): number {
    const mask = this.places.length - 1;
    let slot = 0;
    for (const byte of id) slot = (Math.imul(slot, 31) + byte) | 0;
    for (slot = (slot ^ (slot >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const number = this.places[slot] ?? empty;
      if (number === empty || this.holds(number, id)) return slot;
    }
  }

  private holds(number: number, id: Uint8Array): boolean {
    for (let i = 0; i < bytes; i += 1) if (this.ids[number * bytes + i] !== id[i]) return false;
    return true;
  }

  private spread(): void {
    this.places = new Uint32Array(this.places.length * 2).fill(empty);
    // In order, so that the last number of an id wins.
    for (let number = 0; number < this.size - 1; number += 1)
      this.places[this.placeOf(this.ids.subarray(number * bytes, (number + 1) * bytes))] = number;
  }
}

const bytesOf = (id: string): Uint8Array => Buffer.from(id.replaceAll('-', ''), 'hex');

/**
 * Maps lexemes to numbers by their hashes, in two parts of 24 and 18 bits: strings in a map would take ten times the
 * memory.
 */
export class TermTable {
  size = 0;
  private highs = new Uint32Array(1024);
  private lows = new Uint32Array(1024);
  private places = new Uint32Array(2048).fill(empty);

  find(high: number, low: number): number | undefined {
    const term = this.places[this.placeOf(high, low)] ?? empty;
    return term === empty ? undefined : term;
  }

  /** Returns the number of a lexeme, and assigns a new one if it has none. */
  numberOf(high: number, low: number): number {
    const slot = this.placeOf(high, low);
    const known = this.places[slot] ?? empty;
    if (known !== empty) return known;
    const term = this.size;
    this.size += 1;
    this.places[slot] = term;
    if (this.highs.length < this.size) {
      this.highs = withRoomFor(this.highs);
      this.lows = withRoomFor(this.lows);
    }
    this.highs[term] = high;
    this.lows[term] = low;
    if (this.size * 1.6 > this.places.length) this.spread();
    return term;
  }

  private placeOf(high: number, low: number): number {
    const mask = this.places.length - 1;
    for (let slot = (high ^ Math.imul(low, 0x9e_37_79_b1)) & mask; ; slot = (slot + 1) & mask) {
      const term = this.places[slot] ?? empty;
      if (term === empty || (this.highs[term] === high && this.lows[term] === low)) return slot;
    }
  }

  private spread(): void {
    this.places = new Uint32Array(this.places.length * 2).fill(empty);
    for (let term = 0; term < this.size; term += 1)
      this.places[this.placeOf(this.highs[term] ?? 0, this.lows[term] ?? 0)] = term;
  }
}

function withRoomFor(list: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.ceil(list.length * 1.6));
  larger.set(list);
  return larger;
}

/** Buffers of one search at a time, as large as the index; all zero between searches. */
export interface Scratch {
  /** Bits of the concepts that each product has. */
  has: Uint8Array;
  relevance: Float32Array;
  /** Products whose entries were changed, in order of the first change. */
  touched: Uint32Array;
  count: number;
  best: Float32Array;
  /** Products that match an alternative, and how well. */
  docs: Uint32Array;
  worths: Float32Array;
  partCount: Uint8Array;
  unwanted: Uint8Array;
  /** Products found before filtering, and the same split by the only filter that excludes them. */
  hits: Uint32Array;
  parts: Uint32Array[];
  /** Sort keys. */
  keys: Float64Array;
}
let scratch: Scratch | null = null;

export function scratchFor(size: number): Scratch {
  if (scratch && scratch.has.length >= size) return scratch;
  const room = Math.ceil(size * 1.2) + 16;
  scratch = {
    has: new Uint8Array(room),
    relevance: new Float32Array(room),
    touched: new Uint32Array(room),
    count: 0,
    best: new Float32Array(room),
    docs: new Uint32Array(room),
    worths: new Float32Array(room),
    partCount: new Uint8Array(room),
    unwanted: new Uint8Array(room),
    hits: new Uint32Array(room),
    parts: [],
    keys: new Float64Array(room),
  };
  return scratch;
}
