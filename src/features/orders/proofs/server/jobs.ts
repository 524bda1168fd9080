import { setFileAccess } from '#features/files/files/server/commands/attach-file.ts';
import { hasStoreCapability } from '#features/stores/suppliers/server/queries.ts';
import { memberChanged, memberJoined, memberLeft } from '#features/stores/team/contract.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { filesOfStoreProofs } from './queries/proofs.ts';

interface Member {
  supplierId: string;
  accountId: string;
}

/** Updates who in a store may read the files of its proofs: everyone who works on its orders. */
async function shareFiles(ctx: CommandContext, { supplierId, accountId }: Member): Promise<void> {
  const may = await hasStoreCapability(ctx.db, { supplierId, accountId, capability: 'orders.read' });
  await setFileAccess(ctx, { accountId, files: filesOfStoreProofs(supplierId), may });
}

export const proofsJobs: FeatureJobs = {
  subscriptions: [
    onEvent(memberJoined, { name: 'proofs.share-files-on-join', run: inTransaction(shareFiles) }),
    onEvent(memberChanged, { name: 'proofs.share-files-on-change', run: inTransaction(shareFiles) }),
    onEvent(memberLeft, { name: 'proofs.withhold-files', run: inTransaction(shareFiles) }),
  ],
};
