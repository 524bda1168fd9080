import { inquiryAnswered, inquirySent } from '#features/conversations/inquiries/contract.ts';
import { orderCancelled, orderDelivered, orderPlaced } from '#features/orders/orders/contract.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { type FeatureJobs, on, task } from '#platform/jobs/subscriptions.ts';
import { forgetVisitors } from './commands/count-visits.ts';
import { noteInventory } from './commands/note-inventory.ts';
import { countAnswer, countInquiry, countOrder, rebuild, rebuildJob } from './commands/react.ts';
import { rankStore, rankStoreJob, rankStores, rankStoresJob } from './commands/restand.ts';
import { sumViews, sumViewsJob, sumViewsSoon } from './commands/sum-views.ts';
import { weighProducts, weighStore, weighStoreJob } from './commands/weigh-products.ts';

export const insightsJobs: FeatureJobs = {
  subscriptions: [
    on(orderPlaced, 'insights.order-placed', countOrder),
    on(orderDelivered, 'insights.order-delivered', countOrder),
    on(orderCancelled, 'insights.order-cancelled', countOrder),
    on(inquirySent, 'insights.inquiry-sent', countInquiry),
    on(inquiryAnswered, 'insights.inquiry-answered', countAnswer),
  ],
  tasks: [
    task(rebuildJob, rebuild, '50 20 * * *'),
    // The store's day ends at 18:30 UTC: what is in stock then is what it ended with.
    task(defineJob('insights.note-inventory'), noteInventory, '25 18 * * *'),
    task(defineJob('insights.forget-visitors'), forgetVisitors, '35 18 * * *'),
    // A day begins: the first look of the day should find the standings of today.
    task(rankStoresJob, rankStores, '31 18 * * *'),
    task(rankStoreJob, async (ctx, { supplierId }: { supplierId: string }) => {
      await rankStore(ctx.db, { supplierId, now: ctx.now });
      await sumViewsSoon(ctx, supplierId);
    }),
    task(sumViewsJob, sumViews),
    task(defineJob('insights.weigh-products'), weighProducts, '5 3 * * *'),
    task(weighStoreJob, weighStore),
  ],
};
