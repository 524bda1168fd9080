/** A hand-picked way into the catalogue: what is in it follows from the products themselves. */
export const selections = [
  {
    id: 'low-moq',
    title: 'Small first orders',
    lead: 'Minimum orders of 250 pieces or less: enough to test a market, not enough to fill a cellar.',
  },
  {
    id: 'quick',
    title: 'Made within ten days',
    lead: 'Lead times of ten days or less, and stock to send today.',
  },
  {
    id: 'eco',
    title: 'Kinder materials',
    lead: 'Recycled, compostable or certified fibre, as the suppliers declare it.',
  },
  {
    id: 'samples',
    title: 'Try it first',
    lead: 'Suppliers who send a sample of these before you decide.',
  },
  {
    id: 'new',
    title: 'New on the shelf',
    lead: 'What suppliers have added last.',
  },
] as const;

export const selectionIds = ['low-moq', 'quick', 'eco', 'samples', 'new'] as const;
export type SelectionId = (typeof selectionIds)[number];

/** Largest minimum order and longest lead time, in days, of the selections that have one. */
export const smallOrder = 250;
export const quickDays = 10;
