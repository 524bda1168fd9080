import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { sqlState } from '../kernel.ts';
import { type DatabaseHandle, openDatabase } from './database.ts';
import { readLoadedVersion, saveLoadedVersion } from './loaded-version.ts';

const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
const packageFile = fileURLToPath(new URL('../../../package.json', import.meta.url));
// Arbitrary, but all processes must use the same number.
const lockKey = 7_046_029_254;

/**
 * Migrates the database to this version of the code. Processes that start at the same time run it one after the other.
 * A database that this version has migrated before takes one query.
 */
export async function migrate(url: string): Promise<void> {
  const database = openDatabase({ url, maxConnections: 3, statementTimeoutMs: 0, onError: () => {} });
  try {
    const version = `${newestMigration()} ${readQueueVersion()}`;
    if ((await readSchemaVersion(database)) === version) return;
    await runMigrations(database);
    await saveLoadedVersion(database.db, { name: versionName, version });
  } finally {
    await database.close();
  }
}

/** Returns the version of the job queue, which has tables of its own. */
function readQueueVersion(): string {
  const { dependencies } = JSON.parse(readFileSync(packageFile, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return `graphile-worker ${dependencies['graphile-worker']}`;
}

const versionName = 'tables';
/** PostgreSQL's code for a table that does not exist. */
const undefinedTable = '42P01';

/** Returns the version to which the database was last migrated; null for a new or older database. */
async function readSchemaVersion({ db }: DatabaseHandle): Promise<string | null> {
  try {
    return await readLoadedVersion(db, versionName);
  } catch (error) {
    if (sqlState(error) === undefinedTable) return null;
    throw error;
  }
}

async function runMigrations({ pool, db }: DatabaseHandle): Promise<void> {
  // Loaded only when they are needed, because they take longer than all other queries of a start.
  const [{ migrate: migrateTables }, { Logger, runMigrations: migrateJobs }] = await Promise.all([
    import('drizzle-orm/node-postgres/migrator'),
    import('graphile-worker'),
  ]);
  const lock: pg.PoolClient = await pool.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [lockKey]);
    await lock.query('create extension if not exists pg_trgm');
    await lock.query('create extension if not exists unaccent');
    await migrateJobs({ pgPool: pool, logger: new Logger(() => () => {}) });
    await migrateTables(db, { migrationsFolder });
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {});
    lock.release();
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
