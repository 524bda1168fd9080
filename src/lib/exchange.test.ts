import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPaise } from './exchange.ts';

describe('prices to be compared', () => {
  it('are paise: rupees as they are, others by the rate of the month', () => {
    expect(inPaise(12_345, 'INR')).toBe(12_345);
    expect(inPaise(100, 'USD')).toBe(9496);
    expect(inPaise(100, 'EUR')).toBe(10_935);
    expect(inPaise(161, 'JPY')).toBe(9510);
    expect(inPaise(100, 'XXX')).toBeNull();
  });

  it('keep their order within a currency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('USD', 'EUR', 'JPY', 'INR'),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        (currency, a, b) => {
          const [x, y] = [inPaise(Math.min(a, b), currency), inPaise(Math.max(a, b), currency)];
          expect(x).toBeLessThanOrEqual(y ?? 0);
        },
      ),
    );
  });
});
