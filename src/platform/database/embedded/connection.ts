import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import pg from 'pg';
import { DatabaseStartError } from './database-start-error.ts';
import type { EmbeddedPaths } from './embedded-paths.ts';

export const USER = 'packwright';
const DATABASE = 'packwright';
const HOST = '127.0.0.1';

export interface DatabaseAccess {
  port: number;
  password: string;
}

/** Returns `postgres://…` for the application's database. */
export function databaseUrl({ port, password }: DatabaseAccess): string {
  return `postgres://${USER}:${password}@${HOST}:${port}/${DATABASE}`;
}

/** Returns the stored password, which is created on the first start. Throws DatabaseStartError if it was lost. */
export function readOrCreatePassword(paths: EmbeddedPaths): string {
  if (existsSync(paths.password)) {
    const saved = readFileSync(paths.password, 'utf8').trim();
    if (saved) return saved;
  }
  if (existsSync(paths.cluster)) {
    throw new DatabaseStartError(
      `The password file ${paths.password} is missing or empty, and the database in ${paths.cluster} needs it. ` +
        'Put it back from a backup, or move the database folder away to begin with an empty one.',
    );
  }
  const password = randomBytes(24).toString('hex');
  writeFileAtomically(paths.password, { content: `${password}\n`, mode: 0o600 });
  return password;
}

/** Returns the stored port or, if that is taken, a new one, which is stored. */
export async function choosePort(paths: EmbeddedPaths): Promise<number> {
  const saved = existsSync(paths.port) ? Number(readFileSync(paths.port, 'utf8')) : Number.NaN;
  if (Number.isInteger(saved) && saved > 0 && saved < 65_536 && (await isFree(saved))) return saved;
  for (let tries = 0; tries < 100; tries++) {
    // Below the range from which Linux assigns the ports of outgoing connections.
    const port = randomInt(20_000, 32_000);
    if (!(await isFree(port))) continue;
    savePort(paths, port);
    return port;
  }
  throw new DatabaseStartError(`No free port between 20000 and 32000 on ${HOST} for the database.`);
}

/** Stores the port with the data. */
export function savePort(paths: EmbeddedPaths, port: number): void {
  if (existsSync(paths.port) && readFileSync(paths.port, 'utf8').trim() === String(port)) return;
  writeFileAtomically(paths.port, { content: `${port}\n`, mode: 0o644 });
}

/** Connects, creates the application's database if it is missing, and returns the server's version. */
export async function checkServer(access: DatabaseAccess): Promise<string> {
  try {
    return await queryOnce(access, { database: DATABASE, sql: 'SHOW server_version' });
  } catch (error) {
    if ((error as { code?: string }).code !== '3D000') throw error;
  }
  await queryOnce(access, { database: 'postgres', sql: `CREATE DATABASE ${DATABASE}` });
  return queryOnce(access, { database: DATABASE, sql: 'SHOW server_version' });
}

async function queryOnce(
  { port, password }: DatabaseAccess,
  { database, sql }: { database: string; sql: string },
): Promise<string> {
  const client = new pg.Client({
    host: HOST,
    port,
    user: USER,
    password,
    database,
    ssl: false,
    connectionTimeoutMillis: 5000,
  });
  // Without a listener, losing this short connection would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version?: string }>(sql);
    return rows[0]?.server_version?.split(' ')[0] ?? '';
  } finally {
    await client.end().catch(() => {});
  }
}

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: HOST, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

function writeFileAtomically(path: string, { content, mode }: { content: string; mode: number }): void {
  writeFileSync(`${path}.new`, content, { mode, flush: true });
  renameSync(`${path}.new`, path);
}
