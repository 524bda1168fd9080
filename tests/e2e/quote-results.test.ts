import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

it('a supplier reads how many quotes win, why others were lost, and opens one of them', async () => {
  const page = await journey.person({ width: 1440 });
  await signInAs(page, 'supplier');
  await visit(page, '/dashboard/quote-results?range=12m');
  await page.getByRole('heading', { name: 'Quote results', level: 1 }).waitFor();
  await page.getByText('A quote is decided once it is accepted, declined or expired').waitFor();
  const reasons = page.getByRole('list', { name: 'Lost quotes by reason' });
  await reasons.getByText('Another supplier was cheaper').waitFor();
  await reasons.getByText(/Median \d+(\.\d)?% above the lowest price/).waitFor();
  await expectAccessible(page);
  const table = page.getByRole('table', { name: 'Lost quotes', exact: true });
  const rows = table.locator('tbody tr');
  const shown = await rows.count();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(shown);
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('Declined by the buyer');
  await expect.poll(async () => new Set(await rows.locator('td:nth-child(4)').allInnerTexts()).size).toBe(1);
  await table.getByText('“Your price is 8% above our budget.”').first().waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('quote-results.csv');
  await rows.first().getByRole('link').click();
  await page.waitForURL('**/dashboard/quotes/*');
  await page.getByText('Declined').first().waitFor();
});

it('a guest reads the results of the sample store, also on a phone', async () => {
  const page = await journey.person({ width: 390 });
  await visit(page, '/dashboard/quote-results?range=90d');
  await page.getByRole('table', { name: 'Lost quotes', exact: true }).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await visit(page, '/dashboard/quote-results?range=custom&from=2026-01-01&to=2026-01-01');
  await page.getByRole('heading', { name: 'No quotes in this period' }).waitFor();
  await expectAccessible(page);
});
