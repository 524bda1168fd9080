import { expect, it } from 'vitest';
import type { Span } from '../contract.ts';
import { describeSpan, runningLabel } from './report-labels.ts';

const span: Span = {
  from: '2026-10-23',
  to: '2026-11-21',
  previousFrom: '2026-09-23',
  previousTo: '2026-10-22',
  unit: 'day',
};
const points = [{ start: '2026-11-01' }];

it('says up to when a range and the previous period count', () => {
  expect(describeSpan({ span, isRunning: false })).toBe(
    'Oct 23 to Nov 21, 2026, compared with Sep 23 to Oct 22, 2026',
  );
  expect(describeSpan({ span, isRunning: true })).toBe(
    'Oct 23 to Nov 21, 2026 so far, compared with Sep 23 to Oct 22, 2026 until the same time of day',
  );
});

it('names the last point only while it grows', () => {
  expect(runningLabel({ span, isRunning: true }, points)).toBe('Today so far');
  expect(runningLabel({ span: { ...span, unit: 'month' }, isRunning: true }, points)).toBe('Nov so far');
  expect(runningLabel({ span, isRunning: false }, points)).toBeUndefined();
});
