import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Offer, offerForm } from './contract/offer.ts';
import { quoteStatuses } from './contract/quote-rows.ts';
import { decideCounter, describeCounter } from './rules/counter-offer.ts';
import { actionsIn, choose, decideAction, priceLine, rangeOf, stateOn } from './rules.ts';

const price = (quantity: number, unitPriceMinor: number) => ({
  quantity,
  unitPriceMinor,
  freightMinor: 1000,
  leadTimeDays: 14,
});
const line = {
  productId: '0199a000-0000-7000-8000-000000000001',
  title: 'Printed mailer box',
  specification: '',
  prices: [price(20_000, 1200), price(5000, 1500)],
  charges: [{ label: 'Printing plates', amountMinor: 25_000 }],
};
const offer: Offer = {
  lines: [line, { ...line, charges: [], prices: [price(100, 50)] }],
  incoterm: 'DAP',
  place: 'Portland, OR',
  paymentTerm: 'Partial Payment',
  validUntil: '2026-12-31',
  notes: '',
};

describe('the state of a quote', () => {
  it('is open until the end of its last day, then expired', () => {
    const quote = { status: 'open' as const, validUntil: '2026-12-31' };
    expect(stateOn('2026-12-31', quote)).toBe('open');
    expect(stateOn('2027-01-01', quote)).toBe('expired');
  });

  it('does not expire once it was decided', () => {
    for (const status of quoteStatuses.filter((one) => one !== 'open'))
      expect(stateOn('2030-01-01', { status, validUntil: '2026-01-01' })).toBe(status);
  });

  it('allows nothing after a decision', () => {
    for (const state of ['accepted', 'declined', 'withdrawn'] as const)
      for (const side of ['buyer', 'supplier'] as const) expect(actionsIn(state, side)).toEqual([]);
  });
});

describe('acting on a quote', () => {
  const quote = { status: 'open' as const, validUntil: '2026-12-31', version: 2 };
  const attempt = { action: 'accept', side: 'buyer', seenVersion: 2, day: '2026-12-31' } as const;

  it('is possible on the last day, for the version that was seen', () => {
    expect(decideAction(quote, attempt).ok).toBe(true);
    expect(decideAction(quote, { ...attempt, day: '2027-01-01' })).toMatchObject({
      reason: { code: 'expired' },
    });
    expect(decideAction(quote, { ...attempt, seenVersion: 1 })).toMatchObject({
      reason: { code: 'revised' },
    });
  });

  it('is limited to the actions of a side', () => {
    expect(decideAction(quote, { ...attempt, side: 'supplier' }).ok).toBe(false);
    expect(decideAction(quote, { ...attempt, action: 'revise' }).ok).toBe(false);
  });
});

describe('the price of a line', () => {
  it('is goods, charges and freight', () => {
    expect(priceLine(line, price(5000, 1500))).toEqual({ goodsMinor: 7_500_000, totalMinor: 7_526_000 });
  });

  it('is refused above what an order can cost', () => {
    expect(priceLine(line, price(100_000_000, 1_000_000_000))).toBeNull();
  });

  it('sums to the minor unit, whatever the amounts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 6 }),
        (quantity, unitPriceMinor, amounts) => {
          const charges = amounts.map((amountMinor) => ({ label: 'Die', amountMinor }));
          const priced = priceLine({ charges }, price(quantity, unitPriceMinor));
          const charged = amounts.reduce((sum, one) => sum + one, 0);
          expect(priced?.totalMinor).toBe(quantity * unitPriceMinor + charged + 1000);
        },
      ),
    );
  });

  it('ranges from the smallest to the largest quantities', () => {
    expect(rangeOf(offer)).toEqual({ fromMinor: 7_526_000 + 6000, toMinor: 24_026_000 + 6000 });
  });

  it('has one of the line and its alternative in the range, not both', () => {
    const item = { ...line, charges: [], requestLine: 0 };
    const own = { ...item, prices: [price(100, 50), price(1000, 45)] };
    const alternative = { ...item, alternative: true, prices: [price(100, 60), price(1000, 40)] };
    const other = { ...item, requestLine: 1, prices: [price(10, 10)] };
    expect(rangeOf({ lines: [own, alternative, other] })).toEqual({
      fromMinor: 6000 + 1100,
      toMinor: 46_000 + 1100,
    });
    expect(rangeOf({ lines: [alternative] })).toEqual({ fromMinor: 7000, toMinor: 41_000 });
  });
});

describe('choosing', () => {
  it('takes quoted quantities, in the order of the offer', () => {
    const decision = choose(offer, [
      { line: 1, quantity: 100 },
      { line: 0, quantity: 20_000 },
    ]);
    expect(decision.ok && decision.chosen.map((chosen) => chosen.price.quantity)).toEqual([20_000, 100]);
  });

  it('refuses what was not quoted', () => {
    expect(choose(offer, [{ line: 0, quantity: 10_000 }]).ok).toBe(false);
    expect(choose(offer, [{ line: 2, quantity: 100 }]).ok).toBe(false);
  });
});

describe('the content of an offer', () => {
  it('does not change for old versions, whose fingerprint is stored', () => {
    expect(offerForm.parse(offer)).toEqual(offer);
    expect(Object.keys(offerForm.parse(offer))).not.toContain('paymentSplit');
  });
});

describe('proposing other prices', () => {
  it('is about quoted quantities, and differs from the quote', () => {
    expect(decideCounter(offer, [{ line: 0, quantity: 5000, unitPriceMinor: 1400 }]).ok).toBe(true);
    expect(decideCounter(offer, [{ line: 1, quantity: 100, leadTimeDays: 10 }]).ok).toBe(true);
    expect(decideCounter(offer, [{ line: 0, quantity: 5001, unitPriceMinor: 1400 }]).ok).toBe(false);
    expect(decideCounter(offer, [{ line: 2, quantity: 100, unitPriceMinor: 1400 }]).ok).toBe(false);
    expect(
      decideCounter(offer, [{ line: 0, quantity: 5000, unitPriceMinor: 1500, leadTimeDays: 14 }]).ok,
    ).toBe(false);
  });

  it('says in the conversation what changes', () => {
    const text = describeCounter(offer, {
      prices: [{ line: 0, quantity: 5000, unitPriceMinor: 1420, leadTimeDays: 10 }],
      note: 'Monthly order.',
      heading: 'Counter-offer',
      currency: 'INR',
    });
    expect(text).toBe(
      'Counter-offer\nPrinted mailer box, 5,000: ₹14.20 each instead of ₹15.00, ready in 10 days instead of 14\n\nMonthly order.',
    );
  });
});
