import { formatQuantity, type ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import { priceOf } from '#features/catalog/products/rules/pricing.ts';
import { lineTotalMinor } from '#lib/line-amount.ts';
import type { Tier } from '#lib/money.ts';
import { type LineProblem, maxSamples } from './contract.ts';

interface PricedProduct {
  tiers: readonly Tier[];
  moq: number;
  orderMultiple: number;
  stock: number;
  unit: ProductUnit;
  samplePriceMinor: number | null;
  /** The selected variant is no longer sold. */
  isGone: boolean;
  isOwn: boolean;
  /** It has variants, and none is selected. */
  lacksVariant: boolean;
}

interface RequestedLine {
  quantity: number;
  isSample: boolean;
}

interface LinePrice {
  unitPriceMinor: number | null;
  totalMinor: number | null;
  problem: LineProblem | null;
  /** The nearest quantity that can be ordered; null if there is none. */
  orderable: number | null;
  nextTier: { missing: number; unitPriceMinor: number } | null;
}

/** Returns what a line costs today, and why it cannot be ordered. */
export function priceLine(product: PricedProduct, line: RequestedLine): LinePrice {
  const priced = line.isSample ? priceSample(product, line.quantity) : priceQuantity(product, line.quantity);
  if (product.lacksVariant)
    return {
      ...priced,
      unitPriceMinor: null,
      totalMinor: null,
      problem: 'choose_variant',
      orderable: null,
      nextTier: null,
    };
  if (product.isOwn) return { ...priced, problem: 'own_store', orderable: null };
  return product.isGone ? { ...priced, problem: 'unavailable', orderable: null } : priced;
}

function priceSample({ samplePriceMinor, stock }: PricedProduct, quantity: number): LinePrice {
  const none = { nextTier: null, orderable: null };
  if (samplePriceMinor === null)
    return { ...none, unitPriceMinor: null, totalMinor: null, problem: 'no_samples' };
  const price = {
    unitPriceMinor: samplePriceMinor,
    totalMinor: lineTotalMinor(quantity, samplePriceMinor),
    nextTier: null,
  };
  if (stock === 0) return { ...price, problem: 'out_of_stock', orderable: null };
  const max = Math.min(maxSamples, stock);
  if (price.totalMinor === null) return { ...price, problem: 'too_large', orderable: null };
  if (quantity <= max) return { ...price, problem: null, orderable: quantity };
  return {
    ...price,
    problem: stock < maxSamples ? 'not_enough_stock' : 'too_many_samples',
    orderable: max,
  };
}

function priceQuantity(product: PricedProduct, quantity: number): LinePrice {
  const { tier, totalMinor, problem, orderable, next } = priceOf(product, quantity);
  const price = {
    unitPriceMinor: tier?.unitPriceMinor ?? null,
    totalMinor,
    nextTier:
      next && quantity + next.missing <= product.stock
        ? { missing: next.missing, unitPriceMinor: next.tier.unitPriceMinor }
        : null,
  };
  if (product.stock === 0) return { ...price, problem: 'out_of_stock', orderable: null };
  if (problem === 'too_large') return { ...price, problem, orderable: null };
  if (orderable <= product.stock) {
    const lineProblem = problem === 'not_a_quantity' ? 'below_minimum' : problem;
    return { ...price, problem: lineProblem, orderable };
  }
  return { ...price, problem: 'not_enough_stock', orderable: maxOrderable(product) };
}

/** Returns the largest quantity that stock and order multiple allow; null if the stock is below the minimum order. */
function maxOrderable({ stock, moq, orderMultiple }: Pick<PricedProduct, 'stock' | 'moq' | 'orderMultiple'>) {
  if (stock < moq) return null;
  return Math.max(moq, Math.floor(stock / orderMultiple) * orderMultiple);
}

/** Returns the problem of a line and how to solve it, as a sentence; null without a problem. */
export function problemText(
  { problem, orderable }: Pick<LinePrice, 'problem' | 'orderable'>,
  { moq, orderMultiple, stock, unit }: Pick<PricedProduct, 'moq' | 'orderMultiple' | 'stock' | 'unit'>,
): string | null {
  const left = formatQuantity(stock, unit);
  const texts: Record<LineProblem, string> = {
    unavailable: 'This product is not available right now. Remove it or contact the supplier.',
    choose_variant: 'This product now has variants. Remove it and select a variant on its page.',
    own_store: 'This product belongs to your own store. You can’t order it.',
    out_of_stock: 'Out of stock. Remove it or ask the supplier when it will be available.',
    too_large: 'The amount is too large for one order. Reduce the quantity or ask the supplier for a quote.',
    no_samples: 'The supplier no longer offers samples of this product.',
    too_many_samples: `You can order up to ${maxSamples} samples of each product.`,
    below_minimum: `The minimum order is ${formatQuantity(moq, unit)}.`,
    not_a_multiple: `Sold in steps of ${formatQuantity(orderMultiple, unit)}: ${formatQuantity(orderable ?? moq, unit)} is the closest quantity.`,
    not_enough_stock:
      orderable === null
        ? `Only ${left} in stock, less than the minimum order of ${formatQuantity(moq, unit)}. Ask the supplier for more.`
        : `Only ${left} in stock: ${formatQuantity(orderable, unit)} is the closest quantity. Ask the supplier for more.`,
  };
  return problem && texts[problem];
}
