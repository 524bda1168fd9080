import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freightLegs, type LegCost, type Route } from '../contract/assumptions.ts';
import type { Duty } from './duty.ts';
import { compareAmounts } from './exact-sum.ts';
import { type CostTerms, calculateLandedCost, type LandedCost, type OfferedGoods } from './landed-cost.ts';
import { sellerLegs } from './seller-terms.ts';

const rates = { month: '2026-06', perDollar: { USD: 1, INR: 94.96, EUR: 0.8684, JPY: 160.77 } };
const goods: OfferedGoods = {
  currency: 'USD',
  incoterm: 'EXW',
  paymentTerm: 'Advance Payment',
  quantity: 5000,
  neededQuantity: 5000,
  unitPriceMinor: 80,
  chargesMinor: 20_000,
  freightMinor: 0,
  leadTimeDays: 20,
};
const perOrder = (value: number): LegCost => ({ basis: 'order', value });
const routeOf = (legs: readonly number[]): Route => ({
  origin: 'IN',
  transitDays: 30,
  legs: {
    export: perOrder(legs[0] ?? 0),
    main: perOrder(legs[1] ?? 0),
    insurance: perOrder(legs[2] ?? 0),
    import: perOrder(legs[3] ?? 0),
  },
});
const rateOf = (basisPoints: number): Duty => ({ state: 'entered', basisPoints });
const terms: CostTerms = {
  currency: 'USD',
  rates,
  route: routeOf([10_000, 90_000, 5000, 30_000]),
  duty: rateOf(650),
  valuation: 'CIF',
  moneyRateBasisPoints: 0,
};

function landed(offer: Partial<OfferedGoods> = {}, changes: Partial<CostTerms> = {}): LandedCost {
  const cost = calculateLandedCost({ ...goods, ...offer }, { ...terms, ...changes });
  if (!cost) throw new Error('There is no exchange rate');
  return cost;
}
const amountOf = (cost: LandedCost, kind: string): number | undefined =>
  cost.parts.find((part) => part.kind === kind)?.amountMinor;

const anyIncoterm = fc.constantFrom<OfferedGoods['incoterm']>(
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CPT',
  'CIF',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
);
const anyOffer = fc
  .record({
    currency: fc.constantFrom('USD', 'INR', 'EUR', 'JPY'),
    incoterm: anyIncoterm,
    paymentTerm: fc.constantFrom<OfferedGoods['paymentTerm']>(
      'Advance Payment',
      'Partial Payment',
      'Credit Payment',
      'COD',
    ),
    neededQuantity: fc.integer({ min: 1, max: 100_000 }),
    extra: fc.integer({ min: 0, max: 5000 }),
    unitPriceMinor: fc.integer({ min: 1, max: 100_000 }),
    chargesMinor: fc.integer({ min: 0, max: 1_000_000 }),
    freightMinor: fc.integer({ min: 0, max: 10_000_000 }),
    leadTimeDays: fc.integer({ min: 0, max: 90 }),
  })
  .map(({ extra, ...offer }): OfferedGoods => ({ ...offer, quantity: offer.neededQuantity + extra }));
const anyLeg = fc.option(
  fc.record({
    basis: fc.constantFrom('order' as const, 'thousand' as const, 'percent' as const),
    value: fc.integer({ min: 0, max: 100_000 }),
  }),
);
const anyTerms = fc.record({
  currency: fc.constantFrom('USD', 'INR', 'EUR', 'JPY'),
  rates: fc.constant(rates),
  route: fc.option(
    fc.record({
      origin: fc.constant('IN'),
      legs: fc.record({ export: anyLeg, main: anyLeg, insurance: anyLeg, import: anyLeg }),
      transitDays: fc.option(fc.integer({ min: 0, max: 90 })),
    }),
  ),
  duty: fc.oneof(
    fc.constant<Duty>({ state: 'none' }),
    fc.constant<Duty>({ state: 'unknown' }),
    fc.integer({ min: 0, max: 5000 }).map(rateOf),
  ),
  valuation: fc.constantFrom('CIF' as const, 'FOB' as const),
  moneyRateBasisPoints: fc.integer({ min: 0, max: 2000 }),
});

describe('landed cost', () => {
  it('adds freight, and duty on goods, charges and freight up to the border', () => {
    const cost = landed();
    // 4,000 of goods, 200 of charges, 1,350 of freight; 6.5% of 4,000 + 200 + 100 + 900 + 50.
    expect(amountOf(cost, 'duty')).toBe(34_125);
    expect(cost).toMatchObject({ totalMinor: 400_000 + 20_000 + 135_000 + 34_125, missing: [] });
    expect(cost.perThousandMinor).toBe(117_825);
  });

  it('values goods without international freight where the country does', () => {
    expect(amountOf(landed({}, { valuation: 'FOB' }), 'duty')).toBe(Math.round(430_000 * 0.065));
  });

  it('does not include what nobody has entered', () => {
    const cost = landed({}, { route: null, duty: { state: 'unknown' } });
    expect(cost.missing).toEqual([...freightLegs, 'duty']);
    expect(cost.totalMinor).toBe(420_000);
    expect(landed({ incoterm: 'DDP', freightMinor: 170_000 }, { route: null }).missing).toEqual([]);
  });

  it('shows pieces beyond what is needed as a cost of those that are', () => {
    const cost = landed({ neededQuantity: 4000 });
    expect(amountOf(cost, 'overbuy')).toBe(80_000);
    expect(cost.totalMinor).toBe(landed().totalMinor);
    expect(cost.perThousandMinor).toBe(Math.round(cost.totalMinor / 4));
  });

  it('charges interest for payments before the delivery, and credits those after it', () => {
    const money = (paymentTerm: OfferedGoods['paymentTerm']) =>
      amountOf(landed({ paymentTerm }, { moneyRateBasisPoints: 1000 }), 'money');
    // 10% a year on 4,200: 47 days in advance; on credit, payment is due 30 days after dispatch, on the day of delivery.
    expect(money('Advance Payment')).toBe(Math.round((420_000 * 0.1 * 47) / 365));
    expect(money('Credit Payment')).toBe(0);
    expect(money('COD')).toBe(0);
    const soon = landed(
      { paymentTerm: 'Credit Payment' },
      { moneyRateBasisPoints: 1000, route: { ...routeOf([0, 0, 0, 0]), transitDays: 0 } },
    );
    expect(amountOf(soon, 'money')).toBe(-Math.round((420_000 * 0.1 * 30) / 365));
  });

  it('charges interest for each installment of a split from its day', () => {
    const money = (paymentTerm: OfferedGoods['paymentTerm']) =>
      amountOf(landed({ paymentTerm }, { moneyRateBasisPoints: 1000 }), 'money');
    expect(money([{ percent: 100, due: 'order', days: 3 }])).toBe(money('Advance Payment'));
    expect(money([{ percent: 100, due: 'dispatch', days: 30 }])).toBe(money('Credit Payment'));
    const split = money([
      { percent: 40, due: 'proof', days: 0 },
      { percent: 60, due: 'delivery', days: 60 },
    ]);
    // 50 days from the order to the delivery.
    expect(split).toBe(Math.round((420_000 * 0.1 * (0.4 * 50 - 0.6 * 60)) / 365));
  });

  it('is unknown without an exchange rate', () => {
    expect(calculateLandedCost({ ...goods, currency: 'XTS' }, terms)).toBeNull();
  });

  it('is the same under each Incoterm if the assumptions are what the seller would have charged', () => {
    const amount = fc.integer({ min: 1, max: 100 }).map((value) => value * 10_000);
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.constantFrom('CIF' as const, 'FOB' as const),
        fc.integer({ min: 0, max: 2000 }),
        (legs, basisPoints, valuation, moneyRateBasisPoints) => {
          const changes = {
            route: routeOf(legs),
            duty: rateOf(basisPoints),
            valuation,
            moneyRateBasisPoints,
          };
          const plain = { chargesMinor: 30_000, quantity: 10_000, neededQuantity: 10_000 };
          const collected = landed(plain, changes);
          const duty = (collected.customsValueMinor * basisPoints) / 10_000;
          for (const incoterm of ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'CIP', 'DAP', 'DDP'] as const) {
            const paid = sellerLegs(incoterm).reduce(
              (sum, leg) => sum + (legs[freightLegs.indexOf(leg)] ?? 0),
              0,
            );
            const freightMinor = paid + (incoterm === 'DDP' ? duty : 0);
            const cost = landed({ ...plain, incoterm, freightMinor }, changes);
            expect(cost.totalMinor, incoterm).toBe(collected.totalMinor);
          }
        },
      ),
    );
  });

  it('is the sum of its parts to the smallest unit', () => {
    fc.assert(
      fc.property(anyOffer, anyTerms, (offer, any) => {
        const cost = calculateLandedCost(offer, any);
        expect(cost?.parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(cost?.totalMinor);
      }),
    );
  });

  it('ranks offers the same in each currency, and for units and thousands', () => {
    fc.assert(
      fc.property(anyOffer, anyOffer, anyTerms, (one, other, any) => {
        const percents = any.route && {
          ...any.route,
          legs: {
            export: null,
            insurance: null,
            import: null,
            main: { basis: 'percent' as const, value: 800 },
          },
        };
        const orders = ['USD', 'INR', 'EUR', 'JPY'].map((currency) => {
          const costs = [one, other].map((offer) =>
            calculateLandedCost(offer, { ...any, currency, route: percents }),
          );
          const [a, b] = costs;
          return a && b ? compareAmounts(a.exact, b.exact) : null;
        });
        expect(new Set(orders).size).toBe(1);
      }),
    );
  });

  it('is never lower with more freight', () => {
    fc.assert(
      fc.property(anyOffer, anyTerms, fc.integer({ min: 1, max: 1_000_000 }), (offer, any, more) => {
        const base = calculateLandedCost(offer, any);
        const dearer = calculateLandedCost({ ...offer, freightMinor: offer.freightMinor + more }, any);
        expect(dearer?.totalMinor).toBeGreaterThanOrEqual(base?.totalMinor ?? 0);
        if (!any.route) return;
        for (const leg of freightLegs) {
          const cost = any.route.legs[leg];
          if (!cost || sellerLegs(offer.incoterm).includes(leg)) continue;
          const legs = { ...any.route.legs, [leg]: { ...cost, value: cost.value + more } };
          const longer = calculateLandedCost(offer, { ...any, route: { ...any.route, legs } });
          expect(longer?.totalMinor).toBeGreaterThanOrEqual(base?.totalMinor ?? 0);
        }
      }),
    );
  });
});
