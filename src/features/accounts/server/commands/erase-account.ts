import { eq } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { accountClosed } from '../../contract.ts';
import { accounts, emailChanges, emailLinks, sessions } from '../tables.ts';

/** Takes everything out of an account that names its owner, and closes every way into it. The row stays: orders refer to it. */
export async function eraseAccount(ctx: CommandContext, { accountId }: { accountId: string }): Promise<void> {
  for (const table of [sessions, emailLinks, emailChanges])
    await ctx.db.delete(table).where(eq(table.accountId, accountId));
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
  await ctx.emit(accountClosed, { accountId });
}
