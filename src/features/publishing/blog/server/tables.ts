import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Heading, SocialMedia } from '../contract.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const authors = pgTable('authors', {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  bio: text().notNull(),
  photoUrl: text(),
  socialMedia: jsonb().$type<SocialMedia>().notNull(),
});

export const articles = pgTable(
  'articles',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    authorId: uuid()
      .notNull()
      .references(() => authors.id, { onDelete: 'restrict' }),
    title: text().notNull(),
    category: text().notNull(),
    excerpt: text().notNull(),
    readMinutes: integer().notNull(),
    imageUrl: text(),
    markdown: text().notNull(),
    /** The body, rendered and sanitised when it was saved. */
    html: text().notNull(),
    headings: jsonb().$type<Heading[]>().notNull(),
    /** A draft is not public, whatever its date is. */
    isDraft: boolean().notNull().default(false),
    /** True if it was ever public; its URL can then no longer change. */
    wasPublic: boolean().notNull().default(true),
    /** Public from this time on; scheduled if it is in the future. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    searchVector: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql`to_tsvector('english', ${articles.title} || ' ' || ${articles.category} || ' ' || ${articles.excerpt})`,
    ),
  },
  (table) => [
    index('articles_newest').on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('articles_author').on(table.authorId),
    index('articles_search').using('gin', table.searchVector),
  ],
);

export const testimonials = pgTable(
  'testimonials',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    role: text().notNull(),
    company: text().notNull(),
    text: text().notNull(),
    photoUrl: text(),
    position: integer().notNull(),
  },
  (table) => [index('testimonials_order').on(table.position, table.id)],
);
