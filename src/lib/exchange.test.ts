import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertMoney, type ExchangeRates, toComparablePrice } from './exchange.ts';

const rates: ExchangeRates = {
  month: '2026-06',
  perDollar: { USD: 1, INR: 94.96, EUR: 0.8684, JPY: 160.77, BHD: 0.376 },
};
const convert = (amountMinor: number, [currency, to]: [string, string]) =>
  convertMoney({ amountMinor, currency }, { to, rates });

describe('an amount in another currency', () => {
  it('is an integer in minor units, whether the currency has none, two or three decimals', () => {
    expect(convert(1265, ['INR', 'USD'])).toBe(13);
    expect(convert(10_000, ['USD', 'JPY'])).toBe(16_077);
    expect(convert(16_077, ['JPY', 'USD'])).toBe(10_000);
    expect(convert(10_000, ['USD', 'BHD'])).toBe(37_600);
    expect(convert(37_600, ['BHD', 'USD'])).toBe(10_000);
  });

  it('is rounded half away from zero', () => {
    const twice: ExchangeRates = { month: '2026-06', perDollar: { USD: 1, EUR: 0.5 } };
    const halve = (amountMinor: number) =>
      convertMoney({ amountMinor, currency: 'USD' }, { to: 'EUR', rates: twice });
    expect([halve(5), halve(-5), halve(4), halve(0)]).toEqual([3, -3, 2, 0]);
  });

  it('is unchanged in its own currency, even without a rate', () => {
    expect(convert(1265, ['INR', 'INR'])).toBe(1265);
    expect(convert(1265, ['XTS', 'XTS'])).toBe(1265);
  });

  it('does not exist without a rate for both currencies', () => {
    expect(convert(100, ['XTS', 'USD'])).toBeNull();
    expect(convert(100, ['USD', 'XTS'])).toBeNull();
    expect(convert(100, ['USD', 'constructor'])).toBeNull();
    expect(
      convertMoney({ amountMinor: 100, currency: 'USD' }, { to: 'EUR', rates: { month: '', perDollar: {} } }),
    ).toBeNull();
  });

  it('has more digits on request', () => {
    expect(convertMoney({ amountMinor: 143, currency: 'INR' }, { to: 'USD', rates, extraDecimals: 1 })).toBe(
      15,
    );
  });
});

describe('prices for comparison', () => {
  it('are paise: rupees unchanged, other currencies at the monthly rate, those without a rate last', () => {
    expect(toComparablePrice({ amountMinor: 12_345, currency: 'INR' }, rates)).toBe(12_345);
    expect(toComparablePrice({ amountMinor: 100, currency: 'USD' }, rates)).toBe(9496);
    expect(toComparablePrice({ amountMinor: 100, currency: 'EUR' }, rates)).toBe(10_935);
    expect(toComparablePrice({ amountMinor: 161, currency: 'JPY' }, rates)).toBe(9510);
    expect(toComparablePrice({ amountMinor: 100, currency: 'XXX' }, rates)).toBe(2_147_483_647);
  });

  it('keep their order within a currency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('USD', 'EUR', 'JPY', 'INR', 'BHD'),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        (currency, a, b) => {
          const price = (amountMinor: number) => toComparablePrice({ amountMinor, currency }, rates);
          expect(price(Math.min(a, b))).toBeLessThanOrEqual(price(Math.max(a, b)));
        },
      ),
    );
  });
});
