import { between, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import { returnStock, takeStock } from '#features/catalog/products/server/commands/move-stock.ts';
import { applyPlanLimit } from '#features/catalog/products/server/commands/plan-slots.ts';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { createMembership } from '#features/stores/memberships/server/factory.ts';
import { supplierMemberships } from '#features/stores/memberships/server/tables.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { categoryId, useImports } from '#support/imports.ts';
import { insertCopies } from '#support/insert-copies.ts';
import type { Store } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { db, openStore, bringIn } = useImports(test);
let store: Store;
let id: string;

/** Large enough for the counts to be cached. */
beforeAll(async () => {
  store = await openStore();
  await createMembership(db(), {
    supplierId: store.supplierId,
    planId: 'gold',
    cycleEndsAt: new Date('2099-01-01'),
  });
  ({ id } = await createProduct(db(), { supplierId: store.supplierId, categoryId, stock: 40, sku: 'BOX-1' }));
  const changes = { slug: sql`'box-' || n`, sku: sql`'BOX-' || n`, stock: sql`1 + n % 30` };
  await insertCopies(db(), { table: products, id, count: 1200, changes });
});

const write = (command: (ctx: CommandContext) => Promise<unknown>) =>
  test.kernel.write({ actor: null, log: test.kernel.log }, command);
const read = async (path: string) => (await test.call(`GET ${path}`, { token: store.token })).body.data;
const change = (what: object) =>
  test.call('POST /store/products/changes', { token: store.token, body: { ids: [id], change: what } });

async function onPlan(planId: 'basic' | 'gold', cycleEndsAt: Date | null) {
  await db()
    .update(supplierMemberships)
    .set({ planId, cycleEndsAt })
    .where(eq(supplierMemberships.supplierId, store.supplierId));
  await write((ctx) => applyPlanLimit(ctx, store));
}

async function readCounts() {
  const { counts, categories } = await read('/store/products?limit=1');
  const { drafts: _drafts, expiringDocuments: _expiring, ...ofProducts } = counts;
  const { places } = await read('/store/public-products?limit=1');
  const { overview } = await read('/store/overview');
  return {
    ...ofProducts,
    shown: places.shown,
    hidden: places.hidden,
    pieces: overview.figures.inventory.value,
    names: categories.map(({ name }: { name: string }) => name),
    used: (await read('/store/categories')).categories.map((one: { all: number }) => one.all),
  };
}

/** Counts without the cache. */
async function countWithoutCache() {
  const [own, here] = [alias(products, 'own'), alias(products, 'here')];
  const { rows } = await db().execute<Record<string, unknown>>(sql`
    with own as (select * from ${products} where ${eq(products.supplierId, store.supplierId)} and ${isNull(products.deletedAt)}),
      here as (select * from own where ${isNull(own.archivedAt)})
    select (select count(*)::int from here) as all, (select count(*)::int from here where ${eq(here.status, 'active')}) as active,
      (select count(*)::int from here where ${eq(here.status, 'inactive')}) as inactive, (select count(*)::int from here where ${eq(here.stock, 0)}) as "outOfStock",
      (select count(*)::int from here where ${between(here.stock, 1, 10)}) as "lowStock",
      (select count(*)::int from here where ${here.isShown} and not (${here.isTold} and ${here.isSpecified} and ${gt(here.pictureCount, 0)})) as incomplete,
      (select count(*)::int from here where ${isNotNull(here.hiddenByPlanAt)}) as "hiddenByPlan",
      (select count(*)::int from own where ${isNotNull(own.archivedAt)}) as archived, (select count(*)::int from own where ${own.isShown}) as shown,
      (select count(*)::int from own where ${isNotNull(own.hiddenByPlanAt)}) as hidden, (select sum(${own.stock})::float8 from own) as pieces,
      array(select distinct ${categories.name} from own join ${categories} on ${eq(categories.id, own.categoryId)} order by 1) as names,
      array(select count(*)::int from here group by ${here.categoryId} order by 1 desc) as used`);
  return rows[0];
}

const moved = { supplierId: '', productId: '', quantity: 5 };

it('counts a large store correctly right after every kind of change', async () => {
  Object.assign(moved, { supplierId: store.supplierId, productId: id });
  const changes: Record<string, () => Promise<unknown>> = {
    nothing: async () => {},
    'taken off sale': () => change({ act: 'deactivate' }),
    'put on sale': () => change({ act: 'activate' }),
    'put away': () => change({ act: 'archive' }),
    'brought back': () => change({ act: 'restore' }),
    'on sale again': () => change({ act: 'activate' }),
    'low in stock': () => change({ act: 'stock', stock: 5 }),
    'sold out by an order': () => write((ctx) => takeStock(ctx, moved)),
    'given back by an order': () => write((ctx) => returnStock(ctx, moved)),
    copied: () => test.call(`POST /store/products/${id}/duplicate`, { token: store.token }),
    'hidden by a smaller plan': () => onPlan('basic', null),
    'brought back by a larger plan': () => onPlan('gold', new Date('2099-01-01')),
    'brought in by a file': () =>
      bringIn(store, { content: 'SKU,Title,Stock\nBOX-1,Long box,3\nNEW-1,Wide box,0\nNEW-2,Flat box,7\n' }),
    deleted: () => change({ act: 'delete' }),
  };
  let before = '';
  for (const [what, act] of Object.entries(changes)) {
    await act();
    const [seen, expected] = [await readCounts(), await countWithoutCache()];
    expect({ what, ...seen }).toEqual({ what, ...expected });
    if (what !== 'nothing') expect([what, JSON.stringify(seen)]).not.toEqual([what, before]);
    before = JSON.stringify(seen);
  }
});
