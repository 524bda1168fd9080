import sharp from 'sharp';
import { expect, it } from 'vitest';
import { expectAccessible, hydratedPart, signInAs, useJourney, visit } from '#support/journey.ts';
import { drawArt } from '#ui/packart/draw-art.ts';

const journey = useJourney();

it('completes, corrects, filters, shares and removes filters again', async () => {
  const page = await journey.person();
  await visit(page, '/');
  const header = page.getByRole('banner');
  await header.locator('input[name=q]').first().click();
  await header.getByRole('combobox', { name: 'Search the marketplace' }).first().fill('corru');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await options.filter({ hasText: 'corrugated' }).first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  expect(await options.first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await options.count()).toBe(0);

  await visit(page, '/search?q=corrogated+box');
  await page.getByText('Showing results for').waitFor();
  await expectAccessible(page);
  const count = async () =>
    Number(
      /[\d,]+/
        .exec(await page.getByRole('status').filter({ hasText: 'product' }).innerText())?.[0]
        .replace(',', ''),
    );
  const all = await count();
  await page
    .getByRole('region', { name: /^Filter/ })
    .getByRole('link', { name: /^Verified suppliers/ })
    .click();
  await page.getByRole('link', { name: 'Remove Verified suppliers' }).waitFor();
  expect(await count()).toBeLessThanOrEqual(all);
  expect(new URL(page.url()).searchParams.get('verified')).toBe('1');
  await page.getByRole('link', { name: 'Remove Verified suppliers' }).click();
  await page.waitForURL((url) => !url.searchParams.has('verified'));
  await page.getByRole('link', { name: 'corrogated box' }).click();
  await page.waitForURL(/literal=1/);
});

it('understands a size, and finds a code first', async () => {
  const page = await journey.person();
  await visit(page, '/search?q=box+300x200x150+mm');
  await page.getByRole('link', { name: 'Remove 300 × 200 × 150 mm' }).click();
  await page.waitForURL(/q=box(&|$)/);
  await visit(page, '/search?q=FEFCO+0427');
  await page.getByRole('article').first().getByRole('link', { name: /0427/ }).waitFor();
});

it('tells products that match all words from related ones', async () => {
  const page = await journey.person();
  // Other journeys publish mailers, but no pouches with a spout.
  await visit(page, '/search?q=spout+pouch');
  const summary = page.getByRole('status').filter({ hasText: 'related' });
  const [exact = '', related = ''] =
    /^([\d,]+) match(?:es)? all words, ([\d,]+) related$/.exec(await summary.innerText())?.slice(1) ?? [];
  expect(Number(exact)).toBeGreaterThan(0);
  await page.getByRole('heading', { name: `${related} related products` }).waitFor();
  const divider = page.getByRole('heading', { level: 2, name: /related products$/ });
  const above = await divider.evaluate(
    (heading) =>
      [...document.querySelectorAll('#results article')].filter(
        (card) => card.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).length,
  );
  expect(above).toBe(Number(exact));
  // Every order keeps both groups.
  await page.locator('#sort').selectOption('Newest');
  await page.waitForURL('**sort=**');
  await page.getByRole('heading', { name: `${related} related products` }).waitFor();
});

it('says that a price range is empty', async () => {
  const page = await journey.person();
  await visit(page, '/search?q=box&priceFrom=50&priceTo=10');
  await page.getByRole('alert').getByText('No price fits').waitFor();
  await page.getByRole('heading', { name: 'No products found for “box”' }).waitFor();
  const shown = /[\d,]+/.exec(await page.getByRole('link', { name: /^Show all/ }).innerText())?.[0];
  await page.getByRole('link', { name: /^Show all/ }).click();
  await page
    .getByRole('status')
    .filter({ hasText: `${shown} products` })
    .waitFor();
});

it('filters and sorts in a sheet on a phone', async () => {
  const page = await journey.person({ width: 390 });
  await visit(page, '/search?q=bottle');
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  const drawer = page.getByRole('region', { name: /^Filter/ });
  const filter = drawer.getByRole('link', { name: /^Eco-friendly/ });
  await hydratedPart(filter);
  await filter.click();
  await page.waitForURL(/eco=1/);
  await drawer.getByLabel('Sort by').selectOption('Newest');
  await page.waitForURL(/sort=newest/);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: /^Show/ }).click();
  await page.getByRole('link', { name: 'Remove Eco-friendly' }).waitFor();
});

it('suggests what to do when nothing is found, and explains the ranking', async () => {
  const page = await journey.person();
  await visit(page, '/search?q=xyzzyqwrt');
  await page.getByRole('heading', { name: 'No products found for “xyzzyqwrt”' }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/search?q=${'xyzzyqwrt'.repeat(12)}`);
  await page.getByRole('heading', { name: /^No products found for/ }).waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await visit(page, '/how-ranking-works');
  await page.getByRole('heading', { name: 'Never: payment' }).waitFor();
  await expectAccessible(page);
});

it('saves a search, and stops and deletes it', async () => {
  const page = await journey.person();
  await signInAs(page, 'customer');
  await visit(page, '/search?q=kraft+mailer');
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('link', { name: 'Saved' }).click();
  await page.getByRole('button', { name: 'Stop alerts for kraft mailer' }).click();
  await page.getByText('Alerts are off', { exact: false }).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete kraft mailer' }).click();
  await page.getByRole('heading', { name: 'No saved searches' }).waitFor();
});

it('finds products that look like a photo or like another product', async () => {
  const person = await journey.person({ width: 390, expectedErrors: [/status of 400/] });
  await visit(person, '/');
  await person.getByRole('button', { name: 'Search by picture' }).click();
  const zone = person.getByLabel('Take a photo or select an image');
  await zone.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await person.getByText('Select a JPG or PNG image.').waitFor();
  const drawing = drawArt({ what: 'pack', spec: { kind: 'bottle', seed: 'photo' } });
  const buffer = await sharp(Buffer.from(drawing)).flatten({ background: '#d8d3cb' }).jpeg().toBuffer();
  await zone.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer });
  await person.waitForURL('**/search/picture?look=**');
  const matches = person.getByRole('region', { name: 'Similar-looking products' });
  // After the first start, the pictures of the demo are processed in the background.
  await expect
    .poll(
      async () => {
        if ((await matches.count()) > 0) return true;
        await person.reload();
        return false;
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBe(true);
  await matches.getByRole('article').first().waitFor();
  await expectAccessible(person);
  await matches.getByRole('article').first().getByRole('link').first().click();
  await person.waitForURL('**/products/**');
  await person.getByRole('link', { name: 'Similar-looking products' }).click();
  await person.getByText('most similar first').waitFor();
});

it('filters suppliers by country, certificate and capability, and counts every tab', async () => {
  const page = await journey.person();
  await visit(page, '/search?in=suppliers');
  const tabs = page.getByRole('navigation', { name: 'What to search' });
  await tabs.getByRole('link', { name: /^Products\s*[\d,]+\+?$/ }).waitFor();
  await tabs.getByRole('link', { name: /^Suppliers\s*\d+$/ }).waitFor();
  const filters = page.getByRole('region', { name: /^Filter/ });
  await filters.getByRole('link', { name: /^India/ }).click();
  await page.getByRole('link', { name: 'Remove India' }).waitFor();
  await filters.getByRole('link', { name: /^Export ready/ }).click();
  await page.getByRole('link', { name: 'Remove Export ready' }).waitFor();
  expect(new URL(page.url()).searchParams.get('capability')).toBe('export-ready');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Remove India' }).click();
  await page.waitForURL((url) => !url.searchParams.has('country'));
});
