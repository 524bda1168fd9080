import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { mobilePrefix, type requirementForm, requirementSubmitted } from '../../contract.ts';
import { requirements } from '../tables.ts';

/** Stores a requirement. Suppliers write to signed-in buyers, and call guests. */
export async function submitRequirement(
  ctx: CommandContext,
  { name, productName, mobile, quantity, details }: z.infer<typeof requirementForm>,
) {
  const id = newId();
  await ctx.db.insert(requirements).values({
    id,
    name,
    productName,
    quantity: quantity ?? null,
    details,
    mobile: `${mobilePrefix}${mobile}`,
    buyerAccountId: ctx.actor?.accountId ?? null,
    createdAt: ctx.now,
  });
  await ctx.emit(requirementSubmitted, { requirementId: id });
  return { id };
}

/** Removes name, number and details from the requirements of a closed account; suppliers still see the rest. */
export async function forgetBuyer(ctx: CommandContext, { accountId }: { accountId: string }): Promise<void> {
  await ctx.db
    .update(requirements)
    .set({ name: 'Closed account', mobile: '', details: '' })
    .where(eq(requirements.buyerAccountId, accountId));
}
