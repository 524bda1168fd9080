import { type Tier, tierFor } from '#lib/money.ts';

interface ListTerms {
  tiers: readonly Tier[];
  moq: number;
}

/**
 * Returns the terms of a product for a buyer with prices of their own. Each quantity costs the lower of the list price and
 * the customer price, so that a sale is never missed. The minimum order is the smaller one.
 */
export function combineTerms<Terms extends ListTerms>(list: Terms, own: readonly Tier[]): Terms {
  const first = own[0];
  if (!first) return list;
  const steps = [...new Set([...list.tiers, ...own].map(({ minQuantity }) => minQuantity))].toSorted(
    (a, b) => a - b,
  );
  const tiers: Tier[] = [];
  for (const minQuantity of steps) {
    const prices = [tierFor(list.tiers, minQuantity), tierFor(own, minQuantity)].flatMap(
      (tier) => tier?.unitPriceMinor ?? [],
    );
    const unitPriceMinor = Math.min(...prices);
    if (unitPriceMinor !== tiers.at(-1)?.unitPriceMinor) tiers.push({ minQuantity, unitPriceMinor });
  }
  return { ...list, tiers, moq: Math.min(list.moq, first.minQuantity) };
}
