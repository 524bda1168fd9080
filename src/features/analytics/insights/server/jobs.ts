import { inquiryAnswered, inquirySent } from '#features/conversations/inquiries/contract.ts';
import { orderDelivered } from '#features/orders/dispatch/contract.ts';
import { orderCancelled, orderPlaced } from '#features/orders/orders/contract.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs, onEvent } from '#platform/jobs/subscriptions.ts';
import { deletePastVisitMarks } from './commands/count-visits.ts';
import { recordInventory } from './commands/record-inventory.ts';
import {
  rebuildJob,
  rebuildSums,
  recountAnswer,
  recountInquiry,
  recountOrder,
} from './commands/recount-days.ts';
import { rankStore, rankStoreJob, rankStores, rankStoresJob } from './commands/refresh-ranking.ts';
import { scoreProducts, scoreStore, scoreStoreJob } from './commands/score-products.ts';
import { queueWeeklyViewSums, sumViews, sumViewsJob } from './commands/sum-views.ts';

export const insightsJobs: FeatureJobs = {
  subscriptions: [
    onEvent(orderPlaced, 'insights.order-placed', recountOrder),
    onEvent(orderDelivered, 'insights.order-delivered', recountOrder),
    onEvent(orderCancelled, 'insights.order-cancelled', recountOrder),
    onEvent(inquirySent, 'insights.inquiry-sent', recountInquiry),
    onEvent(inquiryAnswered, 'insights.inquiry-answered', recountAnswer),
  ],
  tasks: [
    defineTask(rebuildJob, rebuildSums, '50 20 * * *'),
    // The store's day ends at 18:30 UTC, so the stock at this time is its stock at the end of the day.
    defineTask(defineJob('insights.note-inventory'), recordInventory, '25 18 * * *'),
    defineTask(defineJob('insights.forget-visitors'), deletePastVisitMarks, '35 18 * * *'),
    // A new day has begun: its first visitor should find today's ranking.
    defineTask(rankStoresJob, rankStores, '31 18 * * *'),
    defineTask(rankStoreJob, async (ctx, { supplierId }: { supplierId: string }) => {
      await rankStore(ctx.db, { supplierId, now: ctx.now });
      await queueWeeklyViewSums(ctx, supplierId);
    }),
    defineTask(sumViewsJob, sumViews),
    defineTask(defineJob('insights.weigh-products'), scoreProducts, '5 3 * * *'),
    defineTask(scoreStoreJob, scoreStore),
  ],
};
