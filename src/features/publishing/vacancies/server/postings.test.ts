import { describe, expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;

const statusesOf = (responses: { status: number }[]): number[] =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);

const form = {
  title: 'Box folder',
  slug: '',
  companyName: 'Kestrel Foods',
  function: 'production',
  type: 'full-time',
  workplace: 'on-site',
  city: 'Chicago',
  country: 'US',
  summary: 'Folds boxes.',
  markdown: '## What you do\n\nFold.',
  salaryMinMinor: 30_00,
  salaryMaxMinor: 36_00,
  currency: 'USD',
  salaryPer: 'hour',
  expiresOn: null,
  isDraft: false,
  publishedAt: null,
  version: null,
};

async function storeOwner() {
  const person = await test.signIn('supplier');
  const store = await createSupplier(db(), { ownerAccountId: person.accountId });
  return { ...person, storeId: store.id };
}

describe('posting a job', () => {
  it('lets an admin post for any company, and a supplier only for their own store', async () => {
    const admin = await test.signIn('admin');
    const posted = await test.call('POST /job-postings', { token: admin.token, body: form });
    expect(posted.status).toBe(201);
    expect(posted.body.data.posting).toMatchObject({
      companyName: 'Kestrel Foods',
      slug: 'box-folder-chicago',
    });
    const owner = await storeOwner();
    const own = await test.call('POST /job-postings', { token: owner.token, body: form });
    expect(own.body.data.posting.companyName).not.toBe('Kestrel Foods');
    expect(own.body.data.posting.slug).toBe('box-folder-chicago-2');
  });

  it('limits a store to its own jobs', async () => {
    const [mine, theirs] = [await storeOwner(), await storeOwner()];
    const { body } = await test.call('POST /job-postings', { token: mine.token, body: form });
    const { id } = body.data.posting;
    const calls = [
      ['GET', `/job-postings/${id}`, undefined],
      ['PUT', `/job-postings/${id}`, form],
      ['DELETE', `/job-postings/${id}`, undefined],
    ] as const;
    for (const [method, path, sent] of calls) {
      expect((await test.call(`${method} ${path}`, { token: theirs.token, body: sent })).status).toBe(404);
    }
    const customer = await test.signIn('customer');
    expect((await test.call('GET /job-postings', { token: customer.token })).status).toBe(403);
    expect((await test.call('GET /job-postings', { token: theirs.token })).body.data.postings).toEqual([]);
  });

  it('names what is missing before publishing, and accepts an incomplete draft', async () => {
    const { token } = await test.signIn('admin');
    const empty = { ...form, summary: '', markdown: '', city: '', country: '' };
    const refused = await test.call('POST /job-postings', { token, body: empty });
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'country',
      'city',
      'summary',
      'markdown',
    ]);
    expect((await test.call('POST /job-postings', { token, body: { ...empty, isDraft: true } })).status).toBe(
      201,
    );
  });

  it('gives the second of two editors an error, and deletes only what was never public', async () => {
    const { token } = await test.signIn('admin');
    const { posting } = (await test.call('POST /job-postings', { token, body: form })).body.data;
    const body = { ...form, version: posting.version };
    const responses = await Promise.all(
      [1, 2].map(() => test.call(`PUT /job-postings/${posting.id}`, { token, body })),
    );
    expect(statusesOf(responses)).toEqual([200, 409]);
    expect((await test.call(`DELETE /job-postings/${posting.id}`, { token })).status).toBe(409);
  });
});
