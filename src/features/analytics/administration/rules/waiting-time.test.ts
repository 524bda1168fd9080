import { expect, it } from 'vitest';
import { describeWait } from './waiting-time.ts';

it.each([
  ['2026-11-26T11:00:00.000Z', 'today'],
  ['2026-11-25T12:00:00.000Z', '1 day'],
  ['2026-11-23T11:00:00.000Z', '3 days'],
])('something that waits since %s has waited: %s', (since, text) =>
  expect(describeWait(since, Date.parse('2026-11-26T12:00:00.000Z'))).toBe(text),
);
