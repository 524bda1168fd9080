import { type ChildProcess, spawn } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acquireDataDirLock } from './data-dir-lock.ts';
import { DatabaseStartError, explainFailure } from './database-start-error.ts';
import { limitLogSize } from './server-log.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './start-embedded-database.ts';

const isRoot = process.getuid?.() === 0;
let dataDir: string;
let startedDatabases: EmbeddedDatabase[];
let children: ChildProcess[];
let errors: string[];

beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'packwright-embedded-')), 'data');
  [startedDatabases, children, errors] = [[], [], []];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const database of startedDatabases) await database.stop();
  const orphan = postmasterPid();
  if (orphan) process.kill(orphan, 'SIGQUIT');
  rmSync(join(dataDir, '..'), { recursive: true, force: true, maxRetries: 5 });
});

async function startDatabase(userNamespaces?: boolean): Promise<EmbeddedDatabase> {
  const log = { info: () => {}, error: (message: string) => void errors.push(message) };
  const database = await startEmbeddedDatabase({ dataDir, log, userNamespaces });
  startedDatabases.push(database);
  return database;
}

async function query<Row extends pg.QueryResultRow>(database: EmbeddedDatabase, sql: string): Promise<Row[]> {
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(): number | undefined {
  const path = join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n')[0]) : undefined;
}

/** Starts another Node process, which runs the code (with `dataDir`, `start…`, `acquire…`) until it is killed. */
async function inAnotherProcess(code: string): Promise<{ child: ChildProcess; said: string }> {
  const script = `
    import { startEmbeddedDatabase } from ${JSON.stringify(new URL('./start-embedded-database.ts', import.meta.url).href)};
    import { acquireDataDirLock } from ${JSON.stringify(new URL('./data-dir-lock.ts', import.meta.url).href)};
    const dataDir = ${JSON.stringify(dataDir)};
    const log = { info() {}, error() {} };
    setInterval(() => {}, 1000);
    try { ${code} } catch (error) { console.log(error.message.replaceAll('\\n', ' ')); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const output of createInterface({ input: child.stdout })) return { child, said: output };
  throw new Error('The other process said nothing.');
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exited;
}

const STARTS = `await startEmbeddedDatabase({ dataDir, log }); console.log('started');`;
const LOCKS = `await acquireDataDirLock(dataDir); console.log('locked');`;

describe('starting and stopping', () => {
  test('the first start creates a UTF-8 database that only localhost can reach', async () => {
    const database = await startDatabase();
    expect(database.isAttached).toBe(false);
    const [row] = await query(
      database,
      `SELECT current_user AS "user", current_database() AS name, datlocprovider AS provider, datlocale AS locale,
         pg_encoding_to_char(encoding) AS encoding, current_setting('listen_addresses') AS hosts,
         current_setting('unix_socket_directories') AS sockets, current_setting('fsync') AS fsync
       FROM pg_database WHERE datname = current_database()`,
    );
    expect(row).toEqual({
      user: 'packwright',
      name: 'packwright',
      provider: 'b',
      locale: 'C.UTF-8',
      encoding: 'UTF8',
      hosts: '127.0.0.1',
      sockets: '',
      fsync: 'on',
    });
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
    const otherProcess = new pg.Client(database.url.replace(/:[0-9a-f]+@/, ':wrong@'));
    await expect(otherProcess.connect()).rejects.toThrow(/password authentication failed/);
  });

  test('a warm start is fast and keeps the rows and the port', async () => {
    const first = await startDatabase();
    await query(first, 'CREATE TABLE kept AS SELECT 7 AS n');
    await first.stop();
    const from = performance.now();
    const second = await startDatabase();
    // Measured: 30 to 50 ms. The limit leaves room for a busy machine.
    expect(performance.now() - from).toBeLessThan(1000);
    expect(second.port).toBe(first.port);
    expect(await query(second, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  });

  test('stop ends the server, releases the folder, and may be called twice', async () => {
    const database = await startDatabase();
    const pid = postmasterPid() ?? 0;
    await Promise.all([database.stop(), database.stop()]);
    expect(postmasterPid()).toBeUndefined();
    await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
    expect(existsSync(join(dataDir, 'packwright.lock'))).toBe(false);
    expect(errors).toEqual([]);
  });

  test('chooses a new port if the stored one is taken', async () => {
    const first = await startDatabase();
    await first.stop();
    const portHolder = createServer();
    await new Promise<void>((resolve) => portHolder.listen(first.port, '127.0.0.1', resolve));
    const second = await startDatabase();
    portHolder.close();
    expect(second.port).not.toBe(first.port);
    expect(readFileSync(join(dataDir, 'postgres.port'), 'utf8')).toBe(`${second.port}\n`);
  });
});

describe('after a kill', () => {
  test('the next start attaches to the server of a killed process, and can stop it', async () => {
    const { child } = await inAnotherProcess(STARTS);
    const pid = postmasterPid();
    await kill(child);
    const database = await startDatabase();
    expect(database.isAttached).toBe(true);
    expect(postmasterPid()).toBe(pid);
    expect(await query(database, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await database.stop();
    expect(postmasterPid()).toBeUndefined();
  });

  test('notices a killed server, and the next start recovers committed data', async () => {
    const first = await startDatabase();
    await query(first, 'CREATE TABLE kept AS SELECT 7 AS n');
    process.kill(postmasterPid() ?? 0, 'SIGKILL');
    await expect.poll(() => errors.join()).toMatch(/ended unexpectedly/);
    await first.stop();
    const second = await startDatabase();
    expect(second.isAttached).toBe(false);
    expect(await query(second, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  });

  test('starts despite a stale pid file whose pid belongs to an unrelated process', async () => {
    await (await startDatabase()).stop();
    const other = spawn('sleep', ['60']);
    children.push(other);
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    writeFileSync(pidFile, `${other.pid}\n/elsewhere\n1700000000\n5432\n\n127.0.0.1\n 1 1\nready   \n`);
    const owner = statSync(join(dataDir, 'postgres'));
    if (isRoot) chownSync(pidFile, owner.uid, owner.gid);
    const database = await startDatabase();
    expect(database.isAttached).toBe(false);
  });

  test('deletes a partly created database', async () => {
    mkdirSync(join(dataDir, 'postgres.new', 'cluster', 'base'), { recursive: true });
    await startDatabase();
    expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
  });
});

describe('the lock of the data folder', () => {
  test('refuses a second process, naming the pid of the first and the folder', async () => {
    await startDatabase();
    const { said } = await inAnotherProcess(STARTS);
    expect(said).toContain(`(process ${process.pid}) is already using the data folder ${dataDir}`);
  });

  test('lets exactly one of many processes take over the lock of a killed one', async () => {
    const { child } = await inAnotherProcess(LOCKS);
    await kill(child);
    const results = await Promise.all(Array.from({ length: 8 }, () => inAnotherProcess(LOCKS)));
    const winners = results.filter(({ said }) => said === 'locked');
    expect(winners).toHaveLength(1);
    const refusal = `(process ${winners[0]?.child.pid})`;
    expect(results.filter(({ said }) => said.includes(refusal))).toHaveLength(7);
  }, 20_000);

  test('ignores a pid that now belongs to a process started at another time', async () => {
    const lock = await acquireDataDirLock(dataDir);
    const holder = JSON.parse(readFileSync(lock.path, 'utf8')) as object;
    writeFileSync(lock.path, JSON.stringify({ ...holder, started: '1', token: 'old' }));
    lock.release();
    (await acquireDataDirLock(dataDir)).release();
    expect(existsSync(lock.path)).toBe(false);
  });

  test('respects a holder in another container only while its heartbeat continues', async () => {
    const lock = await acquireDataDirLock(dataDir);
    const holder = JSON.parse(readFileSync(lock.path, 'utf8')) as object;
    writeFileSync(lock.path, JSON.stringify({ ...holder, where: 'elsewhere' }));
    await expect(acquireDataDirLock(dataDir)).rejects.toThrow(/already using/);
    const path = lock.path;
    const contents = readFileSync(path, 'utf8');
    lock.release();
    writeFileSync(path, contents);
    (await acquireDataDirLock(dataDir)).release();
  }, 20_000);

  test('takes over an empty lock file, left by a crash between two writes', async () => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'packwright.lock'), '');
    await expect(acquireDataDirLock(dataDir)).resolves.toHaveProperty('path');
  });
});

describe('explains in plain text why it cannot start', () => {
  test('if the data folder is a file', async () => {
    writeFileSync(dataDir, '');
    await expect(startDatabase()).rejects.toThrow(DatabaseStartError);
  });

  test('if the database is from another major version', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
    writeFileSync(join(dataDir, 'postgres.password'), 'secret\n');
    await expect(startDatabase()).rejects.toThrow(/made by PostgreSQL 15/);
    expect(existsSync(join(dataDir, 'packwright.lock'))).toBe(false);
  });

  test('if the password was lost', async () => {
    await (await startDatabase()).stop();
    rmSync(join(dataDir, 'postgres.password'));
    await expect(startDatabase()).rejects.toThrow(/password file .* is missing/);
  });

  test('with the last lines of the log if the server ends immediately', async () => {
    await (await startDatabase()).stop();
    appendFileSync(join(dataDir, 'postgres', 'postgresql.conf'), '\nno_such_setting = on\n');
    await expect(startDatabase()).rejects.toThrow(/could not start.*no_such_setting/s);
  });

  test('if the disk is full', () => {
    const failure = explainFailure(new Error('initdb: could not write: No space left on device'), {
      dataDir,
    });
    expect(failure.message).toMatch(/^The disk that holds the data folder .* is full/);
  });
});

test('keeps one older part of the log when it exceeds its limit', () => {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'postgres.log');
  writeFileSync(path, Buffer.alloc(5_000_001, 'x'));
  limitLogSize(path)();
  expect([statSync(path).size, statSync(`${path}.1`).size]).toEqual([0, 5_000_001]);
});

describe.runIf(isRoot && process.platform === 'linux')('as root', () => {
  test('runs as nobody without user namespaces, even in a folder that only root can enter', async () => {
    mkdirSync(dataDir, { mode: 0o700 });
    const database = await startDatabase(false);
    expect(await query(database, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    expect(statSync(`/proc/${postmasterPid()}`).uid).not.toBe(0);
    await database.stop();
    await startDatabase(false);
  });

  test('hands a database made in a user namespace over to nobody for good when namespaces are not allowed', async () => {
    await (await startDatabase(true)).stop();
    await (await startDatabase(false)).stop();
    const { uid } = statSync(join(dataDir, 'postgres'));
    await startDatabase(true);
    expect(statSync(`/proc/${postmasterPid()}`).uid).toBe(uid);
    expect(uid).not.toBe(0);
  });
});
