import { listAdmins } from '#features/identity/accounts/server/queries.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import {
  defineTask,
  type FeatureJobs,
  inTransaction,
  type JobCommandContext,
  onEvent,
} from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import type { ApplicationStatus } from '../contract/options.ts';
import { applicationDecided, jobApplied } from '../contract.ts';
import { deleteOldApplications, removeCvs, removeCvsJob } from './commands/delete-applications.ts';
import { decisionMail, newApplicationMail, receivedMail } from './emails.ts';
import { getContact } from './queries/applications.ts';

const page = ({ config }: JobCommandContext, path: string): string => `${config.publicUrl}${path}`;

async function notifyApplicant(
  ctx: JobCommandContext,
  { applicationId }: { applicationId: string },
): Promise<void> {
  const about = await getContact(ctx.db, applicationId);
  if (!about) return;
  const url = page(ctx, about.isVisitor ? `/jobs/${about.slug}` : '/account/applications');
  await sendMail(ctx, receivedMail({ ...about, to: about.email, url }));
}

/** Notifies the store that posted the job, or otherwise every admin. */
async function notifyPoster(
  ctx: JobCommandContext,
  { applicationId }: { applicationId: string },
): Promise<void> {
  const about = await getContact(ctx.db, applicationId);
  if (!about) return;
  if (about.posterEmail) {
    const url = page(ctx, `/account/jobs/${about.jobId}/applications`);
    return sendMail(ctx, newApplicationMail({ to: about.posterEmail, title: about.title, url }));
  }
  const url = page(ctx, `/admin/jobs/${about.jobId}/applications`);
  for (const { email } of await listAdmins(ctx.db)) {
    await sendMail(ctx, newApplicationMail({ to: email, title: about.title, url }));
  }
}

async function notifyDecision(
  ctx: JobCommandContext,
  { applicationId, to }: { applicationId: string; to: ApplicationStatus },
): Promise<void> {
  const about = await getContact(ctx.db, applicationId);
  if (!about) return;
  const mail = decisionMail({ ...about, to: about.email, url: page(ctx, `/jobs/${about.slug}`), step: to });
  if (mail) await sendMail(ctx, mail);
}

export const forgetApplicationsJob = defineJob('jobs.forget-old-applications');

export const jobsJobs: FeatureJobs = {
  subscriptions: [
    onEvent(jobApplied, { name: 'jobs.tell-applicant', run: inTransaction(notifyApplicant) }),
    onEvent(jobApplied, { name: 'jobs.tell-poster', run: inTransaction(notifyPoster) }),
    onEvent(applicationDecided, { name: 'jobs.tell-decision', run: inTransaction(notifyDecision) }),
  ],
  tasks: [
    defineTask(forgetApplicationsJob, { run: deleteOldApplications, schedule: '40 3 * * *' }),
    defineTask(removeCvsJob, { run: removeCvs }),
  ],
};
