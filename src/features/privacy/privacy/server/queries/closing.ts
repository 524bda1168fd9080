import { and, eq, inArray, ne } from 'drizzle-orm';
import { getProfile } from '#features/identity/accounts/server/queries.ts';
import { type OrderState, orderStates } from '#features/orders/orders/rules.ts';
import { orders } from '#features/orders/orders/server/tables.ts';
import { findStoreOf } from '#features/stores/suppliers/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Closing } from '../../contract.ts';

const done: readonly OrderState[] = ['delivered', 'completed', 'cancelled'];
const underWay = orderStates.filter((state) => !done.includes(state));

/** What closing an account would mean, and what stands in its way. */
export async function getClosing(
  db: Database,
  { accountId, now }: { accountId: string; now: Date },
): Promise<Closing> {
  const { role, hasPassword } = await getProfile(db, { accountId, now });
  const store = await findStoreOf(db, accountId);
  const own = store?.role === 'owner' ? store : null;
  // Each side has an index of its own; what somebody ordered in his own store counts once.
  const open = inArray(orders.status, underWay);
  const [bought, sold] = await Promise.all([
    db.$count(
      orders,
      and(eq(orders.buyerAccountId, accountId), own ? ne(orders.supplierId, own.id) : undefined, open),
    ),
    own ? db.$count(orders, and(eq(orders.supplierId, own.id), open)) : 0,
  ]);
  return {
    storeName: own && own.status !== 'draft' ? own.businessName : null,
    openOrders: bought + sold,
    isAdmin: role === 'admin',
    hasPassword,
  };
}
