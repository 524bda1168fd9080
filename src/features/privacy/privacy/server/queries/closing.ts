import { and, eq, inArray, ne } from 'drizzle-orm';
import { getProfile } from '#features/identity/accounts/server/queries.ts';
import { type OrderState, orderStates } from '#features/orders/order-record/rules.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { findStoreOf } from '#features/stores/suppliers/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Closing } from '../../contract.ts';

const finishedStates: readonly OrderState[] = ['delivered', 'completed', 'cancelled'];
const openStates = orderStates.filter((state) => !finishedStates.includes(state));

/** Returns the consequences of closing an account, and what prevents it. */
export async function getClosing(
  db: Database,
  { accountId, now }: { accountId: string; now: Date },
): Promise<Closing> {
  const { role, hasPassword } = await getProfile(db, { accountId, now });
  const store = await findStoreOf(db, accountId);
  const ownStore = store?.role === 'owner' ? store : null;
  // Each side has its own index. Orders in the user's own store are counted once.
  const isOpen = inArray(orders.status, openStates);
  const [bought, sold] = await Promise.all([
    db.$count(
      orders,
      and(
        eq(orders.buyerAccountId, accountId),
        ownStore ? ne(orders.supplierId, ownStore.id) : undefined,
        isOpen,
      ),
    ),
    ownStore ? db.$count(orders, and(eq(orders.supplierId, ownStore.id), isOpen)) : 0,
  ]);
  return {
    storeName: ownStore && ownStore.status !== 'draft' ? ownStore.businessName : null,
    openOrders: bought + sold,
    isAdmin: role === 'admin',
    hasPassword,
  };
}
