import type { MailDraft } from '#platform/mail/mail-draft.ts';

interface StoreMail {
  to: string;
  name: string;
  businessName: string;
  url: string;
}

const toSupplier = 'You’re receiving this because you registered this business as a supplier on Packwright.';

/** Email to every admin: an application waits for review. */
export const applicationMail = ({ to, name, businessName, url }: StoreMail): MailDraft => ({
  to,
  subject: `Application to review: ${businessName}`,
  heading: `${businessName} has applied`,
  paragraphs: [`${name}, a supplier has submitted a registration for review.`],
  action: { label: 'Review application', url },
  reason: 'You’re receiving this because you are a Packwright admin.',
});

/** Email to the supplier: the store is public, or will be once the email address is confirmed. */
export const approvalMail = ({ isPublic, ...mail }: StoreMail & { isPublic: boolean }): MailDraft => ({
  to: mail.to,
  subject: `${mail.businessName} is approved on Packwright`,
  heading: `Welcome to the marketplace, ${mail.name}`,
  paragraphs: isPublic
    ? [
        `${mail.businessName} has been approved. Buyers can now find your page. Add products so that they can order from you.`,
      ]
    : [`${mail.businessName} has been approved.`, 'Confirm your email address to make your page public.'],
  action: { label: 'Open dashboard', url: mail.url },
  reason: toSupplier,
});

interface ChangesMail extends StoreMail {
  note: string;
  fieldNotes: { label: string; message: string }[];
}

/** Email to the supplier: the changes needed before approval. */
export const changesMail = ({ to, name, businessName, url, note, fieldNotes }: ChangesMail): MailDraft => ({
  to,
  subject: `Changes needed in your registration of ${businessName}`,
  heading: `A few things to change, ${name}`,
  paragraphs: [
    `We have reviewed the registration of ${businessName}. Before we can approve it, change the following.`,
    ...(note ? [note] : []),
    ...fieldNotes.map(({ label, message }) => `${label}: ${message}`),
  ],
  action: { label: 'Open registration', url },
  reason: toSupplier,
});

/** Email to the supplier: the store was suspended or reinstated. */
export const suspensionMail = ({
  to,
  name,
  businessName,
  url,
  note,
  back,
}: StoreMail & { note: string; back: boolean }): MailDraft => ({
  to,
  subject: back
    ? `${businessName} is back on Packwright`
    : `${businessName} has been suspended on Packwright`,
  heading: back ? `Your store is back, ${name}` : `Your store has been suspended, ${name}`,
  paragraphs: [
    back
      ? `Buyers can find ${businessName} again.`
      : `Buyers can no longer see ${businessName} and its products. Nothing has been deleted.`,
    note,
  ],
  action: { label: 'View status', url },
  reason: toSupplier,
});
