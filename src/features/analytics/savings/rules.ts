import { includedIn } from '#features/sourcing/comparison/rules/seller-terms.ts';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import { convertMoney, type ExchangeRates } from '#lib/exchange.ts';
import { type Money, roundHalfAway } from '#lib/money.ts';

/** The price of one quantity of an item in a version of a quote, in the currency of the quote. */
export interface QuotedPrice {
  /** Goods, one-off charges and freight, before tax. */
  totalMinor: number;
  unitPriceMinor: number;
  /** True for goods that differ from what the request specifies. */
  isAlternative: boolean;
  incoterm: Quote['incoterm'];
}

/** The landed costs of an item, where they are known for the award and for all quotes that it is compared with. */
export interface LandedCosts {
  awarded: Money;
  /** The lowest of each other supplier. */
  rivals: readonly Money[];
}

/** One awarded quantity of one item of a request. */
export interface AwardedPrices {
  quantity: number;
  currency: string;
  accepted: QuotedPrice;
  /** The first version of the quote; null if it was not revised or did not contain the quantity. */
  first: QuotedPrice | null;
  /** The unit price that the buyer aimed at, in the currency of the request. */
  target: Money | null;
  /** The quotes of other suppliers for the same quantity of the same item. */
  rivals: readonly { supplierId: string; currency: string; price: QuotedPrice }[];
  /** Null if a part of them is not known, and where no Incoterm differs, which quoted totals are compared by. */
  landed: LandedCosts | null;
}

export interface ItemSaving {
  awardedMinor: number;
  /** The average that the award is compared with, and how far it is below: null without a comparable quote. */
  averageMinor: number | null;
  averageSavingMinor: number | null;
  /** The total of the first version, and how far the award is below. */
  firstMinor: number | null;
  negotiatedMinor: number | null;
  /** The target for the goods, and how far the awarded price of the goods is below. */
  targetMinor: number | null;
  targetSavingMinor: number | null;
}

interface Conversion {
  to: string;
  rates: ExchangeRates;
}

/**
 * Returns what was saved with one awarded item, in minor units of one currency; null without an exchange rate. Savings are
 * negative if the award is dearer. Alternative goods are compared with neither the average nor the target. Prices that
 * include different freight and duty are compared by landed cost or not at all.
 */
export function savingOf(item: AwardedPrices, conversion: Conversion): ItemSaving | null {
  const { quantity, currency, accepted, first, target } = item;
  const convert = (money: Money): number | null => convertMoney(money, conversion);
  const awardedMinor = convert({ amountMinor: accepted.totalMinor, currency });
  if (awardedMinor === null) return null;
  const costs = accepted.isAlternative ? [] : comparedCosts(item, conversion);
  const averageMinor = averageOf(costs);
  const firstMinor = first && convert({ amountMinor: first.totalMinor, currency });
  const goodsMinor = convert({ amountMinor: accepted.unitPriceMinor * quantity, currency });
  const targetMinor =
    accepted.isAlternative || !target
      ? null
      : convert({ ...target, amountMinor: target.amountMinor * quantity });
  return {
    awardedMinor,
    averageMinor,
    averageSavingMinor: less(averageMinor, costs[0] ?? null),
    firstMinor,
    negotiatedMinor: less(firstMinor, awardedMinor),
    targetMinor,
    targetSavingMinor: less(targetMinor, goodsMinor),
  };
}

const less = (base: number | null, amount: number | null): number | null =>
  base === null || amount === null ? null : base - amount;

/** Returns whether quotes of the requested goods include different freight or duty, so that totals mislead. */
export const hasMixedTerms = ({ accepted, rivals }: Pick<AwardedPrices, 'accepted' | 'rivals'>): boolean =>
  rivals.some(({ price }) => !price.isAlternative && !isLike(price, accepted));

const isLike = (one: QuotedPrice, other: QuotedPrice): boolean =>
  includedIn(one.incoterm) === includedIn(other.incoterm);

/** Returns the cost of the award, then one of each other supplier: landed costs, or totals that include the same. */
function comparedCosts(item: AwardedPrices, conversion: Conversion): number[] {
  const { landed, accepted, currency } = item;
  const monies = landed
    ? [landed.awarded, ...landed.rivals]
    : [{ amountMinor: accepted.totalMinor, currency }];
  const converted = monies.flatMap((money) => convertMoney(money, conversion) ?? []);
  return landed ? converted : [...converted, ...rivalTotals(item, conversion)];
}

/** Returns the lowest comparable total of each other supplier. */
function rivalTotals({ rivals, accepted }: AwardedPrices, conversion: Conversion): number[] {
  const lowest = new Map<string, number>();
  for (const { supplierId, currency, price } of rivals) {
    if (price.isAlternative || !isLike(price, accepted)) continue;
    const total = convertMoney({ amountMinor: price.totalMinor, currency }, conversion);
    if (total !== null) lowest.set(supplierId, Math.min(total, lowest.get(supplierId) ?? total));
  }
  return [...lowest.values()];
}

/** Returns the mean of the totals, rounded half away from zero; null with fewer than two suppliers. */
const averageOf = (totals: readonly number[]): number | null =>
  totals.length < 2 ? null : roundHalfAway(totals.reduce((sum, total) => sum + total, 0) / totals.length);

const parts = [
  'averageMinor',
  'averageSavingMinor',
  'firstMinor',
  'negotiatedMinor',
  'targetMinor',
  'targetSavingMinor',
] as const;

/** Returns the sums of some items; a part is null if no item has it. */
export function sumSavings(items: readonly ItemSaving[]): ItemSaving {
  const sum: ItemSaving = {
    awardedMinor: items.reduce((all, { awardedMinor }) => all + awardedMinor, 0),
    averageMinor: null,
    averageSavingMinor: null,
    firstMinor: null,
    negotiatedMinor: null,
    targetMinor: null,
    targetSavingMinor: null,
  };
  for (const part of parts) {
    const amounts = items.flatMap((item) => item[part] ?? []);
    if (amounts.length > 0) sum[part] = amounts.reduce((all, amount) => all + amount, 0);
  }
  return sum;
}

/** Returns a saving in percent of its base with one decimal; null without a base. */
export const savedPercent = (saving: number | null, base: number | null): number | null =>
  saving === null || !base ? null : Math.round((saving / base) * 1000) / 10;
