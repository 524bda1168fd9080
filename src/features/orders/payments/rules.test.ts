import { describe, expect, it } from 'vitest';
import { canPayNow, changedAfterConfirmation, dueNow } from './rules.ts';

const day = (nth: number) => new Date(Date.UTC(2026, 10, nth));
interface AccountDays {
  verified: number;
  replaced: number | null;
  added?: number;
}

const account = (name: string, { verified, replaced, added = verified - 1 }: AccountDays) => ({
  name,
  addedAt: day(added),
  verifiedAt: day(verified),
  replacedAt: replaced === null ? null : day(replaced),
});
const accounts = [
  account('first', { verified: 2, replaced: 10 }),
  account('second', { verified: 12, replaced: null, added: 10 }),
];

describe('a change of the bank details', () => {
  it.each([
    ['after the confirmation', 5, day(10)],
    ['before the confirmation', 13, null],
  ])('%s', (_, confirmed, changed) =>
    expect(
      changedAfterConfirmation(accounts, {
        currentAddedAt: day(10),
        revokedAt: null,
        confirmedAt: day(confirmed),
      }),
    ).toEqual(changed),
  );

  it('is not a change if the first account was added after the confirmation', () =>
    expect(
      changedAfterConfirmation([account('first', { verified: 9, replaced: null })], {
        currentAddedAt: day(8),
        revokedAt: null,
        confirmedAt: day(5),
      }),
    ).toBeNull());
});

it.each([
  ['after the confirmation', 5, day(9)],
  ['before the confirmation', 11, null],
])('a withdrawal of the only account %s', (_, confirmed, changed) =>
  expect(
    changedAfterConfirmation([], { currentAddedAt: day(1), revokedAt: day(9), confirmedAt: day(confirmed) }),
  ).toEqual(changed),
);

describe('the payment that is due now', () => {
  const part = (state: 'paid' | 'overdue' | 'due' | 'later', paidMinor = 0) => ({
    label: state,
    amountMinor: 500,
    paidMinor,
    state,
    dueAt: day(5),
  });
  it('is the rest of the first open instalment', () => {
    expect(dueNow([part('paid', 500), part('overdue', 120), part('due')])).toEqual({
      label: 'overdue',
      amountMinor: 380,
      dueAt: day(5),
      isOverdue: true,
    });
  });
  it('is nothing if everything is paid or due later', () =>
    expect(dueNow([part('paid', 500), part('later')])).toBeNull());
});

describe('the payment of an order', () => {
  const order = {
    status: 'confirmed',
    outstandingMinor: 1000,
    nextDueAt: '2026-11-30T00:00:00.000Z',
  } as const;

  it('is offered once an instalment is due', () => {
    expect(canPayNow(order)).toBe(true);
    expect(canPayNow({ ...order, nextDueAt: null })).toBe(false);
    expect(canPayNow({ ...order, status: 'delivered', outstandingMinor: 0 })).toBe(false);
  });

  it('is not offered before the supplier has confirmed, or after a cancellation', () => {
    expect(canPayNow({ ...order, status: 'placed' })).toBe(false);
    expect(canPayNow({ ...order, status: 'cancelled' })).toBe(false);
  });
});
