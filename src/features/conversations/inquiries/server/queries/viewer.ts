import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import { inquiries, type inquiryMessages } from '../tables.ts';

/** Whose conversations are read. */
export type Viewer =
  | { side: 'buyer'; accountId: string }
  | {
      side: 'supplier';
      supplierId: string;
      /** Who of the store looks. */
      accountId?: string;
    };

/** The condition that keeps everybody to their own conversations. */
export const ownedBy = (viewer: Viewer): SQL =>
  viewer.side === 'buyer'
    ? eq(inquiries.buyerAccountId, viewer.accountId)
    : eq(inquiries.supplierId, viewer.supplierId);

/** Where a list goes on after a row. */
export const cursorAt = (at: Date, id: string): string => `${at.getTime()}.${id}`;

/** Rows after the last one shown, newest first. */
export function after(
  cursor: string,
  at: typeof inquiries.lastMessageAt | typeof inquiryMessages.createdAt,
  id: typeof inquiries.id | typeof inquiryMessages.id,
): SQL | undefined {
  const point = cursor.indexOf('.');
  const instant = new Date(Number(cursor.slice(0, point)));
  const last = cursor.slice(point + 1);
  return or(lt(at, instant), and(eq(at, instant), lt(id, last)));
}
