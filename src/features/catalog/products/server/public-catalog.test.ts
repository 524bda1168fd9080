import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { useStores } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';
import { catalogContract } from '../contract.ts';
import { availabilityOf } from '../rules/status.ts';
import { countCategories } from './commands/refresh.ts';
import { createProduct } from './factory.ts';
import { products } from './tables.ts';

const test = useTestApp();
const { db } = useStores(test);
const leaf = 'fefco-0201-regular-slotted-boxes';

const add = (supplierId: string, changes: object = {}) =>
  createProduct(db(), { supplierId, categoryId: leaf, ...changes });
const page = (slug: string) => test.call(`GET /products/${slug}`);

describe('the public catalog', () => {
  it('shows the three newest public products of each of several suppliers', async () => {
    const [one, other, hidden] = await Promise.all([
      createSupplier(db()),
      createSupplier(db()),
      createSupplier(db(), { status: 'suspended' }),
    ]);
    const at = (day: number) => ({ title: `Box ${day}`, createdAt: new Date(Date.UTC(2026, 0, day)) });
    for (const day of [1, 2, 3, 4]) await add(one.id, at(day));
    await add(one.id, { ...at(5), deletedAt: new Date(), ...availabilityOf('inactive', 1) });
    await add(hidden.id, at(6));
    const list = (ids: string[]) => test.call(`GET /supplier-showcases?suppliers=${ids.join(',')}`);
    const { body } = await list([one.id, other.id, hidden.id]);
    expect(body.data.showcases).toEqual([
      {
        supplierId: one.id,
        categories: ['Slotted corrugated boxes'],
        products: ['Box 4', 'Box 3', 'Box 2'].map((title) => ({
          title,
          slug: expect.any(String),
          pictureUrl: expect.stringMatching(/^\/art\//),
        })),
      },
    ]);
    expect((await list(['nobody'])).status).toBe(400);
    expect((await list(Array.from({ length: 101 }, () => one.id))).status).toBe(400);
  });

  it('shows published products of public suppliers, with readable facts', async () => {
    const store = await createSupplier(db());
    const { slug } = await add(store.id, { attributes: { inner_length: 450 }, countryOfOrigin: 'IN' });
    const { status, body } = await page(slug);
    expect(status).toBe(200);
    expect(body.data.product).toMatchObject({
      priceFromMinor: 4800,
      priceToMinor: 5400,
      stockLevel: 'in_stock',
      supplier: { slug: store.slug },
    });
    expect(body.data.product.path.map((one: { id: string }) => one.id)).toEqual([
      'secondary-packaging',
      'slotted-corrugated-boxes',
      leaf,
    ]);
    expect(body.data.product.attributes).toMatchObject([{ label: 'Inner length', value: '450\u00a0mm' }]);
    expect(body.data.product.codes).toEqual([{ label: 'Country of origin', value: 'India' }]);
  });

  it('hides drafts, deleted products and products of suppliers that are not public', async () => {
    const [store, hidden] = [await createSupplier(db()), await createSupplier(db(), { status: 'submitted' })];
    const secret = [
      await add(store.id, { status: 'inactive' }),
      await add(store.id, { stock: 0, status: 'out_of_stock', statusBeforeOutOfStock: 'inactive' }),
      await add(store.id, { deletedAt: new Date() }),
      await add(hidden.id),
    ];
    for (const { slug } of secret) expect((await page(slug)).status).toBe(404);
    const { body } = await test.call(`GET /products?supplier=${store.slug}`);
    expect(body.data.products).toEqual([]);
  });

  it('caches a product after two requests, and reloads it when it changes', async () => {
    const store = await createSupplier(db());
    const { id, slug } = await add(store.id, { title: 'Kraft mailer' });
    const titles: string[] = [];
    const read = async () => titles.push((await page(slug)).body.data.product.title);
    const rename = (title: string) => db().update(products).set({ title }).where(eq(products.id, id));
    await read();
    await read();
    await rename('White mailer');
    await read();
    test.kernel.live.deliver({ kind: 'pages', tags: [endpointTag(catalogContract.getProduct, { slug })] });
    await read();
    expect(titles).toEqual(['Kraft mailer', 'Kraft mailer', 'Kraft mailer', 'White mailer']);
  });

  it('still shows a sold-out product, marked as such', async () => {
    const store = await createSupplier(db());
    const { slug } = await add(store.id, {
      stock: 0,
      status: 'out_of_stock',
      statusBeforeOutOfStock: 'active',
    });
    expect((await page(slug)).body.data.product.stockLevel).toBe('out');
  });

  describe('alternatives to a product', () => {
    const leafId = 'fefco-0205-centre-special-overlap-boxes';
    const alternativesTo = async (slug: string) =>
      (await page(slug)).body.data.product.alternatives.map(
        ({ title, supplier }: { title: string; supplier: { slug: string } }) => [title, supplier.slug],
      );

    it('are one of each other supplier, and more products of the same supplier are listed separately', async () => {
      const [store, rival, third] = await Promise.all([1, 2, 3].map(() => createSupplier(db())));
      if (!store || !rival || !third) throw new Error('unreachable');
      const { slug } = await add(store.id, { categoryId: leafId });
      for (let n = 0; n < 5; n += 1) await add(rival.id, { categoryId: leafId, title: `Its twin ${n}` });
      await add(third.id, { categoryId: leafId, title: 'Its cousin' });
      await add(store.id, { title: 'Its sister' });
      const found = await alternativesTo(slug);
      const makers = found.map(([, maker]: string[]) => maker);
      expect(makers.slice(0, 2).toSorted()).toEqual([rival.slug, third.slug].toSorted());
      expect(new Set(makers).size).toBe(makers.length);
      expect(makers).not.toContain(store.slug);
      expect((await page(slug)).body.data.product.fromSupplier).toMatchObject([{ title: 'Its sister' }]);
    });

    it('are those of the same style first, then those nearest in size and price, then those of similar categories', async () => {
      const ownLeaf = 'fefco-0403-folder-type-boxes-and-trays';
      const makers = await Promise.all([1, 2, 3, 4, 5].map(() => createSupplier(db())));
      const [store, far, near, same, beside] = makers.map(({ id }) => id);
      const box = (style: string, length: number) => ({
        categoryId: ownLeaf,
        attributes: { style_code: style, inner_length: length, inner_width: 200 },
      });
      const { slug } = await add(store ?? '', box('0403', 300));
      await add(far ?? '', { ...box('0415', 900), title: 'Far', popularity: 9 });
      await add(near ?? '', { ...box('0415', 310), title: 'Near' });
      // Only the product most like it represents its supplier.
      await add(near ?? '', { ...box('0415', 2000), title: 'Near, but huge', popularity: 9 });
      await add(same ?? '', { ...box('0403', 2000), title: 'Same style' });
      await add(beside ?? '', { categoryId: 'fefco-0410-five-panel-wrap-boxes', title: 'Beside' });
      const titles = (await alternativesTo(slug)).map(([title]: string[]) => title);
      expect(titles.slice(0, 3)).toEqual(['Same style', 'Near', 'Far']);
      expect(titles).toHaveLength(4);
    });

    it('are never hidden products or those of hidden suppliers', async () => {
      const [store, hidden, rival] = await Promise.all([
        createSupplier(db()),
        createSupplier(db(), { status: 'suspended' }),
        createSupplier(db()),
      ]);
      const { slug } = await add(store.id, { categoryId: leafId });
      await add(hidden.id, { categoryId: leafId });
      await add(rival.id, { categoryId: leafId, status: 'inactive' });
      const makers = (await alternativesTo(slug)).map(([, maker]: string[]) => maker);
      expect(makers).not.toContain(hidden.slug);
      expect(makers).not.toContain(rival.slug);
    });
  });

  it('finds a store’s products by title words or article number, and lists the store’s categories', async () => {
    const store = await createSupplier(db());
    await add(store.id, { title: 'Brown box with 100% window', sku: 'BX-1' });
    await add(store.id, { title: 'Blue lid' });
    const titles = async (query: string) =>
      (await test.call(`GET /products?supplier=${store.slug}&${query}`)).body.data.products.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles('q=window%20box')).toEqual(['Brown box with 100% window']);
    expect(await titles('q=BX-1')).toEqual(['Brown box with 100% window']);
    expect(await titles('q=100%25')).toHaveLength(1);
    expect(await titles('q=%25')).toHaveLength(1);
    const { shelves } = (await test.call(`GET /suppliers/${store.slug}/categories`)).body.data;
    expect(shelves).toMatchObject([{ id: leaf, count: 2 }]);
    const { facts } = (await test.call(`GET /categories/${leaf}/facts`)).body.data;
    expect(facts.productCount).toBeGreaterThanOrEqual(2);
    expect((await test.call('GET /categories/no-such-category/facts')).body.data.facts).toBeNull();
  });

  it('pages without gaps or repeats in any order', async () => {
    const store = await createSupplier(db());
    for (let n = 0; n < 7; n += 1) {
      await createProduct(db(), {
        supplierId: store.id,
        categoryId: leaf,
        popularity: n % 3,
        priceFromMinor: 100 + (n % 2),
        priceToMinor: 900,
      });
    }
    for (const sort of ['popular', 'newest', 'price_low', 'price_high']) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const { body } = await test.call(
          `GET /products?supplier=${store.slug}&limit=3&sort=${sort}${cursor && `&cursor=${cursor}`}`,
        );
        seen.push(...body.data.products.map((one: { id: string }) => one.id));
        cursor = body.data.nextCursor ?? '';
      } while (cursor);
      expect(new Set(seen).size).toBe(7);
      expect(seen).toHaveLength(7);
    }
  });

  it('refuses invalid list queries', async () => {
    const refused = [
      'limit=101',
      'limit=0',
      'sort=best',
      'cursor=abc',
      `cursor=${Buffer.from('["x","y"]').toString('base64url')}`,
      'category=%00',
    ];
    for (const query of refused) expect((await test.call(`GET /products?${query}`)).status).toBe(400);
  });
});

describe('categories', () => {
  it('form a tree of tiles and groups, with the number of public products', async () => {
    const store = await createSupplier(db());
    await add(store.id);
    await add(store.id, { status: 'inactive' });
    await countCategories(db());
    const { body } = await test.call('GET /categories');
    expect(body.data.tiles).toHaveLength(15);
    const tile = body.data.tiles.find((one: { id: string }) => one.id === 'secondary-packaging');
    const shown = await test.call('GET /products?category=secondary-packaging&limit=100');
    expect(tile.productCount).toBe(shown.body.data.products.length);
    expect(tile.productCount).toBeGreaterThan(0);
  });

  it('have a page with path, children and filters', async () => {
    const { body } = await test.call('GET /categories/slotted-corrugated-boxes');
    expect(body.data.path.map((one: { name: string }) => one.name)).toEqual([
      'Secondary Packaging',
      'Slotted corrugated boxes',
    ]);
    expect(body.data.children.map((one: { id: string }) => one.id)).toContain(leaf);
    expect(body.data.filters.map((one: { key: string }) => one.key)).toContain('flute');
    expect((await test.call('GET /categories/nowhere')).status).toBe(404);
  });

  it('are found by name and trade term, and despite typing errors', async () => {
    const ids = async (q: string) =>
      (await test.call(`GET /categories/search?q=${encodeURIComponent(q)}`)).body.data.categories.map(
        (one: { id: string }) => one.id,
      );
    expect(await ids('PET bottles')).toContain('pet-bottles');
    expect(await ids('regular slotted container')).toContain(leaf);
    expect(await ids('corugated boxes')).not.toEqual([]);
    expect(await ids("%_\\'")).toEqual([]);
  });

  it('list the attributes of their products, most important first', async () => {
    const { body } = await test.call(`GET /categories/${leaf}/attributes`);
    const keys = body.data.attributes.map((one: { key: string }) => one.key);
    expect(keys.slice(0, 3)).toEqual(['style_code', 'wall_type', 'flute']);
    expect(keys).toContain('recycled_content');
    expect(keys).not.toContain('moq');
    expect((await test.call('GET /categories/primary-packaging/attributes')).status).toBe(404);
  });
});

it('shows varied products on the home page that can leave from stock within ten days', async () => {
  const store = await createSupplier(db());
  const add = (title: string, more: object) =>
    createProduct(db(), { supplierId: store.id, categoryId: leaf, popularity: 99, title, moq: 100, ...more });
  await add('Ready box', { leadTimeDays: 5, stock: 100 });
  await add('Slow box', { leadTimeDays: 30, stock: 100 });
  await add('Short box', { leadTimeDays: 5, stock: 99 });
  const { body } = await test.call('GET /products/featured');
  const titles = body.data.products.map(({ title }: { title: string }) => title);
  expect(titles).toContain('Ready box');
  expect(titles).not.toContain('Slow box');
  expect(titles).not.toContain('Short box');
  expect(titles.length).toBeLessThanOrEqual(8);
});
