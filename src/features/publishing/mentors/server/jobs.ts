import { displayNumber } from '#lib/ids.ts';
import { type FeatureJobs, type JobContext, onEvent } from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { sessionRequested, sessionStatusChanged } from '../contract.ts';
import type { RequestStatus } from '../rules.ts';
import { hasStatusMail, mentorMail, requestSentMail, statusMail } from './emails.ts';
import { getSession } from './queries/sessions.ts';

async function loadMailData(ctx: JobContext, requestId: string) {
  const { mentor, person, number, ...session } = await getSession(ctx.db, requestId);
  return {
    ...session,
    number: displayNumber(number),
    mentorName: mentor.name,
    mentorSlug: mentor.slug,
    personName: person.name,
    personEmail: person.email,
  };
}

/** Emails the mentor, if a contact is known, and the person who asked. */
async function mailNewRequest(ctx: JobContext, { requestId }: { requestId: string }): Promise<void> {
  const mailData = await loadMailData(ctx, requestId);
  const { publicUrl } = ctx.kernel.config;
  if (mailData.contactEmail) {
    const url = `${publicUrl}/mentors/${mailData.mentorSlug}`;
    await sendMail(ctx, mentorMail({ ...mailData, to: mailData.contactEmail, url }));
  }
  await sendMail(
    ctx,
    requestSentMail({ ...mailData, to: mailData.personEmail, url: `${publicUrl}/account/mentors` }),
  );
}

/** Emails the person who asked about a new status, except when they withdrew the request themselves. */
async function mailStatusChange(
  ctx: JobContext,
  { requestId, status }: { requestId: string; status: RequestStatus },
): Promise<void> {
  if (!hasStatusMail(status)) return;
  const mailData = await loadMailData(ctx, requestId);
  const url = `${ctx.kernel.config.publicUrl}/account/mentors`;
  await sendMail(ctx, statusMail({ ...mailData, to: mailData.personEmail, url }, status));
}

export const mentorsJobs: FeatureJobs = {
  subscriptions: [
    onEvent(sessionRequested, 'mentors.pass-on', mailNewRequest),
    onEvent(sessionStatusChanged, 'mentors.tell-status', mailStatusChange),
  ],
};
