import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '#lib/ids.ts';
import { type DatabaseHandle, openDatabase } from '#platform/database/database.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { countWorkers } from '#platform/jobs/queue-metrics.ts';
import { deliverJob } from '#platform/mail/outbox.ts';
import { createDatabase, dropDatabase, withDatabaseName } from '#support/database-copies.ts';

const name = `packwright_test_${randomBytes(6).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'packwright-background-'));
const running: ChildProcess[] = [];
let database: DatabaseHandle;
let url = '';

beforeAll(async () => {
  url = withDatabaseName(inject('databaseServer'), name);
  await createDatabase(inject('databaseServer'), name, inject('template'));
  database = openDatabase({ url, max: 4, onError: () => {} });
});
afterEach(async () => {
  for (const process of running.splice(0)) process.kill('SIGKILL');
  await until(async () => (await countWorkers(database.pool)) === 0);
});
afterAll(async () => {
  await database.close();
  await dropDatabase(inject('databaseServer'), name);
  rmSync(folder, { recursive: true, force: true });
});

const here = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
const program = join(folder, 'parent.mjs');
writeFileSync(
  program,
  `import { keepBackground } from ${here('./keep-background.ts')};
import { createLog } from ${here('../../platform/log/log.ts')};
const background = keepBackground({
  databaseUrl: process.env.DATABASE_URL,
  log: createLog({ logLevel: 'info' }),
  metrics: { backgroundStarts: { inc: () => {} } },
});
process.on('SIGTERM', async () => {
  await background.stop();
  process.exit(0);
});
process.stdin.resume();
`,
);

/** A process as the web's, with nothing to serve: what it says, and what it is. */
function start(): { parent: ChildProcess; said: () => string } {
  const parent = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      // oxlint-disable-next-line node/no-process-env -- a process of its own needs its path
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: url,
      DATA_DIR: folder,
      DEMO: 'true',
      LOG_LEVEL: 'error',
    },
  });
  running.push(parent);
  let text = '';
  parent.stdout?.on('data', (part: Buffer) => {
    text += part.toString();
  });
  return { parent, said: () => text };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It did not come about.');
    await pause(50);
  }
}

const working = () => until(async () => (await countWorkers(database.pool)) === 1);
const ended = (one: ChildProcess) =>
  new Promise<number | null>((resolve) => one.once('exit', (code) => resolve(code)));

/** A message that waits to be sent, with its job. */
async function queueMail(): Promise<string> {
  const id = newId();
  await database.pool.query(
    "insert into mail_messages (id, recipient, subject, text, html, queued_at) values ($1, 'meera@example.com', 'Hello', '', '', now())",
    [id],
  );
  await addJob(database.db, deliverJob, { mailId: id });
  return id;
}

const sent = (id: string) =>
  until(async () => {
    const { rows } = await database.pool.query('select sent_at from mail_messages where id = $1', [id]);
    return rows[0]?.sent_at !== null;
  });

/** The process that holds the session of a worker's listening: the same number as long as it is the same one. */
async function sessionOf(): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and application_name = 'packwright-worker'",
  );
  return rows[0]?.pid;
}

const childOf = ({ pid }: ChildProcess): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

describe.runIf(process.platform === 'linux')('the background process', { timeout: 150_000 }, () => {
  it('works off the queue, and stops with what is in hand finished', async () => {
    const { parent, said } = start();
    await sent(await queueMail());
    const began = Date.now();
    const gone = ended(parent);
    parent.kill('SIGTERM');
    expect(await gone).toBe(0);
    expect(Date.now() - began).toBeLessThan(9_000);
    expect(said()).toBe('');
    expect(await countWorkers(database.pool)).toBe(0);
  });

  it('shows the password of the database in no list of processes', async () => {
    const { parent } = start();
    await working();
    const shown = readFileSync(`/proc/${childOf(parent)}/cmdline`, 'utf8');
    expect(shown).toContain('background.ts');
    expect(shown).not.toContain('postgres');
  });

  it('is started again when it dies, and what the dead one held goes to the next', async () => {
    const { parent, said } = start();
    await working();
    const first = await sessionOf();
    const holder = await database.pool.connect();
    const id = await queueMail();
    await holder.query('begin');
    await holder.query('select 1 from mail_messages where id = $1 for update', [id]);
    // Whether the job was in hand by then or not: it is done.
    await until(async () => {
      const { rows } = await database.pool.query(
        'select 1 from graphile_worker.jobs where locked_by is not null',
      );
      return rows.length > 0;
    });
    process.kill(childOf(parent), 'SIGKILL');
    await until(async () => ![first, undefined].includes(await sessionOf()));
    await holder.query('rollback');
    holder.release();
    await sent(id);
    expect(said()).toContain('the background process ended');
  });

  it('ends with the process that started it, however that ends', async () => {
    const { parent } = start();
    await working();
    parent.kill('SIGKILL');
    await until(async () => (await countWorkers(database.pool)) === 0);
    expect(await sessionOf()).toBeUndefined();
  });
});
