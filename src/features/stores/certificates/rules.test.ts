import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateReminderDays, certificateStatusOf, daysUntil, dueReminder } from './rules.ts';

describe('reminders of an expiring certificate', () => {
  it('are sent 60, 30 and 7 days ahead, once each, whenever the job runs', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -5, max: 90 })), (days) => {
        let sent: number | null = null;
        const came: number[] = [];
        for (const left of days.toSorted((a, b) => b - a)) {
          const due = dueReminder(left, sent);
          if (due === null) continue;
          came.push(due);
          sent = due;
        }
        expect(new Set(came).size).toBe(came.length);
        expect(came.every((due) => (certificateReminderDays as readonly number[]).includes(due))).toBe(true);
        expect(came).toEqual(came.toSorted((a, b) => b - a));
      }),
    );
  });
  it.each([
    [61, null, null],
    [60, null, 60],
    [45, 60, null],
    [30, 60, 30],
    [5, null, 7],
    [0, 7, null],
    [-1, null, null],
  ])('%i days left, sent %s: %s', (left, sent, due) => expect(dueReminder(left, sent)).toBe(due));
});

it('counts whole days', () => {
  expect(daysUntil('2026-03-01', new Date('2026-02-28T23:59:00Z'))).toBe(1);
  expect(daysUntil('2026-02-28', new Date('2026-02-28T23:59:00Z'))).toBe(0);
});

it.each([
  ['approved', 200, 'valid'],
  ['approved', 60, 'expiring'],
  ['approved', -1, 'expired'],
  ['submitted', 10, 'in-review'],
  ['rejected', 10, 'rejected'],
] as const)('%s with %i days left is %s', (state, left, standing) =>
  expect(certificateStatusOf(state, left)).toBe(standing),
);
