/** waiting: for the supplier · answered: public · aside: the supplier leaves it unanswered. */
export const questionStates = ['waiting', 'answered', 'aside'] as const;
export type QuestionState = (typeof questionStates)[number];

export const stateLabels: Record<QuestionState, string> = {
  waiting: 'Needs answer',
  answered: 'Answered',
  aside: 'Set aside',
};

/** Maximum number of unanswered questions of one person about one product. */
export const maxWaitingPerProduct = 3;
/** Maximum number of questions of one person in 24 hours. */
export const maxPerDay = 20;
/** Maximum number of unanswered questions about one store, by all buyers together. */
export const maxWaitingPerStore = 500;

export const contactHint =
  'Questions and answers are public. Leave out links, email addresses and phone numbers.';

const link = /https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|in|co|io|shop|biz|info|example)\b/i;
const address = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/;
const phone = /(?:\+|\b00)\d[\d\s().-]{7,}\d|\b\d{5}[\s-]?\d{5}\b/;

/** Returns whether a text contains contact details. Sizes and codes such as `1200 x 800 x 600 mm` do not count. */
export const hasContact = (text: string): boolean =>
  link.test(text) || address.test(text) || phone.test(text);
