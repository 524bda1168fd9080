import { and, asc, desc, eq, exists, gt, gte, sql } from 'drizzle-orm';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { inquiryWeight } from '../../rules.ts';
import { productDays, productMonths, productStandings, storeStandings } from '../tables.ts';

interface RankedDay {
  supplierId: string;
  day: string;
}

/** True if a store's ranking counts up to this day; for the first minutes of a day it does not. */
export async function isRankingCurrent(db: Database, { supplierId, day }: RankedDay): Promise<boolean> {
  const standing = await db
    .select({ day: storeStandings.day })
    .from(storeStandings)
    .where(and(eq(storeStandings.supplierId, supplierId), eq(storeStandings.day, day)));
  return standing.length > 0;
}

/** Returns a subquery for the hundred products with most attention in the last seven days. */
export async function listTopProducts(db: Database, { supplierId, day }: RankedDay) {
  const { attentionWeek, viewsWeek } = productStandings;
  const ranked = db
    .select({ productId: sql<string>`${productStandings.productId}`.as('noticed_id') })
    .from(productStandings)
    .where(and(eq(productStandings.supplierId, supplierId), gt(attentionWeek, 0), gt(viewsWeek, 0)))
    .orderBy(desc(attentionWeek), asc(productStandings.productId))
    .limit(100);
  const { productId, views, inquiries } = productDays;
  const summed = db
    .select({ productId: sql<string>`${productId}`.as('noticed_id') })
    .from(productDays)
    .where(and(eq(productDays.supplierId, supplierId), gt(productDays.day, sql`${day}::date - 7`)))
    .groupBy(productId)
    .having(sql`sum(${views}) > 0`)
    .orderBy(sql`sum(${views}) + ${inquiryWeight} * sum(${inquiries}) desc`, asc(productId))
    .limit(100);
  return (await isRankingCurrent(db, { supplierId, day })) ? ranked.as('best') : summed.as('best');
}

/** Returns a subquery for the six products with the highest sales of this month and the eleven before. */
export async function bestSelling(db: Database, { supplierId, day }: RankedDay) {
  const { soldYear, salesYear } = productStandings;
  const ranked = db
    .select({
      productId: sql<string>`${productStandings.productId}`.as('sold_id'),
      sold: sql<number>`${soldYear}`.as('sold'),
      earnings: sql<number>`${salesYear}`.as('earnings'),
    })
    .from(productStandings)
    .where(and(eq(productStandings.supplierId, supplierId), gt(salesYear, 0)))
    .orderBy(desc(salesYear), asc(productStandings.productId))
    .limit(6);
  const { productId, month, sold, salesMinor } = productMonths;
  const since = sql`date_trunc('month', ${day}::date) - interval '11 months'`;
  const summed = db
    .select({
      productId: sql<string>`${productId}`.as('sold_id'),
      sold: sql<number>`sum(${sold})`.as('sold'),
      earnings: sql<number>`sum(${salesMinor})`.as('earnings'),
    })
    .from(productMonths)
    .where(and(eq(productMonths.supplierId, supplierId), gte(month, since), gt(sold, 0)))
    .groupBy(productId)
    .orderBy(sql`3 desc`, asc(productId))
    .limit(6);
  return (await isRankingCurrent(db, { supplierId, day })) ? ranked.as('best') : summed.as('best');
}

/** Returns the ids of the stores with products to rank. */
export async function listStoresToRank(db: Database): Promise<string[]> {
  const months = db.select().from(productMonths).where(eq(productMonths.supplierId, suppliers.id));
  const stores = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(exists(months))
    .orderBy(sql`${suppliers.id}::text`);
  return stores.map(({ id }) => id);
}
