import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InquiryStatus, inquiryStatuses } from './contract.ts';
import {
  canClose,
  canReopen,
  canReply,
  decideAction,
  describeResponseTime,
  type InquiryAction,
  inquiryFromTyped,
  previewOf,
  shortenName,
  transitions,
  unitName,
  writes,
} from './rules.ts';

const actions: InquiryAction[] = ['buyer-writes', 'supplier-writes', 'close', 'reopen'];

describe('the states of an inquiry', () => {
  it('can all be reached from a new one', () => {
    const reached = new Set<InquiryStatus>(['open']);
    for (const status of reached) for (const next of Object.values(transitions[status])) reached.add(next);
    expect([...reached].toSorted()).toEqual([...inquiryStatuses].toSorted());
  });

  it('can all be left again', () => {
    for (const status of inquiryStatuses) expect(Object.keys(transitions[status])).not.toHaveLength(0);
  });

  it('show who wrote last, whatever happened before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...actions)),
        fc.constantFrom('buyer', 'supplier'),
        (history, side) => {
          const status = history.reduce<InquiryStatus>(
            (now, action) => transitions[now][action] ?? now,
            'open',
          );
          const next = side === 'buyer' ? 'open' : 'answered';
          expect(decideAction(status, writes(side))).toMatchObject(
            status === 'closed' ? { ok: false, reason: { code: 'closed' } } : { ok: true, next },
          );
        },
      ),
    );
  });

  it('let both sides write until it is closed, and again after it is reopened', () => {
    expect(inquiryStatuses.filter(canReply)).toEqual(['open', 'answered']);
    expect(inquiryStatuses.filter(canClose)).toEqual(['open', 'answered']);
    expect(inquiryStatuses.filter(canReopen)).toEqual(['closed']);
  });
});

describe('the input of the form', () => {
  it('is converted for the server: numbers as numbers, prices in minor units, empty fields left out', () => {
    const typed = {
      message: 'Hello',
      quantity: '500',
      targetPrice: '54.255',
      currency: 'INR',
      unit: 'piece',
      deliverTo: ' ',
      neededBy: '',
    };
    expect(inquiryFromTyped(typed)).toEqual({
      message: 'Hello',
      quantity: 500,
      targetUnitPriceMinor: 5426,
      currency: 'INR',
      unit: 'piece',
    });
    expect(inquiryFromTyped({ quantity: '5,000' })).toMatchObject({ quantity: 5000 });
    // These could be ten and a half, or five thousand.
    expect(inquiryFromTyped({ quantity: '5.000', targetPrice: '10,50' })).toMatchObject({
      quantity: Number.NaN,
      targetUnitPriceMinor: Number.NaN,
    });
    expect(inquiryFromTyped({ message: ' ', targetPrice: '1200', currency: 'JPY' })).toEqual({
      message: '',
      targetUnitPriceMinor: 1200,
      currency: 'JPY',
    });
  });
});

describe('the public form', () => {
  it.each([
    ['Daniel Reyes', 'Daniel R.'],
    ['Meera', 'Meera'],
    ['Ana María de la Cruz', 'Ana C.'],
    ['李 小龍', '李 小.'],
    ['  ', ''],
  ])('of the name %j is %j', (name, shown) => expect(shortenName(name)).toBe(shown));

  it.each([
    ['piece', 500, 'pieces'],
    ['piece', 1, 'piece'],
    ['kg', 250, 'kg'],
    ['box', 2, 'boxes'],
    [null, 2, ''],
  ])('of the unit %j for %i is %j', (unit, quantity, shown) => expect(unitName(unit, quantity)).toBe(shown));

  it('of a message is one line of limited length without split characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (body) => {
        const preview = previewOf(body, 40);
        expect(Array.from(preview).length).toBeLessThanOrEqual(40);
        expect(preview).not.toMatch(/[\n\t]/);
        expect(preview.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('the response time', () => {
  const after = (minutes: number) =>
    describeResponseTime({
      createdAt: '2026-11-01T09:00:00.000Z',
      firstAnsweredAt: new Date(Date.parse('2026-11-01T09:00:00.000Z') + minutes * 60_000).toISOString(),
    });

  it.each([
    [0, 'right away'],
    [1, 'after 1 minute'],
    [59, 'after 59 minutes'],
    [60, 'after 1 hour'],
    [47 * 60, 'after 47 hours'],
    [49 * 60, 'after 2 days'],
  ])('of %i minutes is a text', (minutes, words) => expect(after(minutes)).toBe(words));

  it('is empty until someone has replied', () => {
    expect(describeResponseTime({ createdAt: '2026-11-01T09:00:00.000Z', firstAnsweredAt: null })).toBeNull();
  });
});
