import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExchangeRates } from '#lib/exchange.ts';
import { type AwardedPrices, hasMixedTerms, savedPercent, savingOf, sumSavings } from './rules.ts';

const rates: ExchangeRates = { month: '2026-06', perDollar: { USD: 1, EUR: 0.8, INR: 100 } };
const inDollars = { to: 'USD', rates };

const price = (totalMinor: number, isAlternative = false) => ({
  totalMinor,
  unitPriceMinor: Math.round(totalMinor / 100),
  isAlternative,
  incoterm: 'DAP' as AwardedPrices['accepted']['incoterm'],
});
const item = (changes: Partial<AwardedPrices> = {}): AwardedPrices => ({
  quantity: 100,
  currency: 'USD',
  accepted: price(90_000),
  first: null,
  target: null,
  rivals: [],
  landed: null,
  ...changes,
});
const rival = (totalMinor: number, { supplierId = 'a', currency = 'USD', isAlternative = false } = {}) => ({
  supplierId,
  currency,
  price: price(totalMinor, isAlternative),
});

describe('the saving of an awarded item', () => {
  it('is the average of all suppliers minus the award', () => {
    const saving = savingOf(
      item({ rivals: [rival(100_000), rival(110_000, { supplierId: 'b' })] }),
      inDollars,
    );
    expect(saving).toMatchObject({ awardedMinor: 90_000, averageMinor: 100_000, averageSavingMinor: 10_000 });
  });

  it('takes the lowest quote of a supplier who sent several', () => {
    const rivals = [rival(150_000), rival(110_000)];
    expect(savingOf(item({ rivals }), inDollars)?.averageMinor).toBe(100_000);
  });

  it('needs a second supplier who quoted the same', () => {
    const nothing = { averageMinor: null, averageSavingMinor: null };
    expect(savingOf(item(), inDollars)).toMatchObject(nothing);
    const other = rival(110_000, { isAlternative: true });
    expect(savingOf(item({ rivals: [other] }), inDollars)).toMatchObject(nothing);
    const unknown = rival(110_000, { currency: 'XTS' });
    expect(savingOf(item({ rivals: [unknown] }), inDollars)).toMatchObject(nothing);
  });

  it('compares alternative goods with neither the average nor the target', () => {
    const accepted = price(90_000, true);
    const target = { amountMinor: 1000, currency: 'USD' };
    const saving = savingOf(item({ accepted, target, rivals: [rival(100_000)] }), inDollars);
    expect(saving).toMatchObject({ awardedMinor: 90_000, averageMinor: null, targetMinor: null });
  });

  it('compares only prices that include the same freight and duty, or landed costs', () => {
    const collected = { ...price(50_000), incoterm: 'EXW' as const };
    const alone = { rivals: [{ supplierId: 'a', currency: 'USD', price: collected }] };
    expect(hasMixedTerms(item(alone))).toBe(true);
    expect(savingOf(item(alone), inDollars)).toMatchObject({ averageMinor: null, averageSavingMinor: null });
    const mixed = { rivals: [...alone.rivals, rival(110_000, { supplierId: 'b' })] };
    expect(savingOf(item(mixed), inDollars)).toMatchObject({
      averageMinor: 100_000,
      averageSavingMinor: 10_000,
    });
    const landed = {
      awarded: { amountMinor: 76_000, currency: 'EUR' },
      rivals: [{ amountMinor: 105_000, currency: 'USD' }],
    };
    expect(savingOf(item({ ...alone, landed }), inDollars)).toMatchObject({
      awardedMinor: 90_000,
      averageMinor: 100_000,
      averageSavingMinor: 5000,
    });
  });

  it('is negotiated from the first version, and negative if the award is dearer', () => {
    expect(savingOf(item({ first: price(95_000) }), inDollars)?.negotiatedMinor).toBe(5000);
    expect(savingOf(item({ first: price(80_000) }), inDollars)?.negotiatedMinor).toBe(-10_000);
  });

  it('compares the unit price with the target, in the currency of the request', () => {
    const target = { amountMinor: 800, currency: 'EUR' };
    expect(savingOf(item({ target }), inDollars)).toMatchObject({
      targetMinor: 100_000,
      targetSavingMinor: 10_000,
    });
  });

  it('converts every currency, and is unknown without a rate', () => {
    const rivals = [rival(11_000_000, { currency: 'INR' })];
    const saving = savingOf(item({ currency: 'EUR', accepted: price(72_000), rivals }), inDollars);
    expect(saving).toMatchObject({ awardedMinor: 90_000, averageMinor: 100_000 });
    expect(savingOf(item({ currency: 'XTS' }), inDollars)).toBeNull();
  });

  it('lies between the cheapest and the dearest quote', () => {
    const total = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(total, fc.array(total, { minLength: 1, maxLength: 9 }), (awarded, others) => {
        const rivals = others.map((one, index) => rival(one, { supplierId: `${index}` }));
        const saving = savingOf(item({ accepted: price(awarded), rivals }), inDollars);
        const average = saving?.averageMinor ?? Number.NaN;
        expect(Number.isInteger(average)).toBe(true);
        expect(average).toBeGreaterThanOrEqual(Math.min(awarded, ...others));
        expect(average).toBeLessThanOrEqual(Math.max(awarded, ...others));
        expect(saving?.averageSavingMinor).toBe(average - awarded);
      }),
    );
  });
});

describe('the sum of savings', () => {
  it('adds what is known, and is unknown only if no item has the part', () => {
    const known = savingOf(item({ rivals: [rival(110_000)] }), inDollars);
    const other = savingOf(item(), inDollars);
    if (!known || !other) throw new Error('A rate is missing.');
    expect(sumSavings([known, other])).toMatchObject({
      awardedMinor: 180_000,
      averageMinor: 100_000,
      averageSavingMinor: 10_000,
      negotiatedMinor: null,
    });
    expect(sumSavings([])).toMatchObject({ awardedMinor: 0, averageMinor: null });
  });

  it('is stated in percent of its base', () => {
    expect([savedPercent(10_000, 100_000), savedPercent(-5, 100), savedPercent(null, 100)]).toEqual([
      10,
      -5,
      null,
    ]);
    expect([savedPercent(0, 0), savedPercent(1, 3)]).toEqual([null, 33.3]);
  });
});
