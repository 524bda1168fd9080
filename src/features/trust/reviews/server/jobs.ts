import { preparePublicPictures } from '#features/files/files/server/commands/publish-pictures.ts';
import { accountClosed } from '#features/identity/accounts/contract.ts';
import { orderDelivered } from '#features/orders/dispatch/contract.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import {
  defineTask,
  type FeatureJobs,
  inTransaction,
  type JobContext,
  onEvent,
} from '#platform/jobs/subscriptions.ts';
import { announceClosedAuthor } from './commands/announce-review.ts';
import { publishDueReviews, publishPhotosJob, showPhotos } from './commands/publish-reviews.ts';
import { remindOfReviews, remindOfReviewsJob, scheduleReminder } from './commands/remind-of-reviews.ts';
import { listDueOrders, listPrivatePhotos } from './queries/due-reviews.ts';

/** Publishes reviews that have waited long enough for the other side, every hour. */
export const publishReviewsJob = defineJob('reviews.publish-due');

/** Publishes what is due, in a transaction for each order. */
async function publishDue({ db, now, write, log }: JobContext): Promise<void> {
  for (const orderId of await listDueOrders(db, now)) {
    try {
      await write((ctx) => publishDueReviews(ctx, { orderId }));
    } catch (error) {
      // One order must not hold up all others; the next hour tries again.
      log.error({ err: error, order: orderId }, 'reviews could not be published');
    }
  }
}

/** Makes photos public: their sizes are computed before the transaction, which checks that the review is still shown. */
async function publishPhotos(
  { db, write, kernel }: JobContext,
  { reviewId }: { reviewId: string },
): Promise<void> {
  const ids = await listPrivatePhotos(db, reviewId);
  if (ids.length === 0) return;
  await preparePublicPictures({ db, files: kernel.files }, ids);
  await write((ctx) => showPhotos(ctx, { reviewId, ids }));
}

export const reviewsJobs: FeatureJobs = {
  subscriptions: [
    onEvent(orderDelivered, { name: 'reviews.schedule-reminder', run: inTransaction(scheduleReminder) }),
    onEvent(accountClosed, { name: 'reviews.account-closed', run: inTransaction(announceClosedAuthor) }),
  ],
  tasks: [
    defineTask(publishReviewsJob, { run: publishDue, schedule: '25 * * * *' }),
    defineTask(publishPhotosJob, { run: publishPhotos }),
    defineTask(remindOfReviewsJob, { run: inTransaction(remindOfReviews) }),
  ],
};
