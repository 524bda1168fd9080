/** Curated entry points to the catalog. Their contents are determined by the products' properties. */
export const selections = [
  {
    id: 'low-moq',
    title: 'Small first orders',
    lead: 'A first order for ₹25,000 or less: enough to test a market, not enough to fill a cellar.',
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

/** Limits of the selections: maximum value of a minimum order (paise), and maximum lead time (days). */
export const smallOrderMinor = 2_500_000;
export const quickDays = 10;
