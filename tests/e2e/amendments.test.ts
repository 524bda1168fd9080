import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { placeMadeOrder } from '#support/made-order.ts';

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
  await buyer.getByText('Change 1').waitFor();

  await supplier.getByText('Change 1').click();
  await supplier.getByText('Then we need it earlier.').waitFor();
  await proposeDouble(supplier);
  await buyer.getByRole('button', { name: 'Accept change' }).click();
  await expectAccessible(buyer);
  await buyer.getByRole('alertdialog').getByRole('button', { name: 'Accept change' }).click();
  await buyer.getByText(/2,000\spieces at/).waitFor();
  await expectAccessible(buyer);
  await supplier.getByText(/2,000\spieces at/).waitFor();
});
