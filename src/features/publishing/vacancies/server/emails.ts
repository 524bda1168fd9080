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
  heading: 'Application received',
  paragraphs: [
    `${companyName} has received your application for “${title}”, with your CV. Only they and the admins of Packwright can open it.`,
    isVisitor
      ? 'They will reply to this address. If you did not apply, ignore this email.'
      : 'You can track or withdraw it in your account.',
  ],
  action: isVisitor ? { label: 'View job', url } : { label: 'View your applications', url },
  reason: 'You’re receiving this because someone applied for a job on Packwright with this address.',
});

/** Returns the email to the person or store that posted the job. */
export const newApplicationMail = ({ to, title, url }: Omit<JobMail, 'companyName'>): MailDraft => ({
  to,
  subject: `New application: ${title}`,
  heading: `New application for “${title}”`,
  paragraphs: ['View the name, message and CV on Packwright. Try to reply within one day.'],
  action: { label: 'View application', url },
  reason: 'You’re receiving this because you manage this job on Packwright.',
});

const decisions: Partial<Record<ApplicationStatus, (company: string) => string>> = {
  'in-review': (company) => `${company} is reviewing your application.`,
  interview: (company) => `${company} would like to meet you. They will contact you to arrange a time.`,
  hired: (company) =>
    `${company} has selected you. Congratulations! They will contact you about the next steps.`,
  declined: (company) =>
    `${company} has decided not to continue with your application. Thank you for your interest.`,
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
    heading: `Update on “${title}”`,
    paragraphs: [decision(companyName)],
    action: { label: 'View job', url },
    reason: 'You’re receiving this because you applied for this job on Packwright.',
  };
}
