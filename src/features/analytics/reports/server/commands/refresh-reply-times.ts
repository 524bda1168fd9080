import { writeReplyTimes } from '#features/stores/suppliers/server/commands/write-reply-times.ts';
import type { Database } from '#platform/database/database.ts';
import { listReplyTimes } from '../queries/reply-times.ts';

/** Stores how long buyers typically wait for the first reply of each store. */
export async function refreshReplyTimes(db: Database, now: Date): Promise<void> {
  await writeReplyTimes(db, await listReplyTimes(db, now));
}
