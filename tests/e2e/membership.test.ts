import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, hydratedPart, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

it('compares plans, and leads a guest to sign up with the selected one', { timeout: 90_000 }, async () => {
  const page = await journey.person();
  await visit(page, '/membership');
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual([
    'Basic',
    'Silver',
    'Gold',
  ]);
  await page.getByText('₹2,500').waitFor();
  await page.getByRole('radio', { name: 'Annual' }).check();
  await page.getByText('₹2,125', { exact: false }).first().waitFor();
  await page.getByText('₹25,500 billed annually').waitFor();
  const open = page.locator('details[open]');
  expect(await open.count()).toBe(1);
  await page.getByText('How do I pay?').click();
  await expect.poll(() => open.count()).toBe(1);
  await page.getByText(/By bank transfer; we don’t accept cards/).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create Account Now' }).click();
  await page.waitForURL('**/sign-up');
});

it('shows suppliers the selected plan while they sign up', async () => {
  const page = await journey.person();
  await visit(page, '/membership');
  await page.getByRole('article').filter({ hasText: 'Gold' }).getByRole('link').first().click();
  await page.waitForURL('**/sign-up?membership=gold');
  const plan = page.getByText('You selected the Gold plan');
  await plan.waitFor();
  await page.getByText('Your 14-day free trial starts when your store is approved.').waitFor();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Customer' }).check({ force: true });
  await plan.waitFor({ state: 'detached' });
  await visit(page, '/sign-up?membership=nonsense');
  expect(await page.getByText(/You selected/).count()).toBe(0);
});

it('shows that plans are loading, and why they could not be loaded, with the message of the server if there is one', async () => {
  const lost = { expectedErrors: [/Failed to load resource|ERR_FAILED|status of 503|./] };
  const page = await journey.person({ ...lost, width: 1440 });
  const plansData = /\/membership\.data/;
  await visit(page, '/coming-soon');
  let answer: (route: Route) => Promise<void> = (route) => route.abort();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(plansData, async (route) => {
    await held;
    await answer(route);
  });
  const link = page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Membership program' });
  await hydratedPart(link);
  await link.click();
  await page.getByText('Loading plans...', { exact: true }).waitFor();
  await expectAccessible(page);
  release();
  await page.getByRole('heading', { name: 'Error: Failed to fetch' }).waitFor();
  await expectAccessible(page);
  answer = (route) => route.continue();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('₹2,500').waitFor();

  await visit(page, '/coming-soon');
  answer = async (route) => {
    // The response for a missing page, with another message and status.
    const response = await route.fetch({ url: `${journey.origin}/blog/details/nothing.data` });
    const body = (await response.text())
      .replace('404', '503')
      .replace('blog-detail', 'membership')
      .replace('Blog not found', 'The plans are being counted.');
    await route.fulfill({ response, status: 503, body });
  };
  await hydratedPart(link);
  await link.click();
  await page.getByRole('heading', { name: 'Error: The plans are being counted.' }).waitFor();
});

it('explains what a change of plan does, lets the owner select what stays public, and reverses it', {
  timeout: 120_000,
}, async () => {
  const page = await journey.person({ width: 1280 });
  await signInAs(page, 'supplier');
  await visit(page, '/membership');
  await page.getByText(/Your store is on Silver/).waitFor();
  await page.getByRole('link', { name: 'Choose Gold' }).click();
  await page.getByRole('alertdialog').getByText(/Gold/).first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Choose Basic' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(/hidden from buyers, not deleted. You choose which ones stay visible/).waitFor();
  await dialog.getByRole('button', { name: /^Change on/ }).click();
  await page.getByText(/then Basic/).waitFor();

  await visit(page, '/dashboard/public-products');
  await page.getByText(/your plan changes to Basic/).waitFor();
  await expectAccessible(page);
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).uncheck();
  await page.getByRole('button', { name: 'Save selection' }).click();
  await page.getByText('Selection saved.').waitFor();

  await visit(page, '/membership');
  await page.getByText(/then Basic/).waitFor();
  await page.getByRole('link', { name: 'Choose Silver' }).click();
  await page.getByRole('button', { name: 'Keep Silver' }).click();
  await page.getByText(/renews on/).waitFor();
});

it('shows when a plan renews and when its invoices are due and paid, and offers no trial of that plan', async () => {
  const page = await journey.person({ width: 1440 });
  await visit(page, '/membership');
  const silver = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Silver' }) });
  expect(await silver.getByText('14-day free trial').count()).toBe(1);
  await signInAs(page, 'supplier');
  await visit(page, '/membership');
  await silver.getByText('Your plan').waitFor();
  expect(await silver.getByText('14-day free trial').count()).toBe(0);

  await page.getByRole('main').getByRole('link', { name: 'Plan & invoices' }).first().click();
  await page.waitForURL('**/dashboard/plan');
  await page.getByRole('heading', { name: 'You’re on Silver' }).waitFor();
  const renewal = page.locator('dl > div').filter({ hasText: 'Renews on' });
  expect(await renewal.locator('dd').innerText()).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  const invoices = page.getByRole('table', { name: 'Invoices for your plan' });
  const headers = await invoices.getByRole('columnheader').allInnerTexts();
  const [due, paid] = [headers.indexOf('Due'), headers.indexOf('Paid')];
  expect(headers).toEqual(expect.arrayContaining(['Due', 'Paid']));
  const settled = invoices
    .getByRole('row')
    .filter({ has: page.getByText('Paid', { exact: true }) })
    .nth(1);
  for (const column of [due, paid])
    expect(await settled.getByRole('cell').nth(column).innerText()).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await expectAccessible(page);
});

it('shows a guest the company of the sample store, read-only', { timeout: 120_000 }, async () => {
  const page = await journey.person();
  await visit(page, '/dashboard/profile-status');
  for (const [title, percent] of [
    ['Basic Information', '100'],
    ['Business Verification', '60'],
    ['Product Catalog', '75'],
  ] as const) {
    const bar = page.getByRole('progressbar', { name: title });
    await bar.waitFor();
    expect(await bar.getAttribute('aria-valuenow')).toBe(percent);
  }
  await page.getByText('Verified suppliers get 3x more inquiries and higher trust scores.').waitFor();
  await expectAccessible(page);
  for (const [path, text] of [
    ['company-info', 'Rangoli Packworks'],
    ['certifications', 'BRCGS Packaging Materials'],
    ['bank-tax-details', '•••• 7919'],
  ] as const) {
    await visit(page, `/dashboard/${path}`);
    await page.getByRole('main').getByText(text).first().waitFor();
    await expectAccessible(page);
  }
  expect(await page.getByRole('button', { name: 'Change' }).count()).toBe(0);
});
