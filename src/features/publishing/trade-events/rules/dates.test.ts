import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekSlots } from './calendar.ts';
import {
  addDays,
  addMonths,
  describeEventTime,
  formatEventDates,
  isOnDate,
  monthBounds,
  monthWeeks,
} from './dates.ts';

const month = fc
  .record({ year: fc.integer({ min: 2001, max: 2098 }), number: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, number }) => `${year}-${String(number).padStart(2, '0')}`);

describe('dates', () => {
  it.each([
    ['2026-12-03', '2026-12-05', 'Dec 3–5, 2026'],
    ['2026-12-03', '2026-12-03', 'Dec 3, 2026'],
    ['2026-11-30', '2026-12-02', 'Nov 30 – Dec 2, 2026'],
    ['2026-12-30', '2027-01-02', 'Dec 30, 2026 – Jan 2, 2027'],
  ])('%s to %s reads %s', (startsOn, endsOn, words) => {
    expect(formatEventDates({ startsOn, endsOn })).toBe(words);
  });

  it.each([
    ['2026-12-02', 'Tomorrow'],
    ['2026-12-03', 'On now'],
    ['2026-12-05', 'On now'],
    ['2026-12-06', 'Over'],
    ['2026-11-21', 'In 12 days'],
    ['2026-06-01', 'In 6 months'],
  ])('on %s an event of 3 to 5 December is %s', (today, words) => {
    expect(describeEventTime({ startsOn: '2026-12-03', endsOn: '2026-12-05' }, today)).toBe(words);
  });
});

describe('a month', () => {
  it('consists of full weeks from Monday to Sunday that contain each of its days once', () => {
    fc.assert(
      fc.property(month, (of) => {
        const weeks = monthWeeks(of);
        const days = weeks.flat();
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(1);
        expect(days.every((day, place) => place === 0 || day === addDays(days[place - 1] ?? '', 1))).toBe(
          true,
        );
        const { first, last } = monthBounds(of);
        expect(days).toContain(first);
        expect(days).toContain(last);
        expect(days.filter((day) => day.startsWith(of))).toHaveLength(Number(last.slice(8)));
        expect(weeks.length).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('is the same after going forward and back again', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: -24, max: 24 }), (of, count) => {
        expect(addMonths(addMonths(of, count), -count)).toBe(of);
      }),
    );
  });
});

describe('the bars of a week', () => {
  it('show each event on each of its days, and never two in one slot', () => {
    const week = monthWeeks('2026-12')[0] ?? [];
    const span = fc
      .record({ from: fc.integer({ min: -3, max: 6 }), days: fc.integer({ min: 1, max: 9 }), id: fc.uuid() })
      .map(({ from, days, id }) => ({
        id,
        startsOn: addDays(week[0] ?? '', from),
        endsOn: addDays(week[0] ?? '', from + days - 1),
      }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), (events) => {
        const ordered = events.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
        const slots = weekSlots(week, ordered);
        week.forEach((date, place) => {
          const shown = (slots[place] ?? []).flatMap((slot) => (slot ? [slot.event.id] : []));
          const due = ordered.filter((event) => isOnDate(event, date)).map(({ id }) => id);
          expect(shown.toSorted()).toEqual(due.toSorted());
        });
      }),
    );
  });
});
