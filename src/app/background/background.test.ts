import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '#lib/ids.ts';
import { type DatabaseHandle, openDatabase } from '#platform/database/database.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { countWorkers } from '#platform/jobs/queue-metrics.ts';
import { deliverJob } from '#platform/mail/outbox.ts';
import { mailMessages } from '#platform/mail/tables.ts';
import { createDatabase, dropDatabase, withDatabaseName } from '#support/database-copies.ts';

const databaseName = `packwright_test_${randomBytes(6).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'packwright-background-'));
const startedParents: ChildProcess[] = [];
let database: DatabaseHandle;
let url = '';

beforeAll(async () => {
  url = withDatabaseName(inject('databaseServer'), databaseName);
  await createDatabase(inject('databaseServer'), { name: databaseName, template: inject('template') });
  database = openDatabase({ url, maxConnections: 4, onError: () => {} });
});
afterEach(async () => {
  for (const process of startedParents.splice(0)) process.kill('SIGKILL');
  await waitUntil(async () => (await countWorkers(database.pool)) === 0);
});
afterAll(async () => {
  await database.close();
  await dropDatabase(inject('databaseServer'), databaseName);
  rmSync(folder, { recursive: true, force: true });
});

const moduleUrl = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
const program = join(folder, 'parent.mjs');
writeFileSync(
  program,
  `import { superviseBackground } from ${moduleUrl('./supervise-background.ts')};
import { createLog } from ${moduleUrl('../../platform/log/log.ts')};
const background = superviseBackground({
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

/**
 * Starts a parent process like the web server's, but without a server. Returns it and a function for its output so far.
 */
function startParent(): { parent: ChildProcess; said: () => string } {
  const parent = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      // oxlint-disable-next-line node/no-process-env -- a child process needs the PATH
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: url,
      DATA_DIR: folder,
      DEMO: 'true',
      LOG_LEVEL: 'error',
    },
  });
  startedParents.push(parent);
  let text = '';
  parent.stdout?.on('data', (part: Buffer) => {
    text += part.toString();
  });
  return { parent, said: () => text };
}

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not come about.');
    await pause(50);
  }
}

const waitForWorker = () => waitUntil(async () => (await countWorkers(database.pool)) === 1);
const waitForExit = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));

/** Queues a message together with the job that sends it, and returns the message's id. */
async function queueMail(): Promise<string> {
  const id = newId();
  await database.db.insert(mailMessages).values({
    id,
    recipient: 'meera@example.com',
    subject: 'Hello',
    text: '',
    html: '',
    queuedAt: new Date(),
  });
  await addJob(database.db, { job: deliverJob, payload: { mailId: id } });
  return id;
}

const waitUntilSent = (id: string) =>
  waitUntil(async () => {
    const [mail] = await database.db.select().from(mailMessages).where(eq(mailMessages.id, id));
    return mail?.sentAt !== null;
  });

/** Returns the PID of the database session on which a worker listens. It changes only when the worker does. */
async function findWorkerSession(): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and application_name = 'packwright-worker'",
  );
  return rows[0]?.pid;
}

const findChildPid = ({ pid }: ChildProcess): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

describe.runIf(process.platform === 'linux')('the background process', { timeout: 150_000 }, () => {
  it('processes the queue and finishes running jobs before it stops', async () => {
    const { parent, said } = startParent();
    await waitUntilSent(await queueMail());
    const began = Date.now();
    const exited = waitForExit(parent);
    parent.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(Date.now() - began).toBeLessThan(9_000);
    expect(said()).toBe('');
    expect(await countWorkers(database.pool)).toBe(0);
  });

  it('hides the database password from process lists', async () => {
    const { parent } = startParent();
    await waitForWorker();
    const commandLine = readFileSync(`/proc/${findChildPid(parent)}/cmdline`, 'utf8');
    expect(commandLine).toContain('background.ts');
    expect(commandLine).not.toContain('postgres');
  });

  it('restarts after a crash, and the next process takes over the jobs of the dead one', async () => {
    const { parent, said } = startParent();
    await waitForWorker();
    const first = await findWorkerSession();
    const blocker = await database.pool.connect();
    const id = await queueMail();
    await blocker.query('begin');
    const lock = database.db.select().from(mailMessages).where(eq(mailMessages.id, id)).for('update').toSQL();
    await blocker.query(lock.sql, lock.params);
    // Either way, the job is done in the end: it may or may not have been running when the process died.
    await waitUntil(async () => {
      const { rows } = await database.pool.query(
        'select 1 from graphile_worker.jobs where locked_by is not null',
      );
      return rows.length > 0;
    });
    process.kill(findChildPid(parent), 'SIGKILL');
    await waitUntil(async () => ![first, undefined].includes(await findWorkerSession()));
    await blocker.query('rollback');
    blocker.release();
    await waitUntilSent(id);
    expect(said()).toContain('the background process ended');
  });

  it('ends with its parent process, even if that was killed', async () => {
    const { parent } = startParent();
    await waitForWorker();
    parent.kill('SIGKILL');
    await waitUntil(async () => (await countWorkers(database.pool)) === 0);
    expect(await findWorkerSession()).toBeUndefined();
  });
});
