import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from './database.ts';

/**
 * Waits until no other transaction holds the lock of this name, then holds it until this one ends, so that what is
 * counted here still holds when it is written. Names look like `basket:<account id>`.
 */
export async function lockUntilCommit(db: Transaction, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${keyOf(name)})`);
}

const keyOf = (name: string): SQL => sql`hashtextextended(${name}, 0)`;

interface NumberSeries {
  /** Name of the lock under which numbers of the series are given one at a time. */
  lock: string;
  /** Column that holds the numbers. */
  column: PgColumn;
  /** Rows of the series. */
  rows: SQL | undefined;
}

/**
 * Returns the next number of a series, 1 for the first. The series stays locked until this transaction ends: what is
 * rolled back leaves no gap, and nobody else gets the same number.
 */
export async function nextNumber(db: Transaction, { lock, column, rows }: NumberSeries): Promise<number> {
  await lockUntilCommit(db, lock);
  const [last] = await db
    .select({ number: sql<number>`coalesce(max(${column}), 0)`.mapWith(Number) })
    .from(column.table)
    .where(rows);
  return (last?.number ?? 0) + 1;
}
