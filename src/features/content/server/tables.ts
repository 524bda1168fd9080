import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
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
    /** Not public, whatever its date says. */
    isDraft: boolean().notNull().default(false),
    /** Was public once, so its address stays. */
    wasPublic: boolean().notNull().default(true),
    /** Public from then on; in the future: scheduled. */
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

export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    venue: text().notNull(),
    category: text().notNull(),
    summary: text().notNull(),
    html: text().notNull(),
    imageUrl: text(),
  },
  (table) => [index('events_end').on(table.endsOn), index('events_next').on(table.startsOn, table.id)],
);

/** One lesson of a course; its body is sanitised HTML. */
export interface Lesson {
  title: string;
  minutes: number;
  html: string;
}

export const courses = pgTable(
  'courses',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    level: text().notNull(),
    minutes: integer().notNull(),
    summary: text().notNull(),
    lessons: jsonb().$type<Lesson[]>().notNull(),
    position: integer().notNull(),
    imageUrl: text(),
  },
  (table) => [index('courses_order').on(table.position, table.id)],
);

export const mentors = pgTable(
  'mentors',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    years: integer().notNull(),
    expertise: text().array().notNull(),
    bio: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    languages: text().array().notNull(),
    photoUrl: text(),
    position: integer().notNull(),
  },
  (table) => [index('mentors_order').on(table.position, table.id)],
);

export const news = pgTable(
  'news',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    publishedOn: date().notNull(),
    summary: text().notNull(),
    html: text().notNull(),
    featured: boolean().notNull(),
    imageUrl: text(),
  },
  (table) => [index('news_newest').on(table.publishedOn.desc().nullsFirst(), table.id.desc().nullsFirst())],
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
