import { displayNumber } from '#lib/ids.ts';
import {
  type FeatureJobs,
  inTransaction,
  type JobCommandContext,
  onEvent,
} from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { sessionRequested, sessionStatusChanged } from '../contract.ts';
import type { RequestStatus } from '../rules.ts';
import { hasStatusMail, mentorMail, requestSentMail, statusMail } from './emails.ts';
import { getSession } from './queries/sessions.ts';

async function loadMailData(ctx: JobCommandContext, requestId: string) {
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
async function mailNewRequest(ctx: JobCommandContext, { requestId }: { requestId: string }): Promise<void> {
  const mailData = await loadMailData(ctx, requestId);
  const { publicUrl } = ctx.config;
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
  ctx: JobCommandContext,
  { requestId, status }: { requestId: string; status: RequestStatus },
): Promise<void> {
  if (!hasStatusMail(status)) return;
  const mailData = await loadMailData(ctx, requestId);
  const url = `${ctx.config.publicUrl}/account/mentors`;
  await sendMail(ctx, statusMail({ ...mailData, to: mailData.personEmail, url }, status));
}

export const mentorsJobs: FeatureJobs = {
  subscriptions: [
    onEvent(sessionRequested, { name: 'mentors.pass-on', run: inTransaction(mailNewRequest) }),
    onEvent(sessionStatusChanged, { name: 'mentors.tell-status', run: inTransaction(mailStatusChange) }),
  ],
};
