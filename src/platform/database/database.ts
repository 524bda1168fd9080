import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

type Schema = Record<string, never>;
/** Connections on which each statement is a transaction of its own. */
export type Pool = NodePgDatabase<Schema> & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Pool['transaction']>[0]>[0];
/** A connection for queries: the pool, or a transaction. */
export type Database = Pool | Transaction;

// node-postgres returns bigint as text; ours are counts and minor units below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface DatabaseHandle {
  pool: pg.Pool;
  db: Pool;
  close(): Promise<void>;
}

interface DatabaseOptions {
  url: string;
  /** Maximum number of connections of this process. */
  maxConnections: number;
  /** Time limit for a statement; 0 for none (migrations, seeding). */
  statementTimeoutMs?: number;
  /** Schema whose tables replace those of the marketplace where they exist; the connection is then read-only. */
  readOnlySchema?: string;
  onError: (error: Error) => void;
}

async function makeReadOnly(client: pg.ClientBase, schema: string): Promise<void> {
  await client.query(`set search_path to ${pg.escapeIdentifier(schema)}, public`);
  await client.query('set default_transaction_read_only to on');
}

/** Opens a pool. It connects with the first query. */
export function openDatabase({
  url,
  maxConnections: max,
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
    // The pool hands out a connection only after this has run; if it fails, so does the query that needed the
    // connection.
    // oxlint-disable-next-line no-misused-promises -- the pool waits for the promise, which its types leave out
    ...(readOnlySchema && { onConnect: (client: pg.ClientBase) => makeReadOnly(client, readOnlySchema) }),
  });
  // An idle connection that the server closes must not end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return { pool, db: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() };
}
