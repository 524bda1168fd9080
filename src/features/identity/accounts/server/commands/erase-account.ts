import { eq } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { deleteStoredResponses } from '#platform/idempotency/replay.ts';
import { accountClosed } from '../../contract.ts';
import { accounts, emailChanges, emailLinks, sessions } from '../tables.ts';
import { endSessions } from './end-sessions.ts';

/**
 * Erases the personal data of an account and revokes every sign-in method. The row stays, because orders refer to it.
 */
export async function eraseAccount(ctx: CommandContext, { accountId }: { accountId: string }): Promise<void> {
  await ctx.db
    .update(accounts)
    .set({
      name: 'Closed account',
      // A domain that can never receive a message (RFC 2606); the real address can be used again.
      email: `closed-${accountId}@accounts.invalid`,
      phone: '',
      passwordHash: null,
      emailVerifiedAt: null,
      closedAt: ctx.now,
    })
    .where(eq(accounts.id, accountId));
  // After the row update: a sign-in running at the same time has either finished by now or will fail.
  await endSessions(ctx, { accountId });
  for (const table of [sessions, emailLinks, emailChanges])
    await ctx.db.delete(table).where(eq(table.accountId, accountId));
  await deleteStoredResponses(ctx, accountId);
  await ctx.emit(accountClosed, { accountId });
}
