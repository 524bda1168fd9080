import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { orderByCall } from '#support/order-calls.ts';
import { callAs, nth, orderable } from '#support/store-calls.ts';

const journey = useJourney();

/** An order of the demo customer at the demo store whose goods have arrived. */
async function receivedOrder() {
  const order = await orderByCall([nth(await orderable(), 0)]);
  const asStore = (path: string, body: object) =>
    callAs('supplier', { path: `/store/orders/${order.id}/${path}`, method: 'POST', body });
  for (const to of ['confirmed', 'in_production', 'ready']) await asStore('state', { to });
  await asStore('dispatches', { carrier: 'Gati' });
  await callAs('customer', { path: `/orders/${order.id}/received`, method: 'POST', body: {} });
  return order;
}

async function reportProblem(buyer: Page): Promise<void> {
  await buyer.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send claim' }).click();
  await dialog.getByText('Describe what is wrong').waitFor();
  await dialog.getByText('Select at least one item').waitFor();
  await dialog.getByLabel('What is wrong').selectOption({ label: 'Damaged' });
  await dialog.getByLabel(/^Quantity/).fill('99,999,999');
  await dialog.getByLabel('Description').fill('Two cartons were crushed in transit.');
  await dialog.getByRole('button', { name: 'Send claim' }).click();
  await dialog.getByText(/^No more than/).waitFor();
  expect(await dialog.getByLabel('Description').inputValue(), 'nothing typed is lost').toMatch(/crushed/);
  await expectAccessible(buyer);
  await dialog.getByLabel(/^Quantity/).fill('8');
  await dialog.getByRole('button', { name: 'Send claim' }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('a claim is opened, negotiated and credited', { timeout: 240_000 }, async () => {
  const order = await receivedOrder();
  const buyer = await journey.person({ width: 390, height: 844, expectedErrors: [/status of 400/] });
  await signInAs(buyer, 'customer');
  await visit(buyer, `/account/orders/${order.id}`);
  await reportProblem(buyer);
  const claim = buyer.getByRole('article', { name: 'Claim 1' });
  await claim.getByText('Waiting for the supplier', { exact: true }).first().waitFor();
  await expectAccessible(buyer);

  const supplier = await journey.person({ width: 1440 });
  await signInAs(supplier, 'supplier');
  await visit(supplier, `/dashboard/order-history/${order.id}`);
  const received = supplier.getByRole('article', { name: 'Claim 1' });
  await received.getByText('Two cartons were crushed in transit.').first().waitFor();
  await received.getByRole('button', { name: 'Offer a remedy' }).click();
  const dialog = supplier.getByRole('dialog');
  await dialog.getByLabel(/^Quantity/).fill('5');
  await dialog.getByLabel('Note').fill('Five were crushed.');
  await expectAccessible(supplier);
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await dialog.waitFor({ state: 'detached' });

  await claim.getByText('Five were crushed.').first().waitFor();
  await claim.getByRole('button', { name: /^Accept/ }).click();
  await claim.getByText('Settled', { exact: true }).first().waitFor();
  await expectAccessible(buyer);
  await buyer.getByRole('button', { name: /^Credit note CR/ }).waitFor();
  await received.getByText('Settled', { exact: true }).first().waitFor();
  await supplier.getByRole('list', { name: 'Payments', exact: true }).getByText('Credit note').waitFor();
  await expectAccessible(supplier);
});
