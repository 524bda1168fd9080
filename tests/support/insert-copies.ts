import { type Column, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AnyPgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/database.ts';
import { insertSelect } from '#platform/database/typed-sql.ts';

interface Copies<T extends AnyPgTable> {
  table: T & { id: Column; number: Column };
  /** The row to copy, which is the first. */
  id: string;
  /** The number of rows in the end. */
  count: number;
  /** Columns that differ from the row, where `n` counts from 2. */
  changes?: Partial<Record<keyof T['$inferInsert'], SQL>>;
}

/** Fills a table with copies of a row, each with an id and a number of its own. */
export function insertCopies<T extends AnyPgTable>(
  db: Database,
  { table, id, count, changes }: Copies<T>,
): PromiseLike<unknown> {
  const stored = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated);
  const row = { ...Object.fromEntries(stored), id: sql`gen_random_uuid()`, number: sql`n`, ...changes };
  return db.execute(sql`${insertSelect<AnyPgTable>(table, row)}
    from ${table}, generate_series(2, ${count}::int) n where ${eq(table.id, id)}`);
}
