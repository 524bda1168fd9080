import { CheckCheck } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { notificationTabs } from '../contract.ts';
import styles from './notification-list.module.css';
import { NotificationRow } from './notification-row.tsx';
import { useLiveCounts } from './use-live-counts.ts';
import { type NotificationsData, useNotifications } from './use-notifications.ts';

const tabNames = {
  all: 'All',
  unread: 'Unread',
  messages: 'Messages',
  orders: 'Orders',
  products: 'Products',
  system: 'System',
};

/** A user's notifications: tabs, the list and its actions. */
export function NotificationList(loaded: NotificationsData) {
  const { tab } = loaded;
  const counts = useLiveCounts();
  const list = useNotifications(loaded);
  const unread = counts?.notifications ?? list.rows.filter(({ isRead }) => !isRead).length;
  return (
    <>
      <PageHead
        title="Notifications"
        mark={<Badge count={unread} label="unread" />}
        lead="Updates on your inquiries, orders and products."
        actions={
          unread > 0 && (
            <Button
              variant="line"
              size="sm"
              icon={<CheckCheck aria-hidden />}
              onClick={() => void list.markAllRead()}
            >
              Mark all as read
            </Button>
          )
        }
      />
      <div className={styles.tabs}>
        <TabLinks
          label="Filter notifications"
          items={notificationTabs.map((value) => ({
            label: tabNames[value],
            to: value === 'all' ? '?' : `?tab=${value}`,
            current: value === tab,
            ...(counts ? { count: counts.tabs[value] } : {}),
          }))}
        />
      </div>
      <Card as="div" flush>
        {list.rows.length === 0 ? (
          <EmptyState title="No notifications">You're all caught up</EmptyState>
        ) : (
          <ul aria-label={`Notifications: ${tabNames[tab]}`}>
            {list.rows.map((row) => (
              <NotificationRow
                key={row.id}
                notification={row}
                onRead={() => void list.markRead(row)}
                onDelete={() => void list.remove(row)}
              />
            ))}
          </ul>
        )}
      </Card>
      {list.nextCursor && list.rows.length > 0 && (
        <div className={styles.more}>
          <Button
            variant="line"
            busy={list.loadingMore}
            busyLabel="Loading..."
            onClick={() => void list.loadMore()}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
