import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { countUnread } from '#features/conversations/inquiries/server/queries.ts';
import { countWaiting } from '#features/orders/orders/server/queries/order-rows.ts';
import { roleAllows } from '#features/stores/suppliers/rules/store-roles.ts';
import { findStoreOf } from '#features/stores/suppliers/server/queries.ts';
import type { Reader } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import type { LiveCounts, NotificationTab } from '../../contract.ts';
import { typeOfTab } from '../../rules.ts';
import { notifications } from '../tables.ts';

const last = alias(notifications, 'last');

interface NotificationsQuery {
  accountId: string;
  tab: NotificationTab;
  cursor?: string | undefined;
  limit: number;
}

/** Returns an account's notifications, newest first. */
export async function listNotifications(db: Database, { accountId, tab, cursor, limit }: NotificationsQuery) {
  const type = typeOfTab[tab];
  const before: SQL | undefined = cursor
    ? sql`(${notifications.createdAt}, ${notifications.id}) < (
        select ${last.createdAt}, ${last.id} from ${notifications} ${last}
        where ${last.id} = ${cursor} and ${last.accountId} = ${accountId})`
    : undefined;
  const rows = await db
    .select({
      id: notifications.id,
      type: notifications.type,
      title: notifications.title,
      message: notifications.message,
      href: notifications.href,
      priority: notifications.priority,
      isRead: sql<boolean>`${notifications.readAt} is not null`,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        isNull(notifications.deletedAt),
        type ? eq(notifications.type, type) : undefined,
        tab === 'unread' ? isNull(notifications.readAt) : undefined,
        before,
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return { notifications: shown, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

/** Counts the notifications in each tab, among the newest thousand. */
async function countTabs(db: Database, accountId: string): Promise<LiveCounts['tabs']> {
  const newest = db
    .select({ type: notifications.type, readAt: notifications.readAt })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.deletedAt)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(1000)
    .as('newest');
  const ofType = (type: string) => sql<number>`(count(*) filter (where ${newest.type} = ${type}))::int`;
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      unread: sql<number>`(count(*) filter (where ${newest.readAt} is null))::int`,
      messages: ofType('message'),
      orders: ofType('order'),
      products: ofType('product'),
      system: ofType('system'),
    })
    .from(newest);
  return row ?? { all: 0, unread: 0, messages: 0, orders: 0, products: 0, system: 0 };
}

/**
 * Counts unread notifications and conversations: those of the store for a supplier, those of the buyer for everyone
 * else.
 */
export async function countFor(
  db: Database,
  { accountId, role }: Pick<Reader, 'accountId' | 'role'>,
): Promise<LiveCounts> {
  const store = role === 'supplier' ? await findStoreOf(db, accountId) : null;
  const viewer = store
    ? ({ side: 'supplier', supplierId: store.id } as const)
    : ({ side: 'buyer', accountId } as const);
  const readsInquiries = !store || roleAllows(store.role, 'inquiries.read');
  const [tabs, messages, orders] = await Promise.all([
    countTabs(db, accountId),
    readsInquiries ? countUnread(db, viewer) : 0,
    countWaiting(db, viewer),
  ]);
  return { notifications: tabs.unread, messages, orders, tabs };
}
