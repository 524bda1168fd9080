import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { mobilePrefix, type requirementForm, requirementSubmitted } from '../../contract.ts';
import { requirements } from '../tables.ts';

/** Keeps what somebody needs. Whoever is signed in is written to later; of a visitor only the number is known. */
export async function submitRequirement(
  ctx: CommandContext,
  { name, productName, mobile }: z.infer<typeof requirementForm>,
) {
  const id = newId();
  await ctx.db.insert(requirements).values({
    id,
    name,
    productName,
    mobile: `${mobilePrefix}${mobile}`,
    buyerAccountId: ctx.actor?.accountId ?? null,
    createdAt: ctx.now,
  });
  await ctx.emit(requirementSubmitted, { requirementId: id });
  return { id };
}

/** An account was closed: its requirements stay with the suppliers who saw them, without name and number. */
export async function forgetBuyer(ctx: CommandContext, { accountId }: { accountId: string }): Promise<void> {
  await ctx.db
    .update(requirements)
    .set({ name: 'Closed account', mobile: '' })
    .where(eq(requirements.buyerAccountId, accountId));
}
