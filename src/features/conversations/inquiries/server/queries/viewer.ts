import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { type Reader, requireSignedIn } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import type { Side } from '../../contract.ts';
import { inquiries, type inquiryMessages } from '../tables.ts';

interface Buyer {
  side: 'buyer';
  accountId: string;
}

interface Supplier {
  side: 'supplier';
  supplierId: string;
  /** The member of the store who reads or writes. */
  accountId?: string;
}

/** The side whose conversations are read or changed. */
export type Viewer = Buyer | Supplier;

interface ReaderContext {
  db: Database;
  actor: Reader | null;
}

/** Returns the signed-in account as a buyer. */
export const requireBuyer = (ctx: ReaderContext): Buyer => ({
  side: 'buyer',
  accountId: requireSignedIn(ctx).accountId,
});

/** Returns the store of the signed-in account, if its role may read and answer inquiries. */
export async function requireSupplier(ctx: ReaderContext): Promise<Required<Supplier>> {
  const { id: supplierId } = await requireStore(ctx, 'inquiries.write');
  return { side: 'supplier', supplierId, accountId: requireSignedIn(ctx).accountId };
}

/** Returns the signed-in account on its side of the conversations. */
export const requireViewer = async (ctx: ReaderContext, side: Side): Promise<Viewer> =>
  side === 'buyer' ? requireBuyer(ctx) : requireSupplier(ctx);

/** Returns the condition that limits a query to the conversations of a side. */
export const ownedBy = (viewer: Viewer): SQL =>
  viewer.side === 'buyer'
    ? eq(inquiries.buyerAccountId, viewer.accountId)
    : eq(inquiries.supplierId, viewer.supplierId);

/** Returns the cursor of a row. */
export const cursorAt = (at: Date, id: string): string => `${at.getTime()}.${id}`;

/** The columns by which a list is ordered. */
interface PageOrder {
  at: typeof inquiries.lastMessageAt | typeof inquiryMessages.createdAt;
  id: typeof inquiries.id | typeof inquiryMessages.id;
}

/** Returns the condition for the rows after a cursor, newest first. */
export function after(cursor: string, { at, id }: PageOrder): SQL | undefined {
  const point = cursor.indexOf('.');
  const instant = new Date(Number(cursor.slice(0, point)));
  const last = cursor.slice(point + 1);
  return or(lt(at, instant), and(eq(at, instant), lt(id, last)));
}
