import type { MailDraft } from '#platform/mail/compose.ts';

interface MessageMail {
  to: string;
  /** Sender: a person or a company. */
  from: string;
  subject: string;
  body: string;
  url: string;
}

/** Returns the start of a message; the thread shows the rest. */
const excerpt = (body: string): string => {
  const characters = Array.from(body);
  return characters.length <= 300 ? body : `${characters.slice(0, 300).join('').trimEnd()}…`;
};

const reason =
  'You get this because you have an account at Packwright. Please answer in the conversation, not by email.';

export const inquiryMail = ({ to, from, subject, body, url }: MessageMail): MailDraft => ({
  to,
  subject: `New inquiry: ${subject}`,
  heading: `${from} asks about ${subject}`,
  paragraphs: [
    excerpt(body),
    'Buyers choose whom they hear from first. A short answer today is worth more than a long one next week.',
  ],
  action: { label: 'Answer the inquiry', url },
  reason,
});

export const answerMail = ({ to, from, subject, body, url }: MessageMail): MailDraft => ({
  to,
  subject: `${from} wrote: ${subject}`,
  heading: `${from} wrote to you`,
  paragraphs: [excerpt(body)],
  action: { label: 'Open the conversation', url },
  reason,
});

export const assignmentMail = ({ to, from, subject, body, url }: MessageMail): MailDraft => ({
  to,
  subject: `${from} gave you an inquiry: ${subject}`,
  heading: `${from} asks you to work this inquiry`,
  paragraphs: [subject, excerpt(body)],
  action: { label: 'Open the conversation', url },
  reason: 'You get this because you answer inquiries in a store at Packwright.',
});

interface RequirementMail {
  to: string;
  firstName: string;
  productName: string;
  reason: string;
  canWrite: boolean;
  url: string;
}

export const requirementMail = ({
  to,
  firstName,
  productName,
  reason: fit,
  canWrite,
  url,
}: RequirementMail): MailDraft => ({
  to,
  subject: `A buyer needs: ${productName}`,
  heading: `${firstName} needs ${productName}`,
  paragraphs: [
    `We show this to you and up to nine other suppliers. ${fit}.`,
    canWrite
      ? 'You can write to this buyer.'
      : 'This buyer left a telephone number: open the requirement to see it.',
  ],
  action: { label: 'Open the requirement', url },
  reason,
});

interface DigestMail {
  to: string;
  /** Newest first; limited to the first ones if there are many. */
  lines: { title: string; message: string }[];
  count: number;
  url: string;
}

export const digestMail = ({ to, lines, count, url }: DigestMail): MailDraft => ({
  to,
  subject: count === 1 ? '1 new notification on Packwright' : `${count} new notifications on Packwright`,
  heading: 'What happened since yesterday',
  paragraphs: [
    ...lines.map(({ title, message }) => `${title}\n${message}`),
    ...(count > lines.length ? [`And ${count - lines.length} more.`] : []),
  ],
  action: { label: 'See all notifications', url },
  reason: 'You get this once a day because you chose so in your settings, where you can change it.',
});

interface OrderMail {
  to: string;
  heading: string;
  text: string;
  /** Text of the button. */
  action: string;
  url: string;
}

export const orderMail = ({ to, heading, text, action, url }: OrderMail): MailDraft => ({
  to,
  subject: heading,
  heading,
  paragraphs: [text],
  action: { label: action, url },
  reason:
    'You get this because you have an account at Packwright. Documents and payments are shown with the order.',
});

export const questionMail = ({ to, subject, body, url }: Omit<MessageMail, 'from'>): MailDraft => ({
  to,
  subject: `A question about ${subject}`,
  heading: `A buyer asks about ${subject}`,
  paragraphs: [
    excerpt(body),
    'The question and your answer show on the product’s page as soon as you answer, for every buyer to come.',
  ],
  action: { label: 'Answer the question', url },
  reason: 'You get this because you work in a store at Packwright.',
});

export const publicAnswerMail = ({ to, from, subject, body, url }: MessageMail): MailDraft => ({
  to,
  subject: `${from} answered your question about ${subject}`,
  heading: `${from} answered your question`,
  paragraphs: [excerpt(body)],
  action: { label: 'See it on the product’s page', url },
  reason: 'You get this because you posted a question about this product at Packwright.',
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
  action: { label: 'See your bank details', url },
  reason: 'You get this because you own this store on Packwright.',
});

interface CategoryAnswerMail {
  to: string;
  /** Category name that the store requested. */
  name: string;
  /** Name of the category that was assigned; null if the request was declined. */
  place: string | null;
  note: string;
  url: string;
}

export const categoryAnswerMail = ({ to, name, place, note, url }: CategoryAnswerMail): MailDraft => ({
  to,
  subject: place ? `“${name}” has its place` : `About the category “${name}”`,
  heading: place ? `“${name}” belongs to ${place}` : `We did not add “${name}”`,
  paragraphs: [
    ...(note ? [note] : []),
    ...(place ? ['Products of this kind can be added there from now on.'] : []),
  ],
  action: place ? { label: 'Add a product there', url } : { label: 'See your categories', url },
  reason: 'You get this because your store on Packwright requested a category.',
});
