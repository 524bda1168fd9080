import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

type Schema = Record<string, never>;
type Pool = NodePgDatabase<Schema>;
export type Transaction = Parameters<Parameters<Pool['transaction']>[0]>[0];
/** A connection to query with: the pool, or one transaction. */
export type Database = Pool | Transaction;

// PostgreSQL's bigint arrives as text; ours are counts and minor units, below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface DatabaseHandle {
  pool: pg.Pool;
  db: NodePgDatabase<Schema>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  url: string;
  /** Most connections this process opens. */
  max: number;
  /** Longest a statement may run; 0 for no end (migrations, seeding). */
  statementTimeoutMs?: number;
  onError: (error: Error) => void;
}

/** Opens a pool. Nothing connects until the first query. */
export function openDatabase({
  url,
  max,
  statementTimeoutMs = 30_000,
  onError,
}: DatabaseOptions): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'packwright',
  });
  // An idle connection that the server closes must not end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return { pool, db: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() };
}
