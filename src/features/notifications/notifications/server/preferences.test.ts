import { describe, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';
import { queueDigests } from './commands/digest.ts';
import { notify } from './commands/notify.ts';

const test = useTestApp();

const savePreferences = (token: string, changes: object) =>
  test.call('PUT /notifications/preferences', {
    token,
    body: { message: 'now', order: 'now', product: 'now', system: 'now', ...changes },
  });

let count = 0;
const sendNotification = (
  accountId: string,
  { to, type = 'message' }: { to: string; type?: 'message' | 'order' },
) =>
  test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) => {
    count += 1;
    return notify(ctx, {
      accountId,
      type,
      title: `Told ${count}`,
      message: 'Something happened.',
      href: null,
      priority: 'low',
      sourceKey: `told:${count}`,
      mail: {
        to,
        subject: `Told at once ${count}`,
        heading: 'Told',
        paragraphs: ['Something happened.'],
        reason: 'A test.',
      },
    });
  });

const sendDigests = async () => {
  await test.kernel.write({ actor: null, log: test.kernel.log }, queueDigests);
  await test.runJobs();
};

const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('notifications by email', () => {
  it('are sent immediately by default', async () => {
    const { accountId, email, token } = await test.signIn('customer');
    const { body } = await test.call('GET /notifications/preferences', { token });
    expect(body.data.preferences).toEqual({ message: 'now', order: 'now', product: 'now', system: 'now' });
    await sendNotification(accountId, { to: email });
    await test.runJobs();
    expect(mailsTo(email)).toEqual([`Told at once ${count}`]);
  });

  it('are sent once a day in one message, without those read in the meantime', async () => {
    const { accountId, email, token } = await test.signIn('customer');
    await savePreferences(token, { message: 'daily' });
    for (let subjects = 0; subjects < 3; subjects += 1) await sendNotification(accountId, { to: email });
    await test.runJobs();
    expect(mailsTo(email)).toEqual([]);
    const { body } = await test.call('GET /notifications', { token });
    await test.call(`POST /notifications/${body.data.notifications[0].id}/read`, { token });
    await sendDigests();
    expect(mailsTo(email)).toEqual(['2 new notifications on Packwright']);
    await sendDigests();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('are not sent if turned off, including those already waiting for the digest', async () => {
    const { accountId, email, token } = await test.signIn('customer');
    await savePreferences(token, { message: 'daily', order: 'never' });
    await sendNotification(accountId, { to: email });
    await sendNotification(accountId, { to: email, type: 'order' });
    await savePreferences(token, { message: 'never', order: 'never' });
    await sendDigests();
    expect(mailsTo(email)).toEqual([]);
    const { body } = await test.call('GET /notifications', { token });
    expect(body.data.notifications).toHaveLength(2);
  });

  it('are set by each user for themselves, with known values only', async () => {
    const [mine, theirs] = [await test.signIn('customer'), await test.signIn('customer')];
    await savePreferences(mine.token, { message: 'never' });
    const { body } = await test.call('GET /notifications/preferences', { token: theirs.token });
    expect(body.data.preferences.message).toBe('now');
    expect((await savePreferences(mine.token, { message: 'weekly' })).status).toBe(400);
    expect((await test.call('GET /notifications/preferences')).status).toBe(401);
  });
});
