import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { productDays, productMonths } from '../tables.ts';

/** A product with its attention of thirty days and the popularity that its day starts from. */
export interface ScoredProduct {
  productId: string;
  popularity: number;
  viewCount: number;
  views: number;
  inquiries: number;
  orders: number;
}

/** Returns products that were ever viewed, by id; those without a view in the last thirty days lose popularity. */
export function listViewedProducts(
  db: Database,
  { today: day, since, after, limit }: { today: string; since: string; after: string; limit: number },
): Promise<ScoredProduct[]> {
  const viewed = db
    .select({ total: sql`sum(${productMonths.views})`.as('total') })
    .from(productMonths)
    .where(eq(productMonths.productId, products.id))
    .having(sql`count(*) > 0`)
    .as('viewed');
  const days = db
    .select({
      views: sql`sum(${productDays.views})`.as('recent_views'),
      inquiries: sql`sum(${productDays.inquiries})`.as('recent_inquiries'),
      orders: sql`sum(${productDays.orders})`.as('recent_orders'),
    })
    .from(productDays)
    .where(and(eq(productDays.productId, products.id), gt(productDays.day, since)))
    .as('days');
  const today = alias(productDays, 'today');
  return db
    .select({
      productId: products.id,
      popularity: sql<number>`coalesce(${today.popularityBefore}, ${products.popularity})`,
      viewCount: sql<number>`least(${viewed.total}, 2147483647)::int`,
      views: sql<number>`coalesce(${days.views}, 0)::int`,
      inquiries: sql<number>`coalesce(${days.inquiries}, 0)::int`,
      orders: sql<number>`coalesce(${days.orders}, 0)::int`,
    })
    .from(products)
    .crossJoinLateral(viewed)
    .leftJoinLateral(days, sql`true`)
    .leftJoin(today, and(eq(today.productId, products.id), eq(today.day, day)))
    .where(and(gt(products.id, after), isNull(products.deletedAt)))
    .orderBy(products.id)
    .limit(limit);
}

/** Returns a store's products ordered or inquired about today, those with most orders and inquiries first. */
export function listWantedProducts(
  db: Database,
  { supplierId, today, since, limit }: { supplierId: string; today: string; since: string; limit: number },
): Promise<ScoredProduct[]> {
  const { productId, day, views, inquiries, orders, popularityBefore } = productDays;
  const wanted = db
    .select({ productId: sql`${productId}`.as('wanted_id'), before: sql`${popularityBefore}`.as('before') })
    .from(productDays)
    .where(and(eq(productDays.supplierId, supplierId), eq(day, today), sql`${orders} + ${inquiries} > 0`))
    .orderBy(sql`2 * ${orders} + ${inquiries} desc`, asc(productId))
    .limit(limit)
    .as('wanted');
  const popularity = sql<number>`coalesce(${wanted.before}, ${products.popularity})`;
  return db
    .select({
      productId: products.id,
      popularity,
      viewCount: products.viewCount,
      views: sql<number>`sum(${views})::int`,
      inquiries: sql<number>`sum(${inquiries})::int`,
      orders: sql<number>`sum(${orders})::int`,
    })
    .from(wanted)
    .innerJoin(products, and(eq(products.id, wanted.productId), isNull(products.deletedAt)))
    .innerJoin(productDays, and(eq(productId, products.id), gt(day, since)))
    .groupBy(products.id, wanted.before);
}
