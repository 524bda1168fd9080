import { describe, expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { ensureGuidelines } from '#seed/guidelines/load-guidelines.ts';
import { useTestApp } from '#support/test-app.ts';
import { createGuidelineRow } from './factory.ts';

const test = useTestApp();
const form = {
  title: 'Corner posts',
  slug: '',
  topic: 'transport',
  summary: 'When a pallet needs them.',
  imageUrl: null,
  markdown: 'Above **1,600 mm**, four of them.',
  confidence: 'medium',
  sources: ['https://example.com/posts'],
  checkedOn: '2026-11-20',
  isDraft: false,
  version: null,
};
const point = '/store/checklists/before-dispatch/points/pattern';

async function storeOwner() {
  const person = await test.signIn('supplier');
  await createSupplier(test.kernel.database.db, { ownerAccountId: person.accountId });
  return person;
}

describe('the library', () => {
  it('loads its articles once, and keeps what editors changed', async () => {
    const { token } = await test.signIn('admin');
    await ensureGuidelines(test.kernel.database);
    const { guidelines } = (await test.call('GET /guidelines')).body.data;
    expect(guidelines.length).toBeGreaterThanOrEqual(16);
    const listed = (await test.call('GET /admin/guidelines?limit=100', { token })).body.data.guidelines;
    const one = listed.find(({ slug }: { slug: string }) => slug === 'flutes-and-what-each-is-for');
    await test.call(`PUT /admin/guidelines/${one.id}`, {
      token,
      body: { ...one, title: 'Waves', imageUrl: null },
    });
    await ensureGuidelines(test.kernel.database);
    expect((await test.call(`GET /guidelines/${one.slug}`)).body.data.guideline.title).toBe('Waves');
  });

  it('is searched by topic and by words in title, summary and text', async () => {
    await createGuidelineRow(test.kernel.database.db, { title: 'Zebra board', markdown: 'Stripes of 4 mm.' });
    const find = async (query: string): Promise<string[]> =>
      (await test.call(`GET /guidelines?${query}`)).body.data.guidelines.map(
        ({ title }: { title: string }) => title,
      );
    expect(await find('q=stripes+zebra')).toEqual(['Zebra board']);
    expect(await find('q=zebra&topic=rules')).toEqual([]);
    expect(await find('q=%25')).not.toContain('Zebra board');
    expect((await test.call('GET /guidelines?topic=cats')).status).toBe(400);
    expect((await test.call(`GET /guidelines?q=${'x'.repeat(101)}`)).status).toBe(400);
  });

  it('is edited by admins only, and shows their changes immediately', async () => {
    const { token } = await test.signIn('admin');
    const created = (await test.call('POST /admin/guidelines', { token, body: form })).body.data.guideline;
    expect(created.slug).toBe('corner-posts');
    const read = async () => (await test.call('GET /guidelines/corner-posts')).body.data.guideline;
    expect((await read()).html).toContain('<strong>1,600 mm</strong>');
    await test.call(`PUT /admin/guidelines/${created.id}`, {
      token,
      body: { ...form, markdown: 'Never.', version: 1 },
    });
    expect((await read()).html).toContain('Never');
    const stale = { ...form, version: 1 };
    expect((await test.call(`PUT /admin/guidelines/${created.id}`, { token, body: stale })).status).toBe(409);
    expect((await test.call(`DELETE /admin/guidelines/${created.id}`, { token })).status).toBe(409);
    const { token: stranger } = await test.signIn('supplier');
    expect((await test.call('POST /admin/guidelines', { token: stranger, body: form })).status).toBe(403);
    expect((await test.call('GET /admin/guidelines', { token: stranger })).status).toBe(403);
  });

  it('hides drafts, and refuses sources that are not URLs', async () => {
    const { token } = await test.signIn('admin');
    const draft = { ...form, title: 'Not yet', isDraft: true };
    const created = (await test.call('POST /admin/guidelines', { token, body: draft })).body.data.guideline;
    expect((await test.call(`GET /guidelines/${created.slug}`)).status).toBe(404);
    expect((await test.call(`DELETE /admin/guidelines/${created.id}`, { token })).status).toBe(200);
    const scripted = { ...form, sources: ['javascript:alert(1)'] };
    expect((await test.call('POST /admin/guidelines', { token, body: scripted })).status).toBe(400);
    const empty = { ...form, markdown: '', summary: '' };
    expect((await test.call('POST /admin/guidelines', { token, body: empty })).body.errors).toHaveLength(2);
  });
});

describe('a checklist', () => {
  it('stores ticks for the store, with who and when, and hides them from other stores', async () => {
    const [mine, theirs] = [await storeOwner(), await storeOwner()];
    const set = (ticked: boolean) => test.call(`PUT ${point}`, { token: mine.token, body: { ticked } });
    const responses = await Promise.all([set(true), set(true), set(true)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { ticks } = (await test.call('GET /store/checklists', { token: mine.token })).body.data;
    expect(ticks).toMatchObject([{ checklist: 'before-dispatch', point: 'pattern' }]);
    expect(ticks[0].by).not.toBe('');
    expect((await test.call('GET /store/checklists', { token: theirs.token })).body.data.ticks).toEqual([]);
    await test.call('DELETE /store/checklists/before-dispatch', { token: theirs.token });
    expect((await test.call('GET /store/checklists', { token: mine.token })).body.data.ticks).toHaveLength(1);
    expect((await set(false)).body.data.ticks).toEqual([]);
  });

  it('can be cleared as a whole', async () => {
    const { token } = await storeOwner();
    await test.call(`PUT ${point}`, { token, body: { ticked: true } });
    await test.call('DELETE /store/checklists/before-dispatch', { token });
    expect((await test.call('GET /store/checklists', { token })).body.data.ticks).toEqual([]);
    expect((await test.call('DELETE /store/checklists/none', { token })).status).toBe(404);
  });

  it('accepts only its own points, and only ticks by people of a store', async () => {
    const { token } = await storeOwner();
    const body = { ticked: true };
    expect((await test.call(`PUT ${point}s`, { token, body })).status).toBe(404);
    expect((await test.call(`PUT ${point}`, { token, body: { ticked: 'yes' } })).status).toBe(400);
    const { token: buyer } = await test.signIn('customer');
    expect((await test.call(`PUT ${point}`, { token: buyer, body })).status).toBe(403);
    expect((await test.call(`PUT ${point}`, { body })).status).toBe(401);
    const { token: unregistered } = await test.signIn('supplier');
    expect((await test.call(`PUT ${point}`, { token: unregistered, body })).status).toBe(409);
  });
});
