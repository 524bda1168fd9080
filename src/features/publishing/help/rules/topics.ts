/** Topics of the help page, in order. */
export const helpTopics = [
  {
    id: 'buying',
    title: 'Finding and asking',
    lead: 'From a first idea to the first answer of a supplier.',
  },
  {
    id: 'quality',
    title: 'Samples, quality and trust',
    lead: 'How to know what you get before you get thousands of it.',
  },
  {
    id: 'orders',
    title: 'Orders, payment and delivery',
    lead: 'What an order is here, and who does what.',
  },
  { id: 'selling', title: 'Selling here', lead: 'Registration, review, products and plans.' },
  { id: 'account', title: 'Your account', lead: 'Signing in, passwords and your data.' },
] as const;

export type HelpTopicId = (typeof helpTopics)[number]['id'];
export const helpTopicIds = helpTopics.map(({ id }) => id);
