import { and, eq, inArray, sql } from 'drizzle-orm';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { notificationTypes, type Preferences } from '../../contract.ts';
import { getPreferences } from '../queries/preferences.ts';
import { notificationPreferences, notifications } from '../tables.ts';

/**
 * Saves the caller's email preferences, and returns all of them. Notifications that wait for a digest that is no
 * longer wanted are not sent.
 */
export async function savePreferences(ctx: CommandContext, preferences: Preferences): Promise<Preferences> {
  const { accountId } = requireSignedIn(ctx);
  const rows = notificationTypes.map((type) => ({ accountId, type, mail: preferences[type] }));
  await ctx.db
    .insert(notificationPreferences)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationPreferences.accountId, notificationPreferences.type],
      set: { mail: sql`excluded.mail` },
    });
  const unwanted = notificationTypes.filter((type) => preferences[type] === 'never');
  if (unwanted.length > 0)
    await ctx.db
      .update(notifications)
      .set({ digestDue: false })
      .where(
        and(
          eq(notifications.accountId, accountId),
          eq(notifications.digestDue, true),
          inArray(notifications.type, unwanted),
        ),
      );
  return getPreferences(ctx.db, accountId);
}
