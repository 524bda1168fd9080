import { describe, expect, it } from 'vitest';
import { leadTimeOf, promisedFromApproval } from './promised-day.ts';

const day = (date: string): Date => new Date(`${date}T10:00:00Z`);
const order = {
  placedAt: day('2026-03-01'),
  readyBy: day('2026-03-15'),
  firstReadyBy: null,
  isReadyByAgreed: false,
};

describe('the promised day', () => {
  it('counts the lead time from the approval, and keeps the first promise', () => {
    expect(promisedFromApproval(order, day('2026-03-06'))).toEqual({
      readyBy: day('2026-03-20'),
      firstReadyBy: day('2026-03-15'),
    });
  });

  it('counts from the last approval if a later sample is approved as well', () => {
    const moved = { ...order, readyBy: day('2026-03-20'), firstReadyBy: day('2026-03-15') };
    expect(promisedFromApproval(moved, day('2026-03-10'))).toEqual({
      readyBy: day('2026-03-24'),
      firstReadyBy: day('2026-03-15'),
    });
    expect(leadTimeOf(moved)).toBe(14);
  });

  it('stays if both sides agreed on it, or if none is known', () => {
    expect(promisedFromApproval({ ...order, isReadyByAgreed: true }, day('2026-03-06'))).toEqual({});
    expect(promisedFromApproval({ ...order, readyBy: null }, day('2026-03-06'))).toEqual({});
  });
});
