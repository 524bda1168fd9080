import { supplierChanged } from '#features/stores/suppliers/contract.ts';
import { getStoreEvent } from '#features/stores/suppliers/server/queries.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { storefrontContract } from '../../contract.ts';

/** Announces that public content of a store changed: its texts, logo or certificates. */
export async function announceProfile(ctx: CommandContext, supplierId: string): Promise<void> {
  const store = await getStoreEvent(ctx.db, supplierId);
  await ctx.emit(supplierChanged, store);
  await broadcast(ctx.db, {
    kind: 'pages',
    tags: [
      endpointTag(storefrontContract.getSupplier, { slug: store.slug }),
      endpointTag(storefrontContract.listSuppliers),
      endpointTag(storefrontContract.listSupplierStates),
    ],
  });
}
