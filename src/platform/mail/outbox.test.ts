import { sql } from 'drizzle-orm';
import { Logger, runOnce } from 'graphile-worker';
import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';
import { addJob } from '../jobs/queue.ts';
import { createTaskList } from '../jobs/worker.ts';
import type { Mail } from './compose.ts';
import type { Mailer } from './mailer.ts';
import { deliverJob, listNewestMail, mailJobs, sendMail } from './outbox.ts';
import { mailMessages } from './tables.ts';

const test = useTestApp();
let accepted: Mail[] = [];
const mailServer: Mailer = { canDeliver: true, deliver: async (mail) => void accepted.push(mail) };

beforeEach(async () => {
  accepted = [];
  await test.kernel.database.db.execute(sql`truncate ${mailMessages}, graphile_worker._private_jobs`);
});

async function queueMail(): Promise<string> {
  await test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) =>
    sendMail(ctx, {
      to: 'meera@example.com',
      subject: 'Your PO',
      heading: 'Your PO',
      paragraphs: [],
      reason: 'You ordered.',
    }),
  );
  return (await findMail()).id;
}

async function findMail() {
  const [mail] = await listNewestMail(test.kernel.database.db);
  if (!mail) throw new Error('There is no message.');
  return mail;
}

const runDeliveries = (mailer: Mailer): Promise<void> =>
  runOnce({
    pgPool: test.kernel.database.pool,
    taskList: createTaskList({ ...test.kernel, mailer }, [mailJobs]),
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  });

/** Makes jobs due that wait for a later time. */
const skipWaiting = () =>
  test.kernel.database.pool.query('update graphile_worker._private_jobs set run_at = now()');

it('sends a message once, even if two jobs deliver it at the same time', async () => {
  const mailId = await queueMail();
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow: Mailer = {
    canDeliver: true,
    deliver: async (mail) => {
      accepted.push(mail);
      await finished;
    },
  };
  const first = runDeliveries(slow);
  await expect.poll(() => accepted.length).toBe(1);
  await addJob(test.kernel.database.db, { job: deliverJob, payload: { mailId } });
  await runDeliveries(mailServer);
  finish();
  await first;
  await skipWaiting();
  await runDeliveries(mailServer);
  expect(accepted).toHaveLength(1);
  expect(await findMail()).toMatchObject({ sentAt: expect.any(Date), claimedUntil: null, attempts: 1 });
});

it('tries again when the mail server refuses a message', async () => {
  await queueMail();
  await runDeliveries({ canDeliver: true, deliver: () => Promise.reject(new Error('421 try later')) });
  expect(await findMail()).toMatchObject({ sentAt: null, claimedUntil: null, attempts: 1 });
  await skipWaiting();
  await runDeliveries(mailServer);
  expect(accepted).toHaveLength(1);
  expect(await findMail()).toMatchObject({ sentAt: expect.any(Date), attempts: 2 });
});

it('sends a message whose process died while sending it, once its claim has ended', async () => {
  await queueMail();
  await test.kernel.database.db.update(mailMessages).set({ claimedUntil: sql`now() + interval '5 minutes'` });
  await runDeliveries(mailServer);
  expect(accepted).toEqual([]);
  test.advance(301);
  await skipWaiting();
  await runDeliveries(mailServer);
  expect(accepted).toHaveLength(1);
});
