import { and, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { ownedBy, type Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { orderSearchText, orders } from '#features/orders/order-record/server/tables.ts';
import { matchesStoreNumber } from '#features/stores/suppliers/server/queries/store-numbers.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { containsPattern } from '#lib/like.ts';

/**
 * Returns the condition for orders with a text in their number, purchase order number, the name of the other side, or
 * the title or number of the request that they come from. Wildcards are taken literally.
 */
export function searchCondition(q: string, viewer: Viewer): SQL | undefined {
  const pattern = containsPattern(q);
  const byNumber = matchesStoreNumber({ kind: 'order', columns: orders }, q);
  const request = sql`${orders.agreement}->'request'`;
  const byRequest = or(
    ilike(sql`${request}->>'title'`, pattern),
    eq(sql`${request}->>'reference'`, q.trim().toUpperCase()),
  );
  if (viewer.side === 'buyer')
    return or(
      byNumber,
      byRequest,
      ilike(orders.purchaseOrderNumber, pattern),
      ilike(suppliers.businessName, pattern),
    );
  const byText = sql`${orderSearchText} like ${pattern.toLowerCase()}`;
  // Two searches, because the index of the words would not be used beside a condition without an index.
  return sql`${orders.id} in (
    select ${orders.id} from ${orders} where ${and(ownedBy(viewer), or(byNumber, byText))}
    union all
    select ${orders.id} from ${orders} where ${and(ownedBy(viewer), isNotNull(orders.agreement), byRequest)})`;
}
