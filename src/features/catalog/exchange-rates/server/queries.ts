import { desc } from 'drizzle-orm';
import type { ExchangeRates } from '#lib/exchange.ts';
import type { Database } from '#platform/database/database.ts';
import { createPreparedQuery } from '#platform/database/prepared-query.ts';
import { exchangeRates } from './tables.ts';

const newestRates = createPreparedQuery((db) =>
  db
    .selectDistinctOn([exchangeRates.currency])
    .from(exchangeRates)
    .orderBy(exchangeRates.currency, desc(exchangeRates.month))
    .limit(300)
    .prepare('newest_exchange_rates'),
);

/** Returns the newest rate of each currency. */
export async function getExchangeRates(db: Database): Promise<ExchangeRates> {
  const rows = await newestRates(db).execute();
  return {
    month: rows.reduce((newest, { month }) => (month > newest ? month : newest), '').slice(0, 7),
    perDollar: Object.fromEntries(rows.map(({ currency, perDollar }) => [currency, perDollar])),
  };
}
