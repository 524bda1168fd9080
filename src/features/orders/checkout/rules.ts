import type { OrderFields } from '#features/catalog/products/contract/plain-fields.ts';
import type { BasketLine } from '#features/orders/baskets/contract.ts';
import type { PaymentSplit, SellingTerms } from '#features/orders/selling-terms/contract.ts';
import { deliveryTo, zoneBetween } from '#features/orders/selling-terms/rules/delivery.ts';
import { planPayments } from '#features/orders/selling-terms/rules/payment-plan.ts';
import {
  type LineTax,
  summariseTaxes,
  taxKindBetween,
  taxLines,
  taxNoteOf,
} from '#features/orders/selling-terms/rules/tax.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { maxAmountMinor } from '#lib/line-amount.ts';
import { homeMarket } from '#lib/market.ts';
import type { Quote } from './contract.ts';

interface Place {
  country: string;
  state: string;
}

interface QuoteInput {
  lines: readonly { line: BasketLine; frozen: OrderFields }[];
  supplier: Quote['supplier'] & Place;
  to: Place;
  terms: SellingTerms;
  /** The buyer's selection; if the supplier does not offer it, its first term is used. */
  paymentTerm?: PaymentTerm | undefined;
}

/** Returns what an order to one supplier costs: goods, delivery and tax, each rounded per line, and their total. */
export function quoteFor({ lines: requested, supplier, to, terms, paymentTerm }: QuoteInput): Quote {
  const currency = requested[0]?.line.currency ?? homeMarket.currency;
  const orderable = requested.filter(({ line }) => line.problem === null && line.currency === currency);
  const goods = orderable.map(goodsLine);
  const subtotalMinor = goods.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const delivery = deliveryTo(terms.zones, { zone: zoneBetween(supplier, to), subtotalMinor });
  const [firstTerm = 'Advance Payment'] = terms.paymentTerms;
  const quote = quoteGoods({
    goods,
    supplier,
    to,
    terms,
    currency,
    delivery: {
      chargeMinor: goods.length > 0 ? (delivery?.chargeMinor ?? 0) : 0,
      missingToFreeMinor: delivery?.missingToFreeMinor ?? null,
      transitDays: delivery?.transitDays ?? 0,
    },
    paymentTerm: paymentTerm && terms.paymentTerms.includes(paymentTerm) ? paymentTerm : firstTerm,
  });
  const problems = problemsOf(requested, {
    currency,
    delivers: delivery !== null,
    isTooLarge: quote.totalMinor > maxAmountMinor,
  });
  return { ...quote, problems };
}

const goodsLine = ({ line, frozen }: QuoteInput['lines'][number]): GoodsLine => ({
  kind: 'stock',
  productId: line.productId,
  variantId: line.variantId,
  title: line.title,
  unit: line.unit,
  quantity: line.quantity,
  isSample: line.isSample,
  leadTimeDays: line.leadTimeDays,
  unitPriceMinor: line.unitPriceMinor ?? 0,
  totalMinor: line.totalMinor ?? 0,
  frozen,
});

/** A line of an order before taxes. */
export interface GoodsLine
  extends Pick<
    Quote['lines'][number],
    | 'kind'
    | 'productId'
    | 'variantId'
    | 'title'
    | 'unit'
    | 'quantity'
    | 'isSample'
    | 'leadTimeDays'
    | 'unitPriceMinor'
    | 'totalMinor'
  > {
  frozen: OrderFields;
}

interface GoodsInput extends Pick<QuoteInput, 'supplier' | 'to' | 'terms'> {
  goods: readonly GoodsLine[];
  currency: string;
  delivery: Omit<Quote['delivery'], 'zone'>;
  paymentTerm: PaymentTerm;
  /** Installments in place of the term. */
  paymentSplit?: PaymentSplit | undefined;
}

/** Returns what goods at known prices cost with this delivery charge and the taxes between the two places. */
export function quoteGoods({
  goods,
  supplier,
  to,
  terms,
  currency,
  delivery,
  paymentTerm,
  paymentSplit,
}: GoodsInput): Quote {
  const { country, state, ...quotedSupplier } = supplier;
  const subtotalMinor = goods.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const seller = { country, state, taxRateBasisPoints: terms.taxRateBasisPoints, taxName: terms.taxName };
  const kind = taxKindBetween(seller, to);
  const taxed = goods.map(({ totalMinor, frozen }) => ({ totalMinor, hsCode: frozen.hsCode }));
  const taxes = taxLines(taxed, { kind, seller, deliveryMinor: delivery.chargeMinor });
  const lines = goods.map((line, index) => quoteLine(line, taxes[index]));
  const taxMinor = lines.reduce((sum, line) => sum + line.taxMinor, 0);
  const totalMinor = subtotalMinor + delivery.chargeMinor + taxMinor;
  const summed = lines.map((line) => ({ ...line, rateBasisPoints: line.taxRateBasisPoints }));
  return {
    supplier: quotedSupplier,
    currency,
    lines,
    subtotalMinor,
    delivery: { zone: zoneBetween({ country, state }, to), ...delivery },
    taxKind: kind,
    taxes: summariseTaxes(summed, { kind, taxName: terms.taxName }),
    taxMinor,
    taxNote: taxNoteOf(kind, seller),
    totalMinor,
    leadTimeDays: Math.max(0, ...lines.map(({ leadTimeDays }) => leadTimeDays)),
    offeredTerms: terms.paymentTerms,
    paymentTerm,
    milestones: planPayments(paymentSplit ?? paymentTerm, totalMinor),
    problems: [],
  };
}

const quoteLine = ({ frozen, ...line }: GoodsLine, tax: LineTax | undefined): Quote['lines'][number] => ({
  ...line,
  ...frozen,
  taxRateBasisPoints: tax?.rateBasisPoints ?? 0,
  deliveryShareMinor: tax?.deliveryShareMinor ?? 0,
  taxMinor: tax?.taxMinor ?? 0,
});

function problemsOf(
  requested: QuoteInput['lines'],
  { currency, delivers, isTooLarge }: { currency: string; delivers: boolean; isTooLarge: boolean },
): Quote['problems'] {
  const problems: Quote['problems'] = requested.flatMap(({ line }) => {
    const { productId, problem } = line;
    if (problem)
      return [{ productId, reason: problem, message: `${line.title}: ${line.problemMessage ?? ''}` }];
    const message = `${line.title} is priced in ${line.currency}. Order it separately.`;
    return line.currency === currency ? [] : [{ productId, reason: 'other_currency', message }];
  });
  if (!delivers) {
    problems.push({
      productId: null,
      reason: 'no_delivery',
      message:
        'This supplier does not deliver to this address. Select another address or contact the supplier.',
    });
  }
  if (isTooLarge) {
    problems.push({
      productId: null,
      reason: 'too_large',
      message: 'The amount is too large for one order. Split it into several orders.',
    });
  }
  return problems;
}
