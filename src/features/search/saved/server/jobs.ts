import { searchAgain } from '#features/search/search/server/queries/search-again.ts';
import { addDays } from '#lib/calendar.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { type FeatureJobs, type JobContext, task } from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { markLooked } from './commands.ts';
import { newProductsMail } from './emails.ts';
import { listDue } from './queries.ts';

const atOnce = 200;
const named = 6;
export const lookJob = defineJob('saved-searches.look');

/** Looks once a day what is new in each saved search, and tells whoever saved it. */
async function look(ctx: JobContext): Promise<void> {
  const due = await listDue(ctx.db, addDays(ctx.now, -0.95), atOnce);
  const { publicUrl } = ctx.kernel.config;
  for (const { id: _id, lookedAt, params, email, person, name, stopToken } of due) {
    const found = await searchAgain(ctx.kernel, { params, since: lookedAt });
    if (found.length === 0) continue;
    await sendMail(
      ctx,
      newProductsMail({
        to: email,
        person,
        search: name,
        titles: found.slice(0, named).map(({ title }) => title),
        more: Math.max(0, found.length - named),
        url: `${publicUrl}/search?${params}&sort=newest`,
        stopUrl: `${publicUrl}/saved-searches/stop?token=${stopToken}`,
      }),
    );
  }
  await markLooked(
    ctx,
    due.map(({ id }) => id),
  );
}

export const savedSearchesJobs: FeatureJobs = {
  tasks: [task(lookJob, look, '*/20 6-9 * * *')],
};
