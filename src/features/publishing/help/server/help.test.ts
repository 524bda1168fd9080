import { describe, expect, it } from 'vitest';
import { notifications } from '#features/notifications/notifications/server/tables.ts';
import { useTestApp } from '#support/test-app.ts';
import { helpMessages } from './tables.ts';

const test = useTestApp();
const words = {
  name: 'Asha Rao',
  email: 'Asha@Example.com',
  topic: 'order',
  message: 'Order #0042 has two delivery notes.',
};
const send = (body: object = {}, headers: Record<string, string> = {}) =>
  test.call('POST /help/messages', { body: { ...words, ...body }, headers });

describe('help articles', () => {
  it('are grouped by topic, each with a unique URL', async () => {
    const { body } = await test.call('GET /help');
    const ids = body.data.topics.flatMap(({ id, articles }: { id: string; articles: { id: string }[] }) => [
      id,
      ...articles.map((article) => article.id),
    ]);
    expect(body.data.count).toBeGreaterThan(15);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are found by their words', async () => {
    const { body } = await test.call('GET /help?q=cancel+order');
    expect(
      body.data.topics.flatMap(({ articles }: { articles: { id: string }[] }) =>
        articles.map(({ id }) => id),
      ),
    ).toContain('cancel-an-order');
    expect((await test.call('GET /help?q=teleporter')).body.data).toEqual({ topics: [], count: 0 });
    expect((await test.call(`GET /help?q=${'a'.repeat(101)}`)).status).toBe(400);
  });
});

describe('a message', () => {
  it('is stored once per idempotency key, and notifies every admin', async () => {
    const admin = await test.signIn('admin');
    const headers = { 'idempotency-key': 'help-me-once' };
    const [first, again] = [await send({}, headers), await send({}, headers)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(first.body).toEqual(again.body);
    await test.runJobs();
    const adminNotifications = await test.kernel.database.db.select().from(notifications);
    expect(adminNotifications.filter(({ accountId }) => accountId === admin.accountId)).toMatchObject([
      { title: 'New message from Asha Rao', href: '/admin/messages' },
    ]);
    const list = await test.call('GET /admin/help/messages', { token: admin.token });
    expect(list.body.data.messages).toMatchObject([
      { name: 'Asha Rao', email: 'asha@example.com', state: 'open' },
    ]);
  });

  it.each([
    ['name', '  ', 'Name is required'],
    ['email', 'asha', 'Please enter a valid email'],
    ['topic', 'money', 'Select a topic'],
    ['message', 'Hi', 'Add a little more detail'],
    ['message', 'Text with \u0000 in it, long enough', 'Remove control characters'],
  ])('is refused with %s %j', async (field, value, message) => {
    const response = await send({ [field]: value });
    expect(response.status).toBe(400);
    expect(response.body.errors).toContainEqual({ path: field, message });
  });

  it('is read and answered by admins only', async () => {
    const [supplier, admin] = [await test.signIn('supplier'), await test.signIn('admin')];
    const { id } = (await send({ name: 'Only once' })).body.data.message;
    const list = (token?: string) => test.call('GET /admin/help/messages', token ? { token } : {});
    expect([(await list()).status, (await list(supplier.token)).status]).toEqual([401, 403]);
    const mark = (state: string, token = admin.token) =>
      test.call(`POST /admin/help/messages/${id}/state`, { token, body: { state } });
    expect((await mark('answered', supplier.token)).status).toBe(403);
    const responses = await Promise.all([1, 2, 3].map(() => mark('answered')));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const [row] = (await test.kernel.database.db.select().from(helpMessages)).filter(
      (message) => message.id === id,
    );
    expect(row).toMatchObject({ state: 'answered', answeredBy: admin.accountId });
    expect((await mark('open')).status).toBe(200);
  });

  it('is refused after thirty messages from one IP address', async () => {
    const statuses = [];
    for (let i = 0; i < 32; i += 1) statuses.push((await send({ message: `Message number ${i}` })).status);
    expect(statuses).toContain(429);
  });
});
