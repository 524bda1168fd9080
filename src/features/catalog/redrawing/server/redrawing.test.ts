import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productChanged } from '#features/catalog/products/contract.ts';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { drawingVersion, packFor } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { commandContext } from '#platform/commands/context.ts';
import { readLoadedVersion, saveLoadedVersion } from '#platform/database/loaded-version.ts';
import { outboxEvents } from '#platform/jobs/tables.ts';
import { useTestApp } from '#support/test-app.ts';
import { ensureDrawings, redrawProducts } from './commands.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
const state = () => readLoadedVersion(db(), 'product-drawings');
const setState = (version: string) => saveLoadedVersion(db(), { name: 'product-drawings', version });

/** A drawing that no rules of today make. */
const old = { kind: 'sack', seed: 'old' } as const;
let categoryId: string;

beforeAll(async () => {
  categoryId = (await createCategory(db())).id;
});
beforeEach(async () => {
  await db().delete(products);
  await setState('an earlier version');
});

async function createOldProducts(count: number, changes: { deletedAt?: Date; status?: 'inactive' } = {}) {
  const { id: supplierId } = await createSupplier(db());
  const created: Awaited<ReturnType<typeof createProduct>>[] = [];
  for (let i = 0; i < count; i += 1)
    created.push(await createProduct(db(), { supplierId, categoryId, pack: old, ...changes }));
  return created;
}

async function restart(): Promise<void> {
  await ensureDrawings(db());
  await test.runJobs();
}

/** Runs the job as another process would that started at the same moment. */
const runBeside = () =>
  db().transaction((tx) =>
    redrawProducts(commandContext({ db: tx, actor: null, now: new Date(), log: test.kernel.log })),
  );

async function rowOf(id: string) {
  const [row] = await db().select().from(products).where(eq(products.id, id));
  if (!row) throw new Error('The product is missing.');
  return row;
}

describe('stored drawings', () => {
  it('are drawn with the current rules after a start, once', async () => {
    const [product] = await createOldProducts(1);
    if (!product) throw new Error('No product.');
    await restart();
    const redrawn = await rowOf(product.id);
    expect(redrawn.pack).toMatchObject({ kind: 'outline' });
    expect(redrawn.updatedAt).toEqual(product.updatedAt);
    expect(await state()).toBe(drawingVersion);

    await db().update(products).set({ pack: old }).where(eq(products.id, product.id));
    await restart();
    expect((await rowOf(product.id)).pack).toEqual(old);
  });

  it('of deleted products stay as they are', async () => {
    const [product] = await createOldProducts(1, { deletedAt: new Date() });
    await restart();
    expect((await rowOf(product?.id ?? '')).pack).toEqual(old);
  });

  it('are announced only if they changed, so that pages and picture search follow', async () => {
    const [one, two] = await createOldProducts(2);
    await restart();
    await setState('an earlier version');
    await db().delete(outboxEvents);
    await db()
      .update(products)
      .set({ pack: old })
      .where(eq(products.id, one?.id ?? ''));
    await restart();
    const events = await db()
      .select({ name: outboxEvents.name, payload: outboxEvents.payload })
      .from(outboxEvents);
    expect(events).toEqual([
      { name: productChanged.name, payload: expect.objectContaining({ productId: one?.id }) },
    ]);
    expect((await rowOf(two?.id ?? '')).pack).toMatchObject({ kind: 'outline' });
  });

  it('continue after the product with which an interruption left off', async () => {
    const [one, two] = await createOldProducts(2);
    await setState(`${drawingVersion} after ${one?.supplierId} ${one?.number}`);
    await restart();
    expect((await rowOf(one?.id ?? '')).pack).toEqual(old);
    expect((await rowOf(two?.id ?? '')).pack).not.toEqual(old);
    expect(await state()).toBe(drawingVersion);
  });

  it('begin with the first product again if the rules changed meanwhile', async () => {
    const [one] = await createOldProducts(1);
    await setState(`0 after ${one?.supplierId} ${one?.number}`);
    await restart();
    expect((await rowOf(one?.id ?? '')).pack).not.toEqual(old);
  });

  it('of more products than one transaction draws are all drawn, also by several workers at the same time', async () => {
    const created = [
      ...(await createOldProducts(100, { status: 'inactive' })),
      ...(await createOldProducts(101, { status: 'inactive' })),
    ];
    await Promise.all([ensureDrawings(db()), ensureDrawings(db()), ensureDrawings(db())]);
    await Promise.all([test.runJobs(), runBeside(), runBeside()]);
    await test.runJobs();
    const rows = await db()
      .select({ kind: sql<string>`${products.pack} ->> 'kind'` })
      .from(products);
    expect(rows).toHaveLength(created.length);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['outline']));
    expect(await state()).toBe(drawingVersion);
  });

  it('keep a change that their supplier saves while they are drawn', async () => {
    const [product] = await createOldProducts(1);
    await setState('an earlier version');
    await ensureDrawings(db());
    await Promise.all([
      test.runJobs(),
      db()
        .update(products)
        .set({ title: 'White paper bag' })
        .where(eq(products.id, product?.id ?? '')),
    ]);
    expect(await rowOf(product?.id ?? '')).toMatchObject({
      title: 'White paper bag',
      pack: { kind: 'outline' },
    });
  });
});

describe('the version of the drawing rules', () => {
  const { nodes } = JSON.parse(readFileSync('db/seed/taxonomy/categories.json', 'utf8')) as {
    nodes: { id: string; attribute_family?: string; children: number }[];
  };
  const leaves = nodes.filter(({ children }) => children === 0);
  const samples: readonly Pick<Parameters<typeof packFor>[0], 'title' | 'attributes' | 'customizable'>[] = [
    { title: '', attributes: {}, customizable: false },
    {
      title: 'Amber pump bottle, 12 cells, plain',
      attributes: { length: 300, width: 200, height: 100, print_colours: 2, material: 'HDPE' },
      customizable: true,
    },
    {
      title: 'White pack, 6 × 500 ml',
      attributes: { colour: 'Navy', print_process: 'Unprinted', capacity: 500, diameter: 70, window: true },
      customizable: true,
    },
    {
      title: 'Pack',
      attributes: { print_colours: 6, closure_type: 'Zipper', handle_type: 'Rope', head_type: 'Open head' },
      customizable: true,
    },
    {
      title: 'Spice carton, 24 cavities, wine red',
      attributes: {
        wall_type: 'Double wall (5 ply)',
        flute: 'BC',
        length: 1200,
        width: 800,
        roll_width: 500,
      },
      customizable: true,
    },
    { title: 'Sachet film, 12 micron', attributes: { flute: 'E', core_diameter: '50' }, customizable: true },
  ];

  it('is increased whenever a product is drawn differently, so that stored products are drawn anew', () => {
    const drawn = leaves.flatMap(({ id, attribute_family: family = null }) =>
      samples.map((facts) =>
        packFor({ ...facts, seed: 'p1', brand: 'b1', leaf: id, family, ecoFriendly: false }),
      ),
    );
    const digest = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 12);
    // If this fails, increase `drawingVersion` and update both.
    expect({ drawingVersion, digest }).toEqual({ drawingVersion: '4', digest: 'b49e098aec1f' });
  });
});
