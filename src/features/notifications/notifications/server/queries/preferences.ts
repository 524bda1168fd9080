import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Preferences } from '../../contract.ts';
import { defaultPreferences } from '../../rules.ts';
import { notificationPreferences } from '../tables.ts';

/** Returns an account's email preferences; missing ones are "immediately". */
export async function getPreferences(db: Database, accountId: string): Promise<Preferences> {
  const rows = await db
    .select({ type: notificationPreferences.type, mail: notificationPreferences.mail })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.accountId, accountId));
  return { ...defaultPreferences, ...Object.fromEntries(rows.map(({ type, mail }) => [type, mail])) };
}
