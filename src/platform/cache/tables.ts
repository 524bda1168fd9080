import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PageTag } from '#lib/page-tags.ts';
import { bytea } from '../database/bytea.ts';

const snapshot = customType<{ data: string }>({ dataType: () => 'pg_snapshot' });
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Rendered pages that outlive a restart, shared by all processes. Unlogged, like `page_drops`: after a crash of the
 * database both are empty, so that no page survives whose drop was lost.
 */
export const storedPages = pgTable(
  'stored_pages',
  {
    /** The build that rendered it: no build serves pages of another. */
    build: text().notNull(),
    /** Path and query. */
    key: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
    etag: text().notNull(),
    /** Compressed with Brotli. */
    body: bytea().notNull(),
    bytes: integer().notNull(),
    tags: text().array().$type<PageTag[]>().notNull(),
    /** The transactions that were committed before the page was rendered. */
    snapshot: snapshot().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.build, table.key] }), index('stored_pages_used').on(table.usedAt)],
);

/** Tags whose pages must not be served any more unless they were rendered after the transaction. */
export const pageDrops = pgTable(
  'page_drops',
  {
    tag: text().$type<PageTag>().notNull(),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    droppedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('page_drops_tag').on(table.tag)],
);
