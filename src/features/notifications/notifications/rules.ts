import type { LiveCounts, Notification, NotificationTab, NotificationType, Preferences } from './contract.ts';

/** The type of notification that a tab shows; tabs without an entry show every type. */
export const typeOfTab: Partial<Record<NotificationTab, NotificationType>> = {
  messages: 'message',
  orders: 'order',
  products: 'product',
  system: 'system',
};

/** Maximum number of streams that one account can have open at the same time. */
export const maxStreams = 5;

/** Seconds between checks that the session is still valid. */
export const sessionCheckSeconds = 15;

/** A guest's changes to the sample store's notifications, kept in the browser. */
export interface LocalMarks {
  read: ReadonlySet<string>;
  deleted: ReadonlySet<string>;
}

/**
 * Returns the notifications with the local marks applied: without deleted ones, and in the unread tab without read
 * ones.
 */
export function withLocalMarks(
  rows: readonly Notification[],
  { tab, marks: { read, deleted } }: { tab: NotificationTab; marks: LocalMarks },
): Notification[] {
  const remaining = rows
    .filter(({ id }) => !deleted.has(id))
    .map((row) => (read.has(row.id) ? { ...row, isRead: true } : row));
  return tab === 'unread' ? remaining.filter(({ isRead }) => !isRead) : remaining;
}

const tabOfType: Record<NotificationType, 'messages' | 'orders' | 'products' | 'system'> = {
  message: 'messages',
  order: 'orders',
  product: 'products',
  system: 'system',
};

type AffectedNotification = Pick<Notification, 'id' | 'type' | 'isRead'>;

/**
 * Returns the counts with the local marks applied; `known` are the affected notifications as the server sent them.
 */
export function countsWithMarks(
  counts: LiveCounts,
  { known, marks: { read, deleted } }: { known: readonly AffectedNotification[]; marks: LocalMarks },
): LiveCounts {
  const tabs = { ...counts.tabs };
  for (const { id, type, isRead } of known) {
    const isDeleted = deleted.has(id);
    if (isDeleted) tabs[tabOfType[type]] -= 1;
    if (isDeleted) tabs.all -= 1;
    if (!isRead && (isDeleted || read.has(id))) tabs.unread -= 1;
  }
  return { ...counts, tabs, notifications: tabs.unread };
}

/** Without preferences, every email is sent immediately. */
export const defaultPreferences: Preferences = {
  message: 'now',
  order: 'now',
  product: 'now',
  system: 'now',
};

/** Labels of the notification types in the settings. */
export const notificationTypeLabels: Record<NotificationType, { label: string; hint: string }> = {
  message: { label: 'Messages', hint: 'Inquiries, replies and matching requirements' },
  order: { label: 'Orders', hint: 'New orders and status updates' },
  product: { label: 'Products', hint: 'Low stock and finished imports' },
  system: { label: 'Packwright', hint: 'Registration, plan and certificates' },
};
