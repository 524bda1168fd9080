import { refreshTrackRecords } from '#features/orders/order-record/server/commands/refresh-track-records.ts';
import { revokeOutdatedAccess } from '#features/stores/suppliers/server/commands/revoke-outdated-access.ts';
import { shareFilesWithTeam } from '#features/stores/team/server/commands.ts';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs, inTransaction } from '#platform/jobs/subscriptions.ts';
import { completeDelivered } from './commands/move-order.ts';
import { filesOfStoreOrders, sentOrderFiles } from './queries/order-facts.ts';

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
  // Members who may see amounts, since files can contain prices.
  subscriptions: shareFilesWithTeam('orders', { capability: 'orders.money', files: filesOfStoreOrders }),
  tasks: [
    defineTask(completeDeliveredJob, { run: inTransaction(completeDelivered), schedule: '40 * * * *' }),
    defineTask(refreshTrackRecordsJob, {
      run: ({ db, now }) => refreshTrackRecords(db, now),
      schedule: '35 2 * * *',
    }),
  ],
};
