import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

const select = (page: Page) => page.getByLabel('Approximate prices in');
/** Returns the approximate prices that the reader sees. */
const approximate = async (page: Page) =>
  (await page.getByRole('main').innerText()).match(/≈\u00a0[^\d\n]*[\d,.]+/g) ?? [];

it('a reader selects the currency of approximate prices, and finds it again on the next page', async () => {
  const page = await journey.person();
  await visit(page, '/search?q=corrugated+box');
  expect((await approximate(page))[0]).toMatch(/^≈\u00a0\$/);
  const main = page.getByRole('main');
  await main
    .getByText(/^₹[\d.,–]+, charged in INR$/)
    .first()
    .waitFor();
  expect(await main.getByText('charged in USD').filter({ visible: true }).count()).toBe(0);
  // The footer is hydrated after the page.
  await expect
    .poll(async () => {
      await select(page).selectOption('JPY');
      return (await approximate(page))[0];
    })
    .toMatch(/^≈\u00a0¥\d/);
  await visit(page, '/search?q=pouch');
  await expect.poll(async () => (await approximate(page))[0]).toMatch(/^≈\u00a0¥\d/);
  await expect.poll(() => select(page).inputValue()).toBe('JPY');
  await select(page).selectOption('none');
  await expect.poll(() => approximate(page)).toEqual([]);
});

it('a reader in the seller’s currency sees one price, from the first paint', async () => {
  const page = await journey.person();
  await visit(page, '/');
  await page.evaluate(() => localStorage.setItem('currency', 'INR'));
  await visit(page, '/search?q=corrugated+box');
  const main = page.getByRole('main');
  await main
    .getByText(/, charged in USD$/)
    .first()
    .waitFor();
  expect(await main.getByText('charged in INR').filter({ visible: true }).count()).toBe(0);
  const visible = (await main.innerText()).match(/^(≈\u00a0)?₹[\d,.–]+/gm) ?? [];
  expect(visible.some((price) => price.startsWith('₹'))).toBe(true);
});

it('a stored currency without a rate shows the prices of the sellers alone', async () => {
  const page = await journey.person();
  await visit(page, '/');
  await page.evaluate(() => localStorage.setItem('currency', 'XTS'));
  await visit(page, '/search?q=pouch');
  await expect.poll(() => approximate(page)).toEqual([]);
  await expect.poll(() => select(page).inputValue()).toBe('none');
});

it('a list of suppliers shows facts and products, and a supplier’s page what was verified', async () => {
  const page = await journey.person();
  await visit(page, '/suppliers');
  // Suppliers with checked documents come first.
  const tile = page.getByRole('article').first();
  await tile.getByText('Typical reply').waitFor();
  await tile.getByText(/^Business documents checked \w+ \d{4}$/).waitFor();
  expect(await tile.getByRole('list').getByRole('link').count()).toBe(3);
  const heights = await page
    .getByRole('article')
    .evaluateAll((tiles) => tiles.slice(0, 12).map(({ clientHeight }) => clientHeight));
  expect(new Set(heights).size).toBe(1);
  await expectAccessible(page);
  await tile.getByRole('heading').getByRole('link').click();
  await page.getByRole('heading', { name: 'Performance' }).waitFor();
  const performance = page.getByRole('main');
  await performance.getByText('Business documents checked', { exact: true }).waitFor();
  await performance.getByText('On-time dispatch').first().waitFor();
  await expectAccessible(page);
});
