import { eq } from 'drizzle-orm';
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
});
