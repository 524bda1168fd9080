import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { notifications } from './tables.ts';

type NotificationInsert = typeof notifications.$inferInsert;
type NotificationInput = Pick<NotificationInsert, 'accountId' | 'title'> & Partial<NotificationInsert>;

/** Returns a notification row for bulk inserts. */
export function notificationRow(overrides: NotificationInput): NotificationInsert {
  const id = overrides.id ?? newId();
  const defaults = {
    type: 'system',
    message: '',
    priority: 'medium',
    sourceKey: `made:${id}`,
    createdAt: new Date(),
  } as const;
  return { ...defaults, ...overrides, id };
}

/** Creates a notification for a test or the seed. */
export async function createNotification(
  db: Database,
  overrides: NotificationInput,
): Promise<{ id: string }> {
  const row = notificationRow(overrides);
  await db.insert(notifications).values(row);
  return { id: row.id };
}
