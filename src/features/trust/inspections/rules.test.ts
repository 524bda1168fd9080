import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReceivedLine } from './contract/receipt-forms.ts';
import {
  canChangePlan,
  countDefects,
  decideReceiving,
  isWithin,
  lineProblems,
  planOfLine,
  resultOfLine,
  resultOfReceipt,
  standardPlan,
} from './rules.ts';

const line = { lineId: 'line', title: 'Mailer box', unit: 'piece', quantity: 1000 };
const complete = { received: 1000, damaged: 0, checked: 80, defects: [], measurements: [] };
type Entry = Omit<ReceivedLine, 'lineId'>;

const judge = (changes: Partial<Entry> = {}) => {
  const entry: Entry = { ...complete, ...changes };
  const lot = planOfLine({ plan: standardPlan, inspection: 'normal', received: entry.received });
  return {
    fields: lineProblems({ line, entry, lot }).map(({ field }) => field),
    result: resultOfLine({ line, entry, lot }),
  };
};

describe('a line of a receipt', () => {
  it('is accepted with as many defects as the plan accepts, and rejected with one more', () => {
    expect(judge({ defects: [{ defect: 'crushed-flutes', count: 5 }] }).result).toBe('accepted');
    expect(judge({ defects: [{ defect: 'crushed-flutes', count: 6 }] }).result).toBe('rejected');
    const both = [{ defect: 'warp', count: 7 } as const, { defect: 'off-square', count: 5 } as const];
    expect(judge({ defects: both }).result).toBe('accepted');
    expect(judge({ defects: [{ defect: 'dirt', count: 8 }] }).result).toBe('rejected');
    expect(judge({ defects: [{ defect: 'contamination', count: 1 }] }).result).toBe('rejected');
  });

  it('is accepted with a claim if something is missing, damaged or out of tolerance', () => {
    expect(judge({ received: 990 }).result).toBe('accepted_with_claim');
    expect(judge({ damaged: 1 }).result).toBe('accepted_with_claim');
    const length = { name: 'Length', nominal: 300, tolerance: 2, unit: 'mm' as const };
    expect(judge({ measurements: [{ ...length, values: [298, 302] }] }).result).toBe('accepted');
    expect(judge({ measurements: [{ ...length, values: [300, 302.1] }] }).result).toBe('accepted_with_claim');
    expect(judge({ received: 0, checked: 0 }).result).toBe('accepted_with_claim');
  });

  it('is never about more than was dispatched', () => {
    expect(judge({ received: 1001 }).fields).toEqual(['received']);
    expect(judge({ received: 10.5 }).fields).toContain('received');
    expect(judge({ damaged: 1001 }).fields).toEqual(['damaged']);
    expect(judge({ damaged: 0.5 }).fields).toEqual(['damaged']);
    expect(judge({ checked: 81 }).fields).toEqual(['checked']);
    expect(judge({ defects: [{ defect: 'warp', count: 81 }] }).fields).toEqual(['defects']);
  });

  it('needs the whole sample, unless the goods are rejected before', () => {
    expect(judge({ checked: 79 }).fields).toEqual(['checked']);
    expect(judge({ checked: 0 }).fields).toEqual(['checked']);
    expect(judge({ checked: 20, defects: [{ defect: 'off-square', count: 6 }] }).fields).toEqual([]);
    expect(judge({ received: 0, checked: 0 }).fields).toEqual([]);
  });
});

it('measures as exactly as values are written', () => {
  expect(isWithin({ nominal: 0.3, tolerance: 0.1, values: [0.2, 0.4] })).toBe(true);
  expect(isWithin({ nominal: 0.3, tolerance: 0.1, values: [0.401] })).toBe(false);
});

it('counts the defects of each class', () => {
  expect(
    countDefects([
      { defect: 'leak', count: 1 },
      { defect: 'pinholes', count: 2 },
      { defect: 'seal-failure', count: 3 },
      { defect: 'wrinkled-seal', count: 4 },
    ]),
  ).toEqual({ critical: 1, major: 5, minor: 4 });
});

it('gives a receipt the worst result of its lines', () => {
  expect(resultOfReceipt(['accepted', 'accepted'])).toBe('accepted');
  expect(resultOfReceipt(['accepted', 'accepted_with_claim'])).toBe('accepted_with_claim');
  expect(resultOfReceipt(['accepted_with_claim', 'rejected', 'accepted'])).toBe('rejected');
});

it('never turns a rejection into an acceptance with one more defect', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 79 }), (count) => {
      const resultOf = (found: number) =>
        judge({ defects: [{ defect: 'misregister', count: found }] }).result;
      return count === 0 || resultOf(count) !== 'rejected' || resultOf(count + 1) === 'rejected';
    }),
  );
});

it('can be received once, until the order is completed', () => {
  expect(decideReceiving({ status: 'delivered', isReceived: false }).ok).toBe(true);
  expect(decideReceiving({ status: 'delivered', isReceived: true })).toMatchObject({
    reason: { code: 'received' },
  });
  expect(decideReceiving({ status: 'completed', isReceived: false })).toMatchObject({
    reason: { code: 'closed' },
  });
  expect(canChangePlan({ status: 'placed', receiptCount: 0 })).toBe(true);
  expect(canChangePlan({ status: 'dispatched', receiptCount: 1 })).toBe(false);
  expect(canChangePlan({ status: 'cancelled', receiptCount: 0 })).toBe(false);
});
