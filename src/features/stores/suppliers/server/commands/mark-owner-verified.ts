import { and, eq, isNull } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { suppliers } from '../tables.ts';
import { announceVisibility } from './announce-visibility.ts';

/** Records that the owner's email address was confirmed: an approved store becomes public. */
export async function markOwnerVerified(
  ctx: CommandContext,
  { accountId }: { accountId: string },
): Promise<void> {
  const [store] = await ctx.db
    .update(suppliers)
    .set({ ownerVerifiedAt: ctx.now })
    .where(and(eq(suppliers.ownerAccountId, accountId), isNull(suppliers.ownerVerifiedAt)))
    .returning({ supplierId: suppliers.id, slug: suppliers.slug, isPublic: suppliers.isPublic });
  if (!store?.isPublic) return;
  const { supplierId, slug } = store;
  await announceVisibility(ctx, { supplierId, slug, ownerAccountId: accountId });
}
