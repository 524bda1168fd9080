import { describe, expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();
const fitsWidth = () => document.documentElement.scrollWidth <= innerWidth;

describe('the start page of a supplier', () => {
  it('confirms an order without leaving the overview, by keyboard', async () => {
    const page = await journey.person({ width: 390, height: 844 });
    await signInAs(page, 'supplier');
    await visit(page, '/dashboard/overview');
    const tasks = page.getByRole('list', { name: 'Next tasks' });
    const confirm = tasks.getByRole('button', { name: /^Confirm order/ }).first();
    const name = (await confirm.getAttribute('aria-label')) ?? '';
    expect((await confirm.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await confirm.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await confirm.press('Enter');
    await question.getByRole('button', { name: 'Confirm order' }).click();
    await page.getByText(/confirmed. The buyer has been notified/).waitFor();
    await tasks.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/dashboard/overview');
    // The row stays in its place, so that a second click cannot hit the next order.
    await tasks.getByText('Confirmed', { exact: true }).waitFor();
    // The focus stays in the list instead of getting lost.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('ul')?.getAttribute('aria-label')))
      .toBe('Next tasks');
  });

  it('opens a conversation from the overview', async () => {
    const page = await journey.person();
    await signInAs(page, 'supplier');
    await visit(page, '/dashboard/overview');
    await page
      .getByRole('list', { name: 'Next tasks' })
      .getByRole('link', { name: /^Reply to/ })
      .first()
      .click();
    await page.getByLabel('Your message').waitFor();
  });

  it('shows the values of a chart as a table', async () => {
    const page = await journey.person();
    await visit(page, '/dashboard/overview');
    const report = page
      .getByRole('region', { name: 'Sales report' })
      .or(page.locator('section', { hasText: 'Sales report' }))
      .first();
    await report.getByRole('button', { name: 'Show as table' }).first().click();
    await page.getByRole('table', { name: 'Sales report' }).waitFor();
    await page.getByRole('button', { name: 'Copy table' }).first().waitFor();
    await expectAccessible(page);
  });
});

describe('the start page of a buyer', () => {
  it('shows what is open and leads to it', async () => {
    const page = await journey.person({ width: 390, height: 844 });
    await signInAs(page, 'customer');
    await visit(page, '/account');
    const orders = page.getByRole('list', { name: 'Open orders' });
    await orders
      .getByText(/^Next: /)
      .first()
      .waitFor();
    await page
      .getByText(/since you saved it/)
      .first()
      .waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(fitsWidth)).toBe(true);
    await orders.getByRole('link').first().click();
    await page.waitForURL('**/account/orders/**');
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Inquiries' }).click();
    await page.waitForURL('**/account/inquiries');
  });

  it('shows recently viewed products of this browser only', async () => {
    const page = await journey.person();
    await signInAs(page, 'customer');
    await visit(page, '/search?q=box');
    const link = page.getByRole('main').locator(':is(h2, h3) a[href^="/products/"]').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await page.waitForURL('**/products/**');
    await expect
      .poll(() =>
        page.evaluate(() => JSON.parse(localStorage.getItem('viewed-products') ?? '{}').ids?.length),
      )
      .toBe(1);
    await visit(page, '/account');
    const viewed = page.getByRole('list', { name: 'Recently viewed' });
    await viewed.getByRole('link').first().waitFor();
    expect(await viewed.getByRole('link').count()).toBe(1);
    expect(await viewed.textContent()).toContain(title.split(',')[0]);
  });
});

describe('the start page of an administrator', () => {
  it('is a frame of its own with counts, and offers only what is open', async () => {
    const page = await journey.person({ width: 1440 });
    await signInAs(page, 'admin');
    await visit(page, '/admin');
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    expect(await page.getByRole('link', { name: /basket|become a supplier/i }).count()).toBe(0);
    for (const item of await page.getByRole('main').getByRole('listitem').all()) {
      const count = Number.parseInt((await item.textContent()) ?? '', 10);
      expect(await item.getByRole('link').count()).toBe(count > 0 ? 1 : 0);
    }
    const trends = page.getByRole('region', { name: 'Last 12 weeks' });
    await trends.getByRole('button', { name: 'Show as table' }).first().click();
    await trends.getByRole('table', { name: 'New buyers by week' }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    const search = page.getByRole('searchbox', { name: 'Search stores, people, products and order numbers' });
    await search.fill('box');
    await search.press('Enter');
    await page.getByText(/results for “box”/).waitFor();
    expect(await page.evaluate(fitsWidth)).toBe(true);
    await expectAccessible(page);
    await page
      .getByRole('link', { name: /^Store: / })
      .first()
      .click();
    await page.waitForURL('**/admin/applications/*');
    await page.goBack();
    await page.getByRole('link', { name: 'Clear search' }).click();
    await page.getByText(/results for “box”/).waitFor({ state: 'detached' });
    expect(await search.inputValue()).toBe('');
    await page.locator('summary[aria-label="Sections"]').click();
    const link = page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: /^Messages/ });
    expect((await link.last().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.last().click();
    await page.waitForURL('**/admin/messages');
    expect(await page.evaluate(fitsWidth)).toBe(true);
  });
});
