/** waiting: for the supplier · answered: everybody sees it · aside: the supplier leaves it unanswered. */
export const questionStates = ['waiting', 'answered', 'aside'] as const;
export type QuestionState = (typeof questionStates)[number];

export const stateWords: Record<QuestionState, string> = {
  waiting: 'To answer',
  answered: 'Answered',
  aside: 'Set aside',
};

/** Questions of one person about one product that wait at the same time. */
export const mostWaitingHere = 3;
/** Questions of one person in a day, about anything. */
export const mostADay = 20;
/** Questions about one store that wait, from everybody together: more is no longer asking. */
export const mostWaitingInStore = 500;

export const contactHint =
  'Everybody can read this, so please leave out links, email addresses and phone numbers';

const link = /https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|in|co|io|shop|biz|info|example)\b/i;
const address = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/;
const phone = /(?:\+|\b00)\d[\d\s().-]{7,}\d|\b\d{5}[\s-]?\d{5}\b/;

/** Whether a text tells how to reach somebody elsewhere. Sizes and codes are none: `1200 x 800 x 600 mm`. */
export const hasContact = (text: string): boolean =>
  link.test(text) || address.test(text) || phone.test(text);
