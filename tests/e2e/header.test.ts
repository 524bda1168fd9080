import { describe, expect, it } from 'vitest';
import { expectAccessible, hydratedPart, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

describe('the header', () => {
  it.each([
    ['Blog Topic', 'sample', '**/blog-list?topic=sample'],
    ['Products', 'pouch', '**/search?*q=pouch*'],
    ['Suppliers', 'films', '**/search?*in=suppliers*'],
  ])('searches %s', async (scope, words, address) => {
    const page = await journey.person();
    await visit(page, '/membership');
    const box = page.getByRole('search', { name: 'Search the marketplace' }).first();
    expect(await box.getByRole('combobox').locator('option').allTextContents()).toEqual([
      'Blog Topic',
      'Products',
      'Suppliers',
    ]);
    await box.getByRole('combobox').selectOption(scope);
    await box.getByRole('searchbox').fill(words);
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('shows the country and the language, which cannot be changed', async () => {
    const page = await journey.person();
    await visit(page, '/help');
    const banner = page.getByRole('banner');
    await banner.getByText('Deliver to').waitFor();
    await banner.getByText('English-USD').waitFor();
    expect(await banner.getByRole('link', { name: 'Become a supplier' }).getAttribute('href')).toBe(
      '/registration',
    );
  });

  it('opens the categories with the keyboard, and closes them on Escape, a click outside and when the focus leaves', async () => {
    const page = await journey.person();
    await visit(page, '/coming-soon');
    const row = page.getByRole('navigation', { name: 'Categories' });
    const summary = row.getByText('All categories').first();
    const panel = row.getByRole('link', { name: 'Spices', exact: true });
    // Until its script has loaded, the panel opens, but has no arrow keys.
    await hydratedPart(row);
    await summary.focus();
    await page.keyboard.press('Enter');
    await panel.waitFor();
    await expectAccessible(page);
    // The arrow keys move between the categories and into the subcategories of one.
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Primary Packaging');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Secondary Packaging');
    await page.keyboard.press('ArrowRight');
    const subcategory = await focused();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(
      /^\/categories\//,
    );
    await page.keyboard.press('ArrowDown');
    expect(await focused()).not.toBe(subcategory);
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('Secondary Packaging');
    // Tab goes through the subcategories, and to the next category after them.
    const stops: string[] = [];
    for (let i = 0; i < 20 && stops.at(-1) !== 'Tertiary Packaging'; i += 1) {
      await page.keyboard.press('Tab');
      stops.push(await focused());
    }
    expect(stops.length).toBeGreaterThan(3);
    expect(stops.at(-1)).toBe('Tertiary Packaging');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await summary.click();
    await page.mouse.click(1265, 700);
    await panel.waitFor({ state: 'hidden' });
    await summary.click();
    await row.getByRole('link', { name: 'Corrugated Boxes', exact: true }).focus();
    await panel.waitFor({ state: 'hidden' });
    await summary.click();
    await panel.click();
    await page.waitForURL('**/categories/spices');
    await panel.waitFor({ state: 'hidden' });
  });

  it('has a menu for signed-in users', async () => {
    const page = await journey.person();
    await signInAs(page, 'customer');
    await visit(page, '/');
    const banner = page.getByRole('banner');
    await banner.locator('summary', { hasText: 'Account of' }).click();
    await banner.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(await banner.getByRole('link', { name: 'Sign in' }).isVisible()).toBe(false);
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'Sign out' }).click();
    await banner.getByRole('link', { name: 'Sign in' }).waitFor();
  });
});

describe('getting quotes', () => {
  const patient = { timeout: 10_000 };
  const quotes = { name: 'Get quotes', exact: true } as const;

  it('opens the form over a search, filled in from it, and keeps what is typed', async () => {
    const page = await journey.person();
    await visit(page, '/search?q=mailer+box&quantity=500');
    await page.getByRole('banner').getByRole('link', quotes).click();
    const dialog = page.getByRole('dialog', { name: 'Tell Us What You Need' });
    const product = dialog.getByLabel('Product / service name');
    await expect.poll(() => product.inputValue(), patient).toBe('mailer box');
    expect(await dialog.getByLabel('Quantity').inputValue()).toBe('500');
    await dialog
      .getByRole('status')
      .getByText(/suppliers? match/)
      .waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Details').fill('A5, two colours');
    await dialog.getByLabel('Mobile number').fill('98220 12345');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Get quotes');
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.getByLabel('Details').inputValue(), patient).toBe('A5, two colours');
    // After signing in, name and number are still there, also on another page.
    await signInAs(page, 'customer');
    await visit(page, '/request');
    const form = page.getByRole('form', { name: 'Tell Us What You Need' });
    await expect.poll(() => form.getByLabel('Mobile number').inputValue(), patient).toBe('98220 12345');
  });

  it('starts from a product with its name, quantity and link, and sends it', async () => {
    const page = await journey.person();
    await visit(page, '/search?q=mailer');
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL('**/products/**');
    // The URL changes a moment before the page does; until then, the form is that of the search.
    await page.getByRole('heading', { name: 'Specification', exact: true }).waitFor();
    await page.getByRole('banner').getByRole('link', quotes).click();
    const dialog = page.getByRole('dialog', { name: 'Tell Us What You Need' });
    await expect.poll(() => dialog.getByLabel('Details').inputValue(), patient).toContain(page.url());
    expect(await dialog.getByLabel('Quantity').inputValue()).toMatch(/^\d+$/);
    await dialog.getByLabel('Name', { exact: true }).fill('Asha Rao');
    await dialog.getByLabel('Mobile number').fill('98220 12345');
    await dialog.getByRole('button', { name: 'Submit Requirement' }).click();
    await dialog.getByRole('heading', { name: /^We are looking for suppliers of/ }).waitFor();
    await dialog.getByRole('link', { name: 'Browse suppliers' }).click();
    await page.waitForURL('**/suppliers');
    await dialog.waitFor({ state: 'detached' });
  });

  it('is a page without scripts, filled in from a category', async () => {
    const { browser, origin } = journey;
    const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/categories/dairy');
    await page.getByRole('banner').getByRole('link', quotes).click();
    await page.waitForURL('**/request?from=*');
    expect(await page.getByLabel('Product / service name').inputValue()).toBe('Dairy');
    await context.close();
  });
});

describe('the menu on a phone', () => {
  it('can be opened, cycled through, closed and used with the keyboard only', async () => {
    const page = await journey.person({ width: 390, height: 800 });
    await visit(page, '/help');
    const button = page.getByLabel('Menu', { exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Resources' });
    await menu.waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    // The focus moves in reading order, and back to the button.
    const inReadingOrder = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'details[data-locks-page] :is(summary, a[href], button, input, select)',
        ),
      ]
        .filter((stop) => stop.checkVisibility())
        .map((stop) => stop.textContent?.trim() ?? ''),
    );
    const order: string[] = [];
    const visited = new Set<string>();
    for (let i = 0; i < 40; i += 1) {
      await page.keyboard.press('Tab');
      const here = await page.evaluate(() => {
        const active = document.activeElement;
        const inMenu = active?.closest('details[data-locks-page]') !== null;
        return { inMenu, words: active?.textContent?.trim() ?? '' };
      });
      expect(here.inMenu).toBe(true);
      visited.add(here.words);
      order.push(here.words);
    }
    const [, ...afterButton] = inReadingOrder;
    expect(order.slice(0, inReadingOrder.length)).toEqual([...afterButton, inReadingOrder[0]]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(visited.size).toBeGreaterThan(10);
    for (const words of [
      'Sign in',
      'Sign up',
      'Get quotes',
      'All categories',
      'Suppliers',
      'Calculators',
      'Blog',
    ])
      expect(visited).toContain(words);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Membership program' }).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/membership');
    await menu.waitFor({ state: 'hidden' });
  });

  it('closes on a click outside', async () => {
    const page = await journey.person({ width: 800, height: 700 });
    await visit(page, '/help');
    await page.getByLabel('Menu', { exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Resources' });
    await menu.waitFor();
    await page.mouse.click(40, 600);
    await menu.waitFor({ state: 'hidden' });
  });
});

describe('the footer', () => {
  it('leads to existing pages, each with one heading, a title and no errors', async () => {
    const page = await journey.person();
    await visit(page, '/help');
    const links = await page
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]));
    const byName = new Map(links as [string, string][]);
    for (const name of [
      'All categories',
      'Featured selections',
      'Trade Assurance',
      'Packaging Contract',
      'Certifications',
      'Buyer Central',
      'Help Center',
      'Get the app',
      'Membership program',
    ])
      expect([...byName.keys()]).toContain(name);
    expect(byName.get('Membership program')).toBe('/membership');
    await page.getByText('Copyright © 2024').waitFor();
    for (const name of [
      'Featured selections',
      'Trade Assurance',
      'Packaging Contract',
      'Certifications',
      'Buyer Central',
      'Help Center',
    ]) {
      await visit(page, byName.get(name) ?? '');
      expect([name, await page.getByRole('heading', { level: 1 }).count()]).toEqual([name, 1]);
      await expectAccessible(page);
    }
  });

  it('has a help center with search, and a form whose messages reach an admin', async () => {
    const page = await journey.person();
    await visit(page, '/help');
    const box = page.getByRole('search', { name: 'Search help' });
    await box.getByRole('searchbox').fill('cancel order');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Can I cancel an order?' }).waitFor();
    const form = page.getByRole('form', { name: 'Contact us' });
    await form.getByRole('button', { name: 'Send message' }).click();
    await form.locator('[data-field-error]', { hasText: 'Select a topic' }).waitFor();
    const name = `Priya ${Date.now()}`;
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Email').fill('priya@example.com');
    await form.getByLabel('Topic').selectOption('An order');
    await form.getByLabel('Message').fill('The second delivery of my order is missing.');
    await form.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { name: 'Message sent' }).waitFor();
    const admin = await journey.person();
    await signInAs(admin, 'admin');
    await visit(admin, '/admin/messages');
    const message = admin.getByRole('article').filter({ hasText: name });
    await message.getByText('The second delivery of my order is missing.').waitFor();
    await expectAccessible(admin);
    await message.getByRole('button', { name: 'Mark as answered' }).click();
    await message.waitFor({ state: 'detached' });
  });
});
