import { IdTable, Numbers } from './memory-lists.ts';
import { numberAt, rankedParts, unpackCounted } from './packed.ts';
import { Postings } from './postings.ts';
import type { ValueCounts } from './query.ts';
import { rarityOf } from './ranking.ts';

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
  /** As PostgreSQL writes arrays: `{100,500}`. */
  tier_quantities: string;
  tier_prices: string;
  counted: string;
  ranked: string;
  is_gone: boolean;
  changed: string;
}

const numbersIn = (array: string): number[] =>
  array.length > 2 ? array.slice(1, -1).split(',').map(Number) : [];

const column = (expected: number) => new Numbers(new Uint32Array(expected));

/** Products in typed arrays: a number for each, in order of score as they are read first. */
export class MemoryIndex {
  readonly ids: IdTable;
  readonly postings: Postings;
  gone = 0;
  largestValue = 0;
  /** How many of all products have a value: what a search for nothing in particular counts. */
  totals: ValueCounts | null = null;
  readonly dead: Numbers<Uint8Array>;
  scores: Float32Array;
  readonly category: Numbers;
  readonly country: Numbers;
  readonly material: Numbers;
  readonly moq: Numbers;
  readonly leadDays: Numbers;
  readonly price: Numbers;
  readonly created: Numbers;
  readonly moqStep: Numbers<Uint8Array>;
  readonly leadStep: Numbers<Uint8Array>;
  /** Start of its values, tiers and title in the lists below; the next one's start is its end. */
  readonly valueStart: Numbers;
  readonly tierStart: Numbers;
  readonly titleStart: Numbers;
  /** All values that are counted: category, country, material, and further ones. */
  readonly values: Numbers;
  readonly tierQuantities: Numbers;
  readonly tierPrices: Numbers;
  /** Terms of titles, in order. */
  readonly titles: Numbers;

  /** `expected` products: room is taken once, because giving it back leaves holes. */
  constructor(expected = 1000) {
    this.ids = new IdTable(expected);
    this.postings = new Postings(expected * 110);
    this.scores = new Float32Array(expected);
    this.dead = new Numbers(new Uint8Array(expected));
    this.moqStep = new Numbers(new Uint8Array(expected));
    this.leadStep = new Numbers(new Uint8Array(expected));
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

  /** Adds a product, in place of what it was before. */
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

  /** To be called when all that was there at first has been put. */
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
    const { titleAt, wordsAt, hashLength, pairLength } = rankedParts(ranked);
    for (let at = wordsAt; at < ranked.length; at += pairLength)
      this.postings.post(this.postings.termAt(ranked, at), doc, numberAt(ranked, at + hashLength, 2));
    for (let at = titleAt; at < wordsAt; at += hashLength) this.titles.push(this.postings.termAt(ranked, at));
  }
}
