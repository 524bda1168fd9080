import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { callAs, nth, type StoreProduct } from '#support/store-calls.ts';
import { zipOf } from '#support/zip.ts';

const journey = useJourney();

const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A ZIP of two products: one with two pictures, one whose picture is missing. */
async function picturedProducts() {
  const run = Date.now().toString(36).toUpperCase();
  const title = `Pictured mailer ${run}`;
  const about = 'Plain brown mailer of recycled board packed flat in bundles.';
  const sheet = [
    'SKU,Title,Description,Category,Price,MOQ,Pictures',
    `P-${run}-1,${title} one,${about},Postal tubes,12.50,100,front.jpg; back.jpg`,
    `P-${run}-2,${title} two,${about},Postal tubes,12.50,100,lost.jpg`,
  ].join('\n');
  const zip = zipOf([
    { name: 'products.csv', content: sheet },
    { name: 'photos/front.jpg', content: await photo('#b08050') },
    { name: 'photos/back.jpg', content: await photo('#503010') },
  ]);
  return { run, title, zip };
}

it('a supplier imports pictures from a ZIP, sees which are missing, and exports them again', {
  timeout: 180_000,
}, async () => {
  const { run, title, zip } = await picturedProducts();
  const page = await journey.person({ width: 390 });
  await signInAs(page, 'supplier');
  await visit(page, '/dashboard/imports');
  const [example] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download an example file' }).click(),
  ]);
  expect(Object.keys(unzipSync(readFileSync(await example.path())))).toContain('products.csv');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'products.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  const check = page.getByRole('button', { name: 'Check 2 rows' });
  await check.waitFor();
  expect(await page.getByLabel('Field for Pictures').inputValue()).toBe('pictures');
  await expectAccessible(page);
  await check.click();
  await page.getByText('1 row will be imported without some images').first().waitFor();
  await page.getByText('There is no image “lost.jpg” in the ZIP.').first().waitFor();
  await page.getByText('Pictures: photos/front.jpg, photos/back.jpg').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await page.getByRole('heading', { name: 'Import complete' }).waitFor();
  await page.getByText('There is no image “lost.jpg” in the ZIP.').waitFor();
  await expectAccessible(page);

  const { products } = await callAs<{ products: StoreProduct[] }>('supplier', {
    path: `/store/products?q=${encodeURIComponent(`${title} one`)}`,
  });
  const buyer = await journey.person({ width: 1440 });
  await visit(buyer, `/products/${nth(products, 0).slug}`);
  const picture = buyer.locator('main img[src*="/media/"]').first();
  await picture.waitFor();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

  await visit(page, '/dashboard/my-products');
  await page.getByRole('button', { name: 'Export' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /Spreadsheet with images/ }).click(),
  ]);
  const files = unzipSync(readFileSync(await saved.path()));
  const slug = `p-${run.toLowerCase()}-1`;
  expect(Object.keys(files).filter((path) => path.includes(slug))).toHaveLength(2);
});
