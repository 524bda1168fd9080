import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { notifications } from '../tables.ts';

const ownNotifications = (ctx: CommandContext) =>
  and(eq(notifications.accountId, requireSignedIn(ctx).accountId), isNull(notifications.deletedAt));

/** Marks one of the caller's notifications as read. */
export async function markRead(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const [found] = await ctx.db
    .select({ readAt: notifications.readAt })
    .from(notifications)
    .where(and(eq(notifications.id, id), ownNotifications(ctx)));
  if (!found) throw notFound('Notification');
  await ctx.db
    .update(notifications)
    .set({ readAt: ctx.now })
    .where(and(eq(notifications.id, id), ownNotifications(ctx), isNull(notifications.readAt)));
  await broadcastChange(ctx);
}

/** Marks all of the caller's notifications as read. */
export async function markAllRead(ctx: CommandContext): Promise<void> {
  await ctx.db
    .update(notifications)
    .set({ readAt: ctx.now })
    .where(and(ownNotifications(ctx), isNull(notifications.readAt)));
  await broadcastChange(ctx);
}

/** Deletes one of the caller's notifications. The row stays, so that its event does not create it again. */
export async function removeNotification(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const [removed] = await ctx.db
    .update(notifications)
    .set({ deletedAt: ctx.now })
    .where(and(eq(notifications.id, id), ownNotifications(ctx)))
    .returning({ id: notifications.id });
  if (!removed) throw notFound('Notification');
  await broadcastChange(ctx);
}

const broadcastChange = (ctx: CommandContext): Promise<void> =>
  broadcast(ctx.db, { kind: 'account', accountId: requireSignedIn(ctx).accountId, topic: 'notifications' });
