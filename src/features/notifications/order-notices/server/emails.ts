import type { MailDraft, MailPart } from '#platform/mail/mail-draft.ts';

interface OrderMail {
  to: string;
  heading: string;
  text: string;
  parts?: MailPart[];
  /** Text of the button. */
  action: string;
  url: string;
}

export const orderMail = ({ to, heading, text, parts = [], action, url }: OrderMail): MailDraft => ({
  to,
  subject: heading,
  heading,
  paragraphs: [text],
  parts,
  action: { label: action, url },
  reason:
    'You receive this because you have a Packwright account. Documents and payments are on the order page.',
});

interface BankAccountMail {
  to: string;
  heading: string;
  businessName: string;
  text: string;
  url: string;
}

/** Email with the result of a bank account review, without account numbers. */
export const bankAccountMail = ({ to, heading, businessName, text, url }: BankAccountMail): MailDraft => ({
  to,
  subject: `${heading}: ${businessName}`,
  heading,
  paragraphs: [text],
  action: { label: 'View bank details', url },
  reason: 'You receive this because you own this store on Packwright.',
});
