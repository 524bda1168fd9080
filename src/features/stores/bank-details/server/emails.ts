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
  subject: `Bank and tax details of ${businessName} were changed`,
  heading: `Was this you, ${name}?`,
  paragraphs: [
    `Changed just now: ${fields.join(', ')}.`,
    'If you did not do this, change your password immediately: it ends every other session. Then correct the details and reply to this message.',
  ],
  action: { label: 'See the details', url },
  reason: 'You get this because you own this store on Packwright. It cannot be switched off.',
});
