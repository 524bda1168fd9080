import { describe, expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

describe('the account on a phone', () => {
  it('has one button and one menu for an address', async () => {
    const page = await journey.person({ width: 390, height: 844 });
    await signInAs(page, 'customer');
    await visit(page, '/account/addresses');
    const office = page.getByRole('listitem').filter({ hasText: 'San Francisco' });
    const more = office.getByRole('button', { name: /^More actions for / });
    const buttons = office.getByRole('button');
    expect(await buttons.count()).toBe(2);
    const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
    await more.click();
    await page.getByRole('menuitem', { name: 'Use for billing' }).waitFor();
    await page.getByRole('menuitem', { name: 'Use for delivery' }).click();
    await office.getByText('Default delivery').waitFor();
    await more.click();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Use for billing', 'Delete']);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Bangalore' })
      .getByRole('button', { name: /^More actions for / })
      .click();
    await page.getByRole('menuitem', { name: 'Use for delivery' }).click();
    await office.getByText('Default delivery').waitFor({ state: 'detached' });
  });

  it('shows the current page in the middle of the row of pages', async () => {
    const page = await journey.person({ width: 390, height: 844 });
    await signInAs(page, 'customer');
    await visit(page, '/account/addresses');
    const box = await page.locator('main nav [aria-current="page"]', { hasText: 'Addresses' }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeGreaterThan(195 - 60);
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeLessThan(195 + 60);
  });

  it('shows messages below the header', async () => {
    const page = await journey.person({ width: 390, height: 844 });
    await signInAs(page, 'customer');
    await visit(page, '/account/settings');
    await page.getByRole('button', { name: 'Save profile' }).click();
    const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
    await toast.waitFor();
    const header = await page.locator('header').first().boundingBox();
    // The message moves in from above.
    await expect
      .poll(async () => (await toast.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
});
