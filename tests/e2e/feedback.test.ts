import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, hydratedPart, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

describe('while the next page loads', () => {
  /** Records when the line is visible, in milliseconds after the next click. */
  const watchLine = (page: Page) =>
    page.evaluate(() => {
      const seen: number[] = [];
      let clicked = 0;
      window.addEventListener('click', () => (clicked = performance.now()), true);
      const look = (): void => {
        const line = document.querySelector('[data-progress]');
        if (line && getComputedStyle(line).visibility === 'visible') seen.push(performance.now() - clicked);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen });
    });
  const firstSeen = (page: Page) =>
    page.evaluate(() => (window as unknown as { seen: number[] }).seen[0] ?? null);

  it.each([
    [null, '/', '/jobs', '**/*.data*'],
    [null, '/', '/suppliers', '**/*.data*'],
    ['supplier', '/dashboard/my-products', '/dashboard/order-history', '**/api/v1/**'],
  ] as const)('says so as %s from %s to %s', { timeout: 60_000 }, async (role, from, to, delayed) => {
    const page = await journey.person({ width: 1440 });
    if (role) await signInAs(page, role);
    await visit(page, from);
    await page.route(delayed, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await watchLine(page);
    const link = page
      .locator(`nav a[href="${to}"]`)
      .and(page.locator(role ? '*' : '[aria-label="Categories"] *'))
      .first();
    await hydratedPart(link);
    // Whatever covers the link, and whether or not its menu is open.
    await link.evaluate((node: HTMLElement) => node.click());
    await page.locator('[data-progress]').waitFor();
    await page.waitForURL(`**${to}`);
    await page.locator('[data-progress]').waitFor({ state: 'detached' });
    const first = await firstSeen(page);
    expect(first).not.toBeNull();
    // Never for faster pages.
    expect(first).toBeGreaterThanOrEqual(140);
    // The machine may be slow to draw, but not slower than the delayed page.
    expect(first).toBeLessThan(1500);
  });
});

describe('when the server fails', () => {
  const requestId = '12ab34cd-0000-4000-8000-000000000000';
  const failing = (message: string) => ({
    status: 500,
    json: { status: 'error', code: 'internal', message, requestId },
  });

  it('a screen says so in a sentence, with the request id and a way to retry', async () => {
    const page = await journey.person({ width: 390, expectedErrors: [/Failed to load resource/] });
    await signInAs(page, 'customer');
    await page.route('**/api/v1/account/orders*', (route) => route.fulfill(failing('boom')));
    await page.route('**/api/v1/orders*', (route) => route.fulfill(failing('boom')));
    await page.goto('/account/orders');
    await page.getByRole('heading', { name: 'This page didn’t load' }).waitFor();
    await page
      .getByText('Something went wrong on our side. Your work is safe. Try again in a moment.')
      .waitFor();
    await page.getByText(requestId).waitFor();
    expect(await page.getByText('boom').count()).toBe(0);
    await page.unroute('**/api/v1/account/orders*');
    await page.unroute('**/api/v1/orders*');
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
  });

  it('a form says what it could not do, and what was typed stays', async () => {
    const page = await journey.person({ width: 390, expectedErrors: [/Failed to load resource/] });
    await signInAs(page, 'customer');
    await visit(page, '/account/settings');
    await page.getByLabel('Name').fill('Daniel A. Reyes');
    await page.route('**/api/v1/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill(failing('boom')),
    );
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText(`Request ID: ${requestId}`).waitFor();
    expect(await page.getByText('boom').count()).toBe(0);
    expect(await page.getByLabel('Name').inputValue()).toBe('Daniel A. Reyes');
  });
});

it('messages that follow each other can each be dismissed', async () => {
  const page = await journey.person({ width: 390 });
  await signInAs(page, 'customer');
  await visit(page, '/account/settings');
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect.poll(() => dismiss.count()).toBe(count);
  }
  const areReachable = () =>
    dismiss.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
  await expect.poll(areReachable).toEqual([true, true]);
  await expectAccessible(page);
});

describe('the comparison', () => {
  const addToComparison = async (page: Page): Promise<void> => {
    const buttons = page.getByRole('button', { name: /^Compare: / });
    await buttons.nth(0).click();
    await buttons.nth(1).click();
  };

  it('shows the selected products if its URL names none', async () => {
    const page = await journey.person({ width: 1440 });
    await visit(page, '/search?q=pouch');
    await addToComparison(page);
    await visit(page, '/compare');
    await page.waitForURL(/\/compare\?products=/);
    await page.getByRole('table').first().waitFor();
    expect(await page.getByText('No products to compare').count()).toBe(0);
    await expectAccessible(page);
  });

  it('starts with the quantity of the search', async () => {
    const page = await journey.person({ width: 1440 });
    await visit(page, '/search?q=pouch&quantity=5000');
    await addToComparison(page);
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.waitForURL(/\/compare\?/);
    expect(
      await page
        .getByRole('form', { name: 'How to compare' })
        .getByRole('spinbutton')
        .or(page.locator('input[name="quantity"]'))
        .first()
        .inputValue(),
    ).toBe('5000');
    // Also via a product, whose URL does not contain it.
    await visit(page, '/compare');
    await page.waitForURL(/quantity=5000/);
  });
});

it('leads from the search box to the first result in a few Tabs', async () => {
  const page = await journey.person({ width: 1440 });
  await visit(page, '/search?q=pouch');
  const first = page.locator('#results article a[href^="/products/"]').first();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const isOn = (name: string) =>
    page.evaluate((text) => document.activeElement?.textContent?.trim() === text, name);
  let tabs = 0;
  while (!(await isOn('Skip to results')) && tabs < 6) {
    await page.keyboard.press('Tab');
    tabs += 1;
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(tabs).toBeLessThanOrEqual(4);
});

describe('with forced colors', () => {
  /** Screens, and what is selected on each: it must differ from its neighbours by more than a tint. */
  it.each([
    ['/search?q=pouch', 'nav[aria-label="What to search"] a'],
    ['/membership', 'label:has(input[type="radio"])'],
    ['/jobs', 'label:has(input[type="radio"]), [aria-pressed]'],
  ])('%s shows what is selected', async (path, options) => {
    const page = await journey.person({ width: 1440 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await visit(page, path);
    const looks = await bordersOf(page, options);
    expect(looks.length).toBeGreaterThan(1);
    expect(new Set(looks).size).toBeGreaterThan(1);
  });

  it('frames the selected price and variant and the quantity of a product', async () => {
    const page = await journey.person({ width: 1440 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await visit(page, '/search?q=mailer box');
    const href = await page.locator('#results article a[href^="/products/"]').first().getAttribute('href');
    await visit(page, href ?? '');
    await page.getByRole('cell').first().waitFor();
    const rows = await bordersOf(page, 'tr:has(> th[scope="row"]):has(> td)');
    expect(new Set(rows).size).toBeGreaterThan(1);
    expect(rows.filter((row) => row.startsWith('solid 2px'))).toHaveLength(1);
    const hasFrame = await page
      .getByLabel('Quantity', { exact: true })
      .first()
      .evaluate((field) => {
        for (
          let place: Element | null = field;
          place && !place.matches('form, main');
          place = place.parentElement
        )
          if (getComputedStyle(place).borderTopStyle === 'solid') return true;
        return false;
      });
    expect(hasFrame).toBe(true);
  });
});

/** Returns the styles that survive forced colours: borders, not tints and shadows. */
const bordersOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { outlineStyle, outlineWidth, borderTopWidth, borderTopStyle } = getComputedStyle(one);
      return [outlineStyle, outlineWidth, borderTopWidth, borderTopStyle].join(' ');
    }),
  );

describe('the first view of a product', () => {
  const openProduct = async (page: Page): Promise<void> => {
    await visit(page, '/search?q=mailer box');
    const href = await page.locator('#results article a[href^="/products/"]').first().getAttribute('href');
    await visit(page, href ?? '');
  };

  it.each([390, 768])('has price, quantity and the order button in view at %d px', async (width) => {
    const page = await journey.person({ width, height: width === 390 ? 844 : 1024 });
    await openProduct(page);
    const bar = page.getByRole('group', { name: 'Order now' });
    await bar.waitFor();
    expect(await bar.textContent()).toMatch(/^≈.+₹.+ at ≈/);
    await expectAccessible(page);
    // If the order panel itself is in view, one button is enough.
    await page.getByRole('form', { name: 'Order' }).scrollIntoViewIfNeeded();
    await bar.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Specification' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await bar.getByRole('button', { name: 'Order now' }).click();
    await page.waitForURL(/\/checkout|\/sign-in/);
  });

  it('shows no picture that is taller than 45% of a tablet', async () => {
    const page = await journey.person({ width: 768, height: 1024 });
    await openProduct(page);
    const box = await page
      .locator('main img')
      .first()
      .evaluate((image) => image.parentElement?.offsetHeight);
    expect(box).toBeLessThanOrEqual(1024 * 0.45 + 1);
  });

  it('shows the order button on a laptop without scrolling', async () => {
    const page = await journey.person({ width: 1440, height: 900 });
    await openProduct(page);
    const box = await page.getByRole('button', { name: 'Order now' }).first().boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(900);
  });
});

it('leads from an added product to the basket', async () => {
  const page = await journey.person({ width: 390 });
  await visit(page, '/search?q=mailer box');
  await page.locator('#results article a[href^="/products/"]').first().click();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  const said = page.getByRole('status').filter({ hasText: 'Added to basket.' });
  await said.getByRole('link', { name: 'View basket' }).click();
  await page.waitForURL('**/basket');
});
