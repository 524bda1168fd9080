import { sql } from 'drizzle-orm';
import { boolean, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const signature = customType<{ data: string }>({ dataType: () => 'bit(256)' });

/** What each public product looks like in its first picture. */
export const productLooks = pgTable(
  'product_looks',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Which picture was read: a file, or a drawing by its hash; null before the first time. */
    source: text(),
    look: bytea(),
    /** For finding the nearest: see `rules/signature.ts`. */
    signature: signature(),
    /** The product changed since; its picture is to be looked at again. */
    isStale: boolean().notNull().default(true),
  },
  (table) => [index('product_looks_stale').on(table.productId).where(sql`is_stale`)],
);
