import type { MailDraft } from '#platform/mail/mail-draft.ts';

interface ChangedMail {
  to: string;
  name: string;
  businessName: string;
  /** Labels of the changed fields. */
  fields: string[];
  url: string;
}

/** Email about changed bank or tax details. Lists the fields, never their values. */
export const bankChangedMail = ({ to, name, businessName, fields, url }: ChangedMail): MailDraft => ({
  to,
  subject: `Bank and tax details for ${businessName} changed`,
  heading: `Was this you, ${name}?`,
  paragraphs: [
    `Just changed: ${fields.join(', ')}.`,
    'If this wasn’t you, change your password immediately. That signs out all other devices. Then correct the details and reply to this email.',
  ],
  action: { label: 'View details', url },
  reason: 'You’re receiving this because you own this store on Packwright. Security emails are always sent.',
});
