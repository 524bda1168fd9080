import { sql } from 'drizzle-orm';
import { marketDay } from '#lib/calendar.ts';
import { defineTag } from '#lib/page-tags.ts';
import type { Transaction } from '#platform/database/database.ts';
import { readLoadedVersion, saveLoadedVersion } from '#platform/database/loaded-version.ts';
import { newestMigration } from '#platform/database/migrate.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { type Kernel, sampleSchema } from '#platform/kernel.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { bringOrdersUpToDate } from '../demo-store/load-orders.ts';
import { sampleStoreId } from '../seed-id.ts';
import { replaceSampleTables, workIn } from './clone-tables.ts';
import type { Filling } from './fill-sample-store.ts';

// Any number will do as long as all processes use the same one.
const lockKey = 7_046_029_256;
const name = 'sample store';

export const refreshJob = defineJob('refresh-sample-store');

/** At a start: makes the sample store where its tables are missing or older than ours, else leaves its day to a worker. */
export async function prepareSampleStore({ database, clock, config }: Kernel): Promise<void> {
  await database.db.transaction(async (tx) => {
    await lock(tx);
    if ((await readLoadedVersion(tx, name))?.startsWith(`${newestMigration()} `))
      await addJob(tx, { job: refreshJob, payload: {} });
    else await ensureSampleStore(tx, { serverSecret: config.sessionSecret, now: clock() });
  });
}

const lock = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);

/**
 * Makes the store that visitors of the dashboard read, if there is none of this day and of these tables. Made anew each
 * day, it never ages: its figures end today, and its badges show what they showed yesterday. Later on the same day only
 * its latest orders and visits are added.
 */
export async function ensureSampleStore(tx: Transaction, filling: Filling): Promise<void> {
  const { now } = filling;
  await lock(tx);
  const version = `${newestMigration()} ${marketDay(now)}`;
  const { fillSampleStore } = await import('./fill-sample-store.ts');
  if ((await readLoadedVersion(tx, name)) === version) {
    await workIn(tx, `${sampleSchema}, public`);
    await bringOrdersUpToDate(tx, { supplierId: sampleStoreId, now });
    await workIn(tx, 'public');
    return;
  }
  await replaceSampleTables(tx, () => fillSampleStore(tx, filling));
  await saveLoadedVersion(tx, { name, version });
  await broadcast(tx, { kind: 'pages', tags: [defineTag(name)] });
}
