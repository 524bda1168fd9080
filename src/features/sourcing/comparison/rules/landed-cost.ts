import type { PaymentPlan } from '#features/orders/selling-terms/rules/payment-plan.ts';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import type { ExchangeRates } from '#lib/exchange.ts';
import { allocate } from '#lib/shares.ts';
import { type FreightLeg, freightLegs, type LegCost, type Route } from '../contract/assumptions.ts';
import { type Duty, dutiableLegs, type Valuation } from './duty.ts';
import {
  add,
  amountOf,
  type ExactAmount,
  type ExactSum,
  type Exchange,
  exchangeBetween,
  inOwn,
  inQuoted,
  roundAmount,
  share,
  zero,
} from './exact-sum.ts';
import { buyerLegs, paidDays, sellerLegs } from './seller-terms.ts';

/** One quoted line at one of its quantities. Amounts are in the currency of the quote. */
export interface OfferedGoods {
  currency: string;
  incoterm: Quote['incoterm'];
  paymentTerm: PaymentPlan;
  quantity: number;
  /** Pieces that the buyer needs, at most the quantity. */
  neededQuantity: number;
  unitPriceMinor: number;
  chargesMinor: number;
  /** Charged by the seller for the legs that it pays, and under DDP for the duty. */
  freightMinor: number;
  leadTimeDays: number;
}

/** Costs and rates besides the quote. Amounts are in the currency of the buyer. */
export interface CostTerms {
  currency: string;
  rates: ExchangeRates;
  route: Route | null;
  duty: Duty;
  valuation: Valuation;
  moneyRateBasisPoints: number;
}

export const costKinds = ['goods', 'overbuy', 'charges', 'freight', ...freightLegs, 'duty', 'money'] as const;
export type CostKind = (typeof costKinds)[number];

/**
 * counted: part of the total · seller: paid by the seller · partial: counted, but more may be due · missing: not known and
 * not in the total
 */
export type CostState = 'counted' | 'seller' | 'partial' | 'missing';

export interface CostPart {
  kind: CostKind;
  state: CostState;
  amountMinor: number;
}

/** The sum of a landed cost, without its parts. */
interface LandedTotal {
  totalMinor: number;
  /** The total for 1,000 of the pieces that are needed, rounded. */
  perThousandMinor: number;
  /** The parts that the total lacks. */
  missing: CostKind[];
  /** The unrounded total per needed piece, by which offers are ranked. */
  exact: ExactAmount;
}

export interface LandedCost extends LandedTotal {
  /** They sum to the total exactly. */
  parts: CostPart[];
  /** The base of the duty. */
  customsValueMinor: number;
}

interface ExactPart {
  kind: CostKind;
  state: CostState;
  sum: ExactSum;
}

/**
 * Returns what the goods cost until they are at the buyer; null without an exchange rate. Everything is calculated exactly
 * and rounded once.
 */
export function totalLandedCost(offer: OfferedGoods, terms: CostTerms): LandedTotal | null {
  const exact = calculateExactly(offer, terms);
  return exact && totalOf(offer, exact);
}

/** Returns the same with its parts: the rounding difference goes to those with the largest remainders. */
export function calculateLandedCost(offer: OfferedGoods, terms: CostTerms): LandedCost | null {
  const exact = calculateExactly(offer, terms);
  if (!exact) return null;
  const { exchange, parts, customsValue } = exact;
  const total = totalOf(offer, exact);
  const amounts = allocate(
    total.totalMinor,
    parts.map(({ sum }) => roundAmount(amountOf(sum, exchange), 1000)),
  );
  return {
    ...total,
    parts: parts.map(({ kind, state }, index) => ({ kind, state, amountMinor: amounts[index] ?? 0 })),
    customsValueMinor: roundAmount(amountOf(customsValue, exchange)),
  };
}

interface ExactCost {
  exchange: Exchange;
  parts: ExactPart[];
  customsValue: ExactSum;
}

function calculateExactly(offer: OfferedGoods, terms: CostTerms): ExactCost | null {
  const exchange = exchangeBetween({ from: offer.currency, to: terms.currency }, terms.rates);
  if (!exchange) return null;
  const customsValue = customsValueOf(offer, { terms, exchange });
  const parts = [
    ...quotedParts(offer),
    ...freightLegs.map((leg) => legPart(leg, { offer, terms })),
    dutyPart(offer, { terms, customsValue }),
    counted('money', moneyCost(offer, terms)),
  ];
  return { exchange, parts, customsValue };
}

function totalOf({ neededQuantity }: OfferedGoods, { parts, exchange }: ExactCost): LandedTotal {
  const total = amountOf(add(parts.map(({ sum }) => sum)), exchange);
  const perPiece = { ...total, denominator: total.denominator * BigInt(neededQuantity) };
  return {
    totalMinor: roundAmount(total),
    perThousandMinor: roundAmount(perPiece, 1000),
    missing: parts.filter(({ state }) => state === 'missing' || state === 'partial').map(({ kind }) => kind),
    exact: perPiece,
  };
}

const counted = (kind: CostKind, sum: ExactSum): ExactPart => ({ kind, state: 'counted', sum });

function quotedParts(offer: OfferedGoods): ExactPart[] {
  const { quantity, neededQuantity, unitPriceMinor, chargesMinor, freightMinor } = offer;
  return [
    counted('goods', inQuoted(neededQuantity * unitPriceMinor)),
    counted('overbuy', inQuoted((quantity - neededQuantity) * unitPriceMinor)),
    counted('charges', inQuoted(chargesMinor)),
    counted('freight', inQuoted(freightMinor)),
  ];
}

const goodsOf = ({ quantity, unitPriceMinor }: OfferedGoods): ExactSum => inQuoted(quantity * unitPriceMinor);

/** Returns what a leg costs for these goods. */
function costOfLeg({ basis, value }: LegCost, offer: OfferedGoods): ExactSum {
  if (basis === 'order') return inOwn(value);
  if (basis === 'thousand') return share(inOwn(value), [BigInt(offer.quantity), 1000n]);
  return share(goodsOf(offer), [BigInt(value), 10_000n]);
}

interface OfferInTerms {
  offer: OfferedGoods;
  terms: CostTerms;
}

function legPart(leg: FreightLeg, { offer, terms }: OfferInTerms): ExactPart {
  if (sellerLegs(offer.incoterm).includes(leg)) return { kind: leg, state: 'seller', sum: zero };
  const cost = terms.route?.legs[leg];
  return cost ? counted(leg, costOfLeg(cost, offer)) : { kind: leg, state: 'missing', sum: zero };
}

interface CostBasis {
  terms: CostTerms;
  exchange: Exchange;
}

/** Returns the base of the duty: goods, one-off charges, and the freight that the country of destination counts. */
function customsValueOf(offer: OfferedGoods, { terms, exchange }: CostBasis): ExactSum {
  const dutiable = dutiableLegs(terms.valuation);
  const paidByBuyer = buyerLegs(offer.incoterm).flatMap((leg) => {
    const cost = dutiable.includes(leg) ? terms.route?.legs[leg] : null;
    return cost ? [costOfLeg(cost, offer)] : [];
  });
  return add([
    goodsOf(offer),
    inQuoted(offer.chargesMinor),
    dutiableFreight(offer, { terms, exchange }),
    ...paidByBuyer,
  ]);
}

/** True if the freight of the quote can be split into legs in proportion to what the buyer assumes for them. */
export function canSplitFreight(incoterm: Quote['incoterm'], route: Route | null): boolean {
  return sellerLegs(incoterm).every((leg) => leg === 'insurance' || Boolean(route?.legs[leg]));
}

/** Returns the part of the quoted freight that is dutiable: all of it, unless it can be split into legs. */
function dutiableFreight(offer: OfferedGoods, { terms, exchange }: CostBasis): ExactSum {
  const freight = inQuoted(offer.freightMinor);
  const paid = sellerLegs(offer.incoterm);
  const dutiable = dutiableLegs(terms.valuation);
  if (paid.every((leg) => dutiable.includes(leg)) || !canSplitFreight(offer.incoterm, terms.route))
    return freight;
  const weightOf = (legs: readonly FreightLeg[]): bigint =>
    amountOf(
      add(
        legs.map((leg) => {
          const cost = terms.route?.legs[leg];
          return cost ? costOfLeg(cost, offer) : zero;
        }),
      ),
      exchange,
    ).numerator;
  const whole = weightOf(paid);
  return whole === 0n
    ? freight
    : share(freight, [weightOf(paid.filter((leg) => dutiable.includes(leg))), whole]);
}

function dutyPart(
  offer: OfferedGoods,
  { terms: { duty }, customsValue }: { terms: CostTerms; customsValue: ExactSum },
): ExactPart {
  if (duty.state === 'none') return counted('duty', zero);
  if (offer.incoterm === 'DDP') return { kind: 'duty', state: 'seller', sum: zero };
  if (duty.state === 'unknown') return { kind: 'duty', state: 'missing', sum: zero };
  const sum = share(customsValue, [BigInt(duty.basisPoints), 10_000n]);
  const isPartial = duty.state === 'tariff' && !duty.rate.isComplete;
  return { kind: 'duty', state: isPartial ? 'partial' : 'counted', sum };
}

/**
 * Returns the interest on goods and one-off charges between payment and delivery; negative if they are paid later. Freight
 * and duty are left out, because they are due around the delivery, regardless of who pays them.
 */
function moneyCost(offer: OfferedGoods, { moneyRateBasisPoints, route }: CostTerms): ExactSum {
  const paid = add([goodsOf(offer), inQuoted(offer.chargesMinor)]);
  const times = { leadTimeDays: offer.leadTimeDays, transitDays: route?.transitDays ?? 0 };
  const percentDays = paidDays(offer.paymentTerm, times).reduce(
    (sum, { percent, days }) => sum + percent * days,
    0,
  );
  return share(paid, [BigInt(moneyRateBasisPoints) * BigInt(percentDays), 10_000n * 100n * 365n]);
}
