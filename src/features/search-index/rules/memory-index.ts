import { fieldStarts, rarity, wordWeight } from './ranking.ts';

/** A row of search_docs as the thread reads it. */
export interface IndexRow {
  product_id: string;
  category: number;
  country: number;
  material: number;
  moq: number;
  lead_days: number;
  price: number;
  score: number;
  created: number;
  tier_quantities: number[];
  tier_prices: number[];
  more: number[];
  vector: string;
  is_gone: boolean;
  changed: string;
}

/** A list of whole numbers in one growing block of memory. */
export class Numbers {
  list: Uint32Array;
  length = 0;

  constructor(room = 1024) {
    this.list = new Uint32Array(room);
  }

  push(value: number): void {
    this.room(1);
    this.list[this.length] = value;
    this.length += 1;
  }

  /** Makes room at the end and returns where it begins. */
  take(size: number): number {
    this.room(size);
    const start = this.length;
    this.length += size;
    return start;
  }

  private room(size: number): void {
    if (this.length + size <= this.list.length) return;
    const larger = new Uint32Array(Math.ceil((this.length + size) * 1.5));
    larger.set(this.list.subarray(0, this.length));
    this.list = larger;
  }
}

const largestChunk = 1024;
const statedRarity = 2.5;
/** Lexemes with their places, as PostgreSQL writes a vector as text. */
const entry = /'((?:[^']|'')*)'(?::([\dA-D,]+))?/g;

/**
 * Products in typed arrays: a number for each, in order of score as they are read first. A posting is one number
 * (product and weight of the word in it), in chunks that grow, so that a change is a few numbers appended.
 */
export class MemoryIndex {
  readonly ids: string[] = [];
  readonly byId = new Map<string, number>();
  readonly lexemes = new Map<string, number>();
  dead = new Uint8Array(1024);
  gone = 0;
  /** Of each product. */
  readonly category = new Numbers();
  readonly country = new Numbers();
  readonly material = new Numbers();
  readonly moq = new Numbers();
  readonly leadDays = new Numbers();
  readonly price = new Numbers();
  readonly created = new Numbers();
  scores = new Float32Array(1024);
  /** Start of its values, tiers and title in the lists below; the next one's start is its end. */
  readonly moreStart = new Numbers();
  readonly tierStart = new Numbers();
  readonly titleStart = new Numbers();
  readonly more: Numbers;
  readonly tierQuantities: Numbers;
  readonly tierPrices: Numbers;
  readonly titles: Numbers;
  largestValue = 0;
  /** Of each lexeme: its first and last chunk, and how many postings it has. */
  private readonly head = new Numbers();
  private readonly tail = new Numbers();
  private readonly counts = new Numbers();
  private readonly arena: Numbers;

  /** `expected` products: room is taken once, because giving it back leaves holes. */
  constructor(expected = 1000) {
    this.arena = new Numbers(expected * 110);
    this.more = new Numbers(expected * 16);
    this.titles = new Numbers(expected * 17);
    this.tierQuantities = new Numbers(expected * 4);
    this.tierPrices = new Numbers(expected * 4);
    for (const starts of [this.moreStart, this.tierStart, this.titleStart]) starts.push(0);
    // Place 0 means: no further chunk.
    this.arena.push(0);
  }

  get size(): number {
    return this.ids.length;
  }
  get living(): number {
    return this.size - this.gone;
  }

  /** Adds a product, in place of what it was before. */
  put(row: IndexRow): void {
    this.remove(row.product_id);
    if (row.is_gone) return;
    const doc = this.ids.length;
    this.ids.push(row.product_id);
    this.byId.set(row.product_id, doc);
    this.grow(doc);
    this.scores[doc] = row.score;
    this.category.push(row.category);
    this.country.push(row.country);
    this.material.push(row.material);
    this.moq.push(row.moq);
    this.leadDays.push(row.lead_days);
    this.price.push(row.price);
    this.created.push(row.created);
    for (const value of row.more) this.more.push(value);
    for (const quantity of row.tier_quantities) this.tierQuantities.push(quantity);
    for (const price of row.tier_prices) this.tierPrices.push(price);
    this.moreStart.push(this.more.length);
    this.tierStart.push(this.tierPrices.length);
    this.largestValue = Math.max(this.largestValue, row.category, row.country, row.material, ...row.more);
    this.putWords(doc, row.vector);
    this.titleStart.push(this.titles.length);
  }

  remove(id: string): void {
    const doc = this.byId.get(id);
    if (doc === undefined) return;
    this.byId.delete(id);
    this.dead[doc] = 1;
    this.gone += 1;
  }

  /** Calls with every product that has the lexeme, and how much it says about it (0 to 1). */
  each(lexeme: string, visit: (doc: number, weight: number) => void): void {
    const term = this.lexemes.get(lexeme);
    if (term === undefined) return;
    const { list } = this.arena;
    let left = this.countOf(term);
    for (let chunk = this.head.list[term] ?? 0; chunk !== 0 && left > 0; chunk = list[chunk] ?? 0) {
      const end = Math.min(list[chunk + 1] ?? 0, left);
      for (let i = 0; i < end; i += 1) {
        const posting = list[chunk + 2 + i] ?? 0;
        visit(posting >>> 8, (posting & 255) / 255);
      }
      left -= end;
    }
  }

  rarityOf(lexeme: string): number {
    // A size that few products have fits no better than one that many have.
    if (lexeme.startsWith('#')) return statedRarity;
    const term = this.lexemes.get(lexeme);
    return rarity(this.size, term === undefined ? 0 : Math.min(this.size, this.countOf(term)));
  }

  private countOf(term: number): number {
    return this.counts.list[term] ?? 0;
  }

  private grow(doc: number): void {
    if (doc < this.dead.length) return;
    const room = Math.ceil(doc * 1.5);
    const [dead, scores] = [new Uint8Array(room), new Float32Array(room)];
    dead.set(this.dead);
    scores.set(this.scores);
    [this.dead, this.scores] = [dead, scores];
  }

  private putWords(doc: number, vector: string): void {
    const words: { term: number; times: number[] }[] = [];
    const lengths = [0, 0, 0, 0];
    const title: { term: number; place: number }[] = [];
    for (const [, quoted = '', places = ''] of vector.matchAll(entry)) {
      const lexeme = quoted.replaceAll("''", "'").replaceAll('\\\\', '\\');
      const term = this.termOf(lexeme);
      // A code or a measure stands for itself, whatever the texts are like.
      if (/^(code:|#)/.test(lexeme)) {
        this.post(term, doc, 1);
        continue;
      }
      const times = [0, 0, 0, 0];
      for (const text of places.split(',')) {
        const place = Number.parseInt(text, 10) || 1;
        // The least weight, D, goes without saying.
        const known = 'ABC'.indexOf(text.at(-1) ?? '');
        const field = known === -1 ? 3 : known;
        times[field] = (times[field] ?? 0) + 1;
        lengths[field] = Math.max(lengths[field] ?? 0, place - (fieldStarts[field] ?? 0));
        if (field === 0 && title.length < 60) title.push({ term, place });
      }
      words.push({ term, times });
    }
    for (const { term, times } of words) this.post(term, doc, wordWeight(times, lengths));
    for (const { term } of title.toSorted((a, b) => a.place - b.place)) this.titles.push(term);
  }

  private termOf(lexeme: string): number {
    const known = this.lexemes.get(lexeme);
    if (known !== undefined) return known;
    const term = this.lexemes.size;
    // A copy of its own: a part of a text would keep the whole text in memory.
    this.lexemes.set(Buffer.from(lexeme).toString(), term);
    this.head.push(0);
    this.tail.push(0);
    this.counts.push(0);
    return term;
  }

  private post(term: number, doc: number, weight: number): void {
    const posting = doc * 256 + Math.max(1, Math.round(weight * 255));
    const tail = this.tail.list[term] ?? 0;
    const room = tail === 0 ? 0 : (this.arena.list[tail + 1] ?? 0);
    const used = this.usedIn(term, room);
    if (tail === 0 || used === room)
      this.chain(term, tail, Math.min(largestChunk, room === 0 ? 2 : room * 2));
    const chunk = this.tail.list[term] ?? 0;
    this.arena.list[chunk + 2 + (used === room ? 0 : used)] = posting;
    this.counts.list[term] = this.countOf(term) + 1;
  }

  /** How full the last chunk is: chunks double from 2 up to the largest. */
  private usedIn(term: number, room: number): number {
    if (room === 0) return 0;
    const count = this.countOf(term);
    // All chunks before the last double up to it: 2 + 4 + … + room/2.
    const before = room - 2;
    if (room < largestChunk) return count - before;
    const beyond = count - (largestChunk - 2);
    return ((beyond - 1) % largestChunk) + 1;
  }

  private chain(term: number, tail: number, room: number): void {
    const chunk = this.arena.take(room + 2);
    this.arena.list[chunk] = 0;
    this.arena.list[chunk + 1] = room;
    if (tail === 0) this.head.list[term] = chunk;
    else this.arena.list[tail] = chunk;
    this.tail.list[term] = chunk;
  }
}
