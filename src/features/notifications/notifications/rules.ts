import type { Role } from '#lib/endpoint.ts';
import {
  type LiveCounts,
  type Notification,
  type NotificationTab,
  type NotificationType,
  notificationTypes,
  type Preferences,
} from './contract.ts';

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

/** Labels of the notification types. */
export const notificationTypeLabels: Record<NotificationType, string> = {
  message: 'Messages',
  order: 'Orders',
  product: 'Products',
  system: 'Packwright',
};

/** The contents of each type of notification, by role; a role without an entry never gets that type. */
const notificationHints: Record<Role, Partial<Record<NotificationType, string>>> = {
  customer: {
    message: 'Replies from suppliers',
    order: 'Status updates and bank details of your orders',
    product: 'Answers to your questions about products',
  },
  supplier: {
    message: 'Inquiries, replies and matching requirements',
    order: 'New orders and status updates',
    product: 'Questions from buyers and category requests',
    system: 'Registration, bank account and store status',
  },
  admin: {
    message: 'Messages from the help center',
    order: 'Status updates of your orders',
    product: 'Category requests of stores',
    system: 'Applications and bank accounts to review',
  },
};

/** Returns the types of notification that a role can get, each with what it contains. */
export const notificationHintsFor = (role: Role): { type: NotificationType; hint: string }[] =>
  notificationTypes.flatMap((type) => {
    const hint = notificationHints[role][type];
    return hint ? [{ type, hint }] : [];
  });
