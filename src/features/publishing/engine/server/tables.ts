import { boolean, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Returns the columns of every publication that is a draft, scheduled or public. */
export const publicationColumns = () => ({
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  /** A draft is not public, whatever its date is. */
  isDraft: boolean().notNull(),
  /** True if it was ever public; its URL can then no longer change. */
  wasPublic: boolean().notNull(),
  /** Incremented with every change, so that two editors do not overwrite each other. */
  version: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Returns the columns of every publication that is either public or not, and that stays stored when deleted. */
export const listedColumns = () => ({
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  isPublished: boolean().notNull().default(true),
  /** True if it was ever public; its URL can then no longer change. */
  wasPublic: boolean().notNull().default(true),
  /** Incremented with every change, so that two editors do not overwrite each other. */
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  deletedAt: timestamp({ withTimezone: true }),
});

/** Returns the columns of a written text. */
export const writtenColumns = () => ({
  markdown: text().notNull(),
  /** The text, rendered and sanitised when it was saved. */
  html: text().notNull(),
});
