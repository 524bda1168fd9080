import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();
const pressed = { pressed: true };

it('keeps hearts in the browser, takes them over on signing in, and lists them', async () => {
  const page = await journey.person();
  await visit(page, '/search?q=box');
  const heart = page.getByRole('button', { name: /^Favourite:/ }).nth(1);
  const title = (await heart.getAttribute('aria-label'))?.replace('Favourite: ', '') ?? '';
  await heart.click();
  await page.reload();
  await page.getByRole('button', { name: `Favourite: ${title}`, ...pressed }).waitFor();

  await signInAs(page, 'customer');
  await visit(page, '/search?q=box');
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('favourite-products') ?? '{}').owner))
    .toBeTruthy();
  await visit(page, '/account/favourites');
  await page.getByRole('heading', { name: title }).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' });
});

it('compares products side by side, marks what differs, and can be shared', async () => {
  const page = await journey.person({ width: 390, height: 844 });
  await visit(page, '/search?q=corrugated+box');
  const marks = page.getByRole('button', { name: /^Compare:/ });
  await marks.nth(0).click();
  await marks.nth(1).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
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
  await friend.getByText('Add a second product to see what differs.').waitFor();
});
