import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { productVariants } from '#features/catalog/variants/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { newId } from '#lib/ids.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
let slug: string;

beforeAll(async () => {
  const { db } = test.kernel.database;
  const { id: categoryId } = await createCategory(db);
  const shop = async (name: string) => {
    const { accountId } = await test.signIn('supplier');
    return (await createSupplier(db, { ownerAccountId: accountId, businessName: name })).id;
  };
  const [one, other] = [await shop('Sahyadri'), await shop('Deccan')];
  const product = { categoryId, stock: 50_000 };
  ({ slug } = await createProduct(db, { ...product, supplierId: one, sku: 'SC-0201' }));
  await createProduct(db, { ...product, supplierId: other, sku: 'sc-0201' });
  await createProduct(db, { ...product, supplierId: other, sku: 'DK-77' });
  await createProduct(db, { ...product, supplierId: other, sku: 'HIDDEN-1', status: 'inactive' });
});

const find = (lines: unknown) => test.call('POST /basket/find', { body: { lines } });

describe('a list of article numbers', () => {
  it('is matched regardless of case, priced by quantity, with all products that share a number', async () => {
    const { status, body } = await find([
      { code: 'Sc-0201', quantity: 2000 },
      { code: 'DK-77', quantity: 100 },
      { code: `https://packwright.example/products/${slug}`, quantity: 500 },
      { code: 'nothing', quantity: 1 },
    ]);
    expect(status).toBe(200);
    const [shared, dk, page, none] = body.data.lines;
    expect(
      shared.choices.map(({ supplierName }: { supplierName: string }) => supplierName).toSorted(),
    ).toEqual(['Deccan', 'Sahyadri']);
    expect(shared.choices[0]).toMatchObject({ unitPriceMinor: 4800, totalMinor: 2000 * 4800, problem: null });
    expect(dk.choices[0]).toMatchObject({ sku: 'DK-77', problem: 'below_minimum', orderable: 500 });
    expect(page.choices).toHaveLength(1);
    expect(page.choices[0].slug).toBe(slug);
    expect(none.choices).toEqual([]);
  });

  it('offers the variants of a product, and finds a variant by its own number', async () => {
    const { db } = test.kernel.database;
    const [product] = await db.select().from(products).where(eq(products.sku, 'DK-77'));
    const productId = product?.id ?? '';
    for (const [position, value] of ['Red', 'Blue'].entries())
      await db.insert(productVariants).values({
        id: newId(),
        productId,
        position,
        options: [{ axis: 'Colour', value }],
        sku: `DK-77-${value}`,
        priceDifferenceMinor: position * 100,
        stock: 10_000,
      });
    const { body } = await find([
      { code: 'dk-77', quantity: 1000 },
      { code: 'DK-77-BLUE', quantity: 1000 },
    ]);
    const [whole, blue] = body.data.lines;
    expect(whole.choices.map(({ sku }: { sku: string }) => sku)).toEqual(['DK-77-Red', 'DK-77-Blue']);
    expect(whole.choices.map(({ problem }: { problem: null }) => problem)).toEqual([null, null]);
    expect(blue.choices).toHaveLength(1);
    expect(blue.choices[0].variantId).toBe(whole.choices[1].variantId);
    expect(blue.choices[0].unitPriceMinor).toBe(whole.choices[0].unitPriceMinor + 100);
  });

  it('does not return products that are not for sale', async () => {
    const { body } = await find([{ code: 'HIDDEN-1', quantity: 500 }]);
    expect(body.data.lines[0].choices).toEqual([]);
  });

  it('is refused if it is empty, too long or invalid', async () => {
    const many = Array.from({ length: 101 }, () => ({ code: 'DK-77', quantity: 1 }));
    for (const lines of [[], many, [{ code: 'DK-77', quantity: -1 }], [{ code: '', quantity: 1 }], 'DK-77'])
      expect((await find(lines)).status).toBe(400);
    const words = ["'; drop table products; --", '%', '_____', '\\', 'ß'.repeat(200), '𝕊𝕂𝕌'];
    expect((await find(words.map((code) => ({ code, quantity: 1 })))).status).toBe(200);
  });
});
