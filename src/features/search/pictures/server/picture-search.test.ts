import { eq, isNotNull } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { productChanged } from '#features/catalog/products/contract.ts';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products as productTable } from '#features/catalog/products/server/tables.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { saveLoadedVersion } from '#platform/database/loaded-version.ts';
import { useTestApp } from '#support/test-app.ts';
import { drawArt } from '#ui/packart/draw-art.ts';
import { likeness } from '../rules/look.ts';
import { fromLookText } from '../rules/look-text.ts';
import { reconcileLooks } from './commands/mark-looks.ts';
import { productLooks } from './tables.ts';

const test = useTestApp();
const kinds = ['corrugated', 'drum', 'bottle', 'pouch', 'jar', 'rigid', 'cup', 'filmroll'] as const;
const specOf = (kind: (typeof kinds)[number], seed: number) => ({ kind, seed: `p${seed}` });
const products: { id: string; slug: string; kind: string }[] = [];
let supplierId: string;

beforeAll(async () => {
  const { db } = test.kernel.database;
  const { accountId } = await test.signIn('supplier');
  supplierId = (await createSupplier(db, { ownerAccountId: accountId })).id;
  const { id: categoryId } = await createCategory(db);
  for (const kind of kinds)
    for (let seed = 0; seed < 4; seed += 1) {
      const product = await createProduct(db, { supplierId, categoryId, pack: specOf(kind, seed) });
      products.push({ ...product, kind });
    }
  await db.transaction((tx) => reconcileLooks(tx));
  await test.runJobs();
});

/** Returns a drawing as a phone would photograph it: smaller, on a coloured wall, dim, blurred, as JPEG. */
async function photo(kind: (typeof kinds)[number]): Promise<Buffer> {
  const pack = await sharp(Buffer.from(drawArt({ what: 'pack', spec: specOf(kind, 1) })))
    .resize(420, 420, { fit: 'inside' })
    .rotate(3, { background: '#0000' })
    .png()
    .toBuffer();
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#c9d2d8' } })
    .composite([{ input: pack, left: 190, top: 90 }])
    .modulate({ brightness: 0.93, saturation: 0.9 })
    .blur(1)
    .jpeg({ quality: 60 })
    .toBuffer();
}

let visitors = 0;

/** Sends each picture as a different visitor, because one visitor may not send so many. */
function send(
  bytes: Buffer,
  { type = 'image/jpeg', name = 'photo.jpg' }: { type?: string; name?: string } = {},
) {
  const edge = 'edge';
  const head = `--${edge}\r\ncontent-disposition: form-data; name="picture"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return test.app.inject({
    method: 'POST',
    url: '/api/v1/look',
    remoteAddress: `198.51.100.${(visitors += 1)}`,
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  });
}

const alike = (query: string) => test.call(`GET /look-alikes?${query}`);
const kindOf = (slug: string): string | undefined => products.find((one) => one.slug === slug)?.kind;
interface Match {
  product: { slug: string };
  likeness: number;
}

describe('a picture', () => {
  it('is compared with all products only after all of their pictures were read', async () => {
    const { look } = (await send(await photo('bottle'))).json().data;
    const compared = async (): Promise<unknown> => (await alike(`look=${look}`)).body.data;
    expect(await compared()).toMatchObject({ compared: 'all' });
    const { db } = test.kernel.database;
    const [one] = await db.select().from(productLooks).limit(1);
    await db
      .update(productLooks)
      .set({ isStale: true })
      .where(eq(productLooks.productId, one?.productId ?? ''));
    expect(await compared()).toMatchObject({ compared: 'some' });
    await db.update(productLooks).set({ isStale: false });
  });

  it('finds products of its shape and colour first', async () => {
    for (const kind of kinds) {
      const { look } = (await send(await photo(kind))).json().data;
      const { matches } = (await alike(`look=${look}`)).body.data as { matches: Match[] };
      expect(kindOf(matches[0]?.product.slug ?? ''), kind).toBe(kind);
      const order = matches.map((match) => match.likeness);
      expect(order).toEqual(order.toSorted((a, b) => b - a));
    }
  });

  it.each<[string, (picture: Sharp) => Sharp]>([
    ['cut at its margins', (picture) => picture.extract({ left: 24, top: 24, width: 352, height: 352 })],
    ['turned a little', (picture) => picture.rotate(6, { background: '#e9eaec' })],
    ['darker', (picture) => picture.modulate({ brightness: 0.8 })],
    ['brighter', (picture) => picture.modulate({ brightness: 1.12 })],
    ['small and blurred', (picture) => picture.resize(120).blur(0.8)],
  ])('%s still finds its own product among the first three', async (_, change) => {
    for (const [i, kind] of kinds.entries()) {
      const seed = i % 4;
      const drawing = await sharp(Buffer.from(drawArt({ what: 'pack', spec: specOf(kind, seed) })))
        .resize(400, 400, { fit: 'contain', background: '#e9eaec' })
        .flatten({ background: '#e9eaec' })
        .png()
        .toBuffer();
      const picture = await change(sharp(drawing)).jpeg({ quality: 75 }).toBuffer();
      const { look } = (await send(picture)).json().data;
      const { matches } = (await alike(`look=${look}&limit=3`)).body.data as { matches: Match[] };
      const expected = products.filter((one) => one.kind === kind)[seed]?.slug;
      expect(
        matches.map(({ product }) => product.slug),
        kind,
      ).toContain(expected);
    }
  });

  it('is compared as accurately as with every product’s look', async () => {
    const { look } = (await send(await photo('jar'))).json().data;
    const rows = await test.kernel.database.db
      .select()
      .from(productLooks)
      .where(isNotNull(productLooks.look));
    expect(rows).toHaveLength(products.length);
    const exact = rows
      .map((row) => ({
        id: row.productId,
        near: likeness(fromLookText(look), new Int8Array(row.look ?? [])),
      }))
      .toSorted((a, b) => b.near - a.near);
    const { matches } = (await alike(`look=${look}&limit=5`)).body.data as { matches: Match[] };
    expect(matches.map(({ product }) => products.find(({ slug }) => slug === product.slug)?.id)).toEqual(
      exact.slice(0, 5).map(({ id }) => id),
    );
  });

  it('is refused if it is invalid, like an invalid look', async () => {
    expect((await send(Buffer.from('%PDF-1.4 not a picture'), { type: 'application/pdf' })).statusCode).toBe(
      400,
    );
    expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).statusCode).toBe(400);
    expect((await send(Buffer.alloc(0))).statusCode).toBe(400);
    const broken = (await photo('jar')).subarray(0, 2000);
    expect((await send(broken)).statusCode).toBe(400);
    for (const query of ['', 'look=abc', `look=${'!'.repeat(376)}`, 'look=', 'limit=900', 'look[]=1'])
      expect((await alike(query)).status, query).toBe(400);
    expect((await alike('product=no-such-product')).status).toBe(404);
  });
});

describe('a product', () => {
  it('has look-alikes, without itself', async () => {
    const [first] = products.filter(({ kind }) => kind === 'drum');
    const { like, matches, categories } = (await alike(`product=${first?.slug}&limit=3`)).body.data;
    expect(like.slug).toBe(first?.slug);
    expect(matches.map(({ product }: Match) => kindOf(product.slug))).toEqual([
      'drum',
      'drum',
      expect.anything(),
    ]);
    expect(matches.map(({ product }: Match) => product.slug)).not.toContain(first?.slug);
    expect(categories[0]).toMatchObject({ count: 3 });
  });

  it('gets a new look after pictures are compared or drawn in another way, once', async () => {
    const { db } = test.kernel.database;
    const reconcile = () => db.transaction((tx) => reconcileLooks(tx));
    const countStale = () => db.$count(productLooks, eq(productLooks.isStale, true));
    await saveLoadedVersion(db, { name: 'product-looks', version: 'an earlier version' });
    await reconcile();
    expect(await countStale()).toBe(products.length);
    await test.runJobs();
    expect(await countStale()).toBe(0);
    await reconcile();
    expect(await countStale()).toBe(0);
  });

  it('gets a new look after its drawing changes, and loses it when hidden', async () => {
    const { db } = test.kernel.database;
    const [cup] = products.filter(({ kind }) => kind === 'cup');
    if (!cup) throw new Error('there are cups');
    const change = async (values: Partial<typeof productTable.$inferInsert>): Promise<void> => {
      await db.update(productTable).set(values).where(eq(productTable.id, cup.id));
      await test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) =>
        ctx.emit(productChanged, { productId: cup.id, slug: cup.slug, supplierId }),
      );
      await test.runJobs();
    };
    await change({ pack: { kind: 'drum', seed: 'p9' } });
    const first = (await alike(`product=${cup.slug}&limit=1`)).body.data.matches[0] as Match;
    expect(kindOf(first.product.slug)).toBe('drum');
    await change({ status: 'inactive' });
    expect((await alike(`product=${cup.slug}`)).status).toBe(404);
    expect(await db.$count(productLooks, eq(productLooks.productId, cup.id))).toBe(0);
  });
});
