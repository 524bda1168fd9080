import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { placeMadeOrder } from '#support/made-order.ts';

const journey = useJourney();

it('a negotiated price applies to the next order of this buyer', { timeout: 240_000 }, async () => {
  const order = await placeMadeOrder();
  const supplier = await journey.person({ width: 1440, expectedErrors: [/status of 400/] });
  await signInAs(supplier, 'supplier');
  await visit(supplier, `/dashboard/order-history/${order.id}`);
  await supplier.getByRole('button', { name: 'Set a price' }).click();
  const dialog = supplier.getByRole('dialog');
  await dialog.getByLabel('Unit price').fill('');
  await dialog.getByRole('button', { name: 'Set price' }).click();
  await dialog.getByText('Enter a price').waitFor();
  await dialog.getByLabel('From quantity').fill('1');
  await dialog.getByLabel('Unit price').fill('0.25');
  await expectAccessible(supplier);
  await dialog.getByRole('button', { name: 'Set price' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = supplier.getByRole('list', { name: 'Customer prices' }).getByRole('listitem').first();
  await row.getByText('₹0.25 from 1').waitFor();
  const product = (await row.getByRole('link').first().getAttribute('href')) ?? '';

  const buyer = await journey.person({ width: 390, height: 844 });
  await visit(buyer, product);
  expect(await buyer.getByText('Your price from').count(), 'guests see the list price').toBe(0);
  await signInAs(buyer, 'customer');
  await visit(buyer, product);
  await buyer.getByText(/Your price from Sahyadri Corrugators until/).waitFor();
  await expectAccessible(buyer);
  await visit(buyer, '/account/customer-prices');
  await buyer.getByText('₹0.25 from 1').first().waitFor();
  await expectAccessible(buyer);

  await visit(supplier, '/dashboard/customer-prices');
  await supplier
    .getByRole('button', { name: /^End the price of/ })
    .first()
    .click();
  await supplier.getByRole('alertdialog').getByRole('button', { name: 'End price' }).click();
  await supplier.getByText('The price has ended.').waitFor();
  await expectAccessible(supplier);
  await visit(buyer, '/account/customer-prices?state=ended');
  await buyer.getByText('Ended').last().waitFor();
});
