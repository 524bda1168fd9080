import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import type { MailDraft } from '#platform/mail/mail-draft.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import type { NotificationType, Priority } from '../../contract.ts';
import { getPreferences } from '../queries/preferences.ts';
import { notifications } from '../tables.ts';

interface NewNotification {
  accountId: string;
  type: NotificationType;
  title: string;
  message: string;
  href: string | null;
  priority: Priority;
  /** Event and subject, for example `inquiry.sent:` and the message id. */
  sourceKey: string;
  /** Email to send once, if the account receives this type of notification immediately. */
  mail?: MailDraft;
}

/**
 * Creates a notification, once per source key, sends its email according to the preferences, and updates the
 * account's open pages.
 */
export async function notify(ctx: CommandContext, { mail, ...notification }: NewNotification): Promise<void> {
  const { accountId, type } = notification;
  const timing = (await getPreferences(ctx.db, accountId))[type];
  const [written] = await ctx.db
    .insert(notifications)
    .values({ id: newId(), ...notification, digestDue: timing === 'daily', createdAt: ctx.now })
    .onConflictDoNothing({ target: [notifications.accountId, notifications.sourceKey] })
    .returning({ id: notifications.id });
  if (!written) return;
  if (mail && timing === 'now') await sendMail(ctx, mail);
  await broadcast(ctx.db, { kind: 'account', accountId: notification.accountId, topic: 'notifications' });
}
