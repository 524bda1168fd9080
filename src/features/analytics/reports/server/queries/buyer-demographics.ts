import { sql } from 'drizzle-orm';
import { countryName, findCountry } from '#features/stores/locations/server/queries.ts';
import { getSupplierCountry } from '#features/stores/suppliers/server/queries.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import type { BuyerDemographics } from '../../contract.ts';
import { percentOf } from '../../rules.ts';
import { figureOf, inBothSpans, inSpan, queryReportRows, type ReportQuery } from './report-sums.ts';

interface Row {
  code: string;
  visitors: number;
  visitorsBefore: number;
  inquiries: number;
  orders: number;
  ordersBefore: number;
  salesMinor: number;
  beforeMinor: number;
}

/** Returns visits, inquiries and orders by the country of the buyers. */
export async function getBuyerDemographics(db: Database, query: ReportQuery): Promise<BuyerDemographics> {
  const { supplierId, span } = query;
  const now = inSpan(query);
  const rows = await queryReportRows<Row>(
    db,
    sql`select country as code, coalesce(sum(visitors) filter (where ${now}), 0)::float8 as visitors,
          coalesce(sum(visitors) filter (where not ${now}), 0)::float8 as "visitorsBefore",
          coalesce(sum(inquiries) filter (where ${now}), 0)::float8 as inquiries,
          coalesce(sum(orders) filter (where ${now}), 0)::float8 as orders,
          coalesce(sum(orders) filter (where not ${now}), 0)::float8 as "ordersBefore",
          coalesce(sum(sales_minor) filter (where ${now}), 0)::float8 as "salesMinor",
          coalesce(sum(sales_minor) filter (where not ${now}), 0)::float8 as "beforeMinor"
        from store_country_days where supplier_id = ${supplierId} and ${inBothSpans(query)} group by 1
        order by "salesMinor" desc, visitors desc, 1`,
  );
  const home = await getSupplierCountry(db, supplierId);
  const sum = (key: Exclude<keyof Row, 'code'>, isInSpan = (_row: Row) => true): number =>
    rows.reduce((total, row) => total + (isInSpan(row) ? row[key] : 0), 0);
  const abroad = ({ code }: Row): boolean => code !== home;
  const buying = (key: 'orders' | 'ordersBefore'): number => rows.filter((row) => row[key] > 0).length;
  return {
    span,
    currency: homeMarket.currency,
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
