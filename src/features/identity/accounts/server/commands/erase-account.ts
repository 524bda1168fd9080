import { eq } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { forgetAnswers } from '#platform/idempotency/replay.ts';
import { accountClosed } from '../../contract.ts';
import { accounts, emailChanges, emailLinks, sessions } from '../tables.ts';
import { endSessions } from './end-sessions.ts';

/** Takes everything out of an account that names its owner, and closes every way into it. The row stays: orders refer to it. */
export async function eraseAccount(ctx: CommandContext, { accountId }: { accountId: string }): Promise<void> {
  await ctx.db
    .update(accounts)
    .set({
      name: 'Closed account',
      // A name that can never receive a message (RFC 2606), so that the address is free again.
      email: `closed-${accountId}@accounts.invalid`,
      phone: '',
      passwordHash: null,
      emailVerifiedAt: null,
      closedAt: ctx.now,
    })
    .where(eq(accounts.id, accountId));
  // After the row: whoever was signing in has by now, or can no longer.
  await endSessions(ctx, { accountId });
  for (const table of [sessions, emailLinks, emailChanges])
    await ctx.db.delete(table).where(eq(table.accountId, accountId));
  await forgetAnswers(ctx, accountId);
  await ctx.emit(accountClosed, { accountId });
}
