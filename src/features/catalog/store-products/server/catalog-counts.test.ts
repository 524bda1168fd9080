import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { returnStock, takeStock } from '#features/catalog/products/server/commands/move-stock.ts';
import { applyPlanLimit } from '#features/catalog/products/server/commands/plan-slots.ts';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createMembership } from '#features/stores/memberships/server/factory.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { categoryId, useImports } from '#support/imports.ts';
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
  const { rows } = await db().execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns where table_name = 'products' and is_generated = 'NEVER'`);
  const list = (before: string) => sql.raw(rows.map(({ name }) => `${before}${name}`).join(', '));
  await db().execute(sql`
    insert into products (${list('')}) select ${list('copy.')} from products one, generate_series(2, 1200) n, jsonb_populate_record(one,
      jsonb_build_object('id', gen_random_uuid(), 'number', n, 'slug', 'box-' || n, 'sku', 'BOX-' || n, 'stock', 1 + n % 30)) copy where one.id = ${id}`);
});

const write = (command: (ctx: CommandContext) => Promise<unknown>) =>
  test.kernel.write({ actor: null, log: test.kernel.log }, command);
const read = async (path: string) => (await test.call(`GET ${path}`, { token: store.token })).body.data;
const change = (what: object) =>
  test.call('POST /store/products/changes', { token: store.token, body: { ids: [id], change: what } });

async function onPlan(plan: string, cycleEndsAt: string | null) {
  await db().execute(sql`update supplier_memberships set plan_id = ${plan}, cycle_ends_at = ${cycleEndsAt}::timestamptz
    where supplier_id = ${store.supplierId}`);
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
  const { rows } = await db().execute<Record<string, unknown>>(sql`
    with own as (select * from products where supplier_id = ${store.supplierId} and deleted_at is null), here as (select * from own where archived_at is null)
    select (select count(*)::int from here) as all, (select count(*)::int from here where status = 'active') as active,
      (select count(*)::int from here where status = 'inactive') as inactive, (select count(*)::int from here where stock = 0) as "outOfStock",
      (select count(*)::int from here where stock between 1 and 10) as "lowStock",
      (select count(*)::int from here where is_shown and not (is_told and is_specified and picture_count > 0)) as incomplete,
      (select count(*)::int from here where hidden_by_plan_at is not null) as "hiddenByPlan",
      (select count(*)::int from own where archived_at is not null) as archived, (select count(*)::int from own where is_shown) as shown,
      (select count(*)::int from own where hidden_by_plan_at is not null) as hidden, (select sum(stock)::float8 from own) as pieces,
      array(select distinct c.name from own join categories c on c.id = own.category_id order by 1) as names,
      array(select count(*)::int from here group by category_id order by 1 desc) as used`);
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
    'brought back by a larger plan': () => onPlan('gold', '2099-01-01'),
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
