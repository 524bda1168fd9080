import { describe, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';
import { queueDigests } from './commands/digest.ts';
import { notify } from './commands/notify.ts';

const test = useTestApp();

const choose = (token: string, changes: object) =>
  test.call('PUT', '/notifications/preferences', {
    token,
    body: { message: 'now', order: 'now', product: 'now', system: 'now', ...changes },
  });

let count = 0;
const tell = (accountId: string, to: string, type: 'message' | 'order' = 'message') =>
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

const morning = async () => {
  await test.kernel.write({ actor: null, log: test.kernel.log }, queueDigests);
  await test.runJobs();
};

const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('notifications by email', () => {
  it('come at once when nothing was chosen', async () => {
    const { accountId, email, token } = await test.signIn('customer');
    const { body } = await test.call('GET', '/notifications/preferences', { token });
    expect(body.data.preferences).toEqual({ message: 'now', order: 'now', product: 'now', system: 'now' });
    await tell(accountId, email);
    await test.runJobs();
    expect(mailsTo(email)).toEqual([`Told at once ${count}`]);
  });

  it('come once a day in one message, without what was read meanwhile', async () => {
    const { accountId, email, token } = await test.signIn('customer');
    await choose(token, { message: 'daily' });
    for (let told = 0; told < 3; told += 1) await tell(accountId, email);
    await test.runJobs();
    expect(mailsTo(email)).toEqual([]);
    const { body } = await test.call('GET', '/notifications', { token });
    await test.call('POST', `/notifications/${body.data.notifications[0].id}/read`, { token });
    await morning();
    expect(mailsTo(email)).toEqual(['2 new notifications on Packwright']);
    await morning();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('never come when not wanted, also those that waited for the morning', async () => {
    const { accountId, email, token } = await test.signIn('customer');
    await choose(token, { message: 'daily', order: 'never' });
    await tell(accountId, email);
    await tell(accountId, email, 'order');
    await choose(token, { message: 'never', order: 'never' });
    await morning();
    expect(mailsTo(email)).toEqual([]);
    const { body } = await test.call('GET', '/notifications', { token });
    expect(body.data.notifications).toHaveLength(2);
  });

  it('are chosen by everybody for themselves, in known words', async () => {
    const [mine, theirs] = [await test.signIn('customer'), await test.signIn('customer')];
    await choose(mine.token, { message: 'never' });
    const { body } = await test.call('GET', '/notifications/preferences', { token: theirs.token });
    expect(body.data.preferences.message).toBe('now');
    expect((await choose(mine.token, { message: 'weekly' })).status).toBe(400);
    expect((await test.call('GET', '/notifications/preferences')).status).toBe(401);
  });
});
