import { setImmediate } from 'node:timers/promises';
import type { Database } from '#platform/database/database.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { readDrafts } from '../queries/documents.ts';
import { listMissed, listProductIds } from '../queries/vocabulary.ts';
import { withdrawDocuments, writeDrafts, writeWords } from './write-documents.ts';

/** Tags of the message that tells engines, cached pages and cached answers of changes to the index. */
export const searchTags = ['search.search', 'search.suggest'];

/** So few that nobody notices the time which their words take; others are served in between. */
const partSize = 25;

/** Brings products up to date in the index: what is public is written, what is not is withdrawn. */
export async function indexProducts(db: Database, ids: readonly string[]): Promise<void> {
  // In one order, whoever writes: two who write the same products wait for one another, and never for each other.
  const ordered = [...new Set(ids)].toSorted();
  for (let start = 0; start < ordered.length; start += partSize) {
    await setImmediate();
    const part = ordered.slice(start, start + partSize);
    const drafts = await readDrafts(db, part);
    const there = new Set(drafts.map(({ productId }) => productId));
    await writeDrafts(db, drafts);
    await withdrawDocuments(
      db,
      part.filter((id) => !there.has(id)),
    );
    await writeWords(
      db,
      new Map(drafts.flatMap(({ spelled }) => [...spelled].map((word) => [word, 1] as const))),
      false,
    );
  }
  if (ids.length > 0) await broadcast(db, { kind: 'pages', tags: searchTags });
}

/** Brings all products of a supplier up to date: after its name, its place or its being public changed. */
export async function indexSupplier(db: Database, supplierId: string): Promise<void> {
  await indexProducts(db, await listProductIds(db, supplierId));
}

/** Finds what the index missed, whatever the reason, and mends it. Returns how many those were. */
export async function reconcileIndex(db: Database): Promise<number> {
  const missed = await listMissed(db);
  await indexProducts(db, missed);
  return missed.length;
}
