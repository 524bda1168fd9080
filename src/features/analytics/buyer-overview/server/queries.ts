import { hasFavourites, listPriceChanges } from '#features/catalog/favourites/server/queries.ts';
import { countUnread, listInquiries } from '#features/conversations/inquiries/server/queries.ts';
import type { OrderFilter } from '#features/orders/orders/contract/order-forms.ts';
import { countOrdersBy, listOrders } from '#features/orders/orders/server/queries/order-rows.ts';
import { listOwnRequirements } from '#features/sourcing/requirements/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { BuyerOverview } from '../contract.ts';

/** Maximum number of rows in each list. */
const maxRows = { orders: 5, pastOrders: 3, conversations: 4, requirements: 3, priceChanges: 6 };
const counted = ['all', 'open', 'overdue', 'proofs', 'dispatched'] as const;

/** Returns what a buyer has open. The number of statements does not depend on the number of records. */
export async function getBuyerOverview(db: Database, { accountId, now }: { accountId: string; now: Date }) {
  const viewer = { side: 'buyer', accountId } as const;
  const orders = async (status: OrderFilter, limit: number) =>
    (await listOrders(db, { viewer, now, status, limit })).orders;
  const inquiries = async (tab: 'unread' | 'unanswered') =>
    (await listInquiries(db, { viewer, tab, archived: false, limit: maxRows.conversations })).inquiries;
  const [
    counts,
    unreadReplies,
    overdue,
    open,
    delivered,
    completed,
    unread,
    waiting,
    sent,
    priceChanges,
    favourites,
  ] = await Promise.all([
    countOrdersBy(db, { viewer, now, filters: counted }),
    countUnread(db, viewer),
    orders('overdue', maxRows.orders),
    orders('open', maxRows.orders),
    orders('delivered', maxRows.pastOrders),
    orders('completed', maxRows.pastOrders),
    inquiries('unread'),
    inquiries('unanswered'),
    listOwnRequirements(db, { accountId, limit: maxRows.requirements }),
    listPriceChanges(db, { accountId, limit: maxRows.priceChanges }),
    hasFavourites(db, { accountId }),
  ]);
  const conversations = withoutRepeats([...unread, ...waiting]).slice(0, maxRows.conversations);
  return {
    counts: {
      openOrders: counts.open ?? 0,
      overduePayments: counts.overdue ?? 0,
      proofs: counts.proofs ?? 0,
      arriving: counts.dispatched ?? 0,
      unreadReplies,
    },
    openOrders: withoutRepeats([...overdue, ...open]).slice(0, maxRows.orders),
    pastOrders: [...delivered, ...completed]
      .toSorted((a, b) => b.placedAt.getTime() - a.placedAt.getTime())
      .slice(0, maxRows.pastOrders),
    conversations: conversations.map(({ supplier, ...row }) => ({ ...row, supplierName: supplier.name })),
    requirements: sent.requirements,
    priceChanges,
    isNew: !counts.all && !favourites && sent.requirements.length === 0 && conversations.length === 0,
  } satisfies Record<keyof BuyerOverview, unknown>;
}

const withoutRepeats = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
