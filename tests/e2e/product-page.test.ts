import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

async function openMailerBox(page: Page): Promise<void> {
  await visit(page, '/search?q=mailer box');
  const href = await page.locator('#results article a[href^="/products/"]').first().getAttribute('href');
  await visit(page, href ?? '');
}

/** Returns the window coordinates of the lower edge of what has this selector. */
const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe('the page of a product', () => {
  it('has the name as its heading, the attributes below, and the complete title in the tab', async () => {
    const page = await journey.person({ width: 1440, height: 900 });
    await openMailerBox(page);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.textContent()).toBe('E-commerce mailer box');
    expect(await page.title()).toMatch(/^E-commerce mailer box, FEFCO 0427, .+ mm/);
    const details = page.locator('h1 + p');
    expect(await details.textContent()).toContain('B\u2011flute');
    expect(await details.textContent()).toMatch(/\d\u00a0×\u00a0\d+\u00a0×\u00a0\d+\u00a0mm/);
  });

  it('shows prices, quantity and the order button on a laptop without scrolling', async () => {
    const page = await journey.person({ width: 1440, height: 900 });
    await openMailerBox(page);
    for (const selector of ['main table', 'main input[name="quantity"]', 'main button[value="checkout"]'])
      expect(await bottomOf(page, selector)).toBeLessThanOrEqual(900);
  });

  it.each([
    [768, 1024],
    [720, 450],
  ])('leaves half of a window of %i × %i to the product’s name and price', async (width, height) => {
    const page = await journey.person({ width, height });
    await openMailerBox(page);
    const picture = await page
      .locator('main img')
      .first()
      .evaluate((image) => image.parentElement?.offsetHeight);
    expect(picture).toBeLessThanOrEqual(height * 0.45 + 1);
    const bar = page.getByRole('group', { name: 'Order now' });
    await bar.getByText(/pieces at ≈/).waitFor();
    expect(await bar.getByRole('button', { name: 'Order now' }).isEnabled()).toBe(true);
  });

  it('begins its alternatives within six screens of a phone, and no bar covers its end', async () => {
    const page = await journey.person({ width: 390, height: 844 });
    await openMailerBox(page);
    const alternatives = page.getByRole('region', { name: 'Alternatives from other suppliers' });
    const top = await alternatives.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThan(6 * 844);
    const makers = await alternatives.locator('a[href^="/suppliers/"]').allTextContents();
    expect(new Set(makers).size).toBe(makers.length);

    await page
      .getByRole('button', { name: /^Compare: / })
      .first()
      .click();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const tray = page.getByRole('complementary', { name: 'Comparison' });
    await tray.waitFor();
    const box = await tray.boundingBox();
    expect(await bottomOf(page, 'footer a[href="/terms"], footer a:last-of-type')).toBeLessThan(box?.y ?? 0);
    await expectAccessible(page);
  });

  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('leads to the inquiry form on $width pixels before its scripts are there', async (size) => {
    const page = await journey.person(size);
    await openMailerBox(page);
    await page.getByRole('link', { name: 'Ask or get a quote' }).first().click();
    const message = page.locator('#inquiry textarea').first();
    await message.waitFor();
    await page.waitForURL('**#inquiry');
    await expect
      .poll(() => message.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(size.height);
    await message.fill('What do 20,000 cost?');
    await page.waitForTimeout(1000);
    expect(await message.inputValue(), 'what is typed stays').toBe('What do 20,000 cost?');
  });

  it('groups the specification, and explains its terms', async () => {
    const page = await journey.person({ width: 1440, height: 900 });
    await openMailerBox(page);
    const facts = page.getByRole('region', { name: 'Specification' });
    for (const group of ['Size', 'Material', 'Print', 'Compliance', 'Logistics'])
      expect(await facts.getByRole('heading', { level: 3, name: group }).isVisible()).toBe(true);
    await facts.getByText('Flute', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await facts.getByText(/^The height of the waves in the board/).waitFor();
    expect(await focused(page)).toBe('Flute');
    expect(await facts.getByText('See flute table').count()).toBe(0);
    await expectAccessible(page);
  });

  it('groups the digits of the quantity until it is edited', async () => {
    const page = await journey.person({ width: 1440, height: 900 });
    await openMailerBox(page);
    const field = page.getByLabel('Quantity', { exact: true }).first();
    const drawn = () =>
      field.evaluate((input) => getComputedStyle(input.parentElement as Element, '::before').content);
    await field.fill('5000');
    await field.blur();
    expect(await drawn()).toContain('5,000');
    expect(await field.inputValue()).toBe('5000');
    await field.focus();
    expect(await drawn()).toBe('none');
  });

  it('moves the focus of the keyboard from the pressed button to the link to the basket', async () => {
    const page = await journey.person({ width: 1440, height: 900 });
    await openMailerBox(page);
    await page.getByRole('button', { name: 'Add to basket' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: 'Order' }).getByRole('link', { name: 'View basket' }).waitFor();
    await expect.poll(() => focused(page)).toBe('View basket');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/basket');
  });
});

it('a buyer asks in private or in public in one place, and both texts are retained', async () => {
  const page = await journey.person({ width: 390, height: 844 });
  await openMailerBox(page);
  const { pathname } = new URL(page.url());
  const section = page.getByRole('region', { name: 'Ask or get a quote' });
  await section.getByLabel('Your message').fill('Would you print it in two colors?');
  expect(await section.getByLabel('Deliver to').isVisible()).toBe(false);
  await section.getByText('Target price, date and delivery (optional)').click();
  await section.getByLabel('Deliver to').fill('Pune');
  // A comma that may be a decimal point is never dropped, but explained.
  const price = section.getByLabel(/^Target price per/);
  await price.pressSequentially('10,50');
  expect(await price.inputValue()).toBe('10,50');
  await section.getByRole('button', { name: /^Send/ }).click();
  await section.getByText('Write 10.50, with a point: a comma separates thousands.').waitFor();
  await price.fill('10.50');

  await section.getByRole('radio', { name: 'Private message' }).focus();
  await page.keyboard.press('ArrowRight');
  await section.getByLabel('Your question').fill('Is the board food-safe?');
  expect(await section.getByLabel('Your message').isVisible()).toBe(false);
  await expectAccessible(page);
  await section.getByRole('radio', { name: 'Private message' }).check();
  expect(await section.getByLabel('Your message').inputValue()).toBe('Would you print it in two colors?');
  expect(await section.getByLabel('Deliver to').inputValue()).toBe('Pune');

  await section.getByRole('radio', { name: 'Public question' }).check();
  await section.getByRole('button', { name: 'Post question' }).click();
  await page.waitForURL('**/sign-in?next=**');
  const next = new URL(page.url()).searchParams.get('next') ?? '';
  expect(next.startsWith(pathname)).toBe(true);
  await signInAs(page, 'customer');
  await visit(page, next);
  await expect.poll(() => section.getByLabel('Your question').inputValue()).toBe('Is the board food-safe?');
  expect(await section.getByRole('radio', { name: 'Public question' }).isChecked()).toBe(true);
  expect(await section.getByRole('button', { name: 'Post question' }).isVisible()).toBe(true);
});
