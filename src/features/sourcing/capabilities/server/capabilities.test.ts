import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { supplierApproved } from '#features/stores/suppliers/contract.ts';
import { addMember } from '#features/stores/suppliers/server/commands/members.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { type Store, useStores } from '#support/stores.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import type { Limits, MatchedStore } from '../contract.ts';
import type { Failure } from '../rules/failure-text.ts';
import { deriveAllCapabilities } from './commands/derive-capabilities.ts';
import { createCapabilities, noLimits } from './factory.ts';
import { storeCapabilities } from './tables.ts';

const test = useTestApp();
const { db, openStore } = useStores(test);
let leaf: string;
let group: string;
let buyer: SignedIn;

const put = ({ token }: SignedIn, body: object) => test.call('PUT /store/capabilities', { token, body });
const get = async ({ token }: SignedIn) =>
  (await test.call('GET /store/capabilities', { token })).body.data.capabilities;

beforeAll(async () => {
  buyer = await test.signIn('customer');
  const { body } = await test.call(`GET /categories/search?q=${encodeURIComponent('mailer box')}`);
  leaf = body.data.categories[0].id;
  const { path } = (await test.call(`GET /categories/${leaf}`)).body.data;
  group = path[1].id;
});

interface Matches {
  total: number;
  matches: MatchedStore[];
  others: (MatchedStore & { failures: Failure[] })[];
}

const line = (changes: object = {}) => ({
  categoryId: leaf,
  title: 'Mailer box',
  quantities: [1000],
  ...changes,
});

async function match(changes: object = {}, who = buyer): Promise<Matches> {
  const answer = await test.call('POST /requests/matches', {
    token: who.token,
    body: { lines: [line()], ...changes },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}
const idsOf = (stores: readonly MatchedStore[]) => stores.map(({ supplierId }) => supplierId);

/** A store that makes mailer boxes, with these limits. */
async function maker(limits: Partial<Limits> = {}): Promise<Store> {
  const store = await openStore();
  await createCapabilities(db(), { supplierId: store.supplierId, categories: [group], ...limits });
  return store;
}

describe('the capabilities of a store', () => {
  it('start as its products show them, and stay as the owner saves them', async () => {
    const store = await openStore({ deliveryCapabilities: ['Pan-India'] });
    const attributes = {
      style_code: '0427',
      inner_length: 250,
      inner_width: 180,
      inner_height: 80,
      flute: 'E',
      liner_outer: 'White kraft',
      print_colours: 4,
      finish: ['Matt varnish'],
    };
    const sold = { supplierId: store.supplierId, categoryId: leaf, leadTimeDays: 12 };
    await createProduct(db(), { ...sold, attributes });
    const { limits, categories, editedAt } = await get(store);
    expect(editedAt).toBeNull();
    expect(categories.map(({ id }: { id: string }) => id)).toContain(group);
    expect(limits).toMatchObject({
      materials: ['White-top kraft'],
      flutes: ['E'],
      finishes: ['Matte varnish'],
      maxPrintColors: 4,
      moq: 500,
      countries: ['IN'],
      leadTimeDays: 12,
      monthlyCapacity: null,
    });
    expect(limits.maxBlankLongMm).toBeGreaterThan(limits.maxBlankShortMm);

    const form = { ...limits, moq: 250, countries: ['IN', 'DE', 'DE'], categories: [leaf, group] };
    expect((await put(store, form)).status).toBe(200);
    await deriveAllCapabilities(db(), test.kernel.clock());
    const saved = await get(store);
    expect(saved.limits).toMatchObject({ moq: 250, countries: ['IN', 'DE'], categories: [leaf, group] });
    expect(saved.editedAt).not.toBeNull();
  });

  it('are derived when a store is approved, and again every night', async () => {
    const store = await openStore();
    const product = await createProduct(db(), { supplierId: store.supplierId, categoryId: leaf });
    const event = { supplierId: store.supplierId, slug: store.supplierSlug, ownerAccountId: store.accountId };
    await test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) =>
      ctx.emit(supplierApproved, event),
    );
    await test.runJobs();
    const stored = async () => {
      const own = eq(storeCapabilities.supplierId, store.supplierId);
      const [row] = await db().select().from(storeCapabilities).where(own);
      return row;
    };
    expect(await stored()).toMatchObject({
      categories: expect.arrayContaining([group]),
      moq: 500,
      editedAt: null,
    });
    await createProduct(db(), {
      supplierId: store.supplierId,
      categoryId: leaf,
      tiers: [{ minQuantity: 50, unitPriceMinor: 9000 }],
    });
    await deriveAllCapabilities(db(), test.kernel.clock());
    expect(await stored()).toMatchObject({ moq: 50 });
    expect(product.moq).toBe(500);
  });

  it('are refused with a message at the field', async () => {
    const store = await openStore();
    const refusals: [object, string][] = [
      [{ moq: 0 }, 'moq'],
      [{ moq: 1.5 }, 'moq'],
      [{ maxBlankLongMm: 800, maxBlankShortMm: 900 }, 'maxBlankShortMm'],
      [{ maxBlankLongMm: 800, minBlankLongMm: 900 }, 'minBlankLongMm'],
      [{ categories: ['no-such-category'] }, 'categories'],
      [{ countries: ['XX'] }, 'countries'],
      [{ countries: ['Germany'] }, 'countries.0'],
      [{ incoterms: ['ABC'] }, 'incoterms.0'],
      [{ flutes: ['Z'] }, 'flutes.0'],
      [{ leadTimeDays: 400 }, 'leadTimeDays'],
      [{ maxPrintColors: -1 }, 'maxPrintColors'],
    ];
    for (const [changes, path] of refusals) {
      const { status, body } = await put(store, { ...noLimits, ...changes });
      expect(status, path).toBe(400);
      expect(body.errors.map((error: { path: string }) => error.path)).toContain(path);
    }
    expect((await get(store)).editedAt).toBeNull();
  });

  it('are changed by the owner alone, and read by the store alone', async () => {
    const store = await openStore();
    const colleague = await test.signIn('supplier');
    await test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) =>
      addMember(ctx, { supplierId: store.supplierId, accountId: colleague.accountId, role: 'sales' }),
    );
    expect((await put(store, { ...noLimits, moq: 77 })).status).toBe(200);
    expect((await put(colleague, { ...noLimits, moq: 1 })).status).toBe(403);
    expect((await get(colleague)).limits.moq).toBe(77);
    const rival = await openStore();
    expect((await put(rival, { ...noLimits, moq: 5 })).status).toBe(200);
    expect((await get(store)).limits.moq).toBe(77);
    expect((await put(buyer, noLimits)).status).toBe(403);
    expect((await test.call('GET /store/capabilities', { token: buyer.token })).status).toBe(403);
    expect((await test.call('PUT /store/capabilities', { body: noLimits })).status).toBe(401);
  });
});

describe('matching a request', () => {
  it('returns the stores that can meet it, and why the others can’t', async () => {
    const small = await maker({ moq: 100, leadTimeDays: 10 });
    const large = await maker({ moq: 5000 });
    const { total, matches, others } = await match();
    expect(total).toBeGreaterThanOrEqual(1);
    expect(matches.find(({ supplierId }) => supplierId === small.supplierId)).toMatchObject({
      slug: small.supplierSlug,
      name: 'Sahyadri Corrugators',
      country: 'IN',
      reasons: [expect.stringMatching(/^Makes /), 'From 100\u00a0pieces', 'Ready in 10\u00a0days'],
    });
    expect(others.find(({ supplierId }) => supplierId === large.supplierId)?.failures).toEqual([
      { constraint: 'moq', line: 0, needed: 1000, limit: 5000, message: 'MOQ 5,000, you need 1,000' },
    ]);
    expect(idsOf(matches)).not.toContain(large.supplierId);
  });

  it('orders the others from the nearest', async () => {
    const far = await maker({ moq: 2000, countries: ['IN'] });
    const near = await maker({ moq: 2000 });
    const { others } = await match({ countries: ['DE'] });
    const order = idsOf(others);
    expect(order.indexOf(near.supplierId)).toBeLessThan(order.indexOf(far.supplierId));
  });

  it('prefers stores that state the limit, then those that reply sooner', async () => {
    const category = (await test.call('GET /categories/search?q=steel%20drum')).body.data.categories[0].id;
    const drums = async (limits: Partial<Limits>, responseHours: number) => {
      const store = await openStore({ responseHours });
      await createCapabilities(db(), { supplierId: store.supplierId, categories: [category], ...limits });
      return store.supplierId;
    };
    const silent = await drums({}, 1);
    const slow = await drums({ moq: 10 }, 48);
    const quick = await drums({ moq: 10 }, 2);
    const { matches } = await match({ lines: [line({ categoryId: category })] });
    expect(idsOf(matches)).toEqual([quick, slow, silent]);
  });

  it('never returns suspended stores, unconfirmed stores or the buyer’s own', async () => {
    const store = await maker({ moq: 1 });
    const [suspended, unconfirmed] = [await maker({ moq: 1 }), await maker({ moq: 1 })];
    const change = (supplierId: string, values: object) =>
      db().update(suppliers).set(values).where(eq(suppliers.id, supplierId));
    await change(suspended.supplierId, { status: 'suspended' });
    await change(unconfirmed.supplierId, { ownerVerifiedAt: null });
    const colleague = await test.signIn('supplier');
    await test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) =>
      addMember(ctx, { supplierId: store.supplierId, accountId: colleague.accountId, role: 'warehouse' }),
    );
    const all = ({ matches, others }: Matches) => idsOf([...matches, ...others]);
    // Only those with an MOQ of one piece can meet this, so that others do not fill the list.
    const few = { lines: [line({ quantities: [1] })] };
    expect(all(await match(few))).toContain(store.supplierId);
    expect(all(await match(few))).not.toContain(suspended.supplierId);
    expect(all(await match(few))).not.toContain(unconfirmed.supplierId);
    expect(all(await match(few, store))).not.toContain(store.supplierId);
    expect(all(await match(few, colleague))).not.toContain(store.supplierId);
  });

  it('finds stores by the title if no category is known, and checks their limits too', async () => {
    const store = await openStore();
    const title = 'Amphora shipping crate';
    await createProduct(db(), { supplierId: store.supplierId, categoryId: leaf, title });
    await deriveAllCapabilities(db(), test.kernel.clock());
    const lines = [{ title: 'amphora crate', quantities: [500] }];
    const { matches } = await match({ lines });
    expect(matches).toMatchObject([{ supplierId: store.supplierId }]);
    expect(matches[0]?.reasons).toContain(`Sells “${title}”`);
    const { others } = await match({ lines: [{ title: 'amphora crate', quantities: [5] }] });
    expect(others).toMatchObject([{ supplierId: store.supplierId, failures: [{ constraint: 'moq' }] }]);
  });

  it('ignores titles of general words, and products of another kind than the one selected', async () => {
    const store = await openStore();
    await createProduct(db(), { supplierId: store.supplierId, categoryId: leaf, title: 'Huge test krater' });
    await deriveAllCapabilities(db(), test.kernel.clock());
    const found = async (title: string, kind?: string) => {
      const specification = kind ? { kind } : null;
      const { matches, others } = await match({ lines: [{ title, specification, quantities: [500] }] });
      return idsOf([...matches, ...others]);
    };
    expect(await found('Huge test')).toEqual([]);
    expect(await found('Krater')).toEqual([store.supplierId]);
    expect(await found('Krater', 'corrugated')).toEqual([store.supplierId]);
    expect(await found('Krater', 'container')).toEqual([]);
    // Half of the words are not enough.
    expect(await found('Krater zeppelin')).toEqual([]);
    const boxes = await maker({ moq: 4 });
    expect(await found('Mailer box', 'corrugated')).toContain(boxes.supplierId);
    expect(await found('Mailer box', 'label')).not.toContain(boxes.supplierId);
  });

  it('finds the category that a title names', async () => {
    const store = await maker({ moq: 2 });
    const { matches } = await match({ lines: [{ title: 'Mailer box', quantities: [2] }] });
    const own = matches.find(({ supplierId }) => supplierId === store.supplierId);
    expect(own?.reasons[0]).toMatch(/^Makes /);
  });

  it('takes the category of a product', async () => {
    const store = await maker({ moq: 3 });
    const { id: productId } = await createProduct(db(), { supplierId: store.supplierId, categoryId: leaf });
    const { matches } = await match({ lines: [{ productId, quantities: [3] }] });
    expect(idsOf(matches)).toContain(store.supplierId);
  });

  it('refuses unknown categories and products, and guests', async () => {
    const refused = async (body: object) => {
      const answer = await test.call('POST /requests/matches', { token: buyer.token, body });
      return [answer.status, answer.body.errors?.[0]?.path];
    };
    expect(await refused({ lines: [line({ categoryId: 'none' })] })).toEqual([400, 'lines.0.categoryId']);
    const productId = '01939f00-0000-7000-8000-00000000dead';
    expect(await refused({ lines: [line({ categoryId: null, productId })] })).toEqual([
      400,
      'lines.0.productId',
    ]);
    expect(await refused({ lines: [] })).toEqual([400, 'lines']);
    expect(await refused({ lines: [line({ quantities: [0] })] })).toEqual([400, 'lines.0.quantities.0']);
    expect(await refused({ lines: [line()], countries: ['Mars'] })).toEqual([400, 'countries.0']);
    expect(await refused({ lines: [line()], requiredBy: 'soon' })).toEqual([400, 'requiredBy']);
    expect((await test.call('POST /requests/matches', { body: { lines: [line()] } })).status).toBe(401);
    const admin = await test.signIn('admin');
    const body = { lines: [line()] };
    expect((await test.call('POST /requests/matches', { token: admin.token, body })).status).toBe(403);
  });
});
