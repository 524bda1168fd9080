import { readdirSync, readFileSync } from 'node:fs';
import { eq, getTableName, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { useTestApp } from '#support/test-app.ts';
import { returnStock, takeStock } from './commands/move-stock.ts';
import { createProduct } from './factory.ts';
import { products } from './tables.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;

describe('taking stock for orders', () => {
  const write = <T>(command: (ctx: CommandContext) => Promise<T>) =>
    test.kernel.write({ actor: null, log: test.kernel.log }, command);

  it('never takes the same stock twice for simultaneous orders, and returns it once', async () => {
    const { accountId } = await test.signIn('supplier');
    const store = await createSupplier(db(), { ownerAccountId: accountId });
    const { id: categoryId } = await createCategory(db());
    const { id: productId } = await createProduct(db(), {
      supplierId: store.id,
      categoryId,
      stock: 50,
    });
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => write((ctx) => takeStock(ctx, { productId, quantity: 10 }))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const read = async () => (await db().select().from(products).where(eq(products.id, productId)))[0];
    expect(await read()).toMatchObject({
      stock: 0,
      status: 'out_of_stock',
      statusBeforeOutOfStock: 'active',
      salesCount: 50,
    });
    await write((ctx) => returnStock(ctx, { productId, quantity: 10 }));
    expect(await read()).toMatchObject({
      stock: 10,
      status: 'active',
      statusBeforeOutOfStock: null,
      salesCount: 40,
    });
  });

  it('updates the row in place, without touching an index, unless the stock moves to another band', async () => {
    const { accountId } = await test.signIn('supplier');
    const store = await createSupplier(db(), { ownerAccountId: accountId });
    const { id: categoryId } = await createCategory(db());
    const { id: productId } = await createProduct(db(), { supplierId: store.id, categoryId, stock: 5_000 });
    const inPlace = await write(async (ctx) => {
      const flags: boolean[] = [];
      for (let order = 0; order < 3; order += 1) {
        const before = await countUpdatesInPlace(ctx);
        await takeStock(ctx, { productId, quantity: 2 });
        flags.push((await countUpdatesInPlace(ctx)) > before);
      }
      return flags;
    });
    // The first sale leaves the band of products that were never sold.
    expect(inPlace).toEqual([false, true, true]);
  });
});

/** Returns how many heap-only updates of products this connection has made. */
async function countUpdatesInPlace({ db: transaction }: CommandContext): Promise<number> {
  const { rows } = await transaction.execute<{ count: number }>(
    sql`select pg_stat_get_xact_tuples_hot_updated(${getTableName(products)}::regclass)::int as count`,
  );
  return rows[0]?.count ?? 0;
}

const folder = new URL('commands/', import.meta.url);

/** Commands that write columns which no page, count or event depends on, or which announce in another way. */
const silentWrites: Record<string, string> = {
  'record-attention.ts': 'its caller emits attentionChanged',
  'write-images.ts': 'is called together with a write of the product, or announced by its caller',
};

it('announces products in every command that writes them', () => {
  const writers = readdirSync(folder).filter((file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    return /(?:update|insert into) \$\{products\}|\.(?:update|insert)\(products\)/.test(source);
  });
  const silent = writers.filter(
    (file) => !readFileSync(new URL(file, folder), 'utf8').includes('await announceProducts('),
  );
  expect(writers).toContain('write-product.ts');
  expect(silent.toSorted()).toEqual(Object.keys(silentWrites));
});
