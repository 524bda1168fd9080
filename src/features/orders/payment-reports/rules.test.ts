import { describe, expect, it } from 'vitest';
import { reportActions, reportStates } from './contract.ts';
import { decideReport, decideReportAction, reportActionsOf, stateAfter } from './rules.ts';

const order = { status: 'confirmed', currency: 'USD', outstandingMinor: 10_000, waitingMinor: 0 } as const;

describe('reporting a payment', () => {
  it('is possible up to what is left to pay', () => {
    expect(decideReport({ ...order, amountMinor: 10_000 }).ok).toBe(true);
    expect(decideReport({ ...order, amountMinor: 10_001 })).toMatchObject({
      reason: { code: 'over_paid', message: expect.stringContaining('$100.00 is left') },
    });
    expect(decideReport({ ...order, waitingMinor: 4000, amountMinor: 6000 }).ok).toBe(true);
    expect(decideReport({ ...order, waitingMinor: 4000, amountMinor: 6001 })).toMatchObject({
      reason: { message: expect.stringContaining('$40.00 of it is reported already') },
    });
    expect(decideReport({ ...order, outstandingMinor: 0, amountMinor: 1 })).toMatchObject({
      reason: { message: 'This order is paid in full.' },
    });
  });

  it('needs a confirmed order that was not canceled', () => {
    for (const status of ['placed', 'cancelled'] as const)
      expect(decideReport({ ...order, status, amountMinor: 1 })).toMatchObject({
        reason: { code: 'not_payable' },
      });
  });
});

describe('the states of a report', () => {
  it('end with the first decision of either side', () => {
    for (const state of reportStates.filter((one) => one !== 'waiting'))
      for (const side of ['buyer', 'supplier'] as const)
        for (const action of reportActions)
          expect(decideReportAction({ state, status: 'confirmed' }, { action, side }).ok).toBe(false);
  });

  it('are all reached by an action of the side that may take it', () => {
    const reached = (['buyer', 'supplier'] as const).flatMap((side) =>
      reportActionsOf({ state: 'waiting', status: 'confirmed' }, side).map((action) => stateAfter[action]),
    );
    expect([...reached, 'waiting'].toSorted()).toEqual([...reportStates].toSorted());
  });

  it('do not become confirmed for a canceled order', () => {
    const report = { state: 'waiting', status: 'cancelled' } as const;
    expect(decideReportAction(report, { action: 'confirm', side: 'supplier' })).toMatchObject({
      reason: { code: 'cancelled' },
    });
    expect(decideReportAction(report, { action: 'reject', side: 'supplier' }).ok).toBe(true);
  });
});
