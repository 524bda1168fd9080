import { longDate } from '#lib/calendar.ts';
import type { MailDraft } from '#platform/mail/mail-draft.ts';

interface CertificateMail {
  to: string;
  businessName: string;
  code: string;
  url: string;
}

const reason = 'You get this because you run a store on Packwright.';

/** Email about a certificate that expires soon. */
export const expiryMail = ({
  to,
  businessName,
  code,
  url,
  expiresOn,
  daysLeft,
}: CertificateMail & { expiresOn: string; daysLeft: number }): MailDraft => ({
  to,
  subject: `${code} of ${businessName} ends ${daysLeft === 0 ? 'today' : `in ${daysLeft} days`}`,
  heading: `${code} is valid until ${longDate(expiresOn)}`,
  paragraphs: [
    'After that day buyers no longer see it on your page.',
    'Send us the renewed document as soon as you have it. We check it, and buyers continue to see the mark.',
  ],
  action: { label: 'Add the renewed certificate', url },
  reason,
});

/** Email with the decision about a certificate. */
export const decisionMail = ({
  to,
  businessName,
  code,
  url,
  approved,
  note,
}: CertificateMail & { approved: boolean; note: string }): MailDraft => ({
  to,
  subject: approved ? `${code} is on the page of ${businessName}` : `${code}: please review it`,
  heading: approved ? `${code} is approved` : `We could not approve ${code}`,
  paragraphs: [
    approved ? 'Buyers see it on your page until it expires.' : 'Buyers do not see it.',
    ...(note ? [note] : []),
  ],
  action: { label: 'See your certificates', url },
  reason,
});
