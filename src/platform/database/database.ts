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
  /** Reads this schema's tables where it has them, else the marketplace's own, and writes nowhere. */
  readOnlySchema?: string;
  onError: (error: Error) => void;
}

async function readOnly(client: pg.ClientBase, schema: string): Promise<void> {
  await client.query(`set search_path to ${pg.escapeIdentifier(schema)}, public`);
  await client.query('set default_transaction_read_only to on');
}

/** Opens a pool. Nothing connects until the first query. */
export function openDatabase({
  url,
  max,
  statementTimeoutMs = 30_000,
  readOnlySchema,
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
    // A connection is not handed out before this has run; if it fails, the query that wanted the connection fails.
    // oxlint-disable-next-line no-misused-promises -- the pool waits for the promise, which its types leave out
    ...(readOnlySchema && { onConnect: (client: pg.ClientBase) => readOnly(client, readOnlySchema) }),
  });
  // An idle connection that the server closes must not end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return { pool, db: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() };
}
