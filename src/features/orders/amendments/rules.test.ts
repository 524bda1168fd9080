import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStates } from '#features/orders/order-record/rules.ts';
import type { AmendableTerms } from './contract.ts';
import { amendTerms } from './rules/amended-terms.ts';
import { canApply, changesInvoice } from './rules/apply-terms.ts';
import { compareTerms } from './rules/compare-terms.ts';
import { actionsOn, canChange, limitOf, possibleParts, stateOf } from './rules.ts';

const order = { status: 'placed', dispatchCount: 0, taxKind: 'igst' } as const;

describe('the parts of an order that can change', () => {
  it('are all of them until the goods are ready, then without the day, and none after the dispatch', () => {
    expect(possibleParts(order)).toEqual({ amounts: true, address: true, date: true });
    for (const status of ['confirmed', 'in_production'] as const)
      expect(possibleParts({ ...order, status })).toEqual({ amounts: true, address: true, date: true });
    const ready = { ...order, status: 'ready' } as const;
    expect(possibleParts(ready)).toEqual({ amounts: true, address: true, date: false });
    expect(limitOf(ready)).toBeNull();
    for (const status of ['dispatched', 'delivered', 'completed', 'cancelled'] as const)
      expect(canChange({ ...order, status })).toBe(false);
  });

  it('are not the address once part of the goods has left', () => {
    const partly = { ...order, status: 'in_production', dispatchCount: 1 } as const;
    expect(possibleParts(partly)).toEqual({ amounts: true, address: false, date: true });
    expect(limitOf(partly)).toContain('delivery address');
  });

  it('are only the day of orders without tax by line', () => {
    expect(possibleParts({ ...order, taxKind: null })).toEqual({
      amounts: false,
      address: false,
      date: true,
    });
  });

  it('lapse with the order, in every state in which nothing can change', () => {
    for (const status of orderStates)
      expect(stateOf('open', { ...order, status }) === 'open').toBe(canChange({ ...order, status }));
    expect(stateOf('accepted', { ...order, status: 'cancelled' })).toBe('accepted');
  });

  it('are decided by the other side alone', () => {
    expect(actionsOn({ state: 'open', proposedBy: 'buyer' }, 'buyer')).toEqual(['withdraw']);
    expect(actionsOn({ state: 'open', proposedBy: 'buyer' }, 'supplier')).toEqual(['accept', 'reject']);
    for (const state of ['accepted', 'rejected', 'withdrawn', 'lapsed'] as const)
      expect(actionsOn({ state, proposedBy: 'buyer' }, 'supplier')).toEqual([]);
  });
});

const line = {
  lineId: 'a',
  kind: 'stock' as const,
  title: 'Box',
  unit: 'piece',
  quantity: 10,
  unitPriceMinor: 1000,
  totalMinor: 10_000,
  taxRateBasisPoints: 1800,
  deliveryShareMinor: 500,
  taxMinor: 1890,
};
const before: AmendableTerms = {
  lines: [line],
  readyBy: '2026-03-10T00:00:00.000Z',
  deliveryAddress: null,
  taxKind: 'igst',
  taxNote: null,
  subtotalMinor: 10_000,
  deliveryMinor: 500,
  taxMinor: 1890,
  totalMinor: 12_390,
};
const address = {
  label: '',
  recipient: 'Daniel Reyes',
  company: '',
  phone: '',
  line1: '4 MIDC Road',
  line2: '',
  city: 'Pune',
  state: 'Maharashtra',
  postcode: '411001',
  country: 'IN',
  countryName: 'India',
  taxId: '',
};
const none = { lines: [], readyBy: null, deliveryAddress: null, taxation: null };
const amended = (change: Partial<Parameters<typeof amendTerms>[1]>): AmendableTerms => {
  const decision = amendTerms(before, { ...none, ...change });
  if (!decision.ok) throw new Error(decision.reason.message);
  return decision.after;
};

describe('the terms after a change', () => {
  it('always add up, and keep the delivery charge', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (quantity, unitPriceMinor) => {
          const after = amended({ lines: [{ lineId: 'a', quantity, unitPriceMinor }] });
          expect(after.totalMinor).toBe(after.subtotalMinor + after.taxMinor + after.deliveryMinor);
          expect(after.deliveryMinor).toBe(before.deliveryMinor);
          expect(after.subtotalMinor).toBe(quantity * unitPriceMinor);
        },
      ),
    );
  });

  it('name each value that differs, with the total last', () => {
    const after = amended({
      lines: [{ lineId: 'a', quantity: 20, unitPriceMinor: 900 }],
      readyBy: new Date('2026-03-20T00:00:00Z'),
    });
    expect(compareTerms(before, after).map(({ kind }) => kind)).toEqual([
      'quantity',
      'price',
      'date',
      'tax',
      'total',
    ]);
    expect(compareTerms(before, before)).toEqual([]);
  });

  it('use the rates of a new address', () => {
    const after = amended({ taxation: { kind: 'export', note: 'No tax', rates: [0] } });
    expect(after).toMatchObject({ taxKind: 'export', taxNote: 'No tax', taxMinor: 0, totalMinor: 10_500 });
  });

  it('are refused above the largest amount', () => {
    const lines = [{ lineId: 'a', quantity: 100_000_000, unitPriceMinor: 100_000_000 }];
    expect(amendTerms(before, { ...none, lines })).toMatchObject({ ok: false });
  });
});

describe('accepting a change', () => {
  const possible = { amounts: true, address: true, date: true };
  const after = amended({ lines: [{ lineId: 'a', quantity: 20, unitPriceMinor: 1000 }] });
  const application = { before, after, current: before, possible, dispatchedLineIds: [] };

  it('needs the order as both sides saw it, except for a day that an approval moved', () => {
    expect(canApply(application).ok).toBe(true);
    expect(canApply({ ...application, current: { ...before, readyBy: null } }).ok).toBe(true);
    expect(canApply({ ...application, current: { ...before, totalMinor: 1 } }).ok).toBe(false);
  });

  it('is refused after goods have left', () => {
    expect(canApply({ ...application, dispatchedLineIds: ['a'] }).ok).toBe(false);
    expect(canApply({ ...application, possible: { ...possible, amounts: false } }).ok).toBe(false);
    const later = amended({ readyBy: new Date('2026-04-01T00:00:00Z') });
    expect(canApply({ ...application, after: later, possible: { ...possible, date: false } }).ok).toBe(false);
  });

  it('replaces the invoice unless only the day changes', () => {
    const later = amended({ readyBy: new Date('2026-04-01T00:00:00Z') });
    expect(changesInvoice({ before, after: later })).toBe(false);
    expect(changesInvoice({ before, after })).toBe(true);
    const moved = { ...before, deliveryAddress: { ...address, city: 'Bangalore' } };
    expect(changesInvoice({ before: { ...before, deliveryAddress: address }, after: moved })).toBe(true);
  });
});
