import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { orderByCall } from '#support/order-calls.ts';
import { nth, orderable } from '#support/store-calls.ts';

const journey = useJourney();

it('a supplier moves an order across the board with the keyboard only', { timeout: 120_000 }, async () => {
  const product = nth(await orderable(), 3);
  const { reference: number } = await orderByCall([product]);
  const page = await journey.person({ width: 1440 });
  await signInAs(page, 'supplier');
  await visit(page, '/dashboard/dispatch-tracker');
  const grip = page.getByRole('button', { name: `Move order ${number} by keyboard` });
  await grip.waitFor();
  await expectAccessible(page);
  await grip.focus();
  await page.keyboard.press('Space');
  await page.getByText(`Order ${number} picked up from Placed.`, { exact: false }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const confirmed = page.getByRole('region', { name: /^Confirmed/ });
  await confirmed.getByRole('link', { name: number, exact: true }).waitFor();
  await page.getByText(`Order ${number}: confirm`).first().waitFor();

  await page.getByRole('button', { name: `Actions for order ${number}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Start production' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start production' }).click();
  const making = page.getByRole('region', { name: /^In production/ });
  await making.getByRole('link', { name: number, exact: true }).waitFor();

  await page.getByRole('checkbox', { name: `Select order ${number}` }).check();
  await page.getByRole('button', { name: 'Mark as ready' }).click();
  await page
    .getByRole('region', { name: /^Ready/ })
    .getByRole('link', { name: number, exact: true })
    .waitFor();
});

it.each([390, 1440])(
  'guests can view the orders of the sample store at %s px, and change nothing',
  async (width) => {
    const page = await journey.person({ width });
    for (const path of [
      'order-history',
      'dispatch-tracker',
      'dispatch-tracker?view=list',
      'order-history/terms',
    ]) {
      await visit(page, `/dashboard/${path}`);
      await page.locator('h1').waitFor();
      await expectAccessible(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await visit(page, '/dashboard/order-history');
    await page
      .getByRole('link', { name: /[A-Z]{2,4}\d*-\d+$/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /^Order [A-Z]/ }).waitFor();
    await expectAccessible(page);
    expect(await page.getByRole('button', { name: /Confirm order|Dispatch|Record payment/ }).count()).toBe(0);
  },
);

it('an empty basket says what to do', async () => {
  const page = await journey.person({ width: 390 });
  await visit(page, '/basket');
  await page.getByRole('heading', { name: 'Your basket is empty' }).waitFor();
  await expectAccessible(page);
});
