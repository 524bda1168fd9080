import { endpointTag } from '#lib/endpoint-tags.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { storefrontContract } from '../../contract/public-suppliers.ts';
import { type SupplierEvent, supplierChanged } from '../../contract.ts';

/** Announces that public content of a store changed: its texts, logo or certificates. */
export async function announceProfile(ctx: CommandContext, store: SupplierEvent): Promise<void> {
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
