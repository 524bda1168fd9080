import { and, eq } from 'drizzle-orm';
import { getExchangeRates } from '#features/catalog/exchange-rates/server/queries.ts';
import { listAddresses } from '#features/orders/addresses/server/queries.ts';
import { findCountryCode } from '#lib/countries.ts';
import type { ExchangeRates } from '#lib/exchange.ts';
import type { Database } from '#platform/database/database.ts';
import { type Assumptions, assumptionsForm, defaultAssumptions } from '../../contract/assumptions.ts';
import type { ComparisonSubject } from '../../contract.ts';
import { customsTerritory } from '../../rules/duty.ts';
import { comparisonAssumptions } from '../tables.ts';

interface AssumptionsQuery {
  accountId: string;
  /** The currency and the country that the request names. */
  stated?: { currency: string; destination: string | null } | null;
  subject: ComparisonSubject;
  id: string;
}

interface SavedAssumptions {
  assumptions: Assumptions;
  savedAt: string | null;
}

/**
 * Returns the assumptions of a buyer in a comparison; without saved ones, those that the request states, or else those for
 * the default delivery address.
 */
export async function getAssumptions(
  db: Database,
  { accountId, subject, id, stated }: AssumptionsQuery,
): Promise<SavedAssumptions> {
  const [row] = await db
    .select({ assumptions: comparisonAssumptions.assumptions, updatedAt: comparisonAssumptions.updatedAt })
    .from(comparisonAssumptions)
    .where(
      and(
        eq(comparisonAssumptions.accountId, accountId),
        eq(comparisonAssumptions.subject, subject),
        eq(comparisonAssumptions.subjectId, id),
      ),
    );
  const saved = row && assumptionsForm.safeParse(row.assumptions);
  if (saved?.success) return { assumptions: saved.data, savedAt: row?.updatedAt.toISOString() ?? null };
  if (stated) return { assumptions: defaultAssumptions(stated), savedAt: null };
  const [address] = await listAddresses(db, accountId);
  const destination = address ? findCountryCode(address.country) : null;
  const currency = currencyFor(destination, await getExchangeRates(db));
  return { assumptions: defaultAssumptions({ currency, destination }), savedAt: null };
}

/** Returns the currency of a country, if it has a rate; otherwise the US dollar, in which the site shows prices. */
function currencyFor(country: string | null, { perDollar }: ExchangeRates): string {
  const currency = country === null ? null : currencyOfCountry(country);
  return currency !== null && perDollar[currency] ? currency : 'USD';
}

/** EU members that have not adopted the euro. */
const withoutEuro: Record<string, string> = {
  CZ: 'CZK',
  DK: 'DKK',
  HU: 'HUF',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
};

/** Countries in whose currency the marketplace has exchange rates. */
const currencies: Record<string, string> = {
  US: 'USD',
  IN: 'INR',
  GB: 'GBP',
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CN: 'CNY',
  HK: 'HKD',
  JP: 'JPY',
  MY: 'MYR',
  MX: 'MXN',
  NZ: 'NZD',
  NO: 'NOK',
  SG: 'SGD',
  ZA: 'ZAR',
  KR: 'KRW',
  LK: 'LKR',
  CH: 'CHF',
  TW: 'TWD',
  TH: 'THB',
  AE: 'AED',
  SA: 'SAR',
  BH: 'BHD',
};

/** Returns the currency of a country; null if we do not know it. */
const currencyOfCountry = (country: string): string | null =>
  currencies[country] ?? withoutEuro[country] ?? (customsTerritory(country) === 'EU' ? 'EUR' : null);
