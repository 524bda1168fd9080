import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysBetween, financialYear, marketDay, mondayOf, shareOfDayOver, shiftDay } from './calendar.ts';

const indiaOffsetMs = 5.5 * 3_600_000;
const instants = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

it('begins a day at midnight in India, five and a half hours before UTC', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const local = new Date(instant.getTime() + indiaOffsetMs);
      expect(marketDay(instant)).toBe(local.toISOString().slice(0, 10));
      expect(shareOfDayOver(instant)).toBeCloseTo((local.getTime() % 86_400_000) / 86_400_000, 9);
    }),
  );
});

it('follows the clock of another market, with its daylight saving time', () => {
  const berlin = { timeZone: 'Europe/Berlin' };
  expect(marketDay(new Date('2026-07-01T22:00:00Z'), berlin)).toBe('2026-07-02');
  expect(marketDay(new Date('2026-12-01T22:30:00Z'), berlin)).toBe('2026-12-01');
  expect(shareOfDayOver(new Date('2026-07-01T22:00:00Z'), berlin)).toBe(0);
});

it('shifts days, counts them and finds their Monday across years', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -800, max: 800 }), (instant, days) => {
      const day = marketDay(instant);
      expect(daysBetween(day, shiftDay(day, days))).toBe(days);
      const monday = mondayOf(day);
      expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
      expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(monday, day)).toBeLessThan(7);
    }),
  );
});

it('begins the financial year at midnight of April 1 in India', () => {
  expect(financialYear(new Date('2026-03-31T18:29:59Z'))).toBe('2025-26');
  expect(financialYear(new Date('2026-03-31T18:30:00Z'))).toBe('2026-27');
});
