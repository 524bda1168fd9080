import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import {
  type MailTiming,
  mailTimings,
  type NotificationType,
  notificationTypes,
  type Priority,
  priorities,
} from '../contract.ts';

const at = () => timestamp({ withTimezone: true });

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    type: text().$type<NotificationType>().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    href: text(),
    priority: text().$type<Priority>().notNull(),
    /** Identifies the event: an event that arrives twice creates one notification. */
    sourceKey: text().notNull(),
    readAt: at(),
    deletedAt: at(),
    createdAt: at().notNull(),
    /** True while it waits for the daily digest. */
    digestDue: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('notifications_source').on(table.accountId, table.sourceKey),
    index('notifications_list')
      .on(table.accountId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('notifications_unread').on(table.accountId).where(sql`read_at is null and deleted_at is null`),
    index('notifications_digest').on(table.accountId, table.createdAt).where(sql`digest_due`),
    check('notifications_type', sql`${table.type} in (${inlineList(notificationTypes)})`),
    check('notifications_priority', sql`${table.priority} in (${inlineList(priorities)})`),
  ],
);

/** Email preferences of an account; without a row, emails are sent immediately. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    type: text().$type<NotificationType>().notNull(),
    mail: text().$type<MailTiming>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.type] }),
    check('notification_preferences_mail', sql`${table.mail} in (${inlineList(mailTimings)})`),
  ],
);
