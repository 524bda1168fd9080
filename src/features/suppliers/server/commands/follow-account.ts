import { and, eq, isNull } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { supplierChanged } from '../../contract.ts';
import { suppliers } from '../tables.ts';

/** The owner confirmed the email address: an approved store goes public with it. */
export async function markOwnerVerified(
  ctx: CommandContext,
  { accountId }: { accountId: string },
): Promise<void> {
  const [store] = await ctx.db
    .update(suppliers)
    .set({ ownerVerifiedAt: ctx.now })
    .where(and(eq(suppliers.ownerAccountId, accountId), isNull(suppliers.ownerVerifiedAt)))
    .returning({ supplierId: suppliers.id, slug: suppliers.slug, isPublic: suppliers.isPublic });
  if (store?.isPublic) await ctx.emit(supplierChanged, { ...store, ownerAccountId: accountId });
}

/** Drops the pages on which a store is shown. */
export const dropStorePages = (ctx: CommandContext, { slug }: { slug: string }): Promise<void> =>
  broadcast(ctx.db, {
    kind: 'pages',
    tags: [`suppliers.getSupplier:${slug}`, 'suppliers.listSuppliers', 'suppliers.listSupplierStates'],
  });
