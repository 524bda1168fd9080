import { everyPage } from '#lib/page-tags.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type SupplierEvent, supplierChanged } from '../../contract.ts';

/**
 * Announces that a store appeared on the marketplace or left it. Every command that may change `suppliers.is_public`
 * calls this: search, counts and lists subscribe to `supplierChanged`. A store's products can be on any page, so no
 * cached page or response outlives the transaction.
 */
export async function announceVisibility(ctx: CommandContext, store: SupplierEvent): Promise<void> {
  await ctx.emit(supplierChanged, store);
  await broadcast(ctx.db, { kind: 'pages', tags: [everyPage] });
}
