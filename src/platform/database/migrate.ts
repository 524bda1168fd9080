import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrate as migrateTables } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations as migrateJobs } from 'graphile-worker';
import { openDatabase } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
// Any number will do as long as all processes use the same one.
const lockKey = 7_046_029_254;
const quiet = new Logger(() => () => {});

/** Brings the database to this version of the code. Processes that start together take turns. */
export async function migrate(url: string): Promise<void> {
  const { pool, db, close } = openDatabase({ url, max: 3, statementTimeoutMs: 0, onError: () => {} });
  try {
    const turn = await pool.connect();
    try {
      await turn.query('select pg_advisory_lock($1)', [lockKey]);
      await turn.query('create extension if not exists pg_trgm');
      await turn.query('create extension if not exists unaccent');
      await migrateJobs({ pgPool: pool, logger: quiet });
      await migrateTables(db, { migrationsFolder });
    } finally {
      await turn.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {});
      turn.release();
    }
  } finally {
    await close();
  }
}

/** Tag of the newest migration, e.g. `0004_orders`: names the template database that tests copy. */
export function newestMigration(): string {
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  const newest = journal.entries.at(-1);
  return newest ? `${newest.tag}-${newest.when}` : 'empty';
}
