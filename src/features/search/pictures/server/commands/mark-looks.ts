import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { drawingVersion } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { readLoadedVersion, saveLoadedVersion } from '#platform/database/loaded-version.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { nameOf, onConflict } from '#platform/database/typed-sql.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { lookVersion } from '../../rules/look.ts';
import {
  hasNoLook,
  idsOf,
  isProductOfLook,
  publicIds,
  whichIds,
  whichSuppliers,
} from '../queries/sources.ts';
import { productLooks } from '../tables.ts';

export const lookJob = defineJob('picture-search.look');

/**
 * Two changes of one product are handled by two jobs, perhaps at the same moment. The one that still saw it hidden must
 * not delete the row that the other has just written.
 */
const lockMarking = (db: Transaction) => lockUntilCommit(db, 'picture-search.mark');

/** Marks changed products: public ones get a new look, those of others are deleted. */
export async function markLooks(db: Transaction, ids: readonly string[]): Promise<void> {
  await lockMarking(db);
  for (let start = 0; start < ids.length; start += 1000) {
    const which = whichIds(ids.slice(start, start + 1000));
    await deleteHiddenLooks(db, which);
    await db.execute(sql`
      insert into ${productLooks} (${nameOf(productLooks.productId)}) ${publicIds(which)}
      ${onConflict([productLooks.productId], sql`${nameOf(productLooks.isStale)} = true`)}`);
  }
  if (ids.length > 0) await queueLooks(db);
}

/** Makes the looks match the public products, of one supplier or of all, including any that were missed. */
export async function reconcileLooks(db: Transaction, supplierId?: string): Promise<void> {
  await lockMarking(db);
  if (!supplierId) await discardOldLooks(db);
  const which = supplierId ? whichSuppliers(supplierId) : sql`true`;
  await deleteHiddenLooks(db, which);
  await db.execute(sql`
    insert into ${productLooks} (${nameOf(productLooks.productId)}) ${publicIds(sql`${which} and ${hasNoLook}`)}
    on conflict do nothing`);
  await queueLooks(db);
}

/** Marks all looks if pictures are now compared or drawn in another way: old and new looks are not comparable. */
async function discardOldLooks(db: Transaction): Promise<void> {
  const version = `${lookVersion} of drawings ${drawingVersion}`;
  if ((await readLoadedVersion(db, 'product-looks')) === version) return;
  await db.update(productLooks).set({ isStale: true, source: null });
  await saveLoadedVersion(db, { name: 'product-looks', version });
}

const deleteHiddenLooks = (db: Database, which: SQL) =>
  db
    .delete(productLooks)
    .where(
      and(inArray(productLooks.productId, idsOf(which)), sql`not exists (${publicIds(isProductOfLook)})`),
    );

/**
 * Queues a single job for all waiting products, because a second one would process the same pictures. It has a low
 * priority: after a large import it takes hours, and emails must not wait for it.
 */
export const queueLooks = (db: Database) =>
  addJob(db, { job: lookJob, payload: {}, key: lookJob.name, queue: lookJob.name, priority: 10 });
