import { sql } from 'drizzle-orm';
import { boolean, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import { bytea } from '#platform/database/bytea.ts';

const signature = customType<{ data: string }>({ dataType: () => 'bit(256)' });

/** Look of each public product's first picture. */
export const productLooks = pgTable(
  'product_looks',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The picture that was read: a file id, or the hash of a drawing; null before the first time. */
    source: text(),
    look: bytea(),
    /** Used to find the nearest looks: see `rules/signature.ts`. */
    signature: signature(),
    /** True if the product changed since, so that its picture has to be read again. */
    isStale: boolean().notNull().default(true),
  },
  (table) => [index('product_looks_stale').on(table.productId).where(sql`is_stale`)],
);
