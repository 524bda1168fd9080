import { NumberList, TermTable } from './memory-lists.ts';
import { hashOf, readFourDigits, readThreeDigits } from './packed.ts';

const maxChunk = 1024;

/**
 * Products by lexeme, with the lexeme's weight for each product (1 to 255). Postings of the initial load are packed:
 * differences between products in as few bytes as possible. Later ones are in chains of growing chunks, one number
 * (product and weight) each, so that a change only appends a few numbers.
 */
export class Postings {
  private readonly terms = new TermTable();
  private packed = new Uint8Array(0);
  /** Start of each packed term's bytes; they end where the next term's start. */
  private starts = new Uint32Array(1);
  private packedCounts = new Uint32Array(0);
  /** First and last chunk of each term, and the number of postings in its chain. */
  private head = new NumberList(new Uint32Array(1024));
  private tail = new NumberList(new Uint32Array(1024));
  private counts = new NumberList(new Uint32Array(1024));
  private arena: NumberList;
  private largest = 0;
  private buffer = new Uint32Array(1024);

  constructor(expected: number) {
    this.arena = new NumberList(new Uint32Array(expected + 1));
    // Offset 0 means that there is no further chunk.
    this.arena.push(0);
  }

  get size(): number {
    return this.terms.size;
  }

  /** Returns the number of a lexeme, if any product has it. */
  find(lexeme: string): number | undefined {
    const hash = hashOf(lexeme);
    return this.terms.find(readFourDigits(hash, 0), readThreeDigits(hash, 4));
  }

  /** Returns the number of the lexeme whose hash is at an offset of a packed text. */
  termAt(packed: string, at: number): number {
    const term = this.terms.numberOf(readFourDigits(packed, at), readThreeDigits(packed, at + 4));
    while (this.head.length <= term) for (const list of [this.head, this.tail, this.counts]) list.push(0);
    return term;
  }

  countOf(term: number): number {
    return (this.packedCounts[term] ?? 0) + (this.counts.list[term] ?? 0);
  }

  /** Adds a posting to a term: product × 256 + weight. */
  post(term: number, posting: number): void {
    const tail = this.tail.list[term] ?? 0;
    const room = tail === 0 ? 0 : (this.arena.list[tail + 1] ?? 0);
    const used = this.usedIn(term, room);
    if (used === room) this.chain(term, Math.min(maxChunk, room === 0 ? 2 : room * 2));
    const chunk = this.tail.list[term] ?? 0;
    this.arena.list[chunk + 2 + (used === room ? 0 : used)] = posting;
    this.counts.list[term] = (this.counts.list[term] ?? 0) + 1;
    this.largest = Math.max(this.largest, this.countOf(term));
  }

  /** Returns all postings of a term, each product × 256 + weight; valid until the next call. */
  read(term: number): Uint32Array {
    if (this.buffer.length < this.largest) this.buffer = new Uint32Array(Math.ceil(this.largest * 1.2));
    const { packed, starts, buffer } = this;
    let at = starts[term] ?? 0;
    const end = starts[term + 1] ?? at;
    let [length, doc] = [0, 0];
    while (at < end) {
      const weight = packed[at++] ?? 0;
      let byte = packed[at++] ?? 0;
      let step = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = packed[at++] ?? 0;
        step |= (byte & 127) << shift;
      }
      doc += step;
      buffer[length++] = doc * 256 + weight;
    }
    return buffer.subarray(0, length + this.readChain(term, length));
  }

  /** Packs all chains; products must have been added in order of their numbers. */
  pack(): void {
    const bytes = new NumberList(new Uint8Array(Math.ceil(this.arena.length * 2.2) + 16));
    const [starts, counts] = [new Uint32Array(this.size + 1), new Uint32Array(this.size)];
    for (let term = 0; term < this.size; term += 1) {
      const postings = this.read(term);
      let before = 0;
      for (const posting of postings) {
        bytes.push(posting & 255);
        let step = (posting >>> 8) - before;
        before = posting >>> 8;
        for (; step > 127; step >>>= 7) bytes.push((step & 127) | 128);
        bytes.push(step);
      }
      starts[term + 1] = bytes.length;
      counts[term] = postings.length;
    }
    this.packed = bytes.list.slice(0, bytes.length);
    [this.starts, this.packedCounts] = [starts, counts];
    for (const list of [this.head, this.tail, this.counts]) list.list.fill(0);
    this.arena = new NumberList(new Uint32Array(4096));
    this.arena.push(0);
  }

  private readChain(term: number, from: number): number {
    const { list } = this.arena;
    const all = this.counts.list[term] ?? 0;
    let left = all;
    for (let chunk = this.head.list[term] ?? 0; chunk !== 0 && left > 0; chunk = list[chunk] ?? 0) {
      const length = Math.min(list[chunk + 1] ?? 0, left);
      this.buffer.set(list.subarray(chunk + 2, chunk + 2 + length), from + all - left);
      left -= length;
    }
    return all;
  }

  /** Returns the number of entries in the last chunk: chunks double from 2 up to the maximum. */
  private usedIn(term: number, room: number): number {
    if (room === 0) return 0;
    const count = this.counts.list[term] ?? 0;
    // All chunks before the last one add up to it: 2 + 4 + … + room/2.
    if (room < maxChunk) return count - (room - 2);
    return ((count - (maxChunk - 2) - 1) % maxChunk) + 1;
  }

  private chain(term: number, room: number): void {
    const tail = this.tail.list[term] ?? 0;
    const chunk = this.arena.take(room + 2);
    this.arena.list[chunk] = 0;
    this.arena.list[chunk + 1] = room;
    if (tail === 0) this.head.list[term] = chunk;
    else this.arena.list[tail] = chunk;
    this.tail.list[term] = chunk;
  }
}
