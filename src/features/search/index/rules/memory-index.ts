import { IdTable, NumberList } from './memory-lists.ts';
import { rankedOffsets, readTwoDigits, unpackCounted } from './packed.ts';
import { Postings } from './postings.ts';
import type { ValueCounts } from './query.ts';
import { rarityOf } from './ranking.ts';

/** A row of search_docs as the worker thread reads it. */
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
  /** In PostgreSQL's array format: `{100,500}`. */
  tier_quantities: string;
  tier_prices: string;
  counted: string;
  ranked: string;
  is_gone: boolean;
  changed: string;
}

const numbersIn = (array: string): number[] =>
  array.length > 2 ? array.slice(1, -1).split(',').map(Number) : [];

const column = (expected: number) => new NumberList(new Uint32Array(expected));

/** Products in typed arrays: each has a number, in order of score, because they are first read in that order. */
export class MemoryIndex {
  readonly ids: IdTable;
  readonly postings: Postings;
  gone = 0;
  largestValue = 0;
  /** Number of products for each value over the whole catalogue, for searches without words and filters. */
  totals: ValueCounts | null = null;
  readonly dead: NumberList<Uint8Array>;
  scores: Float32Array;
  readonly category: NumberList;
  readonly country: NumberList;
  readonly material: NumberList;
  readonly moq: NumberList;
  readonly leadDays: NumberList;
  readonly price: NumberList;
  readonly created: NumberList;
  readonly moqStep: NumberList<Uint8Array>;
  readonly leadStep: NumberList<Uint8Array>;
  /** Start of a product's values, tiers and title in the lists below; they end where the next product's start. */
  readonly valueStart: NumberList;
  readonly tierStart: NumberList;
  readonly titleStart: NumberList;
  /** All values that are counted: category, country, material, and others. */
  readonly values: NumberList;
  readonly tierQuantities: NumberList;
  readonly tierPrices: NumberList;
  /** Terms of the titles, in order. */
  readonly titles: NumberList;

  /** @param expected number of products: memory is allocated once, because freeing it fragments the heap */
  constructor(expected = 1000) {
    this.ids = new IdTable(expected);
    this.postings = new Postings(expected * 110);
    this.scores = new Float32Array(expected);
    this.dead = new NumberList(new Uint8Array(expected));
    this.moqStep = new NumberList(new Uint8Array(expected));
    this.leadStep = new NumberList(new Uint8Array(expected));
    [this.category, this.country, this.material] = [column(expected), column(expected), column(expected)];
    [this.moq, this.leadDays] = [column(expected), column(expected)];
    [this.price, this.created] = [column(expected), column(expected)];
    [this.valueStart, this.tierStart, this.titleStart] = [
      column(expected + 1),
      column(expected + 1),
      column(expected + 1),
    ];
    this.values = column(expected * 20);
    this.titles = column(expected * 14);
    this.tierQuantities = column(expected * 4);
    this.tierPrices = column(expected * 4);
    for (const starts of [this.valueStart, this.tierStart, this.titleStart]) starts.push(0);
  }

  get size(): number {
    return this.ids.size;
  }
  get living(): number {
    return this.size - this.gone;
  }

  /** Adds a product, or replaces its earlier version. */
  put(row: IndexRow): void {
    this.remove(row.product_id);
    if (row.is_gone) return;
    const doc = this.ids.add(row.product_id);
    const { moqStep, leadStep, values } = unpackCounted(row.counted);
    this.dead.push(0);
    this.score(doc, row.score);
    this.category.push(row.category);
    this.country.push(row.country);
    this.material.push(row.material);
    this.moq.push(row.moq);
    this.leadDays.push(row.lead_days);
    this.price.push(row.price);
    this.created.push(row.created);
    this.moqStep.push(moqStep);
    this.leadStep.push(leadStep);
    for (const value of values) this.values.push(value);
    for (const quantity of numbersIn(row.tier_quantities)) this.tierQuantities.push(quantity);
    for (const price of numbersIn(row.tier_prices)) this.tierPrices.push(price);
    this.valueStart.push(this.values.length);
    this.tierStart.push(this.tierPrices.length);
    for (const value of values) this.largestValue = Math.max(this.largestValue, value);
    this.putWords(doc, row.ranked);
    this.titleStart.push(this.titles.length);
  }

  remove(id: string): void {
    const doc = this.ids.find(id);
    this.totals = null;
    if (doc === undefined || this.dead.list[doc] === 1) return;
    this.dead.list[doc] = 1;
    this.gone += 1;
  }

  /** Call after all initial products were added. */
  pack(): void {
    this.postings.pack();
  }

  rarityOf(lexeme: string): number {
    const term = this.postings.find(lexeme);
    const having = term === undefined ? 0 : this.postings.countOf(term);
    return rarityOf(lexeme, { products: this.size, having });
  }

  private score(doc: number, score: number): void {
    if (doc >= this.scores.length) {
      const larger = new Float32Array(Math.ceil((doc + 1) * 1.4));
      larger.set(this.scores);
      this.scores = larger;
    }
    this.scores[doc] = score;
  }

  private putWords(doc: number, ranked: string): void {
    const { titleAt, wordsAt, hashLength, pairLength } = rankedOffsets(ranked);
    for (let at = wordsAt; at < ranked.length; at += pairLength)
      this.postings.post(
        this.postings.termAt(ranked, at),
        doc * 256 + readTwoDigits(ranked, at + hashLength),
      );
    for (let at = titleAt; at < wordsAt; at += hashLength) this.titles.push(this.postings.termAt(ranked, at));
  }
}
