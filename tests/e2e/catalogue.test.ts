import { expect, it } from 'vitest';
import { bindUnits } from '#features/catalog/products/rules/product-title.ts';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

/** Matches a title on a card. Readings of other unit systems, which are hidden, leave a space before a comma. */
const asShown = (title: string): RegExp =>
  new RegExp(
    bindUnits(title)
      .replaceAll(/[.()+]/g, String.raw`\$&`)
      .replaceAll(/\s/g, String.raw`\s`)
      .replaceAll(',', String.raw`\s?,`),
  );
const pressed = { pressed: true };

it('stores favourites in the browser, adds them to the account on sign-in, and lists them', async () => {
  const page = await journey.person();
  await visit(page, '/search?q=box');
  const heart = page.getByRole('button', { name: /^Favorite:/ }).nth(1);
  const title = (await heart.getAttribute('aria-label'))?.replace('Favorite: ', '') ?? '';
  await heart.click();
  await page.reload();
  await page.getByRole('button', { name: `Favorite: ${title}`, ...pressed }).waitFor();

  await signInAs(page, 'customer');
  await visit(page, '/search?q=box');
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('favourite-products') ?? '{}').owner))
    .toBeTruthy();
  await visit(page, '/account/favourites');
  await page.getByRole('heading', { name: asShown(title) }).waitFor();
  await expectAccessible(page);

  // The heart is the only control that removes it; selected again, it would bring it back.
  const saved = page.getByRole('button', { name: `Favorite: ${title}` });
  await saved.and(page.locator('[aria-pressed="true"]')).click();
  await saved.and(page.locator('[aria-pressed="false"]')).waitFor();
  await expect
    .poll(async () => {
      await visit(page, '/account/favourites');
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      return page.getByRole('heading', { name: asShown(title) }).count();
    })
    .toBe(0);
});

it('compares two or more products side by side, marks differences, and can be shared', async () => {
  const page = await journey.person({ width: 390, height: 844 });
  await visit(page, '/search?q=corrugated+box');
  const marks = page.getByRole('button', { name: /^Compare:/ });
  const compare = page.getByRole('link', { name: 'Compare', exact: true });
  await marks.nth(0).click();
  await page.getByText('1 selected: add another to compare').waitFor();
  expect(await compare.count()).toBe(0);
  await marks.nth(1).click();
  await page.getByText('2 of 4 selected').waitFor();
  await expectAccessible(page);
  await compare.click();
  await page.getByRole('heading', { level: 1, name: 'Compare products' }).waitFor();
  await expectAccessible(page);

  const rows = page.getByRole('rowheader');
  const all = await rows.count();
  await page.getByRole('checkbox', { name: 'Differences only' }).check();
  expect(await rows.count()).toBeLessThan(all);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  const friend = await journey.person();
  await visit(friend, new URL(page.url()).pathname + new URL(page.url()).search);
  expect(await friend.getByRole('columnheader').count()).toBeGreaterThanOrEqual(3);
  await friend
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await friend.getByText('Add a second product to compare.').waitFor();
  // A product that is no longer sold is left out; the others are still compared.
  await visit(friend, `${new URL(friend.url()).pathname}${new URL(friend.url()).search},no-longer-sold`);
  await friend.getByText('One product is no longer for sale').waitFor();
  await friend.getByText('Add a second product to compare.').waitFor();
});

const isWide = (page: { evaluate: (run: () => boolean) => Promise<boolean> }) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

it('shows figures in the selected units on every page', async () => {
  const page = await journey.person({ width: 390, height: 844 });
  await visit(page, '/search?q=gaylord+bulk+box');
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /1160 × 960 × 900 mm/ })
    .click();
  const facts = page.getByRole('region', { name: 'Specification' });
  await facts.getByText('1,160\u00a0mm').waitFor();
  await facts.getByRole('radio', { name: 'Inch' }).check();
  await facts.getByText('45.67\u00a0in').waitFor();
  expect(await facts.getByText('1,160\u00a0mm').isVisible()).toBe(false);
  await page
    .locator('h1 + p')
    .getByText(/45.67\u00a0×\u00a037.8\u00a0×\u00a035.43/)
    .waitFor();
  await page.reload();
  await page
    .locator('h1 + p')
    .getByText(/45.67\u00a0×\u00a037.8\u00a0×\u00a035.43/)
    .waitFor();
  await facts.getByRole('radio', { name: 'Ply / GSM' }).check();
  await facts.getByText('Material', { exact: true }).last().click();
  await facts.getByText('Indian board, approximate').click();
  await facts.getByText(/^The common board with the closest edge crush/).waitFor();
  await facts.getByText('5 ply', { exact: true }).waitFor();
  await expectAccessible(page);
  expect(await isWide(page)).toBe(false);
});

it('publishes a question about a product with its answer once it is answered', async () => {
  const words = `Is there a version for frozen goods? Asked at ${Date.now()}`;
  const buyer = await journey.person({ width: 390, height: 844 });
  await visit(buyer, '/search?q=mango+box');
  await buyer
    .getByRole('article')
    .filter({ hasText: 'Sahyadri Corrugators' })
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click();
  await buyer.getByRole('region', { name: 'Questions and answers' }).waitFor();
  const { pathname } = new URL(buyer.url());
  await signInAs(buyer, 'customer');
  await visit(buyer, pathname);
  const section = buyer.getByRole('region', { name: 'Ask or get a quote' });
  await section.getByRole('radio', { name: 'Public question' }).check();
  await section.getByLabel('Your question').fill('Write to me@else.example');
  await section.getByRole('button', { name: 'Post question' }).click();
  await section.getByText(/leave out links, email addresses and phone numbers/i).waitFor();
  await section.getByLabel('Your question').fill(words);
  await section.getByRole('button', { name: 'Post question' }).click();
  await section.getByRole('heading', { name: /^Question sent to/ }).waitFor();
  await expectAccessible(buyer);

  const seller = await journey.person();
  await signInAs(seller, 'supplier');
  await visit(seller, '/dashboard/product-questions');
  const asked = seller.getByRole('article').filter({ hasText: words });
  await asked.getByLabel('Your answer').fill('Yes, with a coating that stands minus 20 degrees.');
  await expectAccessible(seller);
  await asked.getByRole('button', { name: 'Publish answer' }).click();
  await asked.waitFor({ state: 'detached' });

  const friend = await journey.person();
  await visit(friend, pathname);
  await friend.getByRole('heading', { name: words }).waitFor();
  await friend.getByText('Yes, with a coating that stands minus 20 degrees.').first().waitFor();

  const admin = await journey.person();
  await signInAs(admin, 'admin');
  await visit(admin, '/admin/questions?show=all');
  const listed = admin.getByRole('article').filter({ hasText: words });
  await listed.getByRole('button', { name: 'Hide' }).click();
  await admin.getByRole('button', { name: 'Hide', exact: true }).last().click();
  await listed.getByText('Hidden', { exact: true }).waitFor();
  await expectAccessible(admin);
});

it('leads from categories and places to suppliers, and out of empty lists', async () => {
  const page = await journey.person({ width: 390, height: 844 });
  await visit(page, '/categories/slotted-corrugated-boxes');
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  const filters = page.getByRole('region', { name: 'Filter and sort' });
  await filters.getByRole('link', { name: /^Custom print/ }).waitFor();
  await filters.getByRole('button', { name: 'Close filters' }).click();
  await page.getByRole('heading', { name: 'Common questions' }).waitFor();
  await page.getByText(/^What is the minimum order for/).waitFor();
  await expectAccessible(page);
  expect(await isWide(page)).toBe(false);

  await visit(page, '/suppliers');
  await page
    .getByRole('region', { name: 'By country' })
    .getByRole('link', { name: /^India/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Packaging suppliers in India' }).waitFor();
  await page.getByRole('link', { name: /^Gujarat/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Packaging suppliers in Gujarat, India' }).waitFor();
  await expectAccessible(page);
  await visit(page, '/suppliers/in/iceland');
  await page.getByRole('main').getByRole('link', { name: 'Get quotes' }).waitFor();
  await expectAccessible(page);

  await visit(page, '/suppliers/with/fsc');
  await page.getByRole('heading', { level: 1, name: 'Packaging suppliers with FSC' }).waitFor();
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  const shop = page.getByRole('search', { name: 'Products of this store' });
  await shop.getByLabel('Search in this store').fill('no such thing');
  await shop.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('heading', { name: 'No matching products' }).waitFor();
  await page.getByRole('link', { name: 'Show all products' }).click();
  await page.getByRole('heading', { name: 'No matching products' }).waitFor({ state: 'detached' });
  await expectAccessible(page);
});

it('lists the favourites of a guest, and removes one', async () => {
  const page = await journey.person();
  await visit(page, '/favourites');
  await page.getByRole('heading', { name: 'No favorite products yet' }).waitFor();
  await visit(page, '/search?q=tape');
  const heart = page.getByRole('button', { name: /^Favorite:/ }).first();
  const title = (await heart.getAttribute('aria-label'))?.replace('Favorite: ', '') ?? '';
  await heart.click();
  await visit(page, '/favourites');
  await page.getByRole('heading', { name: asShown(title) }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Favorite: ${title}` }).click();
  await page.getByRole('heading', { name: 'No favorite products yet' }).waitFor();
});
