import { setFileAccess } from '#features/files/files/server/commands/attach-file.ts';
import { refreshTrackRecords } from '#features/orders/order-record/server/commands/refresh-track-records.ts';
import { revokeOutdatedAccess } from '#features/stores/suppliers/server/commands/revoke-outdated-access.ts';
import { hasStoreCapability } from '#features/stores/suppliers/server/queries.ts';
import { memberChanged, memberJoined, memberLeft } from '#features/stores/team/contract.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { completeDelivered } from './commands/move-order.ts';
import { filesOfStoreOrders, sentOrderFiles } from './queries/order-facts.ts';

interface Member {
  supplierId: string;
  accountId: string;
}

/** Updates who may read the files of a store's orders: members who may see amounts, since files can contain prices. */
async function shareFiles(ctx: CommandContext, { supplierId, accountId }: Member): Promise<void> {
  const may = await hasStoreCapability(ctx.db, { supplierId, accountId, capability: 'orders.money' });
  await setFileAccess(ctx, { accountId, files: filesOfStoreOrders({ supplierId, accountId }), may });
}

/** Revokes access to order files that the warehouse was given before amounts were hidden from it. */
export const ensureOrderFilesWithheld = (db: Database): Promise<void> =>
  revokeOutdatedAccess(db, {
    name: 'order-file-readers',
    capability: 'orders.money',
    sentFiles: sentOrderFiles,
  });

export const completeDeliveredJob = defineJob('orders.complete-delivered');
const refreshTrackRecordsJob = defineJob('orders.refresh-track-records');

export const ordersJobs: FeatureJobs = {
  subscriptions: [
    onEvent(memberJoined, { name: 'orders.share-files-on-join', run: inTransaction(shareFiles) }),
    onEvent(memberChanged, { name: 'orders.share-files-on-change', run: inTransaction(shareFiles) }),
    onEvent(memberLeft, { name: 'orders.withhold-files', run: inTransaction(shareFiles) }),
  ],
  tasks: [
    defineTask(completeDeliveredJob, { run: inTransaction(completeDelivered), schedule: '40 * * * *' }),
    defineTask(refreshTrackRecordsJob, {
      run: ({ db, now }) => refreshTrackRecords(db, now),
      schedule: '35 2 * * *',
    }),
  ],
};
