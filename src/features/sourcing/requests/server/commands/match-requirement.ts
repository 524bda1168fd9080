import { and, eq, isNull } from 'drizzle-orm';
import { getStoreOwner } from '#features/stores/suppliers/server/queries.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { requirementMatched } from '../../contract.ts';
import { chooseMatches, reasonOf, registrationCategoriesOf, wordsOf } from '../../rules.ts';
import { byCategory, byProduct, byRegistration } from '../queries/find-suppliers.ts';
import { requirementMatches, requirements } from '../tables.ts';

/**
 * Finds the suppliers who make what somebody needs: by their products, then by the categories they sell in,
 * then by what they registered for. Runs once for a requirement, however often it is asked to.
 */
export async function matchRequirement(
  ctx: CommandContext,
  { requirementId }: { requirementId: string },
): Promise<void> {
  const [requirement] = await ctx.db
    .update(requirements)
    .set({ matchedAt: ctx.now })
    .where(and(eq(requirements.id, requirementId), isNull(requirements.matchedAt)))
    .returning();
  if (!requirement) return;
  const { productName, buyerAccountId } = requirement;
  const wanted = {
    words: wordsOf(productName),
    registrations: registrationCategoriesOf(productName),
    buyerAccountId,
  };
  const sold = await byProduct(ctx.db, wanted);
  const chosen = chooseMatches({
    good: [sold.good, await byCategory(ctx.db, wanted)],
    weak: [sold.weak, await byRegistration(ctx.db, wanted)],
  });
  for (const [index, { supplierId, fit }] of chosen.entries()) {
    const match = { requirementId, supplierId, rank: index + 1, reason: reasonOf(fit), matchedAt: ctx.now };
    await ctx.db.insert(requirementMatches).values(match);
    await ctx.emit(requirementMatched, { requirementId, supplierId });
    await announce(ctx, supplierId);
  }
}

async function announce(ctx: CommandContext, supplierId: string): Promise<void> {
  const accountId = await getStoreOwner(ctx.db, supplierId);
  await broadcast(ctx.db, { kind: 'account', accountId, topic: 'requirements' });
}
