import { eq, sql } from 'drizzle-orm';
import { productDays, productMonths } from '#features/analytics/insights/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { insertSelect, onConflict, setExcluded } from '#platform/database/typed-sql.ts';

/** Sums the visits to each product of a store by month. */
export async function sumVisitMonths(db: Database, supplierId: string): Promise<void> {
  const month = sql`date_trunc('month', ${productDays.day})::date`;
  const { productId } = productDays;
  const months = insertSelect(productMonths, {
    supplierId: productDays.supplierId,
    month,
    productId,
    views: sql`sum(${productDays.views})`,
    visitors: sql`sum(${productDays.visitors})`,
  });
  const counted = setExcluded([productMonths.views, productMonths.visitors]);
  await db.execute(sql`${months} from ${productDays} where ${eq(productDays.supplierId, supplierId)}
    group by ${productDays.supplierId}, ${month}, ${productId}
    ${onConflict([productMonths.supplierId, productMonths.month, productMonths.productId], counted)}`);
}
