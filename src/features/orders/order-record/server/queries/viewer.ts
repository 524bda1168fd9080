import { eq, type SQL } from 'drizzle-orm';
import { orders } from '../tables.ts';

/** Whose orders are read, and by whom. */
export type Viewer =
  | { side: 'buyer'; accountId: string }
  | {
      side: 'supplier';
      supplierId: string;
      /** A visitor of the sample store, who can neither act on an order nor fetch its documents. */
      isReadOnly?: boolean;
      /** What it comes to is not this person's: they pack and send. */
      withoutMoney?: boolean;
    };

/** The condition that keeps everybody to their own orders. */
export const ownedBy = (viewer: Viewer): SQL =>
  viewer.side === 'buyer'
    ? eq(orders.buyerAccountId, viewer.accountId)
    : eq(orders.supplierId, viewer.supplierId);

export const isReadOnly = (viewer: Viewer): boolean =>
  viewer.side === 'supplier' && viewer.isReadOnly === true;

/** Whether amounts are left out. */
export const hidesMoney = (viewer: Viewer): boolean =>
  viewer.side === 'supplier' && viewer.withoutMoney === true;
