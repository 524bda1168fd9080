import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { rebuildIndex } from '#features/search/index/server/commands/rebuild.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { maxSavedSearches } from '../contract.ts';
import { lookJob } from './jobs.ts';
import { savedSearches } from './tables.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
let mine: SignedIn;
let theirs: SignedIn;
let add: (title: string, createdAt: Date) => Promise<unknown>;

const save = (params: string, { token } = mine) =>
  test.call('POST /me/saved-searches', { token, body: { params } });
const list = async ({ token } = mine) =>
  (await test.call('GET /me/saved-searches', { token })).body.data.searches;

beforeAll(async () => {
  [mine, theirs] = [await test.signIn('customer'), await test.signIn('customer')];
  const { id: categoryId } = await createCategory(db());
  const { id: supplierId } = await createSupplier(db(), {});
  add = (title, createdAt) => createProduct(db(), { supplierId, categoryId, title, createdAt });
  await add('Quokka carrier', new Date(Date.now() - 86_400_000));
  await rebuildIndex(db());
});

describe('saved searches', () => {
  it('are saved once per query', async () => {
    expect((await save('q=quokka&cursor=24')).status).toBe(201);
    await Promise.all([save('q=quokka&sort=newest'), save('q=quokka')]);
    expect(await list()).toMatchObject([{ name: 'quokka', to: '/search?q=quokka', alerts: true }]);
  });

  it('need a query and a signed-in user', async () => {
    expect((await save('sort=newest')).body.message).toBe('Enter a search term or a filter first.');
    expect((await test.call('POST /me/saved-searches', { body: { params: 'q=box' } })).status).toBe(401);
    expect((await save(`q=${'x'.repeat(3000)}`)).status).toBe(400);
  });

  it('are private to their owner', async () => {
    const [{ id }] = await list();
    expect(await list(theirs)).toEqual([]);
    const { token } = theirs;
    expect(
      (await test.call(`PATCH /me/saved-searches/${id}`, { token, body: { alerts: false } })).status,
    ).toBe(404);
    expect((await test.call(`DELETE /me/saved-searches/${id}`, { token })).status).toBe(404);
  });

  it('can be deleted', async () => {
    const { id } = (await save('q=gone')).body.data.search;
    expect((await test.call(`DELETE /me/saved-searches/${id}`, { token: mine.token })).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('send one email about new products, then none until there are more', async () => {
    test.advance(86_400);
    await add('Quokka carrier, large', new Date(Date.now() + 3_600_000));
    await rebuildIndex(db());
    for (let day = 0; day < 2; day += 1) {
      await addJob(db(), { job: lookJob, payload: {} });
      await test.runJobs();
      test.advance(86_400);
    }
    const sent = test.mails.filter(({ to }) => to === mine.email);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('Quokka carrier, large');
  });

  it('stop by the link in the email, without signing in', async () => {
    const [mail] = test.mails.filter(({ to }) => to === mine.email);
    const token = /stop\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await test.call('POST /saved-searches/stop', { body: { token } })).body.data).toEqual({
      name: 'quokka',
    });
    const { alerts } = savedSearches;
    expect(await db().select({ alerts }).from(savedSearches)).toEqual([{ alerts: false }]);
    expect((await test.call('POST /saved-searches/stop', { body: { token: 'x'.repeat(32) } })).status).toBe(
      404,
    );
  });
});

it('never exceed the limit, and an existing one can be saved again at the limit', async () => {
  const person = await test.signIn('customer');
  const responses = await Promise.all(
    Array.from({ length: maxSavedSearches + 5 }, (_, n) => save(`q=quokka+${n}`, person)),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(maxSavedSearches);
  const saved = responses.findIndex(({ status }) => status === 201);
  expect((await save(`q=quokka+${saved}`, person)).status).toBe(201);
});
