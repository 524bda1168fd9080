import { describe, expect, it } from 'vitest';
import type { ExchangeRates } from '#lib/exchange.ts';
import { formatApproximate } from './format-approximate.ts';

const rates: ExchangeRates = {
  month: '2026-06',
  perDollar: { USD: 1, INR: 94.96, EUR: 0.8684, JPY: 160.77, BHD: 0.376 },
};
interface Options {
  toMinor?: number;
  currency?: string;
  to?: string;
  column?: number[];
  total?: boolean;
}

const shown = (amountMinor: number, { currency = 'INR', to = 'USD', ...price }: Options = {}) =>
  formatApproximate({ amountMinor, currency, ...price }, { to, rates });

describe('a price in the currency of the reader', () => {
  it('is marked as approximate, with the same decimals at both ends of a range', () => {
    expect(shown(1265)).toBe('≈\u00a0$0.133');
    expect(shown(1520, { toMinor: 18_990 })).toBe('≈\u00a0$0.160–2.000');
    expect(shown(9_496_000, { toMinor: 18_992_000 })).toBe('≈\u00a0$1,000–2,000');
    expect(shown(150, { currency: 'USD', to: 'INR' })).toBe('≈\u00a0₹142.44');
  });

  it('follows the decimals of the currency: none, two or three', () => {
    expect(shown(10_000, { currency: 'USD', to: 'JPY' })).toBe('≈\u00a0¥16,077');
    expect(shown(10_000, { currency: 'USD', to: 'EUR' })).toBe('≈\u00a0€86.84');
    expect(shown(12_345, { currency: 'USD', to: 'BHD' })).toMatch(/46\.417$/);
  });

  it('keeps three significant digits of prices below 1, two in currencies without two decimals', () => {
    expect([1795, 1750, 1710].map((price) => shown(price))).toEqual([
      '≈\u00a0$0.189',
      '≈\u00a0$0.184',
      '≈\u00a0$0.180',
    ]);
    expect(shown(143)).toBe('≈\u00a0$0.0151');
    expect(shown(143, { toMinor: 300 })).toBe('≈\u00a0$0.0151–0.0316');
    expect(shown(30)).toBe('≈\u00a0$0.00316');
    expect(shown(9600)).toBe('≈\u00a0$1.01');
    expect(shown(143, { to: 'JPY' })).toBe('≈\u00a0¥2.4');
    expect(shown(0)).toBe('≈\u00a0$0');
  });

  it('has the decimals of the smallest price of its column', () => {
    const column = [9800, 9400];
    expect(column.map((price) => shown(price, { column }))).toEqual(['≈\u00a0$1.032', '≈\u00a0$0.990']);
  });

  it('has the decimals of the currency if it is a total', () => {
    expect(shown(1795, { total: true })).toBe('≈\u00a0$0.19');
    expect(shown(2_700_000, { total: true })).toBe('≈\u00a0$284.33');
  });

  it('is not shown in the same or in an unknown currency, or without rates', () => {
    expect(shown(1265, { to: 'INR' })).toBeNull();
    expect(shown(1265, { to: 'none' })).toBeNull();
    expect(shown(1265, { to: 'XTS' })).toBeNull();
    expect(shown(1265, { to: '__proto__' })).toBeNull();
    expect(shown(1265, { currency: 'XTS' })).toBeNull();
    expect(formatApproximate({ amountMinor: 1265, currency: 'INR' }, { to: 'USD', rates: null })).toBeNull();
  });
});
