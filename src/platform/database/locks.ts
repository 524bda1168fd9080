import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#lib/errors.ts';
import type { Pool, Transaction } from './database.ts';

/**
 * Waits until no other transaction holds the lock of this name, then holds it until this one ends, so that what is
 * counted here still holds when it is written. Names look like `basket:<account id>`.
 */
export async function lockUntilCommit(db: Transaction, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${keyOf(name)})`);
}

interface LockedWork<T> {
  name: string;
  /** Longest time to wait for another process that holds the lock. */
  maxWaitMs: number;
  work(): Promise<T>;
}

const lockPollMs = 250;

/**
 * Runs work of many transactions while no other process runs work under a lock of this name. A connection holds the lock,
 * but no transaction: the lock ends when the process dies. Throws `unavailable` (503) if it waited too long.
 */
export async function withLock<T>(db: Pool, { name, maxWaitMs, work }: LockedWork<T>): Promise<T> {
  const connection = await db.$client.connect();
  const holder = drizzle(connection);
  try {
    // A statement that waits for the lock would be an open transaction as well.
    for (const started = performance.now(); ; await pause(lockPollMs)) {
      const { rows } = await holder.execute<{ held: boolean }>(
        sql`select pg_try_advisory_lock(${keyOf(name)}) as held`,
      );
      if (rows[0]?.held) break;
      if (performance.now() - started > maxWaitMs) throw new AppError('unavailable', `“${name}” is in use.`);
    }
    return await work();
  } finally {
    // Ends the lock together with the connection, whatever state it is in.
    connection.release(true);
  }
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
