import type { LiveCounts, Notification, NotificationTab, NotificationType, Preferences } from './contract.ts';

/** Tab → the type it shows; tabs without one show every type. */
export const typeOfTab: Partial<Record<NotificationTab, NotificationType>> = {
  messages: 'message',
  orders: 'order',
  products: 'product',
  system: 'system',
};

/** Streams that one account may hold open at once. */
export const mostStreams = 5;

/** Seconds between looks at whether the session is still good. */
export const sessionCheckSeconds = 15;

/** What a visitor of the sample store did: it stays in their browser. */
export interface LocalMarks {
  read: ReadonlySet<string>;
  deleted: ReadonlySet<string>;
}

/** The sample store's notifications as the visitor left them. */
export function withLocalMarks(
  rows: readonly Notification[],
  tab: NotificationTab,
  { read, deleted }: LocalMarks,
): Notification[] {
  const left = rows
    .filter(({ id }) => !deleted.has(id))
    .map((row) => (read.has(row.id) ? { ...row, isRead: true } : row));
  return tab === 'unread' ? left.filter(({ isRead }) => !isRead) : left;
}

const tabOfType: Record<NotificationType, 'messages' | 'orders' | 'products' | 'system'> = {
  message: 'messages',
  order: 'orders',
  product: 'products',
  system: 'system',
};

type Marked = Pick<Notification, 'id' | 'type' | 'isRead'>;

/** The counts after what the visitor did; `known` are the notifications that were touched, as the server told them. */
export function countsWithMarks(
  counts: LiveCounts,
  known: readonly Marked[],
  { read, deleted }: LocalMarks,
): LiveCounts {
  const tabs = { ...counts.tabs };
  for (const { id, type, isRead } of known) {
    const gone = deleted.has(id);
    if (gone) tabs[tabOfType[type]] -= 1;
    if (gone) tabs.all -= 1;
    if (!isRead && (gone || read.has(id))) tabs.unread -= 1;
  }
  return { ...counts, tabs, notifications: tabs.unread };
}

/** Without a choice, everything that has a message is sent at once. */
export const defaultPreferences: Preferences = {
  message: 'now',
  order: 'now',
  product: 'now',
  system: 'now',
};

/** Kinds of notifications as the settings name them. */
export const kindWords: Record<NotificationType, { label: string; hint: string }> = {
  message: { label: 'Messages', hint: 'Inquiries, answers and requirements that fit' },
  order: { label: 'Orders', hint: 'New orders, and each step until they are delivered' },
  product: { label: 'Products', hint: 'Stock that runs low, and imports that are done' },
  system: { label: 'Packwright', hint: 'Your registration, your plan and certificates' },
};
