import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { storeMembers } from '#features/stores/suppliers/server/tables.ts';
import { newId } from '#lib/ids.ts';
import { useMarket } from '#support/market.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { draftOf } from './factory.ts';

const test = useTestApp();
const { market, db, call } = useMarket(test);

interface Save {
  who?: SignedIn;
  id?: string;
  version?: number;
  values?: object;
}

const save = ({ who = market.seller, id = newId(), version = 0, values = {} }: Save = {}) =>
  call(`PUT /store/product-drafts/${id}`, { who, body: { version, values: draftOf(values) } });
const list = async (who: SignedIn = market.seller) =>
  (await call('GET /store/product-drafts', { who })).body.data.drafts;
const fileOf = async (id: string) => (await db().select().from(storedFiles).where(eq(storedFiles.id, id)))[0];
const upload = ({ accountId }: SignedIn, purpose: 'product-image' | 'product-document') =>
  createStoredFile(db(), { ownerAccountId: accountId, purpose, isPublic: purpose === 'product-image' });

async function colleague(role: 'sales' | 'warehouse'): Promise<SignedIn> {
  const person = await test.signIn('supplier', 'Meera Joshi');
  const { supplierId } = market;
  await db()
    .insert(storeMembers)
    .values({ supplierId, accountId: person.accountId, role, joinedAt: new Date() });
  return person;
}

const product = (changes: object = {}) => ({
  title: 'Greaseproof sandwich box',
  description: 'Folding carton with a greaseproof barrier, made for food to go.',
  categoryId: market.categoryId,
  unit: 'piece',
  tiers: [{ minQuantity: 100, unitPriceMinor: 450 }],
  moq: 100,
  leadTimeDays: 5,
  stock: 5000,
  publish: true,
  ...changes,
});

describe('a product draft', () => {
  it('is available to everyone who edits the store’s products, even if almost empty', async () => {
    const { status, body } = await save({ values: { title: 'Half a bo' } });
    expect(status).toBe(200);
    const { id } = body.data.draft;
    const sales = await colleague('sales');
    const [row] = (await list(sales)).filter((draft: { id: string }) => draft.id === id);
    expect(row).toMatchObject({ title: 'Half a bo', savedBy: 'Asha Patil', category: null, imageUrl: null });
    expect(row.missing).toEqual(['category', 'description', 'price', 'minimum order', 'lead time', 'stock']);
    const read = await call(`GET /store/product-drafts/${id}`, { who: sales });
    expect(read.body.data.draft).toMatchObject({ version: 1, values: { title: 'Half a bo' } });
  });

  it('is closed to everyone else', async () => {
    const { id } = (await save()).body.data.draft;
    const other = await test.signIn('supplier');
    await createSupplier(db(), { ownerAccountId: other.accountId });
    const warehouse = await colleague('warehouse');
    const asked = (who: SignedIn) => call(`GET /store/product-drafts/${id}`, { who });
    expect((await asked(other)).status).toBe(404);
    expect((await asked(warehouse)).status).toBe(403);
    expect((await asked(market.buyer)).status).toBe(403);
    expect((await test.call(`GET /store/product-drafts/${id}`)).status).toBe(401);
    expect((await save({ who: other, id })).status).toBe(404);
    expect((await save({ who: other, id, version: 1 })).body.reason ?? 'draft_gone').toBe('draft_gone');
    expect((await call(`DELETE /store/product-drafts/${id}`, { who: other })).status).toBe(404);
    expect((await asked(market.seller)).body.data.draft.version).toBe(1);
  });

  it('refuses values that no form can hold', async () => {
    for (const values of [
      { title: 'x'.repeat(161) },
      { title: 'NUL \u0000 inside' },
      { title: 'half a pair \ud800' },
      { images: [{ id: 'none', alt: '', wholeId: 'none', crop: null }] },
      { attributes: { 'Not a key': 'x' } },
    ])
      expect((await save({ values })).status).toBe(400);
  });

  it('tells the second device that the first one saved in between, and lets it decide', async () => {
    const { id } = (await save({ values: { title: 'From the phone' } })).body.data.draft;
    expect((await save({ id, version: 1, values: { title: 'From the desk' } })).body.data.draft.version).toBe(
      2,
    );
    const late = await save({ id, version: 1, values: { title: 'From the phone again' } });
    expect(late.status).toBe(409);
    expect(late.body.message).toContain('another device');
    const kept = await save({ id, version: 2, values: { title: 'From the phone again' } });
    expect(kept.body.data.draft.version).toBe(3);
  });

  it('is saved once however often the same request arrives, and by only one of two at a time', async () => {
    const id = newId();
    const twice = await Promise.all([save({ id }), save({ id }), save({ id })]);
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await list()).filter((draft: { id: string }) => draft.id === id)).toHaveLength(1);
    const race = await Promise.all(
      ['one', 'two', 'three'].map((title) => save({ id, version: 1, values: { title } })),
    );
    expect(race.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('holds its uploads, and releases them when they are removed or the draft is discarded', async () => {
    const [picture, paper] = [
      await upload(market.seller, 'product-image'),
      await upload(market.seller, 'product-document'),
    ];
    const images = [{ id: picture.id, alt: 'Front', wholeId: picture.id, crop: null }];
    const documents = [{ fileId: paper.id, name: 'FSC.pdf', kind: 'fsc', expiresOn: '' }];
    const { id } = (await save({ values: { images, documents } })).body.data.draft;
    expect((await fileOf(picture.id))?.attachedAt).not.toBeNull();
    expect((await call(`DELETE /files/${paper.id}`, { who: market.seller })).status).toBe(409);
    await save({ id, version: 1, values: { images } });
    expect((await fileOf(paper.id))?.attachedAt).toBeNull();
    expect((await call(`DELETE /store/product-drafts/${id}`, { who: market.seller })).status).toBe(200);
    expect((await fileOf(picture.id))?.attachedAt).toBeNull();
    const theirs = await upload(market.buyer, 'product-image');
    const stolen = [{ id: theirs.id, alt: '', wholeId: theirs.id, crop: null }];
    expect((await save({ values: { images: stolen } })).status).toBe(400);
  });

  it('becomes a product once, with the pictures that a colleague uploaded', async () => {
    const sales = await colleague('sales');
    const picture = await upload(sales, 'product-image');
    const images = [{ id: picture.id, alt: 'Front', wholeId: picture.id, crop: null }];
    const { id, version } = (await save({ who: sales, values: { images } })).body.data.draft;
    const publish = (draft: object) =>
      call('POST /store/products', { who: market.seller, body: product({ imageIds: [picture.id], draft }) });
    expect((await publish({ id, version: version + 1 })).status).toBe(409);
    const both = await Promise.all([publish({ id, version }), publish({ id, version })]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
    expect(await fileOf(picture.id)).toMatchObject({ ownerAccountId: market.seller.accountId });
    expect((await fileOf(picture.id))?.attachedAt).not.toBeNull();
    expect((await list()).some((draft: { id: string }) => draft.id === id)).toBe(false);
    expect((await save({ who: sales, id, version })).status).toBe(409);
  });

  it('stays as it is if publishing finds something missing', async () => {
    const { id, version } = (await save({ values: { title: 'Not ready' } })).body.data.draft;
    const refused = await call('POST /store/products', {
      who: market.seller,
      body: product({ description: '', draft: { id, version } }),
    });
    expect(refused.status).toBe(400);
    expect((await call(`GET /store/product-drafts/${id}`, { who: market.seller })).status).toBe(200);
  });

  it('is limited to fifty per store', async () => {
    const other = await test.signIn('supplier');
    await createSupplier(db(), { ownerAccountId: other.accountId });
    for (let i = 0; i < 48; i += 1) await save({ who: other });
    const last = await Promise.all([1, 2, 3, 4].map(() => save({ who: other })));
    expect(last.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 409, 409]);
  });
});

describe('unsaved changes to a product', () => {
  const place = (id: string) => `/store/products/${id}`;
  const add = async (changes: object = {}) =>
    (await call('POST /store/products', { who: market.seller, body: product(changes) })).body.data.product;
  const beganWith = ({ stamp, stock }: { stamp: string; stock: number }) => ({ stamp, stock, variants: {} });
  const keep = (
    made: { id: string; stamp: string; stock: number },
    {
      who = market.seller,
      version = 0,
      ...values
    }: { who?: SignedIn; version?: number; title?: string } = {},
  ) =>
    call(`PUT /store/product-drafts/${made.id}`, {
      who,
      body: { version, values: draftOf(values), began: beganWith(made) },
    });
  const changesOf = async (id: string, who: SignedIn = market.seller) =>
    (await call(`GET ${place(id)}/changes`, { who })).body.data?.draft;
  const update = (id: string, body: object) =>
    call(`PUT ${place(id)}`, { who: market.seller, body: { ...product(), publish: undefined, ...body } });

  it('are available on each device and to colleagues, but not to other stores', async () => {
    const made = await add();
    expect(await changesOf(made.id)).toBeNull();
    expect((await keep(made, { title: 'From the phone' })).status).toBe(200);
    const sales = await colleague('sales');
    expect(await changesOf(made.id, sales)).toMatchObject({
      version: 1,
      values: { title: 'From the phone' },
      began: beganWith(made),
    });
    expect((await keep(made, { who: sales, title: 'From the desk' })).status).toBe(409);
    const row = (await list()).find(({ id }: { id: string }) => id === made.id);
    expect(row).toMatchObject({ isChange: true, title: 'From the phone' });
    const other = await test.signIn('supplier');
    await createSupplier(db(), { ownerAccountId: other.accountId });
    expect((await call(`GET ${place(made.id)}/changes`, { who: other })).status).toBe(404);
    expect((await keep(made, { who: other })).status).toBe(404);
    expect((await call(`GET ${place(made.id)}/changes`, { who: await colleague('warehouse') })).status).toBe(
      403,
    );
    expect((await test.call(`GET /products/${made.slug}`)).body.data.product.title).toBe(product().title);
  });

  it('are deleted when they are saved or the product is deleted', async () => {
    const [saved, deleted] = [await add(), await add()];
    await keep(saved, { title: 'Greaseproof burger box' });
    const body = { title: 'Greaseproof burger box', began: beganWith(saved), changesVersion: 1 };
    expect((await update(saved.id, { ...body, changesVersion: 2 })).status).toBe(409);
    expect(await changesOf(saved.id)).not.toBeNull();
    expect((await update(saved.id, body)).status).toBe(200);
    expect(await changesOf(saved.id)).toBeNull();
    await keep(deleted, { title: 'Never saved' });
    expect((await call(`DELETE ${place(deleted.id)}`, { who: market.seller })).status).toBe(200);
    expect((await list()).some(({ id }: { id: string }) => id === deleted.id)).toBe(false);
  });

  it('are refused if the product has changed since they were started', async () => {
    const made = await add();
    expect((await update(made.id, { leadTimeDays: 9 })).status).toBe(200);
    const late = await update(made.id, { title: 'Begun before', began: beganWith(made) });
    expect([late.status, late.body.reason]).toEqual([409, 'product_changed']);
    const { product: now } = (await call(`GET ${place(made.id)}`, { who: market.seller })).body.data;
    expect(now).toMatchObject({ title: product().title, leadTimeDays: 9 });
    expect((await update(made.id, { title: 'Begun after', began: beganWith(now) })).status).toBe(200);
  });

  it('do not overwrite stock that was sold meanwhile, unless the stock was edited', async () => {
    const made = await add();
    const take = (stock: number) =>
      call(`PATCH ${place(made.id)}/stock`, { who: market.seller, body: { stock } });
    const stockAfter = async (typed: number) =>
      (await update(made.id, { stock: typed, began: beganWith(made) })).body.data.product.stock;
    await take(4200);
    expect(await stockAfter(made.stock)).toBe(4200);
    expect(await stockAfter(6000)).toBe(6000);
  });

  it('hold added files, and leave the product’s own files alone', async () => {
    const [shown, added] = [
      await upload(market.seller, 'product-image'),
      await upload(market.seller, 'product-image'),
    ];
    const picture = ({ id }: { id: string }) => ({ id, alt: 'Front', wholeId: id, crop: null });
    const made = await add({ imageIds: [shown.id] });
    const draft = (version: number, images: object[]) =>
      call(`PUT /store/product-drafts/${made.id}`, {
        who: market.seller,
        body: { version, values: draftOf({ images: images as never }), began: beganWith(made) },
      });
    expect((await draft(0, [picture(shown), picture(added)])).status).toBe(200);
    expect((await fileOf(added.id))?.attachedAt).not.toBeNull();
    expect((await draft(1, [])).status).toBe(200);
    expect((await fileOf(added.id))?.attachedAt).toBeNull();
    expect((await fileOf(shown.id))?.attachedAt).not.toBeNull();
    await call(`DELETE /store/product-drafts/${made.id}`, { who: market.seller });
    expect((await fileOf(shown.id))?.attachedAt).not.toBeNull();
  });
});
