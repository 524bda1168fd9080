import { expect, it } from 'vitest';
import { weekSlots } from './calendar.ts';

const week = [
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
];

it('says on each day how long the bar of an event still is, within the week', () => {
  const fair = { id: 'fair', startsOn: '2026-11-24', endsOn: '2026-11-26' };
  const tour = { id: 'tour', startsOn: '2026-11-28', endsOn: '2026-12-02' };
  const days = weekSlots(week, [fair, tour]).map((slots) => slots.map((slot) => slot?.days));
  expect(days).toEqual([[], [3], [2], [1], [], [2], [1]]);
});

it('draws an event of one day as a bar of one day', () => {
  const [, slots] = weekSlots(week, [{ id: 'talk', startsOn: '2026-11-24', endsOn: '2026-11-24' }]);
  expect(slots).toMatchObject([{ days: 1, isStart: true, isEnd: true }]);
});
