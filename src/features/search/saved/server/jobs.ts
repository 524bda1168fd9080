import { findNewProducts } from '#features/search/search/server/queries/find-new-products.ts';
import { addDays } from '#lib/calendar.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs, type JobContext } from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { markChecked } from './commands.ts';
import { newProductsMail } from './emails.ts';
import { listDue } from './queries.ts';

const batchSize = 200;
const named = 6;
export const lookJob = defineJob('saved-searches.look');

/** Checks each saved search once a day for new products, and notifies its owner. */
async function checkSavedSearches(ctx: JobContext): Promise<void> {
  const due = await listDue(ctx.db, addDays(ctx.now, -0.95), batchSize);
  const { publicUrl } = ctx.kernel.config;
  for (const { id: _id, lookedAt, params, email, person, name, stopToken } of due) {
    const newProducts = await findNewProducts(ctx.kernel, { params, since: lookedAt });
    if (newProducts.length === 0) continue;
    await sendMail(
      ctx,
      newProductsMail({
        to: email,
        person,
        search: name,
        titles: newProducts.slice(0, named).map(({ title }) => title),
        more: Math.max(0, newProducts.length - named),
        url: `${publicUrl}/search?${params}&sort=newest`,
        stopUrl: `${publicUrl}/saved-searches/stop?token=${stopToken}`,
      }),
    );
  }
  await markChecked(
    ctx,
    due.map(({ id }) => id),
  );
}

export const savedSearchesJobs: FeatureJobs = {
  tasks: [defineTask(lookJob, checkSavedSearches, '*/20 6-9 * * *')],
};
