import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { deliveryZones, type SellingTermsForm } from '../contract.ts';
import { sellingTerms } from './tables.ts';

/** Sets the charges of the caller's store for new orders. */
export async function saveSellingTerms(ctx: CommandContext, form: SellingTermsForm): Promise<void> {
  requireRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx, 'orders.write');
  const zones = deliveryZones.flatMap((zone) => form.zones.filter((rule) => rule.zone === zone));
  const { taxRateBasisPoints, taxName } = form;
  const row = { zones, taxRateBasisPoints, taxName, updatedAt: ctx.now };
  await ctx.db
    .insert(sellingTerms)
    .values({ supplierId, ...row })
    .onConflictDoUpdate({ target: sellingTerms.supplierId, set: row });
}
