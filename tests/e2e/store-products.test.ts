import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

it('a supplier brings products in from a file and prices them all at once', {
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
  expect(await page.getByLabel('What Product name holds').inputValue()).toBe('title');
  await expectAccessible(page);
  const search = page.getByRole('combobox', { name: 'Find a category' });
  const change = page.getByRole('button', { name: 'Change', exact: true });
  await search.or(change).first().waitFor();
  if (await search.isVisible()) {
    await search.fill('mailer box');
    await page.getByRole('listbox').getByRole('option').first().click();
    await change.waitFor();
  }
  await check.click();
  await page.getByText('“twelve” is not a price.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await page.getByRole('heading', { name: 'The import is done' }).waitFor();

  await visit(page, `/dashboard/my-products?q=${encodeURIComponent(`Journey mailer ${run}`)}`);
  for (const title of titles) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('button', { name: 'More for the chosen' }).click();
  await page.getByRole('menuitem', { name: 'Change prices' }).click();
  await page.getByLabel('By how many per cent?').fill('10');
  await page.getByRole('button', { name: 'Change prices' }).click();
  await page.getByText('2 products priced anew.').waitFor();
  await page.getByText('₹13.75').first().waitFor();
});
