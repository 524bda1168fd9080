import { endpointTag } from '#lib/endpoint-tags.ts';
import { everyPage } from '#lib/page-tags.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { supplierChanged, suppliersContract } from '../../contract.ts';

interface ChangedStore {
  supplierId: string;
  slug: string;
  ownerAccountId: string;
}

/**
 * Announces that a store appeared on the marketplace or left it. Every command that may change `suppliers.is_public`
 * calls this: search, counts and lists subscribe to `supplierChanged`. A store's products can be on any page, so no
 * cached page or response outlives the transaction.
 */
export async function announceVisibility(ctx: CommandContext, store: ChangedStore): Promise<void> {
  await ctx.emit(supplierChanged, toEvent(store));
  await broadcast(ctx.db, { kind: 'pages', tags: [everyPage] });
}

/** Announces that public content of a store changed: its texts, logo or certificates. */
export async function announceProfile(ctx: CommandContext, store: ChangedStore): Promise<void> {
  await ctx.emit(supplierChanged, toEvent(store));
  await broadcast(ctx.db, {
    kind: 'pages',
    tags: [
      endpointTag(suppliersContract.getSupplier, { slug: store.slug }),
      endpointTag(suppliersContract.listSuppliers),
      endpointTag(suppliersContract.listSupplierStates),
    ],
  });
}

const toEvent = ({ supplierId, slug, ownerAccountId }: ChangedStore): ChangedStore => ({
  supplierId,
  slug,
  ownerAccountId,
});
