import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Installment, installmentEvents, paymentSplit } from '../contract.ts';
import {
  closestTerm,
  describePlan,
  nextDue,
  planEntries,
  planPayments,
  planStates,
  unpaidBefore,
} from './payment-plan.ts';

/** Splits that the contract accepts. */
const splits = fc
  .record({
    cuts: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
    slots: fc.uniqueArray(
      fc.record({ due: fc.constantFrom(...installmentEvents), days: fc.integer({ min: 0, max: 180 }) }),
      { minLength: 4, maxLength: 4, selector: ({ due, days }) => `${due} ${days}` },
    ),
  })
  .map(({ cuts, slots }) => {
    const ends = [...cuts.toSorted((a, b) => a - b), 100];
    return slots
      .slice(0, ends.length)
      .map((slot, index): Installment => ({ ...slot, percent: (ends[index] ?? 0) - (ends[index - 1] ?? 0) }));
  })
  .filter((split) => paymentSplit.safeParse(split).success);

const percentsOf = (parts: readonly { percent: number }[]): number[] =>
  parts.map(({ percent }) => percent).toSorted((a, b) => a - b);

const at = (day: number): Date => new Date(Date.UTC(2026, 10, 1 + day));
const dates = {
  placed: at(0),
  confirmed: at(1),
  approved: at(4),
  in_production: at(4),
  ready: at(20),
  dispatched: at(21),
  delivered: at(30),
};

const split: Installment[] = [
  { percent: 50, due: 'delivery', days: 30 },
  { percent: 30, due: 'order', days: 3 },
  { percent: 20, due: 'dispatch', days: 0 },
];

it('is not overdue because a change raised the total', () => {
  const progress = { totalMinor: 1200, paidMinor: 1000, dates, isCancelled: false, now: at(15) };
  const [before] = planStates('Advance Payment', progress);
  expect(before).toMatchObject({ state: 'overdue', dueAt: at(4) });
  const [after] = planStates('Advance Payment', { ...progress, raisedAt: at(14) });
  expect(after).toMatchObject({ state: 'due', dueAt: at(17) });
  const [first, second] = planStates('Partial Payment', { ...progress, raisedAt: at(14) });
  expect(first).toMatchObject({ state: 'paid', dueAt: at(4) });
  expect(second).toMatchObject({ state: 'due', dueAt: at(23) });
  expect(nextDue('Advance Payment', { ...progress, raisedAt: at(14) })).toEqual(at(17));
});

describe('a payment split', () => {
  it('has installments that sum to the total to the minor unit, each with its percentage and its own label', () => {
    fc.assert(
      fc.property(splits, fc.integer({ min: 1, max: 10_000_000_000 }), (agreed, totalMinor) => {
        const parts = planPayments(agreed, totalMinor);
        expect(parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(totalMinor);
        expect(parts.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
        expect(percentsOf(parts)).toEqual(percentsOf(agreed));
        expect(new Set(parts.map(({ label }) => label)).size).toBe(agreed.length);
        for (const { percent, amountMinor } of parts)
          expect(Math.abs(amountMinor - (totalMinor * percent) / 100)).toBeLessThan(1);
      }),
    );
  });

  it('fills the installments in order, and knows which is due next', () => {
    fc.assert(
      fc.property(
        splits,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (agreed, totalMinor, share) => {
          const paidMinor = Math.floor(totalMinor * share);
          const progress = { totalMinor, paidMinor, dates, isCancelled: false };
          const states = planStates(agreed, { ...progress, now: at(400) });
          expect(states.reduce((sum, part) => sum + part.paidMinor, 0)).toBe(paidMinor);
          const open = states.find((part) => part.paidMinor < part.amountMinor);
          expect(nextDue(agreed, progress)).toEqual(open?.dueAt ?? null);
        },
      ),
    );
  });

  it('is ordered by when the installments are due', () => {
    expect(planEntries(split).map(({ label, due }) => [label, due])).toEqual([
      ['With the order', 'within 3 days of confirmation'],
      ['Before dispatch', 'before dispatch'],
      ['30 days after delivery', '30 days after delivery'],
    ]);
    expect(describePlan(split)).toBe(
      '30% with the order, 20% before dispatch, 50% due 30 days after delivery',
    );
  });

  it('is due after the events of the order', () => {
    const proof: Installment[] = [{ percent: 100, due: 'proof', days: 2 }];
    const progress = { totalMinor: 100, paidMinor: 0, isCancelled: false };
    expect(nextDue(proof, { ...progress, dates })).toEqual(at(6));
    const before = {
      ...dates,
      approved: null,
      in_production: null,
      ready: null,
      dispatched: null,
      delivered: null,
    };
    expect(nextDue(proof, { ...progress, dates: before })).toBeNull();
    expect(nextDue(split, { ...progress, paidMinor: 50, dates })).toEqual(at(60));
  });

  it('has a standard term that it is closest to', () => {
    const only = (due: Installment['due'], days: number) => closestTerm([{ percent: 100, due, days }]);
    expect([only('order', 3), only('dispatch', 0), only('dispatch', 60), only('delivery', 0)]).toEqual([
      'Advance Payment',
      'Advance Payment',
      'Credit Payment',
      'COD',
    ]);
    expect(closestTerm(split)).toBe('Partial Payment');
  });

  it('is refused unless it sums to 100% in up to four installments with different events', () => {
    const part = (percent: number, given: Partial<Installment> = {}) => ({
      percent,
      due: 'order' as const,
      days: 0,
      ...given,
    });
    const refused = [
      [],
      [part(99)],
      [part(60), part(50, { due: 'delivery' })],
      [part(50), part(50, { due: 'order', days: 5 })],
      [part(0), part(100, { due: 'delivery' })],
      [
        part(20),
        part(20, { due: 'proof' }),
        part(20, { due: 'dispatch' }),
        part(20, { due: 'dispatch', days: 9 }),
        part(20, { due: 'delivery' }),
      ],
      [part(100, { due: 'delivery', days: 181 })],
      [part(33.5), part(66.5, { due: 'delivery' })],
    ];
    for (const one of refused) expect(paymentSplit.safeParse(one).success, JSON.stringify(one)).toBe(false);
    expect(
      paymentSplit.safeParse([
        part(50, { due: 'dispatch', days: 30 }),
        part(50, { due: 'dispatch', days: 60 }),
      ]).success,
    ).toBe(true);
  });
});

it('knows what is due before production and before dispatch, and was not paid', () => {
  const order = { totalMinor: 100_000, paidMinor: 0 };
  const openOf = (plan: Parameters<typeof unpaidBefore>[1]['plan'], paidMinor = 0) =>
    (['production', 'dispatch'] as const).map((step) => unpaidBefore(step, { ...order, plan, paidMinor }));
  expect(openOf('Partial Payment')).toEqual([50_000, 100_000]);
  expect(openOf('Partial Payment', 60_000)).toEqual([0, 40_000]);
  expect(openOf('Advance Payment')).toEqual([100_000, 100_000]);
  expect(openOf('Credit Payment')).toEqual([0, 0]);
  const split = [
    { percent: 20, due: 'proof' as const, days: 2 },
    { percent: 30, due: 'dispatch' as const, days: 0 },
    { percent: 50, due: 'delivery' as const, days: 30 },
  ];
  expect(openOf(split, 10_000)).toEqual([10_000, 40_000]);
});
