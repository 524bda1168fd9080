import { ok } from '#lib/endpoint.ts';
import { requireSession, requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { notificationsContract } from '../contract.ts';
import { markAllRead, markRead, removeNotification } from './commands/mark-notifications.ts';
import { savePreferences } from './commands/preferences.ts';
import { countFor, listNotifications } from './queries/notifications.ts';
import { getPreferences } from './queries/preferences.ts';
import { watchAccount } from './queries/watch-account.ts';

const os = implementContract(notificationsContract);

export const notificationsRoutes = os.router({
  list: os.list.handler(async ({ context, input }) =>
    ok(await listNotifications(context.db, { ...input, accountId: requireSignedIn(context).accountId })),
  ),
  counts: os.counts.handler(async ({ context }) =>
    ok({ counts: await countFor(context.db, requireSignedIn(context)) }),
  ),
  getPreferences: os.getPreferences.handler(async ({ context }) =>
    ok({ preferences: await getPreferences(context.db, requireSignedIn(context).accountId) }),
  ),
  savePreferences: os.savePreferences.handler(async ({ context, input }) =>
    ok({ preferences: await context.write((ctx) => savePreferences(ctx, input)) }),
  ),
  markRead: os.markRead.handler(async ({ context, input }) => {
    await context.write((ctx) => markRead(ctx, input));
    return ok({});
  }),
  markAllRead: os.markAllRead.handler(async ({ context }) => {
    await context.write(markAllRead);
    return ok({});
  }),
  remove: os.remove.handler(async ({ context, input }) => {
    await context.write((ctx) => removeNotification(ctx, input));
    return ok({});
  }),
  stream: os.stream.handler(({ context, signal }) => {
    // Some proxies buffer small responses; this header asks them not to.
    context.setHeader('x-accel-buffering', 'no');
    return watchAccount(context.kernel, { actor: requireSession(context), signal });
  }),
});
