import { and, eq, isNull } from 'drizzle-orm';
import { getStoreOwner } from '#features/stores/suppliers/server/queries.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { requirementMatched } from '../../contract.ts';
import { reasonOf, registrationCategoriesOf, searchWordsOf, selectMatches } from '../../rules.ts';
import { listByCategory, listByProduct, listByRegistration } from '../queries/matching-suppliers.ts';
import { requirementMatches, requirements } from '../tables.ts';

/**
 * Matches a requirement with suppliers: by their products, then by the categories they sell in, then by what they
 * registered for. Runs once per requirement, however often it is called.
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
  const query = {
    words: searchWordsOf(productName),
    registrations: registrationCategoriesOf(productName),
    buyerAccountId,
  };
  const byProduct = await listByProduct(ctx.db, query);
  const matches = selectMatches({
    good: [byProduct.good, await listByCategory(ctx.db, query)],
    weak: [byProduct.weak, await listByRegistration(ctx.db, query)],
  });
  for (const [index, { supplierId, fit }] of matches.entries()) {
    const match = { requirementId, supplierId, rank: index + 1, reason: reasonOf(fit), matchedAt: ctx.now };
    await ctx.db.insert(requirementMatches).values(match);
    await ctx.emit(requirementMatched, { requirementId, supplierId });
    await announceMatch(ctx, supplierId);
  }
}

async function announceMatch(ctx: CommandContext, supplierId: string): Promise<void> {
  const accountId = await getStoreOwner(ctx.db, supplierId);
  await broadcast(ctx.db, { kind: 'account', accountId, topic: 'requirements' });
}
