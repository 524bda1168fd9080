import { describe, expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();
const missing = /status of 404/;

const pages = [
  '/',
  '/blog-list',
  '/membership',
  '/categories',
  '/suppliers',
  '/search?q=box',
  '/search?q=zzqqxx',
  '/coming-soon',
  '/forgot-password',
];
const sections = [
  'overview',
  'my-products',
  'buyer-inquiries',
  'archived-inquiries',
  'notifications',
  'add-product',
  'settings',
  'profile-status',
];

describe.each([
  ['a phone', 390],
  ['a desk', 1440],
])('on %s', (_name, width) => {
  it.each(pages)('%s can be used by everyone', async (path) => {
    const page = await journey.person({ width });
    await visit(page, path);
    expect(await page.locator('h1').count()).toBe(1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

  it.each(sections)('the sample store shows %s', async (section) => {
    const page = await journey.person({ width });
    await visit(page, `/dashboard/${section}`);
    await page.getByText('This is a sample store').waitFor();
    await page.locator('h1').waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});

describe('an unknown URL', () => {
  it('returns 404 with a link to the home page', async () => {
    const page = await journey.person({ expectedErrors: [missing] });
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go Home' }).waitFor();
    await expectAccessible(page);
  });

  it.each(['/products/no-such-product', '/suppliers/nobody', '/blog/details/nothing', '/categories/none'])(
    '%s too',
    async (path) => {
      const page = await journey.person({ expectedErrors: [missing] });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await page.locator('h1').waitFor();
    },
  );
});

describe('a lost connection', () => {
  it.each([
    '/about',
    '/news',
    '/courses/corrugated-board-from-the-ground-up',
    '/membership',
    '/suppliers',
    '/search?q=box',
    '/help',
    '/sign-in',
  ])('shows how to continue at %s', async (path) => {
    const page = await journey.person({ expectedErrors: [/./] });
    await visit(page, '/coming-soon');
    await page.route('**/*.data*', (route) => route.abort());
    await page.evaluate((to) => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate(to: string): Promise<void> };
      };
      return router.navigate(to);
    }, path);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.getByRole('contentinfo').waitFor();
    expect(await page.getByText('Application Error').count()).toBe(0);
    expect(await page.title()).toMatch(/Packwright$/);
  });

  it('shows how to load the wizard again', async () => {
    const page = await journey.person({ expectedErrors: [/./] });
    await signInAs(page, 'supplier');
    await page.route('**/api/v1/registration', (route) => route.abort());
    await page.goto('/registration');
    await page.getByRole('heading', { name: 'Your registration could not be loaded' }).waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/v1/registration');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sahyadri Corrugators' }).waitFor();
  });
});

describe('without JavaScript', () => {
  it('a guest can read the home page, a product, a search and the plans, and is told what needs it', async () => {
    const context = await journey.browser.newContext({ baseURL: journey.origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Innovative packaging, tailored for you' }).waitFor();
    await page.getByPlaceholder('Search for products, suppliers, jobs...').fill('box');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.waitForURL('**/search?**');
    await page.locator('a[href^="/products/"]').first().click();
    await page.waitForURL('**/products/**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/membership');
    await page.getByText('₹2,500').waitFor();
    expect(await page.getByText('Loading plans...').count()).toBe(0);
    for (const path of ['/registration', '/account']) {
      await page.goto(path);
      // Searching by text skips such elements.
      const said = page.locator('main noscript p').first();
      await said.waitFor();
      expect(await said.textContent()).toContain('Turn on JavaScript');
    }
    await context.close();
  });
});
