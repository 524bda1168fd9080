import { setImmediate } from 'node:timers/promises';
import type { Database } from '#platform/database/database.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { categoryResultsTag, indexTag, searchResultsTag } from '../../contract.ts';
import { readDrafts } from '../queries/documents.ts';
import { isListed, listMissed, listPlacements, listProductIds } from '../queries/vocabulary.ts';
import { searchDocs } from '../tables.ts';
import { withdrawDocuments, withdrawSupplier, writeDrafts, writeWords } from './write-documents.ts';

/**
 * Announces a change of the index: engines read it, and results cached from the earlier index are dropped, as are the
 * pages of these categories.
 */
export const announceIndex = (db: Database, categories: readonly string[] = []): Promise<void> =>
  broadcast(db, {
    kind: 'pages',
    tags: [indexTag, searchResultsTag, ...categories.map(categoryResultsTag)],
  });

/** Few enough that writing their words delays no other request. */
const batchSize = 25;

export interface IndexWriter {
  /** The transaction that writes the documents. */
  db: Database;
  /**
   * Writes the numbers of words and values, each statement in its own transaction. In the transaction of the documents,
   * two writers would lock them in different orders, batch after batch, and could deadlock.
   */
  dictionary: Database;
}

/** Updates products in the index: public ones are written, others are removed. */
export async function indexProducts({ db, dictionary }: IndexWriter, ids: readonly string[]): Promise<void> {
  // All writers use the same order, so that concurrent ones wait for each other but never deadlock.
  const ordered = [...new Set(ids)].toSorted();
  for (let start = 0; start < ordered.length; start += batchSize) {
    await setImmediate();
    const part = ordered.slice(start, start + batchSize);
    const drafts = await readDrafts(db, part);
    const there = new Set(drafts.map(({ productId }) => productId));
    await writeDrafts(db, { drafts, table: searchDocs, numbering: dictionary });
    await withdrawDocuments(
      db,
      part.filter((id) => !there.has(id)),
    );
    await writeWords(dictionary, {
      uses: new Map(drafts.flatMap(({ spelled }) => [...spelled].map((word) => [word, 1] as const))),
      replace: false,
    });
  }
  if (ids.length > 0) await announceIndex(db, await listPlacements(db, ordered));
}

/** Updates all products of a supplier, after its name, country or visibility changed. */
export async function indexSupplier(writer: IndexWriter, supplierId: string): Promise<void> {
  const { db } = writer;
  if (await isListed(db, supplierId)) await indexProducts(writer, await listProductIds(db, supplierId));
  // One statement, because a suspended store must disappear from search within a second, whatever its size.
  else if ((await withdrawSupplier(db, supplierId)) > 0) await announceIndex(db);
}

/** Finds and repairs whatever the index missed. Returns the number of products. */
export async function reconcileIndex(writer: IndexWriter): Promise<number> {
  const missed = await listMissed(writer.db);
  await indexProducts(writer, missed);
  return missed.length;
}
