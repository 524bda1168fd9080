import { picturePath } from '#features/catalog/products/server/queries/product-cards.ts';
import { findNewProducts } from '#features/search/search/server/queries/find-new-products.ts';
import { formatAmount } from '#lib/amounts.ts';
import { mailPictureUrl } from '#lib/art/mail-picture.ts';
import { addDays } from '#lib/calendar.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import {
  defineTask,
  type FeatureJobs,
  type JobCommandContext,
  type JobContext,
} from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { markChecked } from './commands.ts';
import { newProductsMail } from './emails.ts';
import { listDue } from './queries.ts';

const batchSize = 200;
const maxListed = 6;
export const lookJob = defineJob('saved-searches.look');

/** Checks each saved search once a day for new products, and notifies its owner. */
async function checkSavedSearches(ctx: JobContext): Promise<void> {
  const { now, kernel } = ctx;
  const dueBefore = addDays(now, -0.95);
  for (const search of await listDue(ctx.db, { before: dueBefore, limit: batchSize })) {
    const newProducts = await findNewProducts(kernel, { params: search.params, since: search.lookedAt });
    await ctx.write(async (writing) => {
      const isDue = await markChecked(writing, { id: search.id, dueBefore, checkedAt: now });
      if (isDue && newProducts.length > 0) await notifyOwner(writing, { search, newProducts });
    });
  }
}

interface SearchNews {
  search: Awaited<ReturnType<typeof listDue>>[number];
  newProducts: Awaited<ReturnType<typeof findNewProducts>>;
}

async function notifyOwner(ctx: JobCommandContext, { search, newProducts }: SearchNews): Promise<void> {
  const { params, email, person, name, stopToken } = search;
  const { publicUrl } = ctx.config;
  await sendMail(
    ctx,
    newProductsMail({
      to: email,
      person,
      search: name,
      products: newProducts.slice(0, maxListed).map((product) => ({
        title: product.title,
        note: product.supplierName,
        amount: `from ${formatAmount(product.priceFromMinor, product.currency)}`,
        picture: mailPictureUrl(publicUrl, picturePath(product)),
        url: `${publicUrl}/products/${product.slug}`,
      })),
      more: Math.max(0, newProducts.length - maxListed),
      url: `${publicUrl}/search?${params}&sort=newest`,
      stopUrl: `${publicUrl}/saved-searches/stop?token=${stopToken}`,
    }),
  );
}

export const savedSearchesJobs: FeatureJobs = {
  tasks: [defineTask(lookJob, { run: checkSavedSearches, schedule: '*/20 6-9 * * *' })],
};
