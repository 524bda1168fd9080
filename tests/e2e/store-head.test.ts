import { describe, expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

describe('the header of the dashboard', () => {
  it('finds records of the store with the keyboard only, and lists its shortcuts', {
    timeout: 90_000,
  }, async () => {
    const page = await journey.person();
    await signInAs(page, 'supplier');
    await visit(page, '/dashboard/categories');
    await page.getByRole('heading', { name: /categories, .* products/ }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search products, orders, inquiries' }).fill('box');
    await page.getByRole('option', { name: 'All products that match' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dashboard\/products\/.+\/edit/);
    expect(await page.getByRole('listbox', { name: 'Search results' }).count()).toBe(0);
  });
});
