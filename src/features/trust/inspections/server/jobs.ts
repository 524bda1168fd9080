import { setFileAccess } from '#features/files/files/server/commands/attach-file.ts';
import { hasStoreCapability } from '#features/stores/suppliers/server/queries.ts';
import { memberChanged, memberJoined, memberLeft } from '#features/stores/team/contract.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { photosOfStore } from './queries/receipts.ts';

interface Member {
  supplierId: string;
  accountId: string;
}

/** Updates who in a store may see the photos of receipts: everyone who works on orders. */
async function sharePhotos(ctx: CommandContext, { supplierId, accountId }: Member): Promise<void> {
  const may = await hasStoreCapability(ctx.db, { supplierId, accountId, capability: 'orders.read' });
  await setFileAccess(ctx, { accountId, files: photosOfStore(supplierId), may });
}

export const inspectionsJobs: FeatureJobs = {
  subscriptions: [
    onEvent(memberJoined, { name: 'inspections.share-on-join', run: inTransaction(sharePhotos) }),
    onEvent(memberChanged, { name: 'inspections.share-on-change', run: inTransaction(sharePhotos) }),
    onEvent(memberLeft, { name: 'inspections.withhold-photos', run: inTransaction(sharePhotos) }),
  ],
};
