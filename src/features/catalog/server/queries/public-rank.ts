import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { products } from '../tables.ts';

/**
 * Who stays public when there is not room for all: what the owner chose, then what is public already, then what
 * sells best, then the newest.
 */
export const rankOrder = sql.raw(
  'plan_preference desc, is_shown desc, sales_count desc, created_at desc, id desc',
);

/** Products of a store that buyers may see, as far as the products decide. */
export const countShown = (db: Database, supplierId: string): Promise<number> =>
  db.$count(
    products,
    // Nothing deleted is shown; said so that the index of a store's own products serves.
    and(eq(products.supplierId, supplierId), isNull(products.deletedAt), eq(products.isShown, true)),
  );
