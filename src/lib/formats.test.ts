import { describe, expect, it } from 'vitest';
import { formatCountBeside, formatDate, formatNumber } from './formats.ts';

it('groups counts as the reader expects', () => {
  expect(formatNumber(1_234_567.891)).toBe('1,234,567.89');
  expect(formatCountBeside(5_315_014, 'INR')).toBe('53,15,014');
  expect(formatCountBeside(5_315_014, 'USD')).toBe('5,315,014');
});

describe('formatted dates', () => {
  it('use the US format and name their time zone', () => {
    expect(formatDate('2024-10-30T00:00:00Z')).toBe('October 30, 2024');
    expect(formatDate('2024-10-30T00:00:00Z', { style: 'short' })).toBe('Oct 30, 2024');
    expect(formatDate(`${new Date().getUTCFullYear()}-10-30T12:00:00Z`, { style: 'short' })).toBe('Oct 30');
    expect(formatDate('2024-10-30T00:00:00Z', { style: 'monthDay' })).toBe('Oct 30');
    expect(formatDate('2024-10-30T20:00:00Z', { style: 'long', timeZone: 'Asia/Kolkata' })).toBe(
      'October 31, 2024',
    );
  });

  it('are empty without a date', () => {
    expect(formatDate('no date')).toBe('');
  });

  it('can have the style of one place', () => {
    expect(formatDate('2024-10-30', { style: { month: 'short' } })).toBe('Oct');
    const style = { weekday: 'short', month: 'short', day: 'numeric' } as const;
    expect(formatDate('2024-10-30', { style })).toBe('Wed, Oct 30');
  });
});
