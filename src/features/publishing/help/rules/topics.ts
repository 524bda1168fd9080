/** Topics of the help page, in order. */
export const helpTopics = [
  {
    id: 'buying',
    title: 'Finding suppliers',
    lead: 'From first idea to first reply.',
  },
  {
    id: 'quality',
    title: 'Samples, quality and trust',
    lead: 'Check quality before you place a large order.',
  },
  {
    id: 'orders',
    title: 'Orders, payment and delivery',
    lead: 'How orders work.',
  },
  { id: 'selling', title: 'Selling on Packwright', lead: 'Registration, review, products and plans.' },
  { id: 'account', title: 'Your account', lead: 'Signing in, passwords and your data.' },
] as const;

export type HelpTopicId = (typeof helpTopics)[number]['id'];
export const helpTopicIds = helpTopics.map(({ id }) => id);
