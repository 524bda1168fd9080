import { describe, expect, it } from 'vitest';
import {
  blindDays,
  decideWriting,
  overallTenths,
  publicNameOf,
  reviewActionsOf,
  writingDays,
  writingEnd,
} from './rules.ts';

const day = 86_400_000;
const deliveredAt = new Date('2026-03-01T10:00:00Z');
const after = (days: number): Date => new Date(deliveredAt.getTime() + days * day);
const order = { status: 'delivered' as const, deliveredAt, completedAt: null };

describe('the time to write a review', () => {
  it('starts with delivery and ends sixty days after it', () => {
    expect(decideWriting({ ...order, status: 'dispatched', deliveredAt: null }, deliveredAt)).toMatchObject({
      ok: false,
      reason: { code: 'not_delivered' },
    });
    expect(decideWriting({ ...order, status: 'cancelled' }, deliveredAt).ok).toBe(false);
    expect(decideWriting(order, after(writingDays - 0.001)).ok).toBe(true);
    expect(decideWriting(order, after(writingDays))).toMatchObject({ reason: { code: 'review_closed' } });
  });

  it('starts with completion if the delivery was not recorded', () => {
    const completed = { status: 'completed' as const, deliveredAt: null, completedAt: deliveredAt };
    expect(writingEnd(completed)).toEqual(after(writingDays));
    expect(writingEnd({ ...completed, completedAt: null })).toBeNull();
  });

  it('publishes after fourteen days, or when it ends', () => {
    expect(decideWriting(order, after(1))).toEqual({ ok: true, publishBy: after(1 + blindDays) });
    expect(decideWriting(order, after(55))).toEqual({ ok: true, publishBy: after(writingDays) });
  });
});

describe('the actions of a side', () => {
  const now = after(2);
  const blind = { publishedAt: null, hiddenAt: null, repliedAt: null };
  const open = { ...blind, publishedAt: now };
  const actionsOf = (own: typeof blind | typeof open | null, other: typeof own | object) =>
    reviewActionsOf({ order, own, other: other as typeof open | null }, now);

  it('allow changes until publication and one reply after it', () => {
    expect(actionsOf(null, null)).toEqual(['write']);
    expect(actionsOf(blind, null)).toEqual(['edit', 'delete']);
    expect(actionsOf(open, open)).toEqual(['reply', 'report']);
    expect(actionsOf(open, { ...open, repliedAt: now })).toEqual(['report']);
    expect(actionsOf(open, { ...open, hiddenAt: now })).toEqual([]);
  });
});

describe('a rating', () => {
  it('is the mean of its aspects in tenths', () => {
    expect(overallTenths([5, 4, 4])).toBe(43);
    expect(overallTenths([5, 4])).toBe(45);
    expect(overallTenths([1, 1, 1])).toBe(10);
  });
});

describe('the name of a buyer', () => {
  const buyer = {
    company: 'Satara Spice Works',
    person: 'Neha Kulkarni',
    isAnonymous: false,
    isClosed: false,
  };

  it('is the company, its initials, or nothing after the account was closed', () => {
    expect(publicNameOf(buyer)).toBe('Satara Spice Works');
    expect(publicNameOf({ ...buyer, isAnonymous: true })).toBe('S. S. W.');
    expect(publicNameOf({ ...buyer, isClosed: true })).toBe('Former customer');
  });

  it('is never that of a person', () => {
    expect(publicNameOf({ ...buyer, company: null })).toBe('N. K.');
    expect(publicNameOf({ ...buyer, company: '', person: '— —' })).toBe('Buyer');
    expect(publicNameOf({ ...buyer, company: 'Café Été & Söhne', isAnonymous: true })).toBe('C. É. S.');
  });
});
