import { type PaymentPlan, planEntries } from '#features/orders/selling-terms/rules/payment-plan.ts';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import { type FreightLeg, freightLegs } from '../contract/assumptions.ts';

type Incoterm = Quote['incoterm'];

/**
 * The legs that the seller pays under each Incoterm. Under FCA, the goods are cleared for export and handed to the buyer's
 * carrier. Under CPT and CIP, the buyer still clears the import and pays for delivery from the named place.
 */
const paidBySeller: Record<Incoterm, readonly FreightLeg[]> = {
  EXW: [],
  FCA: ['export'],
  FAS: ['export'],
  FOB: ['export'],
  CFR: ['export', 'main'],
  CPT: ['export', 'main'],
  CIF: ['export', 'main', 'insurance'],
  CIP: ['export', 'main', 'insurance'],
  DAP: freightLegs,
  DPU: freightLegs,
  DDP: freightLegs,
};

/** Returns the legs that the seller pays. */
export const sellerLegs = (incoterm: Incoterm): readonly FreightLeg[] => paidBySeller[incoterm];

/**
 * Returns what a quoted total includes: the freight legs that the seller pays, and the duty. Totals with the same text are
 * comparable.
 */
export const includedIn = (incoterm: Incoterm): string =>
  [...sellerLegs(incoterm), ...(incoterm === 'DDP' ? ['duty'] : [])].join(' ');

/** Returns the legs that are left to the buyer. */
export const buyerLegs = (incoterm: Incoterm): FreightLeg[] =>
  freightLegs.filter((leg) => !paidBySeller[incoterm].includes(leg));

/** Returns the legs from a country that at least one open quote leaves to the buyer, in the order of the journey. */
export function openLegs(
  quotes: readonly (Pick<Quote, 'state' | 'incoterm'> & { supplier: { country: string } })[],
  origin: string,
): FreightLeg[] {
  const open = quotes.filter(({ state, supplier }) => state === 'open' && supplier.country === origin);
  return freightLegs.filter((leg) => open.some(({ incoterm }) => buyerLegs(incoterm).includes(leg)));
}

interface Times {
  leadTimeDays: number;
  transitDays: number;
}

interface PaidDays {
  percent: number;
  /** Days between the payment and the delivery; negative for a payment after it. */
  days: number;
}

/**
 * Returns how long before the delivery each instalment is paid. Payments that are due before dispatch never follow it.
 * The lead time counts from the approval of the proof, so that is the day of the order.
 */
export function paidDays(plan: PaymentPlan, { leadTimeDays, transitDays }: Times): PaidDays[] {
  const delivered = leadTimeDays + transitDays;
  const dayOf = {
    placed: 0,
    confirmed: 0,
    approved: 0,
    in_production: 0,
    ready: leadTimeDays,
    dispatched: leadTimeDays,
    delivered,
  };
  return planEntries(plan).map(({ percent, after, days }) => {
    const due = dayOf[after] + days;
    const isAhead = after !== 'dispatched' && after !== 'delivered';
    return { percent, days: delivered - (isAhead ? Math.min(due, delivered) : due) };
  });
}
