import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { notifications } from './tables.ts';

type NotificationInsert = typeof notifications.$inferInsert;
type GivenNotification = Pick<NotificationInsert, 'accountId' | 'title'> & Partial<NotificationInsert>;

/** Row of one notification, for bulk inserts. */
export function notificationRow(given: GivenNotification): NotificationInsert {
  const id = given.id ?? newId();
  const made = {
    type: 'system',
    message: '',
    priority: 'medium',
    sourceKey: `made:${id}`,
    createdAt: new Date(),
  } as const;
  return { ...made, ...given, id };
}

/** One notification, for a test or the seed. */
export async function createNotification(db: Database, given: GivenNotification): Promise<{ id: string }> {
  const row = notificationRow(given);
  await db.insert(notifications).values(row);
  return { id: row.id };
}
