import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ReportQuery } from '#features/analytics/reports/server/queries/report-sums.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { quotes, quoteVersions } from '#features/sourcing/quotes/server/tables.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetOrder } from '#platform/database/keyset.ts';
import { type Breakdown, maxDetailed } from '../../contract.ts';
import { newestFirst } from './quote-rows.ts';
import { isOwn, stateOf } from './quote-scope.ts';

const maxRows = 30;

/** Selects the newest quotes of the range, from which the parts are counted. */
const newestQuotes = (db: Database, query: ReportQuery) =>
  db.$with('newest').as(
    db
      .select({
        id: quotes.id,
        version: quotes.version,
        inquiryId: quotes.inquiryId,
        state: sql<string>`${stateOf(query.now)}`.as('state'),
      })
      .from(quotes)
      .where(isOwn(query))
      .orderBy(keysetOrder(newestFirst, quotes.id))
      .limit(maxDetailed),
  );

const countsOf = (state: SQL.Aliased<string>) => ({
  sent: sql<number>`count(*)::int`,
  accepted: sql<number>`(count(*) filter (where ${state} = 'accepted'))::int`,
  decided: sql<number>`(count(*) filter (where ${state} in ('accepted', 'declined', 'expired')))::int`,
});

/** Returns the results by the kind of packaging of the first item of each quote, most quotes first. */
export async function countByKind(db: Database, query: ReportQuery): Promise<Breakdown> {
  const newest = newestQuotes(db, query);
  const productId = sql`(${quoteVersions.offer}->'lines'->0->>'productId')::uuid`;
  const kind = sql<string>`coalesce(${categories.registrationCategory}, 'Others')`;
  const rows = await db
    .with(newest)
    .select({ key: kind, ...countsOf(newest.state) })
    .from(newest)
    .innerJoin(
      quoteVersions,
      and(eq(quoteVersions.quoteId, newest.id), eq(quoteVersions.version, newest.version)),
    )
    .leftJoin(products, eq(products.id, productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .groupBy(sql`1`)
    .orderBy(desc(sql`2`), sql`1`)
    .limit(maxRows);
  return rows.map((row) => ({ ...row, name: row.key }));
}

/** Returns the results by the country of the buyer, most quotes first. */
export async function countByCountry(db: Database, query: ReportQuery): Promise<Breakdown> {
  const newest = newestQuotes(db, query);
  const rows = await db
    .with(newest)
    .select({
      key: sql<string>`coalesce(upper(${inquiries.buyerCountry}), 'ZZ')`,
      ...countsOf(newest.state),
    })
    .from(newest)
    .innerJoin(inquiries, eq(inquiries.id, newest.inquiryId))
    .groupBy(sql`1`)
    .orderBy(desc(sql`2`), sql`1`)
    .limit(maxRows);
  return rows.map((row) => ({ ...row, name: row.key === 'ZZ' ? 'Unknown' : countryName(row.key) }));
}
