import { describe, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';
import { getExchangeRates } from './queries.ts';
import { exchangeRates } from './tables.ts';

const test = useTestApp();

describe('exchange rates', () => {
  it('are the newest of each currency, for everyone', async () => {
    const { body, status } = await test.call('GET /exchange-rates');
    expect(status).toBe(200);
    expect(body.data.rates).toMatchObject({
      month: '2026-06',
      perDollar: { USD: 1, INR: 94.96, AED: 3.6725 },
    });
    const { db } = test.kernel.database;
    await db.insert(exchangeRates).values([
      { currency: 'EUR', month: '2026-07-01', perDollar: 0.9 },
      { currency: 'EUR', month: '2020-01-01', perDollar: 0.8 },
    ]);
    expect(await getExchangeRates(db)).toMatchObject({ month: '2026-07', perDollar: { USD: 1, EUR: 0.9 } });
  });

  it('cannot be zero, negative, of half a month or of something that is no currency', async () => {
    const { db } = test.kernel.database;
    const good = { currency: 'PLN', month: '2026-06-01', perDollar: 3.7 };
    for (const wrong of [
      { perDollar: 0 },
      { perDollar: -1 },
      { month: '2026-06-15' },
      { currency: 'pln' },
      { currency: 'ZLOTY' },
    ])
      await expect(db.insert(exchangeRates).values({ ...good, ...wrong })).rejects.toThrow();
    expect((await getExchangeRates(db)).perDollar).not.toHaveProperty('PLN');
  });
});
