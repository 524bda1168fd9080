import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { productImages, products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { supplierApproved } from '#features/stores/suppliers/contract.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { useStores } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { db } = useStores(test);

async function approve(draft: object, files: 'product-image'[] = []) {
  const person = await test.signIn('supplier');
  const ids = [];
  for (const purpose of files)
    ids.push(
      (await createStoredFile(db(), { ownerAccountId: person.accountId, purpose, contentType: 'image/webp' }))
        .id,
    );
  const { id: supplierId, slug } = await createSupplier(db(), {
    ownerAccountId: person.accountId,
    draft: { ...draft, productImages: ids },
  });
  for (let time = 0; time < 2; time += 1) {
    await test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) =>
      ctx.emit(supplierApproved, { supplierId, slug, ownerAccountId: person.accountId }),
    );
    await test.runJobs();
  }
  const rows = await db().select().from(products).where(eq(products.supplierId, supplierId));
  return { ...person, supplierId, rows };
}

it('creates a draft of the registered product once, with its pictures', async () => {
  const { rows, token } = await approve(
    {
      productName: 'Double-wall shipping box, 5-ply',
      productCategories: ['Corrugated Boxes'],
      productDescription: 'Five plies of virgin kraft, stitched, for engine parts.',
      minColorQuantity: '500',
      leadTime: '2 weeks',
      priceRange: '₹18 to ₹26 per piece',
      ecoFriendly: 'Yes',
    },
    ['product-image'],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    title: 'Double-wall shipping box, 5-ply',
    status: 'out_of_stock',
    statusBeforeOutOfStock: 'inactive',
    isShown: false,
    moq: 500,
    leadTimeDays: 14,
    ecoFriendly: true,
    tiers: [
      { minQuantity: 500, unitPriceMinor: 2600 },
      { minQuantity: 2500, unitPriceMinor: 1800 },
    ],
  });
  const [leaf] = await db()
    .select()
    .from(categories)
    .where(eq(categories.id, rows[0]?.categoryId ?? ''));
  expect(leaf).toMatchObject({ level: 2, registrationCategory: 'Corrugated Boxes' });
  const id = rows[0]?.id ?? '';
  expect(await db().$count(productImages, eq(productImages.productId, id))).toBe(1);
  const edited = await test.call(`GET /store/products/${id}`, { token });
  expect(edited.body.data.product).toMatchObject({ number: 1, isPublic: false });
});

it('cannot be published without a price', async () => {
  const description = 'Sleeves of recycled board for glass jars of honey.';
  const { rows, token } = await approve({ productName: 'Jar sleeve', productDescription: description });
  const body = { status: 'active' };
  const answer = await test.call(`POST /store/products/${rows[0]?.id}/status`, { token, body });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toContainEqual({
    path: 'tiers',
    message: 'Enter a price to publish',
  });
});

it('adds nothing if the step was skipped', async () => {
  expect((await approve({})).rows).toEqual([]);
});
