import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { listImages } from '#features/catalog/products/server/queries/product-cards.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { hashPicture } from '#platform/spreadsheets/picture-zip.ts';
import { categoryId, useImports } from '#support/imports.ts';
import type { Store } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';
import { zipOf } from '#support/zip.ts';

const test = useTestApp();
const { db, openStore, bringIn, productsOf } = useImports(test);

const text = 'A sturdy box of five plies for parts that travel far.';

const fetchExport = async ({ token }: Store, path: string) =>
  test.app.inject({
    url: `/api/v1/store/products/export${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
const fetchZip = async (store: Store, query = ''): Promise<Uint8Array> =>
  new Uint8Array((await fetchExport(store, `/zip${query}`)).rawPayload);

/** Creates a picture with a gradient from one gray level to another. */
const gradient = (from: number, to: number): Promise<Buffer> => {
  const pixels = Buffer.alloc(320 * 240 * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = from + ((to - from) * ((at / 3) % 320)) / 320;
  return sharp(pixels, { raw: { width: 320, height: 240, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
};

const imagesOf = async (store: Store, at: number) =>
  listImages(db(), (await productsOf(store))[at]?.id ?? '');

async function storedBytes(fileId: string): Promise<Uint8Array> {
  const [file] = await db().select().from(storedFiles).where(eq(storedFiles.id, fileId));
  return test.kernel.files.read(file?.storageKey ?? '');
}

/** Returns the mean difference between two pictures, 0 to 255 per pixel. */
async function meanDifference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).raw().toBuffer()));
  if (!a || a.length !== b?.length) return 255;
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

async function openStoreWithPictures(): Promise<Store> {
  const store = await openStore();
  const sheet = [
    'SKU,Title,Description,HS code,Pictures',
    `W/1 ü,Wide box,${text},481910,front.jpg;side.jpg`,
    `W-2,Tall box,${text},481910,side.jpg`,
    `W-3,Plain box,${text},481910,`,
  ].join('\n');
  const zip = zipOf([
    { name: 'sheet.csv', content: sheet },
    { name: 'front.jpg', content: await gradient(20, 220) },
    { name: 'side.jpg', content: await gradient(240, 60) },
  ]);
  expect(await bringIn(store, { content: zip })).toMatchObject({
    counts: { create: 3, pictures: 2, pictureProblems: 0 },
  });
  return store;
}

describe('products with pictures', { timeout: 60_000 }, () => {
  it('can be moved from one store to another unchanged', async () => {
    const [first, second] = [await openStoreWithPictures(), await openStore()];
    const exportedZip = await fetchZip(first);
    const files = unzipSync(exportedZip);
    expect(Object.keys(files)).toEqual([
      'products.csv',
      'pictures/1-w-1-u-1.webp',
      'pictures/1-w-1-u-2.webp',
    ]);
    expect(await bringIn(second, { content: exportedZip })).toMatchObject({
      counts: { create: 3, refuse: 0, pictures: 2, pictureProblems: 0 },
    });
    for (const at of [0, 1, 2]) {
      const [before, after] = [await imagesOf(first, at), await imagesOf(second, at)];
      expect(after).toHaveLength(before.length);
      for (const [i, { id }] of before.entries())
        expect(
          await meanDifference(await storedBytes(id), await storedBytes(after[i]?.id ?? '')),
        ).toBeLessThan(2);
    }
    const again = unzipSync(await fetchZip(second));
    expect(strFromU8(again['products.csv'] ?? new Uint8Array())).toBe(
      strFromU8(files['products.csv'] ?? new Uint8Array()),
    );
    const [, side] = await imagesOf(first, 0);
    expect(hashPicture(files['pictures/1-w-1-u-2.webp'] ?? new Uint8Array())).toBe(
      hashPicture(await storedBytes(side?.id ?? '')),
    );
  });

  it('can be imported into their own store again without a change', async () => {
    const store = await openStoreWithPictures();
    const before = [await imagesOf(store, 0), await imagesOf(store, 1)];
    const files = await db().$count(storedFiles);
    expect(await bringIn(store, { content: await fetchZip(store) })).toMatchObject({
      counts: { update: 3, pictures: 2 },
    });
    expect([await imagesOf(store, 0), await imagesOf(store, 1)]).toEqual(before);
    expect(await db().$count(storedFiles)).toBe(files);
  });

  it('are split into parts, each of which can be imported, if they are too many for one ZIP', async () => {
    const [store, second] = [await openStoreWithPictures(), await openStore()];
    const [, picture] = await imagesOf(store, 0);
    await db()
      .update(storedFiles)
      .set({ bytes: 20_000_000 })
      .where(eq(storedFiles.id, picture?.id ?? ''));
    const { parts } = (await fetchExport(store, '/parts')).json().data;
    expect(parts).toMatchObject([
      { after: 0, upTo: 1, products: 1, pictures: 2 },
      { after: 1, upTo: 3, products: 2, pictures: 1 },
    ]);
    const whole = await fetchExport(store, '/zip');
    expect([whole.statusCode, whole.json().message]).toEqual([413, expect.stringContaining('in parts')]);
    for (const { after, upTo } of parts)
      expect(
        await bringIn(second, { content: await fetchZip(store, `?after=${after}&upTo=${upTo}`) }),
      ).toMatchObject({
        state: 'done',
        counts: { refuse: 0, pictureProblems: 0 },
      });
    expect(await productsOf(second)).toHaveLength(3);
  });

  it('can be exported from the supplier’s own store only, and by suppliers only', async () => {
    const [other, buyer] = [await openStore(), await test.signIn('customer')];
    await openStoreWithPictures();
    expect(Object.keys(unzipSync(await fetchZip(other)))).toEqual(['products.csv']);
    expect((await fetchExport(other, '/parts')).json().data.parts).toEqual([]);
    expect((await test.call('GET /store/products/export/zip', { token: buyer.token })).status).toBe(403);
    expect((await test.call('GET /store/products/export/zip')).status).toBe(401);
  });
});

describe('a workbook', () => {
  it('carries attributes, variants and numbers into another store unchanged', async () => {
    const [first, second] = [await openStore(), await openStore()];
    const attributes = {
      style_code: '0201',
      inner_length: 450.5,
      finish: ['Gloss varnish', 'Hot foil'],
      brand: '=1+1',
    };
    const product = { supplierId: first.supplierId, categoryId, sku: '007', hsCode: '481910', attributes };
    await createProduct(db(), product);
    const variants = 'Size = A5; SKU = M-A5; Price difference = +2.50; Stock = 40 | Size = A4; Stock = 15';
    const file = `SKU,Title,Description,Price,HS code,Variants\n0012,Mailer,${text},"500: 54.00; 2000: 48.00",481910,"${variants}"\n`;
    expect(await bringIn(first, { content: file })).toMatchObject({ counts: { create: 1 } });
    const workbook = new Uint8Array((await fetchExport(first, '?type=xlsx')).rawPayload);
    expect(await bringIn(second, { content: workbook })).toMatchObject({ counts: { create: 2, refuse: 0 } });
    expect((await fetchExport(second, '')).payload).toBe((await fetchExport(first, '')).payload);
    expect((await productsOf(second))[0]).toMatchObject({ sku: '007', attributes });
  });
});
