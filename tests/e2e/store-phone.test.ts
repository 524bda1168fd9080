import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

const phone = async (): Promise<Page> => {
  const page = await journey.person({ width: 390, height: 844 });
  await signInAs(page, 'supplier');
  return page;
};

const topOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;

describe('my products on a phone', () => {
  it('shows more than four products without scrolling, each with its stock and a name of two lines', async () => {
    const page = await phone();
    await visit(page, '/dashboard/my-products');
    const rows = page.locator('tbody tr');
    await rows.first().waitFor();
    const bar = await topOf(page, 'nav[aria-label="Main sections"]');
    const boxes = await Promise.all([0, 1, 2, 3, 4].map((row) => rows.nth(row).boundingBox()));
    expect((boxes[3]?.y ?? Infinity) + (boxes[3]?.height ?? 0)).toBeLessThanOrEqual(bar);
    expect(boxes[4]?.y).toBeLessThan(bar);
    for (const row of await rows.all()) {
      expect(await row.innerText()).toMatch(/[\d,]+ in stock · (from )?₹/);
      expect((await row.getByRole('link').first().boundingBox())?.height).toBeLessThanOrEqual(40);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible(page);
  });

  it('says for how many days the stock of a product that sells will last', async () => {
    const page = await phone();
    await visit(page, '/dashboard/my-products');
    const left = page.locator('tbody tr').getByText(/^(\d+ days?|less than a day) left$/);
    await left.filter({ visible: true }).first().waitFor();
  });

  it('has all filters and the sort order in one drawer', async () => {
    const page = await phone();
    await visit(page, '/dashboard/my-products');
    expect(await page.getByRole('combobox').filter({ visible: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
    await sheet.getByLabel('Status').selectOption('out_of_stock');
    await page.waitForURL(/status=out_of_stock/);
    await sheet.getByLabel('Sort by').selectOption('Price, low to high');
    await page.waitForURL(/sort=price&order=asc/);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Show products' }).click();
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
    for (const row of await page.locator('tbody tr').all())
      expect(await row.innerText()).toContain('Out of stock');
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await sheet.getByRole('link', { name: 'Clear filters' }).click();
    await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
    expect(page.url()).not.toContain('status');
  });

  it('loads in the shape of the list, so that nothing moves when it appears', async () => {
    const page = await phone();
    let go = (): void => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/api/v1/store/products?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/dashboard/my-products');
    await page.getByRole('heading', { name: 'My products' }).waitFor();
    const waiting = await topOf(page, '[data-skeleton="filters"]');
    go();
    const search = page.getByRole('search', { name: 'Filter products' });
    await search.waitFor();
    expect(Math.abs(((await search.boundingBox())?.y ?? 0) - waiting)).toBeLessThanOrEqual(12);
  });

  it('begins with one line of counts, each a filter that can be removed again', async () => {
    const page = await phone();
    await visit(page, '/dashboard/my-products');
    const low = page.getByRole('link', { name: /^Low Stock Warning \d+$/ });
    const count = Number((await low.innerText()).replace(/\D/g, ''));
    const tops = await page
      .getByRole('list', { name: 'Products that need attention' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await low.click();
    await page.waitForURL(/stock=low/);
    await page.locator('a[aria-current="true"]', { hasText: 'Low Stock Warning' }).waitFor();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(count);
    await low.click();
    await page.waitForURL((url) => url.search === '');
  });
});
