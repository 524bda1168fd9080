import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertToPaise } from './exchange.ts';

describe('prices for comparison', () => {
  it('are paise: rupees unchanged, other currencies at the monthly rate', () => {
    expect(convertToPaise(12_345, 'INR')).toBe(12_345);
    expect(convertToPaise(100, 'USD')).toBe(9496);
    expect(convertToPaise(100, 'EUR')).toBe(10_935);
    expect(convertToPaise(161, 'JPY')).toBe(9510);
    expect(convertToPaise(100, 'XXX')).toBeNull();
  });

  it('keep their order within a currency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('USD', 'EUR', 'JPY', 'INR'),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        (currency, a, b) => {
          const [x, y] = [convertToPaise(Math.min(a, b), currency), convertToPaise(Math.max(a, b), currency)];
          expect(x).toBeLessThanOrEqual(y ?? 0);
        },
      ),
    );
  });
});
