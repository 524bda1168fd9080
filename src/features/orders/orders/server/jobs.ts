import { sql } from 'drizzle-orm';
import { letRead } from '#features/files/files/server/commands/attach-file.ts';
import { withholdFiles } from '#features/stores/suppliers/server/commands/withhold-files.ts';
import { mayInStore } from '#features/stores/suppliers/server/queries.ts';
import { memberChanged, memberJoined, memberLeft } from '#features/stores/team/contract.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { type FeatureJobs, on, task } from '#platform/jobs/subscriptions.ts';
import { assumeArrived, completeDelivered } from './commands/finish-orders.ts';

interface Member {
  supplierId: string;
  accountId: string;
}

/** Files that came with a store's orders may name prices: they are for who sees its amounts today, but for a buyer's own. */
async function shareFiles(ctx: CommandContext, { supplierId, accountId }: Member): Promise<void> {
  const may = await mayInStore(ctx.db, { supplierId, accountId, capability: 'orders.money' });
  const files = sql`
    select file.file_id from orders
    join order_files file on file.order_id = orders.id
    where orders.supplier_id = ${supplierId} and orders.buyer_account_id is distinct from ${accountId}`;
  await letRead(ctx, { accountId, files, may });
}

/** Until amounts were the office's alone, whoever packed an order read what came with it, purchase orders as well. */
export const ensureOrderFilesWithheld = (db: Database): Promise<void> =>
  withholdFiles(db, {
    name: 'order-file-readers',
    capability: 'orders.money',
    sent: sql`
      select file.file_id, orders.buyer_account_id, orders.supplier_id
      from order_files file join orders on orders.id = file.order_id`,
  });

export const assumeArrivedJob = defineJob('orders.assume-arrived');

export const completeDeliveredJob = defineJob('orders.complete-delivered');

export const ordersJobs: FeatureJobs = {
  subscriptions: [
    on(memberJoined, 'orders.share-files-on-join', shareFiles),
    on(memberChanged, 'orders.share-files-on-change', shareFiles),
    on(memberLeft, 'orders.withhold-files', shareFiles),
  ],
  tasks: [
    task(assumeArrivedJob, assumeArrived, '20 * * * *'),
    task(completeDeliveredJob, completeDelivered, '40 * * * *'),
  ],
};
