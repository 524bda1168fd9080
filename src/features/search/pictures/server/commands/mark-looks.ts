import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { publicIds, whichIds, whichSuppliers } from '../queries/sources.ts';
import { productLooks } from '../tables.ts';

export const lookJob = defineJob('picture-search.look');

/**
 * Two changes of one product are handled by two jobs, perhaps at the same moment. The one that still saw it hidden
 * must not delete the row that the other has just written.
 */
const oneMarksAtATime = (db: Transaction) => lockUntilCommit(db, 'picture-search.mark');

/** Products changed: those that buyers see are looked at anew, the others are forgotten. */
export async function markLooks(db: Transaction, ids: readonly string[]): Promise<void> {
  await oneMarksAtATime(db);
  for (let start = 0; start < ids.length; start += 1000) {
    const which = whichIds(ids.slice(start, start + 1000));
    await forgetHidden(db, which);
    await db.execute(sql`
      insert into ${productLooks} (product_id) ${publicIds(which)}
      on conflict (product_id) do update set is_stale = true`);
  }
  if (ids.length > 0) await lookSoon(db);
}

/** Makes the rows fit what is public: of one supplier, or of all. Whatever was missed is found here. */
export async function reconcileLooks(db: Transaction, supplierId?: string): Promise<void> {
  await oneMarksAtATime(db);
  const which = supplierId ? whichSuppliers(supplierId) : sql`true`;
  await forgetHidden(db, which);
  await db.execute(sql`
    insert into ${productLooks} (product_id) ${publicIds(which)}
    and not exists (select from ${productLooks} where product_id = products.id)
    on conflict do nothing`);
  await lookSoon(db);
}

const forgetHidden = (db: Database, which: SQL) =>
  db.execute(sql`
    delete from ${productLooks} using products
    where products.id = product_id and ${which}
    and not exists (${publicIds(sql`products.id = product_id`)})`);

/**
 * One job looks at all that wait: a second at the same time would look at the same pictures again. It comes after
 * whatever else is due, since after a large import it has hours of work, and mails do not wait for it.
 */
export const lookSoon = (db: Database) =>
  addJob(db, lookJob, {}, { key: lookJob.name, queue: lookJob.name, priority: 10 });
