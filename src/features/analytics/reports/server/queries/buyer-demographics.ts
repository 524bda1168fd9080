import { asc, not, sql } from 'drizzle-orm';
import { storeCountryDays } from '#features/analytics/insights/server/tables.ts';
import { findStoreCurrency } from '#features/catalog/products/server/queries/lock-store.ts';
import { countryName, findCountry } from '#features/stores/locations/server/queries.ts';
import { getSupplierCountry } from '#features/stores/suppliers/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { BuyerDemographics } from '../../contract.ts';
import { percentOf } from '../../rules.ts';
import { figureOf, inBothSpans, inSpan, type ReportQuery, sumIf } from './report-sums.ts';
import { getRestByCountry, isRunning, lessRest } from './rest-of-day.ts';

/**
 * Returns visits, inquiries and orders by the country of the buyers. A range that ends today is compared with the
 * previous period up to the same time of its last day.
 */
export async function getBuyerDemographics(db: Database, query: ReportQuery): Promise<BuyerDemographics> {
  const { supplierId, span } = query;
  const rows = isRunning(query)
    ? subtractRest(await listCountries(db, query), await getRestByCountry(db, query))
    : await listCountries(db, query);
  const home = await getSupplierCountry(db, supplierId);
  const sum = (key: Exclude<keyof Row, 'code'>, isCounted = (_row: Row) => true): number =>
    rows.reduce((total, row) => total + (isCounted(row) ? row[key] : 0), 0);
  const abroad = ({ code }: Row): boolean => code !== home;
  const buying = (key: 'orders' | 'ordersBefore'): number => rows.filter((row) => row[key] > 0).length;
  return {
    span,
    isRunning: isRunning(query),
    currency: await findStoreCurrency(db, supplierId),
    figures: {
      countries: figureOf(buying('orders'), buying('ordersBefore')),
      visitors: figureOf(sum('visitors'), sum('visitorsBefore')),
      orders: figureOf(sum('orders'), sum('ordersBefore')),
      abroadPercent: figureOf(
        percentOf(sum('salesMinor', abroad), sum('salesMinor')),
        percentOf(sum('beforeMinor', abroad), sum('beforeMinor')),
      ),
    },
    countries: rows
      .filter(({ visitors, inquiries, orders }) => visitors + inquiries + orders > 0)
      .map(({ visitorsBefore: _visitors, ordersBefore: _orders, ...row }) => ({
        ...row,
        name: findCountry(row.code) ? countryName(row.code) : 'Not known',
      })),
  };
}

type Row = Awaited<ReturnType<typeof listCountries>>[number];

const subtractRest = (rows: Row[], rest: Awaited<ReturnType<typeof getRestByCountry>>): Row[] =>
  rows.map((row) => {
    const { visitors = 0, orders = 0, sales = 0 } = rest.get(row.code) ?? {};
    return {
      ...row,
      visitorsBefore: lessRest(row.visitorsBefore, visitors),
      ordersBefore: lessRest(row.ordersBefore, orders),
      beforeMinor: lessRest(row.beforeMinor, sales),
    };
  });

/** Returns the sums of every country, highest sales first. */
function listCountries(db: Database, query: ReportQuery) {
  const { country, visitors, inquiries, orders, salesMinor } = storeCountryDays;
  const isNow = inSpan(storeCountryDays, query);
  const isBefore = not(isNow);
  return db
    .select({
      code: country,
      visitors: sumIf(isNow, visitors),
      visitorsBefore: sumIf(isBefore, visitors),
      inquiries: sumIf(isNow, inquiries),
      orders: sumIf(isNow, orders),
      ordersBefore: sumIf(isBefore, orders),
      salesMinor: sumIf(isNow, salesMinor),
      beforeMinor: sumIf(isBefore, salesMinor),
    })
    .from(storeCountryDays)
    .where(inBothSpans(storeCountryDays, query))
    .groupBy(country)
    .orderBy(sql`7 desc`, sql`2 desc`, asc(country));
}
