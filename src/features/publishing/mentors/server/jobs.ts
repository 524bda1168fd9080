import { displayNumber } from '#lib/ids.ts';
import { type FeatureJobs, type JobContext, on } from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { sessionRequested, sessionStatusChanged } from '../contract.ts';
import type { RequestStatus } from '../rules.ts';
import { askedMail, isToldOf, mentorMail, statusMail } from './emails.ts';
import { getSession } from './queries/sessions.ts';

async function factsOf(ctx: JobContext, requestId: string) {
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

/** Writes to the mentor, where a contact is known, and to the person who asked. */
async function passOn(ctx: JobContext, { requestId }: { requestId: string }): Promise<void> {
  const facts = await factsOf(ctx, requestId);
  const { publicUrl } = ctx.kernel.config;
  if (facts.contactEmail) {
    const url = `${publicUrl}/mentors/${facts.mentorSlug}`;
    await sendMail(ctx, mentorMail({ ...facts, to: facts.contactEmail, url }));
  }
  await sendMail(ctx, askedMail({ ...facts, to: facts.personEmail, url: `${publicUrl}/account/mentors` }));
}

/** Tells the person who asked how their request goes on; who withdrew it knows. */
async function tellStatus(
  ctx: JobContext,
  { requestId, status }: { requestId: string; status: RequestStatus },
): Promise<void> {
  if (!isToldOf(status)) return;
  const facts = await factsOf(ctx, requestId);
  const url = `${ctx.kernel.config.publicUrl}/account/mentors`;
  await sendMail(ctx, statusMail({ ...facts, to: facts.personEmail, url }, status));
}

export const mentorsJobs: FeatureJobs = {
  subscriptions: [
    on(sessionRequested, 'mentors.pass-on', passOn),
    on(sessionStatusChanged, 'mentors.tell-status', tellStatus),
  ],
};
