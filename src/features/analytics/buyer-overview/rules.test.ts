import { describe, expect, it } from 'vitest';
import { nextStepOf } from './rules.ts';

const order = {
  status: 'placed' as const,
  proofWait: null,
  isOverdue: false,
  outstandingMinor: 1000,
  nextDueAt: null,
  isPartlyDispatched: false,
};

describe('the next step of an order', () => {
  it.each([
    ['waits for the supplier first', {}, 'The supplier confirms your order'],
    [
      'is the payment once an instalment is due',
      { status: 'confirmed', nextDueAt: '2026-11-30T00:00:00.000Z' },
      'Pay the first instalment',
    ],
    ['is production without an instalment', { status: 'confirmed' }, 'Production starts'],
    [
      'is the proof if it waits for the buyer',
      { status: 'confirmed', proofWait: 'buyer' },
      'Approve the proof',
    ],
    [
      'is a proof if none was sent',
      { status: 'confirmed', proofWait: 'supplier' },
      'The supplier sends a proof',
    ],
    [
      'names an overdue payment before everything else',
      { status: 'dispatched', isOverdue: true },
      'Pay the overdue amount',
    ],
    [
      'is the rest of a partly dispatched order',
      { status: 'ready', isPartlyDispatched: true },
      'The rest is dispatched',
    ],
    ['is the receipt of dispatched goods', { status: 'dispatched' }, 'Mark it as received when it arrives'],
    ['is the last payment after delivery', { status: 'delivered' }, 'Pay the rest'],
    ['is nothing once all is paid', { status: 'delivered', outstandingMinor: 0 }, 'Nothing left to do'],
  ] as const)('%s', (_name, facts, expected) => {
    expect(nextStepOf({ ...order, ...facts })).toBe(expected);
  });
});
