import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();
const reports = ['product-views', 'sales-trends', 'inquiry-analytics', 'buyer-demographics'] as const;

/** Returns the number of rows of a list of any kind. */
const rowsOf = (page: Page) =>
  page.locator('main').locator('tbody tr, [aria-label="Inquiries"] > li').filter({ visible: true });

describe('the overview of the sample store', () => {
  it('begins with what needs attention, each with a link to exactly these records', async () => {
    const page = await journey.person({ width: 390, height: 844 });
    await visit(page, '/dashboard/overview');
    const strip = page.getByRole('region', { name: 'Needs attention' });
    await strip.getByRole('link').first().waitFor();
    expect((await strip.boundingBox())?.y).toBeLessThan(
      (await page.getByRole('heading', { name: 'Today’s revenue' }).boundingBox())?.y ?? 0,
    );
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const links = await strip
      .getByRole('list', { name: 'Open tasks' })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')] as const));
    expect(links.map(([, href]) => href)).toEqual(
      expect.arrayContaining([
        '/dashboard/order-history?status=placed',
        '/dashboard/buyer-inquiries?tab=unanswered',
        '/dashboard/order-history?status=overdue',
      ]),
    );
    for (const [words, href] of links) {
      const count = Number.parseInt(words ?? '', 10);
      expect(count).toBeGreaterThan(0);
      await visit(page, href ?? '');
      await rowsOf(page).first().waitFor();
      // A list shows 20 records at first.
      expect([href, await rowsOf(page).count()]).toEqual([href, Math.min(count, 20)]);
    }
    const badge = (name: RegExp) => page.getByRole('link', { name }).first();
    await badge(/^Messages.*2/).waitFor();
    await badge(/^Notifications.*3/).waitFor();
  });
});

describe('the figures of the overview', () => {
  it('name their units, and each axis has one', async () => {
    const page = await journey.person({ width: 1440 });
    await visit(page, '/dashboard/overview');
    await page.getByText('units in stock').waitFor();
    await page.getByText('compared with the same time yesterday').waitFor();
    const drawn = page.getByRole('img', { name: /^Sales ₹/ }).filter({ visible: true });
    const units = (await drawn.locator('text').allTextContents())
      .filter((words) => words.startsWith('₹'))
      .map((words) => words.replaceAll(/[\d.,]/g, ''));
    expect([units.length > 1, new Set(units).size]).toEqual([true, 1]);
    const trending = page.locator('section', { has: page.getByRole('heading', { name: /^Top Trending/ }) });
    expect(await trending.locator('dd').allInnerTexts()).not.toContain('0');
  });
});

describe('the reports', () => {
  it('show a guest the sample store, by day and as a file', async () => {
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

  it('are readable on a phone, each with a text alternative', async () => {
    const page = await journey.person({ width: 390 });
    for (const name of reports) {
      await visit(page, `/dashboard/${name}?range=90d`);
      await page.getByRole('img').first().waitFor();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });

  it('draw counts as bars, and no bar for zero', async () => {
    const page = await journey.person({ width: 1440 });
    await visit(page, '/dashboard/inquiry-analytics?range=30d');
    const table = page.getByRole('table', { name: 'Inquiries and replies' });
    await table.waitFor();
    const counts = await table
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
      );
    const drawn = page.getByRole('img', { name: /^\d+ inquiries?/ }).filter({ visible: true });
    // Replied inquiries and those without a reply are stacked, each in its color.
    for (const [series, color] of ['--d1', '--d2'].entries()) {
      const bars = (await drawn.locator(`path[style*="${color}"]`).getAttribute('d')) ?? '';
      expect(bars).not.toMatch(/C/i);
      expect(bars.match(/M/g)?.length ?? 0).toBe(counts.filter((row) => (row[series] ?? 0) > 0).length);
    }
    expect(counts.flat()).toContain(0);
    const waits = page.getByRole('list', { name: 'Inquiries by time to first reply' }).getByRole('listitem');
    for (const row of await waits.all()) {
      const isZero = (await row.locator('b').innerText()) === '0';
      expect(await row.locator('[aria-hidden] > span').count()).toBe(isZero ? 0 : 1);
    }
  });

  it('have a table behind every chart, on request', async () => {
    const page = await journey.person({ width: 390 });
    await visit(page, '/dashboard/inquiry-analytics?range=90d');
    for (const [name, heads] of [
      ['From inquiry to order', ['Stage', 'Inquiries', '% of previous']],
      ['Inquiries by time to first reply', ['Time to first reply', 'Inquiries']],
    ] as const) {
      const figure = page.getByRole('figure').filter({ has: page.getByRole('list', { name }) });
      await figure.getByRole('button', { name: 'Show as table' }).click();
      const table = figure.getByRole('table', { name });
      expect(await table.getByRole('columnheader').allTextContents()).toEqual(heads);
      expect(await table.locator('tbody tr').count()).toBe(
        await figure.getByRole('list', { name }).getByRole('listitem').count(),
      );
    }
    await expectAccessible(page);
    await visit(page, '/dashboard/product-views?range=90d');
    const rates = page.getByRole('table', { name: 'Inquiries and orders as a share of views, by product' });
    await rates.waitFor({ state: 'attached' });
    expect(await rates.locator('tbody tr').count()).toBeGreaterThan(0);
    await visit(page, '/dashboard/buyer-demographics?range=90d');
    const map = page.getByRole('table', { name: 'Sales by country' });
    await map.waitFor({ state: 'attached' });
    expect(await map.getByRole('columnheader').allTextContents()).toEqual(['Country', 'Sales']);
    expect(await map.locator('tbody tr').count()).toBeGreaterThan(0);
  });

  it('compare sales with a dashed line, in one unit, and show earnings when asked', async () => {
    const page = await journey.person({ width: 1440 });
    await visit(page, '/dashboard/sales-trends?range=30d');
    const table = page.getByRole('table', { name: 'Sales compared with the previous period' });
    await table.waitFor();
    const heads = () => table.getByRole('columnheader').allTextContents();
    expect(await heads()).toEqual(['Sales', 'Previous period']);
    const drawn = page.getByRole('img', { name: /^Sales ₹/ }).filter({ visible: true });
    for (const path of await drawn.locator('path').all())
      expect(await path.getAttribute('d')).not.toMatch(/C/);
    const units = (await drawn.locator('text').allTextContents())
      .filter((words) => words.startsWith('₹'))
      .map((words) => words.replaceAll(/[\d.,]/g, ''));
    expect(units.length).toBeGreaterThan(1);
    expect(new Set(units).size).toBe(1);
    await page.getByRole('checkbox', { name: 'Show earnings' }).check();
    await expect.poll(heads).toEqual(['Sales', 'Previous period', 'Earnings']);
    await expectAccessible(page);
  });

  it('explain what is wrong with a custom range', async () => {
    const page = await journey.person({ expectedErrors: [/400/] });
    await visit(page, '/dashboard/sales-trends?range=custom&from=2026-03-02&to=2026-03-01');
    await page.getByText('The start date is after the end date. Swap them.').first().waitFor();
  });

  it('are those of the supplier, and the sales report is available as PDF', async () => {
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
