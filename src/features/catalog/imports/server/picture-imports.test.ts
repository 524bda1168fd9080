import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { listImages } from '#features/catalog/products/server/queries/product-cards.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { categoryId, useImports } from '#support/imports.ts';
import type { Store } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';
import { zipOf } from '#support/zip.ts';
import { forgetRowsJob } from './jobs.ts';
import { productImports } from './tables.ts';

const test = useTestApp();
const { db, openStore, read, call, check, bringIn, productsOf } = useImports(test);

const text = 'A sturdy box of five plies for parts that travel far.';
const sheet = (...rows: string[]) => ['SKU,Title,Description,Pictures', ...rows].join('\n');

/** Creates a single-colour picture in the given format. */
const picture = (red: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 240, height: 200, channels: 3, background: { r: red, g: 120, b: 60 } } })
    .toFormat(format)
    .toBuffer();

const picturesOf = async (store: Store, at = 0) => listImages(db(), (await productsOf(store))[at]?.id ?? '');

/** Returns the red value of a stored picture's middle pixel. */
async function redValueOf(fileId: string): Promise<number> {
  const { rawPayload } = await test.app.inject({ url: `/media/${fileId}-320.webp` });
  const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  return data[data.length / 2 - ((data.length / 2) % 3)] ?? 0;
}

const rowsOf = async (store: Store, { id, query = '' }: { id: string; query?: string }) =>
  (await call(`GET ${id}/rows${query}`, { store })).body.data.rows as {
    line: number;
    pictures: string[];
    pictureProblem: string | null;
  }[];

/** Returns stored files that wait to be read, or whose pictures are not imported yet. */
const storedUploads = async (): Promise<string[]> =>
  readdir(join(test.kernel.config.dataDir, 'files', 'imports')).catch(() => []);

describe('pictures in a ZIP next to the worksheet', { timeout: 60_000 }, () => {
  it('are matched by file name, the first one becoming the main picture', async () => {
    const store = await openStore();
    const zip = zipOf([
      {
        name: 'export/products.csv',
        content: sheet(`P-1,Box,${text},front.jpg; Sides/BACK.png | inside.webp`),
      },
      { name: 'export/front.jpg', content: await picture(250) },
      { name: 'export/sides/back.png', content: await picture(150, 'png') },
      { name: 'export/inside.webp', content: await picture(50, 'webp') },
      { name: '__MACOSX/export/._front.jpg', content: 'resource fork' },
      { name: 'export/.DS_Store', content: 'x' },
    ]);
    const checked = await check(store, { content: zip });
    expect(checked).toMatchObject({
      state: 'checked',
      pictures: 3,
      counts: { create: 1, pictures: 1, pictureProblems: 0 },
    });
    expect(await rowsOf(store, { id: checked.id })).toMatchObject([
      { pictures: ['export/front.jpg', 'export/sides/back.png', 'export/inside.webp'], pictureProblem: null },
    ]);
    expect(await storedUploads()).toContain(checked.id);
    await call(`POST ${checked.id}/start`, { store });
    await test.runJobs();
    expect((await call(`GET ${checked.id}`, { store })).body.data.import).toMatchObject({
      state: 'done',
      counts: { create: 1, pictures: 1, picturesDone: 1 },
    });
    const shown = await picturesOf(store);
    const reds = await Promise.all(shown.map(({ id }) => redValueOf(id)));
    expect(reds.map((red) => Math.round(red / 50) * 50)).toEqual([250, 150, 50]);
    expect((await productsOf(store))[0]?.pictureCount).toBe(3);
    expect(await storedUploads()).not.toContain(checked.id);
  });

  it('can be imported with the example file that the screen offers', async () => {
    const store = await openStore();
    const example = readFileSync('public/products-with-pictures.zip');
    expect(
      await bringIn(store, { content: new Uint8Array(example), changes: { categoryId: null } }),
    ).toMatchObject({
      state: 'done',
      counts: { create: 2, refuse: 0, pictures: 2, pictureProblems: 0, incomplete: 0 },
    });
    expect((await productsOf(store)).map(({ pictureCount }) => pictureCount)).toEqual([2, 1]);
  });

  it('stay the same files if the same ZIP is imported again', async () => {
    const store = await openStore();
    const zip = zipOf([
      { name: 'products.csv', content: sheet(`P-1,Box,${text},a.jpg`, `P-2,Lid,${text},b.jpg;a.jpg`) },
      { name: 'a.jpg', content: await picture(200) },
      { name: 'b.jpg', content: await picture(100) },
    ]);
    await bringIn(store, { content: zip });
    const [first, second] = [await picturesOf(store), await picturesOf(store, 1)];
    expect(second[1]?.id).toBe(first[0]?.id);
    expect(await bringIn(store, { content: zip })).toMatchObject({ counts: { update: 2, pictures: 2 } });
    expect([await picturesOf(store), await picturesOf(store, 1)]).toEqual([first, second]);
  });

  it('that are missing, on the web or not valid become warnings on their row, in the check and in the result', async () => {
    const store = await openStore();
    const zip = zipOf([
      {
        name: 'products.csv',
        content: sheet(
          `P-1,Box,${text},a.jpg;nowhere.jpg`,
          `P-2,Lid,${text},https://shop.example/a.jpg`,
          `P-3,Tray,${text},drawing.png;cut.jpg;notes.pdf`,
          `P-4,Tube,${text},front.jpg`,
          `P-5,Bag,${text},${Array.from({ length: 9 }, () => 'a.jpg').join(';')}`,
        ),
      },
      { name: 'a.jpg', content: await picture(200) },
      { name: 'one/front.jpg', content: await picture(100) },
      { name: 'two/front.jpg', content: await picture(50) },
      { name: 'drawing.png', content: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' },
      { name: 'cut.jpg', content: (await picture(90)).subarray(0, 300) },
      { name: 'notes.pdf', content: '%PDF-1.4' },
    ]);
    const { id, counts } = await check(store, { content: zip });
    expect(counts).toMatchObject({ create: 5, refuse: 0, pictures: 3, pictureProblems: 4 });
    const warnings = async () =>
      (await rowsOf(store, { id, query: '?pictures=incomplete' })).map(({ line, pictureProblem }) => [
        line,
        pictureProblem,
      ]);
    const before = await warnings();
    expect(before).toEqual([
      [2, 'There is no image “nowhere.jpg” in the ZIP.'],
      [
        3,
        'Images can’t be imported from the web: “https://shop.example/a.jpg”. Add the image to a ZIP with the spreadsheet and enter its file name.',
      ],
      [4, expect.stringContaining('The image “drawing.png” is not a JPG, PNG or WebP image.')],
      [5, 'Several images in the ZIP are named “front.jpg”. Include the folder, such as “one/front.jpg”.'],
    ]);
    await call(`POST ${id}/start`, { store });
    await test.runJobs();
    expect((await call(`GET ${id}`, { store })).body.data.import).toMatchObject({
      state: 'done',
      counts: { create: 5, pictureProblems: 4, picturesDone: 3 },
    });
    expect((await picturesOf(store)).length).toBe(1);
    expect((await picturesOf(store, 2)).length).toBe(0);
    const after = await warnings();
    expect(after.map(([line]) => line)).toEqual([2, 3, 4, 5]);
    expect(after[2]?.[1]).toContain('The image “cut.jpg” is damaged and cannot be read.');
  });

  it('require a ZIP if only the worksheet was uploaded', async () => {
    const store = await openStore();
    const { id } = await check(store, { content: sheet(`P-1,Box,${text},a.jpg`) });
    expect(await rowsOf(store, { id })).toMatchObject([
      {
        pictures: [],
        pictureProblem:
          'There is no image “a.jpg” in this file. Upload a ZIP with the spreadsheet and its images.',
      },
    ]);
  });

  it('replace those of a product only if its cell names existing files', async () => {
    const store = await openStore();
    const zipWith = async (cell: string, red: number) =>
      zipOf([
        { name: 'products.csv', content: sheet(`P-1,Box,${text},${cell}`) },
        { name: 'a.jpg', content: await picture(red) },
      ]);
    await createProduct(db(), { supplierId: store.supplierId, categoryId, sku: 'P-1' });
    await bringIn(store, { content: await zipWith('a.jpg', 200) });
    const first = await picturesOf(store);
    expect(first.length).toBe(1);
    await bringIn(store, { content: await zipWith('', 100) });
    await bringIn(store, { content: await zipWith('b.jpg', 100) });
    expect(await picturesOf(store)).toEqual(first);
    await bringIn(store, { content: await zipWith('a.jpg', 100) });
    expect(await picturesOf(store)).not.toEqual(first);
  });

  it('are deleted if the import is cancelled or unchanged for a month', async () => {
    const store = await openStore();
    const zip = zipOf([
      { name: 'products.csv', content: sheet(`P-1,Box,${text},a.jpg`) },
      { name: 'a.jpg', content: await picture(200) },
    ]);
    const { id } = await read(store, { content: zip });
    const { id: old } = await read(store, { content: zip });
    expect(await storedUploads()).toEqual(expect.arrayContaining([id, old]));
    await call(`POST ${id}/cancel`, { store });
    await db()
      .update(productImports)
      .set({ movedAt: sql`now() - interval '2 months'` })
      .where(eq(productImports.id, old));
    await addJob(db(), { job: forgetRowsJob, payload: {} });
    await test.runJobs();
    const left = await storedUploads();
    expect(left).not.toContain(id);
    expect(left).not.toContain(old);
  });
});
