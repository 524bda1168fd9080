import { setFileAccess } from '#features/files/files/server/commands/attach-file.ts';
import { hasStoreCapability } from '#features/stores/suppliers/server/queries.ts';
import { memberChanged, memberJoined, memberLeft } from '#features/stores/team/contract.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { filesOfStoreReports } from './queries.ts';

interface Member {
  supplierId: string;
  accountId: string;
}

/** Updates who in a store may read remittance slips: everyone who sees amounts. */
async function shareFiles(ctx: CommandContext, { supplierId, accountId }: Member): Promise<void> {
  const may = await hasStoreCapability(ctx.db, { supplierId, accountId, capability: 'orders.money' });
  await setFileAccess(ctx, { accountId, files: filesOfStoreReports(supplierId), may });
}

export const paymentReportsJobs: FeatureJobs = {
  subscriptions: [
    onEvent(memberJoined, { name: 'payment-reports.share-on-join', run: inTransaction(shareFiles) }),
    onEvent(memberChanged, { name: 'payment-reports.share-on-change', run: inTransaction(shareFiles) }),
    onEvent(memberLeft, { name: 'payment-reports.withhold-files', run: inTransaction(shareFiles) }),
  ],
};
