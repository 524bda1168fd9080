import type { MailDraft } from '#platform/mail/mail-draft.ts';
import type { ApplicationStatus } from '../contract/options.ts';

interface JobMail {
  to: string;
  title: string;
  companyName: string;
  url: string;
}

/**
 * Returns the confirmation to the applicant. It does not repeat a visitor's input: the email address may be someone
 * else's.
 */
export const receivedMail = ({
  to,
  title,
  companyName,
  url,
  isVisitor,
}: JobMail & { isVisitor: boolean }): MailDraft => ({
  to,
  subject: `Your application: ${title}`,
  heading: 'Your application has arrived',
  paragraphs: [
    `${companyName} now has your application for “${title}”, with your CV. Only they and the admins of Packwright can open it.`,
    isVisitor
      ? 'They answer to this address. If you did not apply, someone typed your address by mistake: you need do nothing.'
      : 'Your account shows its progress, and there you can also withdraw it.',
  ],
  action: isVisitor ? { label: 'See the job', url } : { label: 'See your applications', url },
  reason: 'You get this because someone applied for a job on Packwright with this address.',
});

/** Returns the email to the person or store that posted the job. */
export const newApplicationMail = ({ to, title, url }: Omit<JobMail, 'companyName'>): MailDraft => ({
  to,
  subject: `New application: ${title}`,
  heading: `New application for “${title}”`,
  paragraphs: [
    'Name, message and CV are shown with the job. Applicants wait for a first reply: try to send it within a day.',
  ],
  action: { label: 'Read the application', url },
  reason: 'You get this because you look after this job on Packwright.',
});

const decisions: Partial<Record<ApplicationStatus, (company: string) => string>> = {
  'in-review': (company) => `${company} is reading your application.`,
  interview: (company) => `${company} would like to meet you. They will write to you to find a time.`,
  hired: (company) => `${company} has selected you. Congratulations; they will write to you about the rest.`,
  declined: (company) =>
    `${company} has decided not to continue with your application. Thank you for the time it took you.`,
};

/** Returns the email to the applicant after a decision; null if there is nothing to report. */
export function decisionMail({
  to,
  title,
  companyName,
  url,
  step,
}: JobMail & { step: ApplicationStatus }): MailDraft | null {
  const decision = decisions[step];
  if (!decision) return null;
  return {
    to,
    subject: `Your application: ${title}`,
    heading: `News about “${title}”`,
    paragraphs: [decision(companyName)],
    action: { label: 'See the job', url },
    reason: 'You get this because you applied for this job on Packwright.',
  };
}
