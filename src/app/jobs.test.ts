import { Logger, runOnce } from 'graphile-worker';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileStore } from '#platform/files/file-store.ts';
import { createTaskList } from '#platform/jobs/worker.ts';
import type { Kernel } from '#platform/kernel.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { type SilentServer, startSilentServer } from '#support/silent-server.ts';
import { useTestApp } from '#support/test-app.ts';
import { jobs } from './jobs.ts';

const test = useTestApp();
let silent: SilentServer;
beforeEach(async () => {
  silent = await startSilentServer();
});
afterEach(() => silent.close());

const runJobs = (parts: Partial<Kernel>): Promise<void> =>
  runOnce({
    pgPool: test.kernel.database.pool,
    taskList: createTaskList({ ...test.kernel, ...parts }, jobs),
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  });

/** Returns the number of transactions that are open in the test's database, besides the one that counts them. */
async function countTransactions(): Promise<number> {
  const { rows } = await test.kernel.database.pool.query<{ open: number }>(
    `select count(*)::int as open from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and xact_start is not null and pid <> pg_backend_pid()`,
  );
  return rows[0]?.open ?? -1;
}

async function expectNoTransactionWhileWaiting(running: Promise<void>): Promise<void> {
  await expect.poll(() => silent.waiting(), { timeout: 10_000 }).toBeGreaterThan(0);
  expect(await countTransactions()).toBe(0);
  silent.close();
  await running;
}

it('counts open transactions', async () => {
  await test.kernel.database.db.transaction(async () => expect(await countTransactions()).toBe(1));
});

it('holds no transaction while a mail server does not respond', async () => {
  await test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) =>
    sendMail(ctx, {
      to: 'meera@example.com',
      subject: 'Your PO',
      heading: 'Your PO',
      paragraphs: [],
      reason: 'You ordered.',
    }),
  );
  const mail = { smtpUrl: `smtp://127.0.0.1:${silent.port}`, from: 'market@example.com' };
  await expectNoTransactionWhileWaiting(runJobs({ mailer: createMailer({ mail, mailbox: false }) }));
});

it('holds no transaction while a file store does not respond', async () => {
  const buyer = await test.signIn('customer');
  expect((await test.call('POST /account/exports', { token: buyer.token })).status).toBe(201);
  const s3 = {
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    region: 'eu-central-1',
    bucket: 'files',
    endpoint: `http://127.0.0.1:${silent.port}`,
  };
  await expectNoTransactionWhileWaiting(
    runJobs({ files: createFileStore({ s3, dataDir: test.kernel.config.dataDir }) }),
  );
});
