import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPublished } from '#features/catalog/products/contract.ts';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { emailVerified } from '#features/identity/accounts/contract.ts';
import { createJob } from '#features/publishing/vacancies/server/factory.ts';
import { membershipChanged } from '#features/stores/memberships/contract.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { type Store, useStores } from '#support/stores.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { engineOf } from './queries/engine.ts';

const leaf = 'fefco-0201-regular-slotted-boxes';

/** One second on an idle machine; the tests share theirs. */
const soon = { timeout: 8_000, interval: 50 };
const later = { timeout: 30_000, interval: 100 };
const longest = 120_000;

describe.each(['postgres', 'memory'])('what the public sees, searched in %s', (engine) => {
  const test = useTestApp({ SEARCH_ENGINE: engine });
  const { db, openStore } = useStores(test);
  let admin: SignedIn;
  let buyer: SignedIn;
  let store: Store;
  let job: { slug: string };
  let otherJob: { slug: string };
  let product: { id: string; slug: string };
  let neighbour: Awaited<ReturnType<typeof createProduct>>;

  const get = async (path: string, token?: string): Promise<string> =>
    JSON.stringify((await test.call(`GET ${path}`, token ? { token } : {})).body);
  const site = async (path: string): Promise<string> => (await test.app.inject({ url: path })).body;

  /** Every public list and page, with a check that the product is on it. */
  const surfaces: Record<string, () => Promise<boolean>> = {
    search: async () => (await get('/search?q=quokka')).includes(product.slug),
    'number of results': async () => (await get('/search?q=quokka')).includes('"count":1'),
    'suggested products': async () => (await get('/suggestions?q=quokka')).includes(product.slug),
    'pictures alike': async () =>
      (await get(`/look-alikes?product=${neighbour.slug}`)).includes(product.slug),
    'its page': async () => (await test.call(`GET /products/${product.slug}`)).status === 200,
    'similar products': async () => (await get(`/products/${neighbour.slug}`)).includes(product.slug),
    'category list': async () => (await get(`/products?category=${leaf}`)).includes(product.slug),
    'category count': async () =>
      (await test.call(`GET /categories/${leaf}`)).body.data.category.productCount === 2,
    'category facts': async () => (await get(`/categories/${leaf}/facts`)).includes('"productCount":2'),
    'featured products': async () => (await get('/products/featured')).includes(product.slug),
    selections: async () => (await get('/selections')).includes(product.slug),
    favourites: async () => (await get('/favourites/products', buyer.token)).includes(product.slug),
    'favourites of a guest': async () =>
      (await get(`/favourites/kept?products=${product.id}`)).includes(product.slug),
    'products in the sitemap': async () => (await site('/sitemaps/products.xml')).includes(product.slug),
    'categories in the index of sitemaps': async () =>
      (await site('/sitemap.xml')).includes('categories.xml'),
  };
  const storeSurfaces: Record<string, () => Promise<boolean>> = {
    'search for suppliers': async () =>
      (await get('/search?tab=suppliers&q=wombat')).includes(store.supplierSlug),
    'page of the store': async () => (await test.call(`GET /suppliers/${store.supplierSlug}`)).status === 200,
    suppliers: async () => (await get('/suppliers')).includes(store.supplierSlug),
    directory: async () => (await get('/supplier-directory?country=india')).includes(store.supplierSlug),
    'favourite suppliers': async () =>
      (await get('/favourites/suppliers', buyer.token)).includes(store.supplierSlug),
    'products of the store': async () =>
      (await get(`/products?supplier=${store.supplierSlug}`)).includes(product.slug),
    jobs: async () => (await get('/jobs')).includes(job.slug),
    'page of a job': async () => (await test.call(`GET /jobs/${job.slug}`)).status === 200,
    'jobs alike': async () => (await get(`/jobs/${otherJob.slug}`)).includes(job.slug),
    'search for jobs': async () => (await get('/search?tab=jobs&q=numbat')).includes(job.slug),
    'jobs in the sitemap': async () => (await site('/sitemaps/jobs.xml')).includes(job.slug),
    'jobs in the feed': async () => (await site('/jobs/feed.xml')).includes(job.slug),
    'suppliers in the sitemap': async () =>
      (await site('/sitemaps/suppliers.xml')).includes(store.supplierSlug),
  };

  async function shown(checks: Record<string, () => Promise<boolean>>): Promise<string[]> {
    const found: string[] = [];
    for (const [name, isShown] of Object.entries(checks)) if (await isShown()) found.push(name);
    return found;
  }
  const isAlways = 'categories in the index of sitemaps';
  const followed = async (visible: boolean, checks: Record<string, () => Promise<boolean>>) => {
    // Pictures of new products are read after all other jobs.
    const names = Object.keys(checks).filter((name) => !visible || name !== 'pictures alike');
    const now = Object.fromEntries(names.flatMap((name) => (checks[name] ? [[name, checks[name]]] : [])));
    const expected = visible ? names : names.filter((name) => name === isAlways);
    await expect.poll(() => shown(now), soon).toEqual(expected);
    // Once more: results cached during the change must not persist.
    expect(await shown(now)).toEqual(expected);
    await expect.poll(surfaces['pictures alike'] as () => Promise<boolean>, later).toBe(visible);
  };
  const everywhere = (visible: boolean) => followed(visible, { ...surfaces, ...storeSurfaces });
  const productLists = (visible: boolean) => followed(visible, surfaces);

  const decide = async (name: string, body: object) => {
    const [row] = await db()
      .select({ version: suppliers.version })
      .from(suppliers)
      .where(eq(suppliers.id, store.supplierId));
    const answer = await test.call(`POST /admin/applications/${store.supplierId}/${name}`, {
      token: admin.token,
      body: { version: row?.version, ...body },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  const asStore = async (endpoint: string, body?: object) => {
    const answer = await test.call(endpoint, { token: store.token, ...(body ? { body } : {}) });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body.data;
  };
  const newProduct = async (changes: object = {}) => {
    product = await createProduct(db(), {
      supplierId: store.supplierId,
      categoryId: leaf,
      title: 'Quokka shipping box',
      stock: 10_000,
      samplePriceMinor: 500,
      pack: neighbour.pack,
      ...changes,
    });
  };
  const keepFavourites = async () => {
    await test.call(`PUT /favourites/products/${product.id}`, { token: buyer.token });
    await test.call(`PUT /favourites/suppliers/${store.supplierId}`, { token: buyer.token });
  };
  const happens = (emit: (ctx: CommandContext) => Promise<void>) =>
    test.kernel.write({ actor: null, log: test.kernel.log }, emit);
  /** Still public, but in none of the lists checked here. */
  const soldOut = { stock: 0, status: 'out_of_stock', statusBeforeOutOfStock: 'active' } as const;
  /** Adds as many better-selling products as the plan shows, so that the plan hides the product under test. */
  const fillPlan = async () => {
    const { supplierId } = store;
    const fillers: string[] = [];
    for (let i = 0; i < 50; i += 1) {
      const filler = {
        supplierId,
        categoryId: 'pet-bottles',
        title: `Bottle ${i}`,
        salesCount: 100,
        ...soldOut,
      };
      fillers.push((await createProduct(db(), filler)).id);
    }
    await happens((ctx) => ctx.emit(membershipChanged, { supplierId, planId: 'basic' }));
    return fillers;
  };

  beforeAll(async () => {
    await test.startWorker();
    [admin, buyer] = [await test.signIn('admin'), await test.signIn('customer')];
    const outsider = await createSupplier(db());
    neighbour = await createProduct(db(), { supplierId: outsider.id, categoryId: leaf, title: 'Plain box' });
    store = await openStore({ businessName: 'Wombat Packaging', status: 'submitted' });
    await newProduct();
    job = await createJob(db(), { supplierId: store.supplierId, title: 'Numbat keeper' });
    otherJob = await createJob(db());
    const { id: productId, slug } = neighbour;
    await happens((ctx) => ctx.emit(productPublished, { productId, slug, supplierId: outsider.id }));
  });
  afterAll(async () => {
    await engineOf(test.kernel).close();
  });

  it(
    'follows a store: approved, suspended, reinstated',
    async () => {
      await decide('approval', { verified: false, note: '' });
      await keepFavourites();
      await everywhere(true);
      await decide('suspension', { reason: 'Counterfeit certificates' });
      await everywhere(false);
      await decide('reinstatement', { reason: 'Cleared' });
      await everywhere(true);
      expect((await test.call(`GET /products/${product.slug}`)).status).toBe(200);
    },
    longest,
  );

  it(
    'follows a product: unpublished, published, archived, hidden by the plan, deleted',
    async () => {
      const { id } = product;
      const changes = (act: string) =>
        asStore('POST /store/products/changes', { ids: [id], change: { act } });
      await asStore(`POST /store/products/${id}/status`, { status: 'inactive' });
      await productLists(false);
      await asStore(`POST /store/products/${id}/status`, { status: 'active' });
      await productLists(true);
      await changes('archive');
      await productLists(false);
      await changes('activate');
      await productLists(true);
      const fillers = await fillPlan();
      await productLists(false);
      await asStore('PUT /store/public-products', { keep: [id], release: fillers.slice(0, 1) });
      await productLists(true);
      await asStore(`DELETE /store/products/${id}`);
      await productLists(false);
      expect((await test.call(`GET /products/${product.slug}`)).status).toBe(404);
    },
    longest,
  );

  it(
    'follows the owner’s account: email confirmed, closed',
    async () => {
      await db().update(suppliers).set({ ownerVerifiedAt: null }).where(eq(suppliers.id, store.supplierId));
      await newProduct();
      await happens((ctx) => ctx.emit(emailVerified, { accountId: store.accountId }));
      await expect.poll(async () => storeSurfaces['page of the store']?.(), soon).toBe(true);
      await keepFavourites();
      await everywhere(true);
      await asStore('POST /account/close', { password: store.password });
      await everywhere(false);
      expect((await test.call(`GET /products/${product.slug}`)).status).toBe(404);
    },
    longest,
  );
});
