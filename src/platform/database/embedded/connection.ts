import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import pg from 'pg';
import { DatabaseStartError } from './database-start-error.ts';
import type { EmbeddedPaths } from './embedded-paths.ts';

export const USER = 'packwright';
const DATABASE = 'packwright';
const HOST = '127.0.0.1';

export interface Access {
  port: number;
  password: string;
}

/** `postgres://…` for the application's database. */
export function databaseUrl({ port, password }: Access): string {
  return `postgres://${USER}:${password}@${HOST}:${port}/${DATABASE}`;
}

/** The password kept with the data; made at the first start. Throws DatabaseStartError if it was lost. */
export function readOrCreatePassword(paths: EmbeddedPaths): string {
  if (existsSync(paths.password)) {
    const kept = readFileSync(paths.password, 'utf8').trim();
    if (kept) return kept;
  }
  if (existsSync(paths.cluster)) {
    throw new DatabaseStartError(
      `The password file ${paths.password} is missing or empty, and the database in ${paths.cluster} needs it. ` +
        'Put it back from a backup, or move the database folder away to begin with an empty one.',
    );
  }
  const password = randomBytes(24).toString('hex');
  replaceFile(paths.password, { content: `${password}\n`, mode: 0o600 });
  return password;
}

/** The port kept with the data, or another one, kept from now on, if it is taken. */
export async function choosePort(paths: EmbeddedPaths): Promise<number> {
  const kept = existsSync(paths.port) ? Number(readFileSync(paths.port, 'utf8')) : Number.NaN;
  if (Number.isInteger(kept) && kept > 0 && kept < 65_536 && (await isFree(kept))) return kept;
  for (let tries = 0; tries < 100; tries++) {
    // Below the range from which Linux takes the ports of outgoing connections.
    const port = randomInt(20_000, 32_000);
    if (!(await isFree(port))) continue;
    keepPort(paths, port);
    return port;
  }
  throw new DatabaseStartError(`No free port between 20000 and 32000 on ${HOST} for the database.`);
}

/** Writes the port beside the data. */
export function keepPort(paths: EmbeddedPaths, port: number): void {
  if (existsSync(paths.port) && readFileSync(paths.port, 'utf8').trim() === String(port)) return;
  replaceFile(paths.port, { content: `${port}\n`, mode: 0o644 });
}

/** Connects, makes the application's database if it is not there, and returns the server's version. */
export async function greetServer(access: Access): Promise<string> {
  try {
    return await ask(access, { database: DATABASE, sql: 'SHOW server_version' });
  } catch (error) {
    if ((error as { code?: string }).code !== '3D000') throw error;
  }
  await ask(access, { database: 'postgres', sql: `CREATE DATABASE ${DATABASE}` });
  return ask(access, { database: DATABASE, sql: 'SHOW server_version' });
}

async function ask(
  { port, password }: Access,
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
  // A server that goes away after the answer is not our concern here; without a listener it would end the process.
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

function replaceFile(path: string, { content, mode }: { content: string; mode: number }): void {
  writeFileSync(`${path}.new`, content, { mode, flush: true });
  renameSync(`${path}.new`, path);
}
