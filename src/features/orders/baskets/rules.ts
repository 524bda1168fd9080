import { formatQuantity, type ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import { priceOf } from '#features/catalog/products/rules/pricing.ts';
import { lineTotalMinor } from '#lib/line-amount.ts';
import type { Tier } from '#lib/money.ts';
import { type LineProblem, sampleLimit } from './contract.ts';

interface PricedProduct {
  tiers: readonly Tier[];
  moq: number;
  orderMultiple: number;
  stock: number;
  unit: ProductUnit;
  samplePriceMinor: number | null;
  /** The variant that was chosen is no longer sold. */
  isGone: boolean;
  isOwn: boolean;
  /** It comes in variants, and none was chosen. */
  lacksVariant: boolean;
}

interface Wish {
  quantity: number;
  isSample: boolean;
}

interface LinePrice {
  unitPriceMinor: number | null;
  totalMinor: number | null;
  problem: LineProblem | null;
  /** The nearest quantity that can be ordered, null where none can. */
  orderable: number | null;
  nextTier: { missing: number; unitPriceMinor: number } | null;
}

/** What a wish costs today, and what stands in its way. */
export function priceLine(product: PricedProduct, wish: Wish): LinePrice {
  const priced = wish.isSample ? priceSample(product, wish.quantity) : priceQuantity(product, wish.quantity);
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
  const most = Math.min(sampleLimit, stock);
  if (price.totalMinor === null) return { ...price, problem: 'too_large', orderable: null };
  if (quantity <= most) return { ...price, problem: null, orderable: quantity };
  return {
    ...price,
    problem: stock < sampleLimit ? 'not_enough_stock' : 'too_many_samples',
    orderable: most,
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
  const most = mostOrderable(product);
  if (orderable <= product.stock) {
    const found = problem === 'not_a_quantity' ? 'below_minimum' : problem;
    return { ...price, problem: found, orderable };
  }
  return { ...price, problem: 'not_enough_stock', orderable: most };
}

/** The largest quantity that the stock and the pack allow; null where the stock is below the minimum. */
function mostOrderable({
  stock,
  moq,
  orderMultiple,
}: Pick<PricedProduct, 'stock' | 'moq' | 'orderMultiple'>) {
  if (stock < moq) return null;
  return Math.max(moq, Math.floor(stock / orderMultiple) * orderMultiple);
}

/** A problem in words that say how to mend it. */
export function problemWords(
  { problem, orderable }: Pick<LinePrice, 'problem' | 'orderable'>,
  { moq, orderMultiple, stock, unit }: Pick<PricedProduct, 'moq' | 'orderMultiple' | 'stock' | 'unit'>,
): string | null {
  const left = formatQuantity(stock, unit);
  const words: Record<LineProblem, string> = {
    unavailable: 'This product is not on sale at the moment. Take it out, or ask its supplier.',
    choose_variant: 'It comes in several variants now. Take it out, and choose one on its page.',
    own_store: 'This is a product of your own store, which cannot order from itself.',
    out_of_stock: 'Sold out at the moment. Take it out, or ask the supplier when it is back.',
    too_large:
      'This comes to more than one order can hold. Order less at a time, or ask the supplier for an offer.',
    no_samples: 'The supplier no longer offers samples of this product.',
    too_many_samples: `At most ${sampleLimit} samples of one product can be ordered.`,
    below_minimum: `The smallest order is ${formatQuantity(moq, unit)}.`,
    not_a_multiple: `Sold in steps of ${formatQuantity(orderMultiple, unit)}: ${formatQuantity(orderable ?? moq, unit)} can be ordered.`,
    not_enough_stock:
      orderable === null
        ? `Only ${left} in stock, less than the smallest order of ${formatQuantity(moq, unit)}. Ask the supplier for more.`
        : `Only ${left} in stock: ${formatQuantity(orderable, unit)} can be ordered. Ask the supplier for more.`,
  };
  return problem && words[problem];
}
