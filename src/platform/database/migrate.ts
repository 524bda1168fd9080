import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrate as migrateTables } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations as migrateJobs } from 'graphile-worker';
import { openDatabase } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
// Arbitrary, but all processes must use the same number.
const lockKey = 7_046_029_254;
const ignoreOutput = new Logger(() => () => {});

/**
 * Migrates the database to this version of the code. Processes that start at the same time run it one after the other.
 */
export async function migrate(url: string): Promise<void> {
  const { pool, db, close } = openDatabase({
    url,
    maxConnections: 3,
    statementTimeoutMs: 0,
    onError: () => {},
  });
  try {
    const lock = await pool.connect();
    try {
      await lock.query('select pg_advisory_lock($1)', [lockKey]);
      await lock.query('create extension if not exists pg_trgm');
      await lock.query('create extension if not exists unaccent');
      await migrateJobs({ pgPool: pool, logger: ignoreOutput });
      await migrateTables(db, { migrationsFolder });
    } finally {
      await lock.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {});
      lock.release();
    }
  } finally {
    await close();
  }
}

/**
 * Returns the tag of the newest migration, such as `0004_orders`, which names the template database that tests copy.
 */
export function newestMigration(): string {
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  const newest = journal.entries.at(-1);
  return newest ? `${newest.tag}-${newest.when}` : 'empty';
}
