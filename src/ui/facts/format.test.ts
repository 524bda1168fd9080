import { describe, expect, it } from 'vitest';
import { formatCompactMoney, formatFileSize, formatMoney, formatMoneyRange } from './format.ts';
import { formatRelative } from './format-relative.ts';

describe('formatted money', () => {
  it('groups rupees as lakh and crore and drops empty decimals', () => {
    expect(formatMoney(12_450_000, 'INR')).toBe('₹1,24,500');
    expect(formatMoney(6250, 'INR')).toBe('₹62.50');
    expect(formatMoney(0, 'INR')).toBe('₹0');
  });

  it('knows the number of decimals of a currency', () => {
    expect(formatMoney(64, 'USD')).toBe('$0.64');
    expect(formatMoney(1500, 'JPY')).toBe('¥1,500');
  });

  it('can be compact', () => {
    expect(formatCompactMoney(42_100_000, 'INR')).toBe('₹4.21L');
  });

  it('writes the currency of a range once', () => {
    expect(formatMoneyRange({ fromMinor: 64, toMinor: 91 }, 'USD')).toBe('$0.64–0.91');
    expect(formatMoneyRange({ fromMinor: 2800, toMinor: 3400 }, 'USD')).toBe('$28–34');
    expect(formatMoneyRange({ fromMinor: 64, toMinor: 64 }, 'USD')).toBe('$0.64');
  });

  it('writes both ends of a range with the same decimals', () => {
    expect(formatMoneyRange({ fromMinor: 1520, toMinor: 1800 }, 'INR')).toBe('₹15.20–18.00');
    expect(formatMoneyRange({ fromMinor: 3600, toMinor: 9220 }, 'INR')).toBe('₹36.00–92.20');
    expect(formatMoneyRange({ fromMinor: 10_600, toMinor: 11_800 }, 'INR')).toBe('₹106–118');
    expect(formatMoneyRange({ fromMinor: 15, toMinor: 1500 }, 'JPY')).toBe('¥15–1,500');
  });
});

describe('formatted dates', () => {
  it('can be relative to now', () => {
    const now = Date.UTC(2026, 0, 10);
    expect(formatRelative(now - 30_000, now)).toBe('just now');
    expect(formatRelative(now - 7_200_000, now)).toBe('2 hours ago');
    expect(formatRelative(now - 86_400_000, now)).toBe('yesterday');
    expect(formatRelative(now + 3 * 86_400_000, now)).toBe('in 3 days');
  });
});

it('formats the size of a file in decimal units', () => {
  expect([820, 12_000, 3_900_000].map(formatFileSize)).toEqual(['820\u00a0B', '12\u00a0kB', '3.9\u00a0MB']);
});
