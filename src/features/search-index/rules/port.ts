import type { IndexAnswer, IndexQuery } from './query.ts';

/** A product that completes what is being typed. */
export interface Completion {
  words: string[];
  productIds: string[];
}

/**
 * What searches products, whoever does it: PostgreSQL, an index in memory, or OpenSearch. All read the same
 * documents, find the same products and count the same; the order of the best may differ in detail.
 */
export interface SearchEngine {
  readonly name: 'postgres' | 'memory' | 'opensearch';
  search(query: IndexQuery): Promise<IndexAnswer>;
  /** How many products use each word; words that none uses are left out. */
  usesOf(words: readonly string[]): Promise<Map<string, number>>;
  /** The words that were probably meant; what has no near word is left out. */
  correct(words: readonly string[]): Promise<Map<string, string>>;
  /** Words that begin so, and the best products that have the finished words and one of those. */
  complete(finished: readonly string[], beginning: string): Promise<Completion>;
  /** Reads what has changed since, at once; engines that read the database anyway need nothing. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}
