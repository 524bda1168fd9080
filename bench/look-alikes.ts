import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { lookOf } from '#features/search/pictures/rules/look.ts';
import { toLookText } from '#features/search/pictures/rules/look-text.ts';
import { signatureOf } from '#features/search/pictures/rules/signature.ts';
import { pictureSide } from '#features/search/pictures/server/commands/compute-looks.ts';
import { listLookAlikes } from '#features/search/pictures/server/queries/look-alikes.ts';
import { productLooks } from '#features/search/pictures/server/tables.ts';
import { PACK_KINDS } from '#lib/art/types.ts';
import { newId } from '#lib/ids.ts';
import { readConfig } from '#platform/config/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabaseServer } from '#platform/database/open-server.ts';
import { readPixels } from '#platform/files/inspect.ts';
import { createKernel } from '#platform/kernel.ts';
import { createLog } from '#platform/log/log.ts';
import { seeded } from '#seed/marketplace/random.ts';
import { drawArt } from '#ui/packart/draw-art.ts';

/**
 * `node bench/look-alikes.ts`: the time of a search by picture among 50,000 looks, in a database of its own. The looks are
 * those of drawings, each repeated with noise. There are no products, so only finding and comparing looks is measured.
 */
const many = 50_000;
const budgetMs = 20;

const config = readConfig({
  ...process.env,
  DATA_DIR: process.env.BENCH_DIR ?? 'bench/results/look-alikes',
  LOG_LEVEL: 'fatal',
});
const database = await openDatabaseServer(config, createLog(config));
await migrate(database.url);
const kernel = createKernel({ config, databaseUrl: database.url });
const { db } = kernel.database;
const random = seeded('look-alikes');

const drawings = PACK_KINDS.flatMap((kind) =>
  [1, 2, 3].map((seed) => Buffer.from(drawArt({ what: 'pack', spec: { kind, seed: `p${seed}` } }))),
);
const drawn: Int8Array[] = [];
const reading: number[] = [];
for (const bytes of drawings) {
  const start = performance.now();
  drawn.push(lookOf(await readPixels(bytes, pictureSide)));
  reading.push(performance.now() - start);
}

/** Returns a look with a little noise. */
const noisy = (look: Int8Array): Int8Array =>
  look.map((value) => Math.max(-127, Math.min(127, value + random.between(-9, 9))));

const percentile = (list: readonly number[], share: number): string =>
  (list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0).toFixed(1);

try {
  // These looks have no products.
  await db.execute(
    sql`alter table ${productLooks} drop constraint if exists product_looks_product_id_products_id_fk`,
  );
  await db.execute(sql`truncate ${productLooks}`);
  for (let start = 0; start < many; start += 1000) {
    const rows = Array.from({ length: 1000 }, () => {
      const look = noisy(random.pick(drawn));
      return {
        productId: newId(),
        source: 'bench',
        look: Buffer.from(look.buffer),
        signature: signatureOf(look),
        isStale: false,
      };
    });
    await db.insert(productLooks).values(rows);
  }
  await db.execute(sql`vacuum analyze ${productLooks}`);
  const times: number[] = [];
  for (let i = 0; i < 110; i += 1) {
    const look = toLookText(noisy(random.pick(drawn)));
    const start = performance.now();
    await listLookAlikes(db, { look, limit: 24 });
    // The first searches warm the caches.
    if (i >= 10) times.push(performance.now() - start);
  }
  process.stdout.write(
    `reading a picture  p50 ${percentile(reading, 0.5)} ms, p95 ${percentile(reading, 0.95)} ms\n` +
      `${many.toLocaleString('en')} looks, search   p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms (budget ${budgetMs} ms)\n`,
  );
} finally {
  await kernel.close();
  await database.stop();
}
