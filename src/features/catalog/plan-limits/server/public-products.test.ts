import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { membershipChanged } from '#features/stores/memberships/contract.ts';
import type { PlanId } from '#features/stores/memberships/rules/plan-ids.ts';
import { createMembership } from '#features/stores/memberships/server/factory.ts';
import { supplierMemberships } from '#features/stores/memberships/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { addDays } from '#lib/calendar.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
let categoryId = '';

beforeAll(async () => {
  categoryId = (await createCategory(db())).id;
});

interface Store extends SignedIn {
  supplierId: string;
}

async function openStore(
  planId: PlanId,
  { count, changes = {} }: { count: number; changes?: object },
): Promise<Store> {
  const person = await test.signIn('supplier');
  const { id: supplierId } = await createSupplier(db(), { ownerAccountId: person.accountId });
  const cycleEndsAt = planId === 'basic' ? null : addDays(new Date(), 20);
  await createMembership(db(), { supplierId, planId, cycleEndsAt });
  for (let number = 1; number <= count; number += 1)
    await createProduct(db(), {
      supplierId,
      categoryId,
      salesCount: number,
      title: `Box ${number}`,
      ...changes,
    });
  return { ...person, supplierId };
}

async function changePlan(supplierId: string, planId: PlanId): Promise<void> {
  const cycleEndsAt = planId === 'basic' ? null : addDays(new Date(), 20);
  await db()
    .update(supplierMemberships)
    .set({ planId, cycleEndsAt })
    .where(eq(supplierMemberships.supplierId, supplierId));
  await test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) =>
    ctx.emit(membershipChanged, { supplierId, planId }),
  );
  await test.runJobs();
}

const rowsOf = (supplierId: string) =>
  db().select().from(products).where(eq(products.supplierId, supplierId)).orderBy(products.salesCount);
const shownOf = async (supplierId: string) => (await rowsOf(supplierId)).filter(({ isShown }) => isShown);
const publish = (store: Store, { id, status = 'active' }: { id: string; status?: string }) =>
  test.call(`POST /store/products/${id}/status`, { token: store.token, body: { status } });

describe('a smaller plan', () => {
  it('hides the worst-selling products, deletes none, and a larger plan shows them again', async () => {
    const store = await openStore('silver', { count: 53 });
    await changePlan(store.supplierId, 'basic');
    const rows = await rowsOf(store.supplierId);
    const hidden = rows.filter(({ hiddenByPlanAt }) => hiddenByPlanAt);
    expect(hidden.map(({ title }) => title)).toEqual(['Box 1', 'Box 2', 'Box 3']);
    expect(hidden.every(({ isShown, deletedAt }) => !isShown && !deletedAt)).toBe(true);
    const slug = hidden[0]?.slug ?? '';
    expect((await test.call(`GET /products/${slug}`)).status).toBe(404);
    const listResponse = await test.call('GET /store/products', { token: store.token });
    expect(listResponse.body.data.counts).toMatchObject({
      all: 53,
      active: 50,
      inactive: 3,
      hiddenByPlan: 3,
    });

    await changePlan(store.supplierId, 'gold');
    expect(await shownOf(store.supplierId)).toHaveLength(53);
    expect((await test.call(`GET /products/${slug}`)).status).toBe(200);
  });

  it('keeps products hidden that the owner hid, and remembers which are out of stock', async () => {
    const store = await openStore('silver', { count: 50 });
    const own = await createProduct(db(), { supplierId: store.supplierId, categoryId, status: 'inactive' });
    const empty = { status: 'out_of_stock', statusBeforeOutOfStock: 'active', stock: 0 } as const;
    const sold = await createProduct(db(), {
      supplierId: store.supplierId,
      categoryId,
      salesCount: 0,
      ...empty,
    });
    await changePlan(store.supplierId, 'basic');
    const find = async (id: string) => (await rowsOf(store.supplierId)).find((row) => row.id === id);
    expect(await find(sold.id)).toMatchObject({ status: 'out_of_stock', statusBeforeOutOfStock: 'inactive' });
    expect((await find(own.id))?.hiddenByPlanAt).toBeNull();
    await test.call(`PATCH /store/products/${sold.id}/stock`, { token: store.token, body: { stock: 5 } });
    expect(await find(sold.id)).toMatchObject({ status: 'inactive', isShown: false });
    await changePlan(store.supplierId, 'silver');
    expect(await find(sold.id)).toMatchObject({ status: 'active', hiddenByPlanAt: null });
    expect(await find(own.id)).toMatchObject({ status: 'inactive', isShown: false });
  });

  it('lets the owner select which products stay public, and never more than the plan holds', async () => {
    const store = await openStore('silver', { count: 52 });
    await changePlan(store.supplierId, 'basic');
    const { token } = store;
    const rows = await rowsOf(store.supplierId);
    const [first, best] = [rows[0]?.id ?? '', rows[51]?.id ?? ''];
    const choose = (body: object, who = token) =>
      test.call('PUT /store/public-products', { token: who, body });

    expect((await choose({ keep: [first] })).status).toBe(409);
    const swapped = await choose({ keep: [first], release: [best] });
    expect(swapped.body.data.places).toMatchObject({ limit: 50, shown: 50, hidden: 2 });
    const shown = (await shownOf(store.supplierId)).map(({ id }) => id);
    expect([shown.includes(first), shown.includes(best)]).toEqual([true, false]);
    await changePlan(store.supplierId, 'basic');
    expect((await shownOf(store.supplierId)).map(({ id }) => id)).toEqual(shown);

    const other = await openStore('basic', { count: 1 });
    expect((await choose({ release: [first] }, other.token)).status).toBe(404);
    expect((await choose({ keep: ['x'] })).status).toBe(400);
    expect((await test.call('PUT /store/public-products', { body: {} })).status).toBe(401);
    const buyer = await test.signIn('customer');
    expect((await test.call('GET /store/public-products', { token: buyer.token })).status).toBe(403);
  });

  it('can be prepared before it starts', async () => {
    const store = await openStore('silver', { count: 52 });
    await db()
      .update(supplierMemberships)
      .set({ nextPlanId: 'basic', nextBilling: 'monthly' })
      .where(eq(supplierMemberships.supplierId, store.supplierId));
    const list = (query = '') => test.call(`GET /store/public-products${query}`, { token: store.token });
    const { places, products: ranked, nextCursor } = (await list('?limit=51')).body.data;
    expect(places).toMatchObject({ limit: 500, next: { limit: 50, plan: 'Basic' }, shown: 52, hidden: 0 });
    expect(ranked[0]).toMatchObject({ title: 'Box 52', stays: true });
    expect(ranked[50]).toMatchObject({ title: 'Box 2', stays: false });
    expect((await list(`?cursor=${nextCursor}`)).body.data.products).toMatchObject([{ title: 'Box 1' }]);
    expect((await list('?q=box%2052')).body.data.products).toHaveLength(1);
    const [last] = await rowsOf(store.supplierId);
    const body = { keep: [last?.id], release: [ranked[0].id] };
    await test.call('PUT /store/public-products', { token: store.token, body });
    expect(await shownOf(store.supplierId)).toHaveLength(52);
    await changePlan(store.supplierId, 'basic');
    const shown = (await shownOf(store.supplierId)).map(({ title }) => title);
    expect([shown.length, shown.includes('Box 1'), shown.includes('Box 52')]).toEqual([50, true, false]);
  });
});

interface Step {
  what: string;
  which: number;
}

/** Returns a function that performs a step on a store, over HTTP where a user would. */
function stepRunner(store: Store, rows: { id: string }[]) {
  const { token, supplierId } = store;
  return async ({ what, which }: Step): Promise<unknown> => {
    const id = rows[which]?.id ?? '';
    const choice = { keep: [id], release: [rows[54]?.id] };
    if (what === 'publish') return publish(store, { id });
    if (what === 'take down') return publish(store, { id, status: 'inactive' });
    if (what === 'delete') return test.call(`DELETE /store/products/${id}`, { token });
    if (what === 'choose') return test.call('PUT /store/public-products', { token, body: choice });
    if (what === 'basic' || what === 'silver') return changePlan(supplierId, what);
    const stock = { token, body: { stock: what === 'restock' ? 8 : 0 } };
    return test.call(`PATCH /store/products/${id}/stock`, stock);
  };
}

describe('publishing', () => {
  it('gives the last slot to one of ten simultaneous requests', async () => {
    const store = await openStore('basic', { count: 49 });
    const drafts = [];
    for (let nth = 0; nth < 10; nth += 1)
      drafts.push(
        await createProduct(db(), { supplierId: store.supplierId, categoryId, status: 'inactive' }),
      );
    const answers = await Promise.all(drafts.map(({ id }) => publish(store, { id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'conflict' });
    expect(refused?.body.message).toMatch(/^Your plan includes up to 50 live products\./);
    expect(await shownOf(store.supplierId)).toHaveLength(50);
  });

  it('never exceeds the limit, whatever the order of actions, including a plan change in between', async () => {
    const step = fc.record({
      what: fc.constantFrom(
        'publish',
        'take down',
        'delete',
        'restock',
        'sell out',
        'choose',
        'basic',
        'silver',
      ),
      which: fc.nat(54),
    });
    const store = await openStore('silver', { count: 55 });
    const { supplierId } = store;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        await db()
          .update(products)
          .set({
            deletedAt: null,
            hiddenByPlanAt: null,
            status: 'active',
            statusBeforeOutOfStock: null,
            stock: 9,
          })
          .where(eq(products.supplierId, supplierId));
        await changePlan(supplierId, 'basic');
        let plan: PlanId = 'basic';
        const rows = await rowsOf(supplierId);
        const run = stepRunner(store, rows);
        const [half, rest] = [steps.slice(0, 3), steps.slice(3)];
        for (const one of rest) {
          if (one.what === 'basic' || one.what === 'silver') plan = one.what;
          await run(one);
        }
        await Promise.all(half.filter(({ what }) => what !== 'basic' && what !== 'silver').map(run));
        await test.runJobs();
        const shown = await shownOf(supplierId);
        expect(shown.length).toBeLessThanOrEqual(plan === 'basic' ? 50 : 500);
        const [lost] = await db()
          .select({ count: sql<number>`count(*)::int` })
          .from(products)
          .where(eq(products.supplierId, supplierId));
        expect(lost?.count).toBe(55);
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});
