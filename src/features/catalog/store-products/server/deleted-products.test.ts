import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { outboxEvents } from '#platform/jobs/tables.ts';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, db, call, product } = useMarket(test);

it('announces a deleted product once, and removes it from search and favourites', async () => {
  const made = await product({ title: 'Numbat mailer' });
  await call(`POST /store/products/${made.id}/status`, { who: market.seller, body: { status: 'active' } });
  await call(`PUT /favourites/products/${made.id}`, { who: market.buyer });
  await test.runJobs();
  const isListed = async (path: string) =>
    JSON.stringify((await call(`GET ${path}`, { who: market.buyer })).body).includes(made.slug);
  expect(await isListed('/favourites/products')).toBe(true);

  const remove = () => call(`DELETE /store/products/${made.id}`, { who: market.seller });
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  const events = await db()
    .select({ payload: outboxEvents.payload })
    .from(outboxEvents)
    .where(
      and(eq(outboxEvents.name, 'product.deleted'), sql`${outboxEvents.payload}->>'productId' = ${made.id}`),
    );
  expect(events).toEqual([
    { payload: { productId: made.id, slug: made.slug, supplierId: market.supplierId } },
  ]);
  await test.runJobs();
  for (const path of ['/favourites/products', '/search?q=numbat']) expect(await isListed(path)).toBe(false);
});
