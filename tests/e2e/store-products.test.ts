import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { samplePdf } from '#support/sample-files.ts';
import { callAs } from '#support/store-calls.ts';

const journey = useJourney();

/** A product that is public at once; a journey adds its title and description. */
const publicProduct = {
  categoryId: 'fefco-0201-regular-slotted-boxes',
  unit: 'piece',
  tiers: [{ minQuantity: 10, unitPriceMinor: 1000 }],
  moq: 10,
  leadTimeDays: 4,
  stock: 50,
  publish: true,
};

/** Selects a category for rows without one; that of the last import may be selected already. */
async function chooseCategory(page: Page, typed: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Find a category' });
  const change = page.getByRole('button', { name: 'Change', exact: true });
  await search.or(change).first().waitFor();
  if (!(await search.isVisible())) return;
  await search.fill(typed);
  await page.getByRole('listbox').getByRole('option').first().click();
  await change.waitFor();
}

it('a supplier imports products from a file and changes all their prices together', {
  timeout: 120_000,
}, async () => {
  const run = Date.now().toString(36).toUpperCase();
  const titles = [`Journey mailer ${run} small`, `Journey mailer ${run} large`];
  const about = 'Plain brown mailer of recycled board packed flat in bundles.';
  const file = [
    'SKU,Product name,Description,Unit price,MOQ',
    ...titles.map((title, i) => `J-${run}-${i},${title},${about},12.50,100`),
    `J-${run}-9,Journey mailer ${run} without a price,${about},twelve,100`,
  ].join('\n');
  const page = await journey.person({ width: 1440 });
  await signInAs(page, 'supplier');
  await visit(page, '/dashboard/my-products');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('heading', { name: 'Import products' }).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'journey.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });

  const check = page.getByRole('button', { name: 'Check 3 rows' });
  await check.waitFor();
  expect(await page.getByLabel('Field for Product name').inputValue()).toBe('title');
  await expectAccessible(page);
  await chooseCategory(page, 'mailer box');
  await check.click();
  await page.getByText('“twelve” is not a price.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await page.getByRole('heading', { name: 'Import complete' }).waitFor();

  await visit(page, `/dashboard/my-products?q=${encodeURIComponent(`Journey mailer ${run}`)}`);
  for (const title of titles) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('button', { name: `More options for ${titles[0]}` }).click();
  await page.getByRole('main').getByRole('menu').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bulk actions' }).click();
  await page.getByRole('menuitem', { name: 'Change prices' }).click();
  await page.getByLabel('Percentage').fill('10');
  await page.getByRole('button', { name: 'Change prices' }).click();
  await page.getByText('Prices updated for 2 products.').waitFor();
  await page.getByText('₹13.75').first().waitFor();
});

it('a supplier imports a Google feed, and exports products and inquiries as files', {
  timeout: 120_000,
}, async () => {
  const run = Date.now().toString(36).toUpperCase();
  const feed = `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><item>
    <g:id>GF-${run}</g:id><title>Feed tape ${run}</title><g:price>40.00 INR</g:price><g:brand>Foldwell</g:brand>
    <description>Clear packing tape on a paper core, six rolls to a box.</description>
    <g:google_product_category>975</g:google_product_category></item></channel></rss>`;
  const page = await journey.person({ width: 390 });
  await signInAs(page, 'supplier');
  await visit(page, '/dashboard/imports');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'feed.xml', mimeType: 'text/xml', buffer: Buffer.from(feed) });
  const check = page.getByRole('button', { name: 'Check 1 row' });
  await check.waitFor();
  await page.getByText('Google Merchant feed, 1 row').waitFor();
  await chooseCategory(page, 'packing tape');
  await check.click();
  // A Google category covers many products, so its meaning here is confirmed once.
  await page.getByText('Categories to confirm').waitFor();
  await page.getByRole('button', { name: 'Select another' }).click();
  await page.getByRole('combobox', { name: 'Find a category' }).fill('packing tape');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await page.getByRole('heading', { name: 'Import complete' }).waitFor();
  await expectAccessible(page);

  const fetched = async (act: () => Promise<void>): Promise<string> => {
    const [download] = await Promise.all([page.waitForEvent('download'), act()]);
    return readFileSync(await download.path(), 'utf8');
  };
  await visit(page, '/dashboard/my-products');
  await page.getByRole('button', { name: 'Export' }).click();
  const products = await fetched(() => page.getByRole('menuitem', { name: 'Google Merchant' }).click());
  expect(products).toContain(`GF-${run}`);
  await visit(page, '/dashboard/buyer-inquiries');
  const inquiries = await fetched(() => page.getByRole('button', { name: 'Export CSV' }).click());
  expect(inquiries).toContain('Inquiry,Sent on,State');
});

it('a supplier sells a product in variants, with a document, and restores an earlier version', {
  timeout: 120_000,
}, async () => {
  const title = `Journey pouch ${Date.now().toString(36)}`;
  const product = {
    title,
    description: 'Stand-up pouch with a zip, sold in two sizes for coffee and tea.',
    ...publicProduct,
  };
  const { product: made } = await callAs<{ product: { id: string; slug: string } }>('supplier', {
    path: '/store/products',
    method: 'POST',
    body: product,
  });
  const page = await journey.person({ width: 1440 });
  await signInAs(page, 'supplier');
  await visit(page, `/dashboard/products/${made.id}/edit`);
  await page.getByLabel('Title').fill(`${title}, with zip`);
  await page.getByRole('button', { name: 'Add variants' }).click();
  await page.getByLabel('Values of Size').fill('250 g, 1 kg');
  await page.getByLabel('Values of Size').press('Enter');
  const row = (name: string) => page.getByRole('group', { name, exact: true });
  await row('250 g').getByLabel('Stock').fill('40');
  await row('1 kg').getByLabel('Stock').fill('60');
  await row('1 kg').getByLabel('Price ±').fill('2.50');
  await page.locator('input[type=file][accept*="pdf"]').setInputFiles(samplePdf('FSC certificate.pdf'));
  await page.getByRole('button', { name: 'Remove FSC certificate.pdf' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Changes saved.').waitFor();

  const buyer = await journey.person({ width: 390 });
  await visit(buyer, `/products/${made.slug}`);
  await buyer.getByRole('link', { name: '1 kg' }).click();
  await buyer.getByRole('cell', { name: '₹12.50' }).first().waitFor();
  await buyer.getByRole('link', { name: /FSC chain of custody/ }).waitFor();
  await expectAccessible(buyer);
  await buyer.getByRole('button', { name: 'Add to basket' }).click();
  await buyer.getByRole('form', { name: 'Order' }).getByRole('link', { name: 'View basket' }).click();
  await buyer
    .getByRole('link', { name: `${title}, with zip (1 kg)` })
    .first()
    .waitFor();

  await bringBackFirst(page, made.id);
  await discardInAnotherBrowser(title);
});

async function bringBackFirst(page: Page, id: string): Promise<void> {
  await visit(page, `/dashboard/products/${id}/edit`);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByText('Version 2', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByText('Version 1 loaded').waitFor();

  await page.getByText('Changes stored a moment ago').waitFor();
}

/** Opens unsaved changes in another browser and discards them there. */
async function discardInAnotherBrowser(title: string): Promise<void> {
  const phone = await journey.person({ width: 390 });
  await signInAs(phone, 'supplier');
  await visit(phone, '/dashboard/my-products/drafts');
  await phone.getByRole('link', { name: title }).click();
  await phone.getByText('not saved yet').waitFor();
  expect(await phone.getByLabel('Title').inputValue()).toBe(title);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Discard changes' }).click();
  await phone.getByText('Unsaved changes are stored automatically').waitFor();
  expect(await phone.getByLabel('Title').inputValue()).not.toBe(title);
}

it('a supplier pins a product, and buyers see it first on the storefront', { timeout: 120_000 }, async () => {
  const title = `Journey carton ${Date.now().toString(36)}`;
  await callAs('supplier', {
    path: '/store/products',
    method: 'POST',
    body: {
      title,
      description: 'Folding carton for a journey, printed in two colors and packed flat.',
      ...publicProduct,
    },
  });
  const page = await journey.person({ width: 390 });
  await signInAs(page, 'supplier');
  await visit(page, `/dashboard/my-products?q=${encodeURIComponent(title)}`);
  const menu = page.getByRole('button', { name: `More options for ${title}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Pin to storefront' }).click();
  await page.getByText('Pinned to the top of your storefront.').waitFor();
  await page.getByRole('row', { name: title }).getByText('Pinned').waitFor();
  await expectAccessible(page);

  const buyer = await journey.person({ width: 390 });
  await visit(buyer, '/suppliers/sahyadri-corrugators');
  const first = buyer.locator('#products').getByRole('article').first();
  await first.getByRole('link', { name: title }).waitFor();
  await first.getByText('Pinned').waitFor();
  await expectAccessible(buyer);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Unpin from storefront' }).click();
  await page.getByText('Unpinned from your storefront.').waitFor();
  await visit(buyer, '/suppliers/sahyadri-corrugators');
  expect(await buyer.getByText('Pinned', { exact: true }).count()).toBe(0);
});

it('a supplier starts a product on a phone, finishes it on a computer, and previews it', {
  timeout: 120_000,
}, async () => {
  const title = `Journey draft ${Date.now().toString(36)}`;
  // The second person to save is told so.
  const phone = await journey.person({ width: 390, expectedErrors: [/409/] });
  await signInAs(phone, 'supplier');
  await visit(phone, '/dashboard/add-product');
  await phone.getByLabel('Title').fill(title);
  await phone.getByText('Draft saved a moment ago').waitFor();

  const desk = await journey.person({ width: 1440 });
  await signInAs(desk, 'supplier');
  await visit(desk, '/dashboard/my-products');
  await desk.getByRole('link', { name: 'Drafts' }).click();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: title }).click();
  await desk.getByLabel('Description').fill('Begun on the phone and gone on with at the desk.');
  await desk.getByText('Draft saved a moment ago').waitFor();

  await phone.getByLabel('Description').fill('Typed on the phone meanwhile.');
  await phone.getByText('This draft was updated on another device').waitFor();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Show other version' }).click();
  await phone.getByText('Begun on the phone and gone on with at the desk.').waitFor();

  await chooseCategory(desk, 'mailer box');
  await desk.getByLabel('Title').fill(`${title}, not saved`);
  await desk.getByRole('button', { name: 'Preview' }).click();
  await desk.getByText('not saved', { exact: true }).waitFor();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Back to form' }).click();
  await desk.getByRole('button', { name: 'Publish product' }).click();
  await desk.getByText('Enter a number').first().waitFor();
  await desk.getByRole('button', { name: 'Save as Draft' }).click();
  await desk.getByRole('button', { name: `Discard ${title}, not saved` }).click();
  await desk.getByRole('button', { name: 'Discard', exact: true }).click();
  await desk.getByText('Draft discarded.').waitFor();
});

it.each([768, 1024, 1280, 1440])('the icons of My products have their full size at %d px', async (width) => {
  const page = await journey.person({ width });
  await signInAs(page, 'supplier');
  await visit(page, '/dashboard/my-products');
  await page.getByRole('table').waitFor();
  const squeezed = await page.locator('main svg.lucide').evaluateAll((icons) =>
    icons
      .map((icon) => icon.getBoundingClientRect())
      .filter(({ width: wide, height }) => height > 0 && Math.abs(wide - height) > 0.5)
      .map(({ width: wide, height }) => `${wide} × ${height}`),
  );
  expect(squeezed).toEqual([]);
  const table = await page.getByRole('table').boundingBox();
  const menu = await page
    .getByRole('button', { name: /^More options for/ })
    .first()
    .boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual((table?.x ?? 0) + (table?.width ?? 0));
  await page
    .getByRole('button', { name: /^More options for/ })
    .first()
    .click();
  await page.getByRole('main').getByRole('menu').waitFor();
});
