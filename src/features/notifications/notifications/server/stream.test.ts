import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { type Answer, type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const open: ClientRequest[] = [];
let address: string;
let seller: SignedIn;
let buyer: SignedIn;
let supplierId: string;

beforeAll(async () => {
  address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  seller = await test.signIn('supplier');
  buyer = await test.signIn('customer');
  supplierId = (await createSupplier(test.kernel.database.db, { ownerAccountId: seller.accountId })).id;
});
afterAll(() => {
  for (const call of open) call.destroy();
});

/** Opens a stream on its own connection; `next` waits for the next topic and returns undefined at the end. */
async function openStream(person: SignedIn) {
  const call = get(`${address}/api/v1/notifications/stream`, {
    agent: false,
    headers: { authorization: `Bearer ${person.token}` },
  });
  open.push(call);
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    call.on('response', resolve).on('error', reject),
  );
  const topics = topicsIn(response);
  return {
    status: response.statusCode,
    headers: response.headers,
    next: async () => (await topics.next()).value as string | undefined,
    leave: () => call.destroy(),
  };
}

async function* topicsIn(response: IncomingMessage): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk as string;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const topic = /"topic":"([\w-]+)"/.exec(event)?.[1];
      if (topic) yield topic;
    }
  }
}

const sendInquiry = () =>
  test.call('POST /inquiries', { token: buyer.token, body: { supplierId, message: 'Are you there?' } });

describe('the stream', () => {
  it('sends changes immediately, only to its own account', async () => {
    const [mine, theirs] = [await openStream(seller), await openStream(buyer)];
    expect(mine.headers['content-type']).toMatch(/^text\/event-stream/);
    expect(mine.headers['cache-control']).toBe('no-store');
    expect([await mine.next(), await theirs.next()]).toEqual(['hello', 'hello']);
    await sendInquiry();
    expect(await mine.next()).toBe('inquiries');
    await test.runJobs();
    expect(await mine.next()).toBe('notifications');
    expect(await theirs.next()).toBe('inquiries');
    mine.leave();
    theirs.leave();
  });

  it('ends immediately when the session has ended, however that happened', async () => {
    const password = 'another sheet of board';
    const endings: ((person: SignedIn, elsewhere: string) => Promise<Answer>)[] = [
      ({ token }) => test.call('POST /auth/logout', { token }),
      (_, token) => test.call('DELETE /auth/sessions', { token }),
      ({ password: currentPassword }, token) =>
        test.call('PUT /auth/password', { token, body: { currentPassword, password } }),
      ({ password: given }, token) => test.call('POST /account/close', { token, body: { password: given } }),
    ];
    for (const end of endings) {
      const person = await test.signIn('customer');
      const { email, password: given } = person;
      const elsewhere = await test.call('POST /auth/login', { body: { email, password: given } });
      const stream = await openStream(person);
      expect(await stream.next()).toBe('hello');
      const began = Date.now();
      expect((await end(person, elsewhere.body.token)).status).toBe(200);
      expect(await stream.next()).toBeUndefined();
      // Without the notification it would check the session only after fifteen seconds.
      expect(Date.now() - began).toBeLessThan(10_000);
    }
  }, 30_000);

  it('is refused to an account that already has five, and available again when one is closed', async () => {
    const person = await test.signIn('customer');
    const streams = await Promise.all(Array.from({ length: 5 }, () => openStream(person)));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const stream of streams) await stream.next();
    const refused = await openStream(person);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    streams[0]?.leave();
    await expect.poll(async () => (await openStream(person)).status, { timeout: 3000 }).toBe(200);
  });
});
