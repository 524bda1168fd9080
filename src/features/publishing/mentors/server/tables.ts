import { index, integer, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { listedColumns } from '#features/publishing/engine/server/tables.ts';
import type { PreferredTime, RequestStatus } from '../rules.ts';

export const mentors = pgTable(
  'mentors',
  {
    ...listedColumns(),
    name: text().notNull(),
    years: integer().notNull(),
    expertise: text().array().notNull(),
    bio: text().notNull(),
    city: text().notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    languages: text().array().notNull(),
    photoUrl: text(),
    position: integer().notNull(),
    /** How the mentor works and what to bring, rendered and sanitised when it was saved. */
    html: text().notNull().default(''),
    markdown: text().notNull().default(''),
    /** Description of when sessions are usually held. */
    availability: text().notNull().default(''),
    /** Email address that session requests are sent to; visible to admins only. */
    contactEmail: text(),
  },
  (table) => [index('mentors_order').on(table.position, table.id)],
);

/** A user's request for a session with a mentor. */
export const sessionRequests = pgTable(
  'session_requests',
  {
    id: uuid().primaryKey(),
    number: serial().notNull(),
    mentorId: uuid()
      .notNull()
      .references(() => mentors.id, { onDelete: 'restrict' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    message: text().notNull(),
    times: jsonb().$type<PreferredTime[]>().notNull(),
    /** IANA time zone of the preferred times. */
    timeZone: text().notNull(),
    status: text().$type<RequestStatus>().notNull().default('new'),
    /** An admin's message to the person who asked. */
    answer: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('session_requests_mentor').on(table.mentorId),
    index('session_requests_own').on(table.accountId, table.id.desc().nullsFirst()),
    index('session_requests_status').on(table.status, table.id.desc().nullsFirst()),
  ],
);
