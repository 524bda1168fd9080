import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

it('a buyer reads what requests saved, in another currency too, and opens one of them', async () => {
  const page = await journey.person({ width: 1440 });
  await signInAs(page, 'customer');
  await visit(page, '/account/requests');
  await page.getByRole('main').getByRole('link', { name: 'View savings' }).click();
  await page.getByRole('heading', { name: 'Savings', level: 1 }).waitFor();
  await page.getByRole('radio', { name: '12 Months' }).click();
  await page.waitForURL(/range=12m/);
  await page.getByText('minus the awarded total, where at least two suppliers quoted it').waitFor();
  await page.getByText('in USD at June 2026 rates').waitFor();
  const table = page.getByRole('table', { name: 'Savings by request' });
  await table.waitFor();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await page.getByText('in EUR at June 2026 rates').waitFor();
  expect(await table.innerText()).toContain('€');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('savings.csv');
  await table.getByRole('link').first().click();
  await page.waitForURL('**/account/requests/*');
});

it('a buyer without awards reads what to do next', async () => {
  const page = await journey.person({ width: 390 });
  await signInAs(page, 'customer');
  await visit(page, '/account/savings?range=custom&from=2025-01-01&to=2025-01-02');
  await page.getByRole('heading', { name: 'No awards in this period' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'New request' }).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
