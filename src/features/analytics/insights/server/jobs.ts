import { inquiryAnswered, inquirySent } from '#features/conversations/inquiries/contract.ts';
import { orderDelivered } from '#features/orders/dispatch/contract.ts';
import { orderCancelled, orderPlaced } from '#features/orders/orders/contract.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
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
    onEvent(orderPlaced, { name: 'insights.order-placed', run: inTransaction(recountOrder) }),
    onEvent(orderDelivered, { name: 'insights.order-delivered', run: inTransaction(recountOrder) }),
    onEvent(orderCancelled, { name: 'insights.order-cancelled', run: inTransaction(recountOrder) }),
    onEvent(inquirySent, { name: 'insights.inquiry-sent', run: inTransaction(recountInquiry) }),
    onEvent(inquiryAnswered, { name: 'insights.inquiry-answered', run: inTransaction(recountAnswer) }),
  ],
  tasks: [
    defineTask(rebuildJob, { run: rebuildSums, schedule: '50 20 * * *' }),
    // The store's day ends at 18:30 UTC, so the stock at this time is its stock at the end of the day.
    defineTask(defineJob('insights.note-inventory'), {
      run: inTransaction(recordInventory),
      schedule: '25 18 * * *',
    }),
    defineTask(defineJob('insights.forget-visitors'), {
      run: inTransaction(deletePastVisitMarks),
      schedule: '35 18 * * *',
    }),
    // A new day has begun: its first visitor should find today's ranking.
    defineTask(rankStoresJob, { run: inTransaction(rankStores), schedule: '31 18 * * *' }),
    defineTask(rankStoreJob, {
      run: inTransaction(async (ctx, { supplierId }) => {
        await rankStore(ctx.db, { supplierId, now: ctx.now });
        await queueWeeklyViewSums(ctx, supplierId);
      }),
    }),
    defineTask(sumViewsJob, { run: inTransaction(sumViews) }),
    defineTask(defineJob('insights.weigh-products'), {
      run: inTransaction(scoreProducts),
      schedule: '5 3 * * *',
    }),
    defineTask(scoreStoreJob, { run: inTransaction(scoreStore) }),
  ],
};
