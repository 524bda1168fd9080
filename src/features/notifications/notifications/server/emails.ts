import type { MailDraft, MailPart } from '#platform/mail/mail-draft.ts';

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
  return characters.length <= 600 ? body : `${characters.slice(0, 600).join('').trimEnd()}…`;
};

const reason =
  'You receive this because you have a Packwright account. Please reply in the conversation, not to this email.';

export const inquiryMail = ({
  to,
  from,
  subject,
  body,
  url,
  parts,
}: MessageMail & { parts: MailPart[] }): MailDraft => ({
  to,
  subject: `New inquiry: ${subject}`,
  heading: `New inquiry from ${from}`,
  paragraphs: [subject],
  parts: [{ quote: excerpt(body) }, ...parts],
  action: { label: 'Reply', url },
  reason,
});

export const answerMail = ({ to, from, subject, body, url }: MessageMail): MailDraft => ({
  to,
  subject: `${from} replied: ${subject}`,
  heading: `New message from ${from}`,
  paragraphs: [subject],
  parts: [{ quote: excerpt(body) }],
  action: { label: 'Reply', url },
  reason,
});

export const assignmentMail = ({ to, from, subject, body, url }: MessageMail): MailDraft => ({
  to,
  subject: `${from} assigned you an inquiry: ${subject}`,
  heading: `${from} assigned you an inquiry`,
  paragraphs: [subject],
  parts: [{ quote: excerpt(body) }],
  action: { label: 'Open the inquiry', url },
  reason: 'You receive this because you answer inquiries for a store on Packwright.',
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
  subject: `New request: ${productName}`,
  heading: `${firstName} is looking for ${productName}`,
  paragraphs: ['We share each request with up to 10 matching suppliers. Fast replies win orders.'],
  parts: [
    {
      facts: [
        ['Needed', productName],
        ['Why you', fit],
        ['Contact', canWrite ? 'Reply on Packwright' : 'By phone; the number is on the request'],
      ],
    },
  ],
  action: { label: 'View the request', url },
  reason,
});

interface RequestMail {
  to: string;
  title: string;
  message: string;
  /** Label of the button. */
  action: string;
  url: string;
}

export const requestMail = ({ to, title, message, action: label, url }: RequestMail): MailDraft => ({
  to,
  subject: title,
  heading: title,
  paragraphs: [message],
  action: { label, url },
  reason: 'You receive this because you take part in a request for quotes on Packwright.',
});

interface DigestMail {
  to: string;
  /** Newest first; limited to the first ones if there are many. */
  lines: { title: string; message: string; url: string }[];
  count: number;
  url: string;
}

export const digestMail = ({ to, lines, count, url }: DigestMail): MailDraft => ({
  to,
  subject: count === 1 ? '1 new notification on Packwright' : `${count} new notifications on Packwright`,
  heading: count === 1 ? '1 new notification' : `${count} new notifications`,
  paragraphs: [],
  parts: [
    {
      products: lines.map(({ title, message, url: lineUrl }) => ({ title, note: message, url: lineUrl })),
      more: count - lines.length,
    },
  ],
  action: { label: 'View all notifications', url },
  reason: 'You receive this once a day because you chose a daily summary in your notification settings.',
});

export const questionMail = ({ to, subject, body, url }: Omit<MessageMail, 'from'>): MailDraft => ({
  to,
  subject: `New question about ${subject}`,
  heading: 'New question from a buyer',
  paragraphs: [subject],
  parts: [{ quote: excerpt(body) }],
  action: { label: 'Answer the question', url },
  reason:
    'You receive this because you work in a store on Packwright. The question and your answer are shown on the product page once you answer.',
});

export const publicAnswerMail = ({ to, from, subject, body, url }: MessageMail): MailDraft => ({
  to,
  subject: `${from} answered your question about ${subject}`,
  heading: `${from} answered your question`,
  paragraphs: [subject],
  parts: [{ quote: excerpt(body) }],
  action: { label: 'View the answer', url },
  reason: 'You receive this because you posted a question about this product on Packwright.',
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
  subject: place ? `Your category “${name}” is available` : `Your category request “${name}”`,
  heading: place ? `“${name}” belongs to ${place}` : `We did not add “${name}”`,
  paragraphs: [...(place ? [`You can now add these products in ${place}.`] : []), ...(note ? [note] : [])],
  action: place ? { label: 'Add a product', url } : { label: 'View your categories', url },
  reason: 'You receive this because your store requested a category on Packwright.',
});
