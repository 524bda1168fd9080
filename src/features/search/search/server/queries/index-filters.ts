import { getExchangeRates } from '#features/catalog/exchange-rates/server/queries.ts';
import type { Filters } from '#features/search/index/rules/query.ts';
import { leavesUnder, type Vocabulary } from '#features/search/index/server/queries/vocabulary.ts';
import { convertMoney, toComparablePrice } from '#lib/exchange.ts';
import { homeMarket } from '#lib/market.ts';
import { minorUnits } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { SearchFilters } from '../../rules.ts';

/** A number that no value of the vocabulary has. */
export const impossibleValue = -1;

const idsOf = (
  { byKey }: Vocabulary,
  { key, values }: { key: string; values: readonly string[] },
): number[] => {
  const ids = (byKey.get(key) ?? []).filter(({ value }) => values.includes(value)).map(({ id }) => id);
  return ids.length > 0 ? ids : [impossibleValue];
};

/**
 * Returns the filters for the engines: each facet is a group of numbered values, and prices are converted into those of
 * the index. An unknown value or currency finds nothing.
 */
export async function indexFiltersOf(
  { database }: Kernel,
  { vocabulary, filters }: { vocabulary: Vocabulary; filters: SearchFilters },
): Promise<Filters> {
  const { category, attr, quantity, moq, leadDays } = filters;
  const groups: Filters['groups'] = [];
  if (category !== undefined) {
    const leaves = leavesUnder(vocabulary, category);
    groups.push({ facet: 'category', values: leaves.length > 0 ? leaves : [impossibleValue] });
  }
  for (const key of ['country', 'material', 'certification'] as const)
    if (filters[key].length > 0)
      groups.push({ facet: key, values: idsOf(vocabulary, { key, values: filters[key] }) });
  for (const [key, wanted] of attributesOf(attr))
    groups.push({ facet: key, values: idsOf(vocabulary, { key, values: wanted }) });
  for (const mark of ['verified', 'eco', 'custom', 'sample'] as const)
    if (filters[mark])
      groups.push({ facet: `is:${mark}`, values: idsOf(vocabulary, { key: 'is', values: [mark] }) });
  return {
    groups: groups.slice(0, 20),
    quantity,
    moq,
    leadDays,
    ...(await comparablePrices(database.db, filters)),
  };
}

async function comparablePrices(
  db: Database,
  { priceFrom, priceTo, currency = homeMarket.currency }: SearchFilters,
): Promise<Pick<Filters, 'priceFrom' | 'priceTo'>> {
  if (priceFrom === undefined && priceTo === undefined) return {};
  const rates = await getExchangeRates(db);
  if (convertMoney({ amountMinor: 0, currency }, { to: homeMarket.currency, rates }) === null)
    return { priceTo: -1 };
  // Rounded as the prices of the index, so that a product at exactly this price is found.
  const comparable = (major: number | undefined): number | undefined =>
    major === undefined
      ? undefined
      : Math.round(toComparablePrice({ amountMinor: major * minorUnits(currency), currency }, rates));
  return { priceFrom: comparable(priceFrom), priceTo: comparable(priceTo) };
}

/** Groups attributes by key: `flute:B`, `flute:C` → flute: B, C. */
export function attributesOf(attr: readonly string[]): Map<string, string[]> {
  const byKey = new Map<string, string[]>();
  for (const one of attr) {
    const at = one.indexOf(':');
    const key = at > 0 ? one.slice(0, at) : '';
    if (!/^[a-z][a-z0-9_]{0,60}$/.test(key)) continue;
    byKey.set(key, [...(byKey.get(key) ?? []), one.slice(at + 1)]);
  }
  return byKey;
}
