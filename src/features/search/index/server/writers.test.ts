import { eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { useTestApp } from '#support/test-app.ts';
import { indexProducts } from './commands/index-products.ts';
import { searchWords } from './tables.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
const perWriter = 40;

/** Creates the products of one writer, each with a word not used before, in the order in which they are indexed. */
async function createBatch(words: readonly string[]): Promise<string[]> {
  const { id: categoryId } = await createCategory(db());
  const { id: supplierId } = await createSupplier(db(), {});
  const ids: string[] = [];
  for (const word of words)
    ids.push((await createProduct(db(), { supplierId, categoryId, title: `Crate ${word}` })).id);
  const ordered = ids.toSorted();
  await Promise.all(
    ordered.map((id, i) =>
      db()
        .update(products)
        .set({ title: `Crate ${words[i]}` })
        .where(eq(products.id, id)),
    ),
  );
  return ordered;
}

it('lets writers of many products use the same new words in opposite order', async () => {
  const letters = 'abcdefghij';
  const words = Array.from(
    { length: perWriter },
    (_, i) => `quagg${letters[Math.floor(i / 10)]}${letters[i % 10]}`,
  );
  const batches = [await createBatch(words), await createBatch(words.toReversed())];
  // Both have written their first half before either writes its second.
  let arrived = 0;
  let release = (): void => {};
  const bothArrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  const half = Math.ceil(perWriter / 2);
  const write = (ids: readonly string[]) =>
    db().transaction(async (tx) => {
      await indexProducts({ db: tx, dictionary: db() }, ids.slice(0, half));
      arrived += 1;
      if (arrived === batches.length) release();
      await bothArrived;
      await indexProducts({ db: tx, dictionary: db() }, ids.slice(half));
    });
  await Promise.all(batches.map(write));
  expect(await db().$count(searchWords, like(searchWords.word, 'quagg%'))).toBe(perWriter);
});
