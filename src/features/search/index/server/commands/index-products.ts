import { setImmediate } from 'node:timers/promises';
import type { Database } from '#platform/database/database.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { indexTag, searchResultsTag } from '../../contract.ts';
import { readDrafts } from '../queries/documents.ts';
import { isListed, listMissed, listProductIds } from '../queries/vocabulary.ts';
import { withdrawDocuments, withdrawSupplier, writeDrafts, writeWords } from './write-documents.ts';

/** Announces a change of the index: engines read it, and what was cached from the index before is dropped. */
export const announceIndex = (db: Database): Promise<void> =>
  broadcast(db, { kind: 'pages', tags: [indexTag, searchResultsTag] });

/** So few that nobody notices the time which their words take; others are served in between. */
const partSize = 25;

export interface IndexWriter {
  /** The transaction in which documents are written. */
  db: Database;
  /**
   * Where words and values are numbered, each statement in a transaction of its own. Written in the transaction of
   * the documents, batch after batch, they would be locked in a different order by each writer: two of them would
   * wait for each other.
   */
  dictionary: Database;
}

/** Brings products up to date in the index: what is public is written, what is not is withdrawn. */
export async function indexProducts({ db, dictionary }: IndexWriter, ids: readonly string[]): Promise<void> {
  // In one order, whoever writes: two who write the same products wait for one another, and never for each other.
  const ordered = [...new Set(ids)].toSorted();
  for (let start = 0; start < ordered.length; start += partSize) {
    await setImmediate();
    const part = ordered.slice(start, start + partSize);
    const drafts = await readDrafts(db, part);
    const there = new Set(drafts.map(({ productId }) => productId));
    await writeDrafts(db, drafts, { table: 'search_docs', numbering: dictionary });
    await withdrawDocuments(
      db,
      part.filter((id) => !there.has(id)),
    );
    await writeWords(
      dictionary,
      new Map(drafts.flatMap(({ spelled }) => [...spelled].map((word) => [word, 1] as const))),
      false,
    );
  }
  if (ids.length > 0) await announceIndex(db);
}

/** Brings all products of a supplier up to date: after its name, its country or its visibility changed. */
export async function indexSupplier(writer: IndexWriter, supplierId: string): Promise<void> {
  const { db } = writer;
  if (await isListed(db, supplierId)) await indexProducts(writer, await listProductIds(db, supplierId));
  // One statement, because a suspended store must leave search within a second whatever its size.
  else if ((await withdrawSupplier(db, supplierId)) > 0) await announceIndex(db);
}

/** Finds what the index missed, whatever the reason, and mends it. Returns how many those were. */
export async function reconcileIndex(writer: IndexWriter): Promise<number> {
  const missed = await listMissed(writer.db);
  await indexProducts(writer, missed);
  return missed.length;
}
