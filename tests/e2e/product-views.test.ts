import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();
let path = '';

beforeAll(async () => {
  const results = await (await fetch(`${journey.origin}/search?q=stand-up+pouch`)).text();
  path = /href="(\/products\/[^"?#]+)"/.exec(results)?.[1] ?? '/products/none';
});

const pictures = (page: Page) => page.getByRole('list', { name: /^Pictures of / });
const thumbnail = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Select a picture' }).getByRole('link', { name, exact: true });
/** Returns the name of the picture that fills the gallery. */
const shown = (page: Page) =>
  pictures(page).evaluate(
    (list) => (list.children[Math.round(list.scrollLeft / list.clientWidth)] as HTMLElement).dataset.picture,
  );

it('a buyer goes through the drawings of a product with the keyboard and the thumbnails', async () => {
  const page = await journey.person();
  await visit(page, path);
  const images = pictures(page).getByRole('img');
  expect(await images.count()).toBe(4);
  expect(await images.first().getAttribute('fetchpriority')).toBe('high');
  expect(await images.nth(1).getAttribute('alt')).toMatch(/^In use: .+/);
  expect(await images.nth(2).getAttribute('alt')).toMatch(/^Drawing with dimensions\. .+\d\smm/);
  expect(await images.nth(3).getAttribute('alt')).toMatch(/packed for shipment: .*per (pack|pallet)/);

  await pictures(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown(page)).toBe('In use');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown(page)).toBe('Dimensions');
  await expect.poll(() => thumbnail(page, 'Dimensions').getAttribute('aria-current')).toBe('true');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown(page)).toBe('Packing');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown(page)).toBe('Dimensions');

  await thumbnail(page, 'Product').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => shown(page)).toBe('Product');
  await thumbnail(page, 'Packing').click();
  await expect.poll(() => shown(page)).toBe('Packing');
  expect(await page.evaluate(() => [window.scrollY, window.location.hash])).toEqual([0, '']);
  await expectAccessible(page);
});

it('the thumbnails work without scripts, and do not move the page', async () => {
  const context = await journey.browser.newContext({
    baseURL: journey.origin,
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(path);
    await thumbnail(page, 'Dimensions').click();
    await expect.poll(() => shown(page)).toBe('Dimensions');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  } finally {
    await context.close();
  }
});

it.each([
  [768, 1024],
  [390, 844],
  [720, 450],
])('the gallery leaves room for the name and the price at %i × %i', async (width, height) => {
  const page = await journey.person({ width, height });
  await visit(page, path);
  const box = await pictures(page).locator('..').boundingBox();
  expect(box?.height).toBeGreaterThan(120);
  expect(box?.height).toBeLessThanOrEqual(0.45 * height + 1);
});

it('the page of a product prints as a specification sheet on one page', async () => {
  const page = await journey.person();
  await visit(page, path);
  await page.getByRole('button', { name: 'Print specification sheet' }).waitFor();
  expect(await page.getByText('Specification sheet', { exact: true }).isVisible()).toBe(false);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.getByText('Specification sheet', { exact: true }).waitFor();
  const code = page.getByRole('img', { name: 'QR code of this page' });
  expect(await code.getAttribute('src')).toBe(`/qr${path}.svg`);
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.getByText(`${new URL(journey.origin).host}${path}`).isVisible()).toBe(true);
  for (const [name, isVisible] of [
    ['Product', true],
    ['In use', false],
    ['Dimensions', true],
    ['Packing', false],
  ] as const)
    expect(await page.locator(`[data-picture="${name}"] img`).isVisible()).toBe(isVisible);
  expect(await page.getByRole('table', { name: 'Price by quantity' }).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'Size', exact: true }).first().isVisible()).toBe(true);
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('textbox').filter({ visible: true }).count()).toBe(0);

  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});
