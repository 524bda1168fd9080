import type { MailDraft } from '#platform/mail/mail-draft.ts';

interface StoreMail {
  to: string;
  name: string;
  businessName: string;
  url: string;
}

const toSupplier = 'You get this because you registered this business as a supplier on Packwright.';

/** Email to every admin: an application waits for review. */
export const applicationMail = ({ to, name, businessName, url }: StoreMail): MailDraft => ({
  to,
  subject: `Application to review: ${businessName}`,
  heading: `${businessName} has applied`,
  paragraphs: [
    `${name}, a supplier has submitted a registration. It waits in the queue until an admin decides.`,
  ],
  action: { label: 'Review the application', url },
  reason: 'You get this because you are an admin of Packwright.',
});

/** Email to the supplier: the store is public, or will be once the email address is confirmed. */
export const approvalMail = ({ isPublic, ...mail }: StoreMail & { isPublic: boolean }): MailDraft => ({
  to: mail.to,
  subject: `${mail.businessName} is approved on Packwright`,
  heading: `Welcome to the marketplace, ${mail.name}`,
  paragraphs: isPublic
    ? [
        `${mail.businessName} has been approved. Buyers can find your page now; add products so that they can ask for them.`,
      ]
    : [
        `${mail.businessName} has been approved.`,
        'One thing is left: confirm your email address. Your page goes public as soon as you have.',
      ],
  action: { label: 'Open your dashboard', url: mail.url },
  reason: toSupplier,
});

interface ChangesMail extends StoreMail {
  note: string;
  fieldNotes: { label: string; message: string }[];
}

/** Email to the supplier: the changes needed before approval. */
export const changesMail = ({ to, name, businessName, url, note, fieldNotes }: ChangesMail): MailDraft => ({
  to,
  subject: `Please look over your registration of ${businessName}`,
  heading: `A few things to change, ${name}`,
  paragraphs: [
    `We have read the registration of ${businessName}. Before we can approve it, please change the following.`,
    ...(note ? [note] : []),
    ...fieldNotes.map(({ label, message }) => `${label}: ${message}`),
  ],
  action: { label: 'Open your registration', url },
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
      : `Buyers no longer see ${businessName} and its products. Nothing has been deleted.`,
    note,
  ],
  action: { label: 'See its status', url },
  reason: toSupplier,
});
