import { desc } from 'drizzle-orm';
import type { ExchangeRates } from '#lib/exchange.ts';
import type { Database } from '#platform/database/database.ts';
import { exchangeRates } from './tables.ts';

/** Returns the newest rate of each currency. */
export async function getExchangeRates(db: Database): Promise<ExchangeRates> {
  const rows = await db
    .selectDistinctOn([exchangeRates.currency])
    .from(exchangeRates)
    .orderBy(exchangeRates.currency, desc(exchangeRates.month))
    .limit(300);
  return {
    month: rows.reduce((newest, { month }) => (month > newest ? month : newest), '').slice(0, 7),
    perDollar: Object.fromEntries(rows.map(({ currency, perDollar }) => [currency, perDollar])),
  };
}
