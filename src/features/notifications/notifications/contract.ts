import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, instant, limit } from '#lib/schemas.ts';

const tags = ['Notifications'];

export const notificationTypes = ['message', 'order', 'product', 'system'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** When a type of notification is also sent by email. */
export const mailTimings = ['now', 'daily', 'never'] as const;
export type MailTiming = (typeof mailTimings)[number];

export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

export const notificationTabs = ['all', 'unread', 'messages', 'orders', 'products', 'system'] as const;
export type NotificationTab = (typeof notificationTabs)[number];

const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  /** Path of the page that it links to. */
  href: z.nullable(z.string()),
  priority: z.enum(priorities),
  isRead: z.boolean(),
  createdAt: instant,
});
export type Notification = z.infer<typeof notification>;

/** Counts end at a thousand; the badge shows `99+` long before. */
const counts = z.object({
  /** Number of unread notifications. */
  notifications: z.number(),
  /** Number of conversations with unread messages. */
  messages: z.number(),
  /** Orders that need attention: new orders for a store, shipped orders for a buyer. */
  orders: z.number(),
  /** Number of notifications in each tab. */
  tabs: z.object({
    all: z.number(),
    unread: z.number(),
    messages: z.number(),
    orders: z.number(),
    products: z.number(),
    system: z.number(),
  }),
});
export type LiveCounts = z.infer<typeof counts>;

const listQuery = z.object({
  tab: z._default(z.enum(notificationTabs), 'all'),
  cursor: z.optional(id),
  limit: limit(20),
});
const list = success({ notifications: z.array(notification), nextCursor: z.nullable(id) });
/** For each type of notification, when it is also sent by email. */
const preferences = z.object({
  message: z.enum(mailTimings),
  order: z.enum(mailTimings),
  product: z.enum(mailTimings),
  system: z.enum(mailTimings),
});
export type Preferences = z.infer<typeof preferences>;
const one = z.object({ id });
/** Available without signing in, from the sample store. */
const shown = endpoint.meta({ access: 'signed-in', sample: true });

export const notificationsContract = {
  list: shown
    .route({ method: 'GET', path: '/notifications', summary: 'List notifications', tags })
    .input(listQuery)
    .output(list),
  counts: shown
    .route({
      method: 'GET',
      path: '/notifications/counts',
      summary: 'Count unread notifications and messages',
      tags,
    })
    .output(success({ counts })),
  getPreferences: endpoint
    .route({
      method: 'GET',
      path: '/notifications/preferences',
      summary: 'Get email preferences',
      tags,
    })
    .output(success({ preferences })),
  savePreferences: endpoint
    .route({
      method: 'PUT',
      path: '/notifications/preferences',
      summary: 'Update email preferences',
      tags,
    })
    .input(preferences)
    .output(success({ preferences })),
  markRead: endpoint
    .route({ method: 'POST', path: '/notifications/{id}/read', summary: 'Mark a notification as read', tags })
    .input(one)
    .output(emptySuccess),
  markAllRead: endpoint
    .route({ method: 'POST', path: '/notifications/read', summary: 'Mark all notifications as read', tags })
    .output(emptySuccess),
  remove: endpoint
    .route({ method: 'DELETE', path: '/notifications/{id}', summary: 'Delete a notification', tags })
    .input(one)
    .output(emptySuccess),
  stream: endpoint
    .route({
      method: 'GET',
      path: '/notifications/stream',
      summary: 'Stream changes (server-sent events)',
      tags,
    })
    .output(eventIterator(z.object({ topic: z.string() }))),
};
