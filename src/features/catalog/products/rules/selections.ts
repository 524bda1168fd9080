/** Curated entry points to the catalog. Their contents are determined by the products' properties. */
export const selections = [
  {
    id: 'low-moq',
    title: 'Small first orders',
    lead: 'Start small: first orders under ₹25,000.',
  },
  {
    id: 'quick',
    title: 'Ships within 10 days',
    lead: 'Lead times of 10 days or less, and stock ready to ship.',
  },
  {
    id: 'eco',
    title: 'Lower-impact materials',
    lead: 'Recycled, compostable or certified materials, as declared by suppliers.',
  },
  {
    id: 'samples',
    title: 'Samples available',
    lead: 'Order a sample before you commit.',
  },
  {
    id: 'new',
    title: 'New arrivals',
    lead: 'Recently added by suppliers.',
  },
] as const;

export const selectionIds = ['low-moq', 'quick', 'eco', 'samples', 'new'] as const;
export type SelectionId = (typeof selectionIds)[number];

/** Limits of the selections: maximum value of a minimum order (paise), and maximum lead time (days). */
export const smallOrderMinor = 2_500_000;
export const quickDays = 10;

interface FeaturedCandidate {
  categoryId: string;
  supplierSlug: string;
  pack: { kind: string };
}

/**
 * Picks `count` of the candidates, best first, for a varied row of cards: at first no kind of pack, category or
 * supplier twice; then the conditions are dropped one by one until there are enough.
 */
export function pickVaried<T extends FeaturedCandidate>(candidates: readonly T[], count: number): T[] {
  const strictest: ((item: T) => string)[] = [
    ({ pack }) => `kind ${pack.kind}`,
    ({ supplierSlug }) => `supplier ${supplierSlug}`,
    ({ categoryId }) => `category ${categoryId}`,
  ];
  const chosen = new Set<T>();
  for (
    let conditionCount = strictest.length;
    conditionCount >= 0 && chosen.size < count;
    conditionCount -= 1
  ) {
    const keysOf = (item: T) => strictest.slice(strictest.length - conditionCount).map((key) => key(item));
    const used = new Set([...chosen].flatMap(keysOf));
    for (const item of candidates) {
      const keys = keysOf(item);
      if (chosen.size >= count) break;
      if (chosen.has(item) || keys.some((key) => used.has(key))) continue;
      chosen.add(item);
      for (const key of keys) used.add(key);
    }
  }
  return candidates.filter((item) => chosen.has(item));
}
