import { formatDate } from '#lib/formats.ts';
import type { MailDraft } from '#platform/mail/mail-draft.ts';

interface CertificateMail {
  to: string;
  businessName: string;
  code: string;
  url: string;
}

const reason = 'You’re receiving this because you run a store on Packwright.';

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
  subject: `${code} of ${businessName} expires ${daysLeft === 0 ? 'today' : `in ${daysLeft} days`}`,
  heading: `${code} is valid until ${formatDate(expiresOn)}`,
  paragraphs: [
    'After that, buyers no longer see it on your page.',
    'Submit the renewed document as soon as you have it, so that buyers continue to see the certificate.',
  ],
  action: { label: 'Renew certificate', url },
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
  subject: approved ? `${code} is live for ${businessName}` : `${code}: changes needed`,
  heading: approved ? `${code} is approved` : `We could not approve ${code}`,
  paragraphs: [
    approved ? 'It is on your public page until it expires.' : 'Buyers can’t see it.',
    ...(note ? [note] : []),
  ],
  action: { label: 'View certificates', url },
  reason,
});
