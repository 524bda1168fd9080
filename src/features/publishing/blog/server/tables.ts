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
import type { Heading } from '#features/publishing/engine/contract.ts';
import { publicationColumns, writtenColumns } from '#features/publishing/engine/server/tables.ts';
import type { SocialMedia } from '../contract.ts';

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
    ...publicationColumns(),
    authorId: uuid()
      .notNull()
      .references(() => authors.id, { onDelete: 'restrict' }),
    title: text().notNull(),
    category: text().notNull(),
    excerpt: text().notNull(),
    readMinutes: integer().notNull(),
    imageUrl: text(),
    ...writtenColumns(),
    headings: jsonb().$type<Heading[]>().notNull(),
    isDraft: boolean().notNull().default(false),
    wasPublic: boolean().notNull().default(true),
    /** Public from this time on; scheduled if it is in the future. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
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
    /** ISO code. */
    country: text(),
    text: text().notNull(),
    photoUrl: text(),
    position: integer().notNull(),
  },
  (table) => [index('testimonials_order').on(table.position, table.id)],
);
