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
