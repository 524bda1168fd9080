import { and, eq, isNull } from 'drizzle-orm';
import { findMatches } from '#features/sourcing/capabilities/server/queries/find-matches.ts';
import { getStoreOwner } from '#features/stores/suppliers/server/queries.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { requirementMatched } from '../../contract.ts';
import { reasonOf } from '../../rules.ts';
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
  const matches = await findMatches(ctx.db, requirement);
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
