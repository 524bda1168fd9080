import { describe, expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();
const reports = ['product-views', 'sales-trends', 'inquiry-analytics', 'buyer-demographics'] as const;

describe('the reports', () => {
  it('show a visitor the sample store, by days, and as a file', async () => {
    const page = await journey.person();
    await visit(page, '/dashboard/product-views');
    await page.getByRole('heading', { name: 'Product views', level: 1 }).waitFor();
    await page.getByRole('radio', { name: '7 Days' }).click();
    await page.waitForURL(/range=7d/);
    await page.getByRole('table', { name: 'Views by product' }).waitFor();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('product-views.csv');
  });

  it('are readable on a phone, each with its story in words', async () => {
    const page = await journey.person({ width: 390 });
    for (const name of reports) {
      await visit(page, `/dashboard/${name}?range=90d`);
      await page.getByRole('img').first().waitFor();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });

  it('tell what is wrong with a range of one’s own', async () => {
    const page = await journey.person({ expectedErrors: [/400/] });
    await visit(page, '/dashboard/sales-trends?range=custom&from=2026-03-02&to=2026-03-01');
    await page.getByText('The first day comes after the last. Please swap them.').first().waitFor();
  });

  it('are the supplier’s own, and the sales report comes as PDF', async () => {
    const page = await journey.person();
    await signInAs(page, 'supplier');
    await visit(page, '/dashboard/sales-trends?range=12m');
    await page.getByRole('table', { name: 'Sales by packaging type' }).waitFor();
    await visit(page, '/dashboard/overview');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('sales-report-12m.pdf');
  });
});
