import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { placeMadeOrder } from '#support/made-order.ts';
import { pdfText } from '#support/pdf-text.ts';

const journey = useJourney();

/** Fills in and sends a proposal for twice the quantity. */
async function proposeDouble(supplier: Page): Promise<void> {
  await supplier.getByRole('button', { name: 'Propose a change' }).click();
  const dialog = supplier.getByRole('dialog');
  await dialog.getByLabel('Quantity').fill('2000');
  await dialog.getByRole('row', { name: /^Total/ }).waitFor();
  await dialog.getByRole('button', { name: 'Send proposal' }).click();
  await dialog.getByText('Enter a reason').waitFor();
  expect(await dialog.getByLabel('Quantity').inputValue(), 'nothing typed is lost').toBe('2000');
  await dialog.getByLabel('Reason').fill('The smallest run is 2,000.');
  await expectAccessible(supplier);
  await dialog.getByRole('button', { name: 'Send proposal' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Fills in and sends a proposal for a higher price of a confirmed order. */
async function proposePrice(supplier: Page): Promise<void> {
  await supplier.getByRole('button', { name: 'Propose a change' }).click();
  const dialog = supplier.getByRole('dialog');
  await dialog.getByText(/a credit note cancels it and a new invoice replaces it/).waitFor();
  await dialog.getByLabel('Unit price').fill('21.50');
  await dialog.getByLabel('Reason').fill('Film prices went up.');
  await expectAccessible(supplier);
  await dialog.getByRole('button', { name: 'Send proposal' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Saves the newest invoice, which states the new price. */
async function expectNewInvoice(buyer: Page): Promise<void> {
  const download = buyer.waitForEvent('download');
  await buyer.getByRole('button', { name: /^Tax invoice INV.*Replaces/ }).click();
  const pdf = readFileSync(await (await download).path());
  expect(pdfText(pdf)).toContain('21.50');
}

it('both sides agree on a change of an order', { timeout: 240_000 }, async () => {
  const order = await placeMadeOrder();
  const supplier = await journey.person({ width: 1440, expectedErrors: [/status of 409/] });
  await signInAs(supplier, 'supplier');
  await visit(supplier, `/dashboard/order-history/${order.id}`);
  await proposeDouble(supplier);
  await supplier.getByText('You proposed a change').waitFor();
  await expectAccessible(supplier);
  await supplier.getByRole('button', { name: 'Confirm order' }).click();
  await supplier.getByText('There is an open proposal to change this order').waitFor();

  const buyer = await journey.person({ width: 390, height: 844 });
  await signInAs(buyer, 'customer');
  await visit(buyer, `/account/orders/${order.id}`);
  await buyer.getByRole('heading', { name: /proposes a change/ }).waitFor();
  await buyer.getByText('The smallest run is 2,000.').waitFor();
  await expectAccessible(buyer);
  await buyer.getByRole('button', { name: 'Reject' }).click();
  await buyer.getByLabel(/Reason/).fill('Then we need it earlier.');
  await expectAccessible(buyer);
  await buyer.getByRole('button', { name: 'Reject change' }).click();
  await buyer.getByText('Change 1 rejected', { exact: true }).waitFor();

  await supplier.getByText('Change 1 rejected', { exact: true }).waitFor();
  await supplier.getByText('Change 1').first().click();
  await supplier.getByText('Then we need it earlier.').waitFor();
  await proposeDouble(supplier);
  await buyer.getByRole('button', { name: 'Accept change' }).click();
  await expectAccessible(buyer);
  await buyer.getByRole('alertdialog').getByRole('button', { name: 'Accept change' }).click();
  await buyer.getByText(/2,000\spieces at/).waitFor();
  await expectAccessible(buyer);
  await supplier.getByText(/2,000\spieces at/).waitFor();

  await supplier.getByRole('button', { name: 'Confirm order' }).click();
  await supplier.getByRole('button', { name: /^Tax invoice/ }).waitFor();
  await proposePrice(supplier);
  await buyer.getByText('Film prices went up.').waitFor();
  await buyer.getByRole('button', { name: 'Accept change' }).click();
  const confirmation = buyer.getByRole('alertdialog');
  await confirmation.getByText(/A credit note cancels invoice INV/).waitFor();
  await confirmation.getByRole('button', { name: 'Accept change' }).click();
  for (const page of [buyer, supplier]) {
    await page.getByText(/^Replaces INV/).waitFor();
    await page.getByText(/^Cancels INV/).waitFor();
    await page.getByText(/^Canceled by CN/).waitFor();
    expect(await page.getByRole('button', { name: /^Tax invoice INV/ }).count()).toBe(2);
  }
  await expectAccessible(buyer);
  // Opened again, without the stack of messages about what the buyer did.
  await visit(supplier, `/dashboard/order-history/${order.id}`);
  await supplier.getByText(/^Replaces INV/).waitFor();
  await expectAccessible(supplier);
  await expectNewInvoice(buyer);
});
