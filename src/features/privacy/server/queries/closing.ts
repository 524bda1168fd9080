import { and, count, eq, notInArray, or } from 'drizzle-orm';
import { getProfile } from '#features/accounts/server/queries.ts';
import { orders } from '#features/orders/server/tables.ts';
import { findStoreOf } from '#features/suppliers/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Closing } from '../../contract.ts';

/** What closing an account would mean, and what stands in its way. */
export async function getClosing(
  db: Database,
  { accountId, now }: { accountId: string; now: Date },
): Promise<Closing> {
  const { role, hasPassword } = await getProfile(db, { accountId, now });
  const store = await findStoreOf(db, accountId);
  const own = store?.role === 'owner' ? store : null;
  const [open] = await db
    .select({ orders: count() })
    .from(orders)
    .where(
      and(
        or(eq(orders.buyerAccountId, accountId), own ? eq(orders.supplierId, own.id) : undefined),
        notInArray(orders.status, ['delivered', 'completed', 'cancelled']),
      ),
    );
  return {
    storeName: own && own.status !== 'draft' ? own.businessName : null,
    openOrders: open?.orders ?? 0,
    isAdmin: role === 'admin',
    hasPassword,
  };
}
