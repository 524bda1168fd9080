import { and, eq, inArray, sql } from 'drizzle-orm';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import { notificationTypes, type Preferences } from '../../contract.ts';
import { notificationPreferences, notifications } from '../tables.ts';

/** Keeps what the caller wants by email. What waited for a summary that they no longer want stays unsent. */
export async function savePreferences(ctx: CommandContext, chosen: Preferences): Promise<void> {
  const { accountId } = signedIn(ctx);
  const rows = notificationTypes.map((type) => ({ accountId, type, mail: chosen[type] }));
  await ctx.db
    .insert(notificationPreferences)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationPreferences.accountId, notificationPreferences.type],
      set: { mail: sql`excluded.mail` },
    });
  const unwanted = notificationTypes.filter((type) => chosen[type] === 'never');
  if (unwanted.length === 0) return;
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
}
