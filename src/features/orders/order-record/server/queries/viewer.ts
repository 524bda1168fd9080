import { eq, type SQL } from 'drizzle-orm';
import { roleAllows } from '#features/stores/suppliers/rules/store-roles.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { isActor, type Reader, requireSignedIn } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import type { Side } from '../../rules/moves.ts';
import { orders } from '../tables.ts';

/** Someone who reads or changes orders: a buyer their own, a supplier those of the store. */
export type Viewer = { side: 'buyer'; accountId: string } | StoreViewer;

interface StoreViewer {
  side: 'supplier';
  supplierId: string;
  /** A guest of the sample store can neither change an order nor download its documents. */
  isReadOnly?: boolean;
  /** People who pack and send do not see amounts. */
  withoutMoney?: boolean;
  /** True for roles that may change orders, beyond dispatching them. */
  mayWrite?: boolean;
}

type OrderCapability = 'orders.read' | 'orders.write' | 'orders.settle' | 'orders.dispatch' | 'orders.money';

interface Caller {
  db: Database;
  actor: Reader | null;
}

/** Returns the caller as a buyer. Throws 401 for guests. */
export const requireBuyer = (ctx: Pick<Caller, 'actor'>): Viewer => ({
  side: 'buyer',
  accountId: requireSignedIn(ctx).accountId,
});

/** Returns the caller as a member of a store with this capability. Throws 403 without it, or if the store is suspended. */
export async function requireSeller(ctx: Caller, capability: OrderCapability): Promise<StoreViewer> {
  const { id: supplierId, role } = await requireStore(ctx, capability);
  const isReadOnly = ctx.actor !== null && !isActor(ctx.actor);
  return {
    side: 'supplier',
    supplierId,
    withoutMoney: !roleAllows(role, 'orders.money'),
    mayWrite: !isReadOnly && roleAllows(role, 'orders.write'),
    isReadOnly,
  };
}

/** Returns the caller as one side of an order; a supplier needs the capability. */
export async function requireSide(
  ctx: Caller,
  { side, capability }: { side: Side; capability: OrderCapability },
): Promise<Viewer> {
  if (side === 'buyer') return requireBuyer(ctx);
  return requireSeller(ctx, capability);
}

/** Condition for the orders that a viewer may see. */
export const ownedBy = (viewer: Viewer): SQL =>
  viewer.side === 'buyer'
    ? eq(orders.buyerAccountId, viewer.accountId)
    : eq(orders.supplierId, viewer.supplierId);

export const isReadOnly = (viewer: Viewer): boolean =>
  viewer.side === 'supplier' && viewer.isReadOnly === true;

/** Returns true if the viewer may decide about an order: its buyer, or a member of the store who may change orders. */
export const mayWrite = (viewer: Viewer): boolean => viewer.side === 'buyer' || viewer.mayWrite === true;

/** Returns true if amounts are hidden from the viewer. */
export const hidesMoney = (viewer: Viewer): boolean =>
  viewer.side === 'supplier' && viewer.withoutMoney === true;
