/** Topics of a message; the value is stored, the label is shown. */
export const topicChoices = [
  { value: 'buying', label: 'Buying and inquiries' },
  { value: 'order', label: 'An order' },
  { value: 'selling', label: 'Selling and registration' },
  { value: 'membership', label: 'Membership and invoices' },
  { value: 'account', label: 'My account' },
  { value: 'report', label: 'Report a supplier, product or text' },
  { value: 'other', label: 'Something else' },
] as const;
export type MessageTopic = (typeof topicChoices)[number]['value'];

export const topicLabel = (topic: MessageTopic): string =>
  topicChoices.find(({ value }) => value === topic)?.label ?? topic;
