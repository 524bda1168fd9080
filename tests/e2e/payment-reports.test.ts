import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { placeMadeOrder } from '#support/made-order.ts';

const journey = useJourney();

const slip = {
  name: 'remittance.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** Reports a payment, after an amount that is more than what is left to pay. */
async function report(buyer: Page, { reference }: { reference: string }): Promise<void> {
  await buyer.getByRole('button', { name: 'Report a payment' }).click();
  const dialog = buyer.getByRole('dialog');
  const amount = dialog.getByLabel('Amount');
  const due = await amount.inputValue();
  await amount.fill('99,999,999.00');
  await dialog.getByLabel('Reference').fill(reference);
  await dialog.locator('input[type="file"]').setInputFiles(slip);
  await dialog.getByText('remittance.pdf').waitFor();
  await dialog.getByRole('button', { name: 'Report payment' }).click();
  await dialog.getByText(/is left to pay\.$/).waitFor();
  expect(await dialog.getByLabel('Reference').inputValue(), 'nothing typed is lost').toBe(reference);
  await expectAccessible(buyer);
  await amount.fill(due);
  await dialog.getByRole('button', { name: 'Report payment' }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('a buyer reports a payment, and the supplier confirms what arrived', { timeout: 240_000 }, async () => {
  const order = await placeMadeOrder();
  const supplier = await journey.person({ width: 1440 });
  await signInAs(supplier, 'supplier');
  await visit(supplier, `/dashboard/order-history/${order.id}`);
  await supplier.getByRole('button', { name: 'Confirm order' }).click();
  await supplier.getByRole('button', { name: /^Tax invoice/ }).waitFor();

  const buyer = await journey.person({ width: 390, height: 844, expectedErrors: [/status of 409/] });
  await signInAs(buyer, 'customer');
  await visit(buyer, `/account/orders/${order.id}`);
  await report(buyer, { reference: 'UTR 4711' });
  const reports = buyer.getByRole('list', { name: 'Reported payments' });
  await reports.getByText('Waiting for the supplier').waitFor();
  await expectAccessible(buyer);

  await supplier.getByText(/reports a payment of/).waitFor();
  const received = supplier.getByRole('list', { name: 'Reported payments' });
  await received.getByRole('button', { name: 'Not received' }).click();
  await supplier.getByLabel(/Reason/).fill('No such transfer yet.');
  await expectAccessible(supplier);
  await supplier.getByRole('button', { name: 'Mark as not received' }).click();
  await reports.getByText('No such transfer yet.').waitFor();

  await report(buyer, { reference: 'UTR 4712' });
  await visit(supplier, '/dashboard/order-history?status=reported');
  await supplier
    .getByRole('link', { name: new RegExp(order.reference) })
    .first()
    .click();
  await received.getByText(/UTR 4712/).waitFor();
  await received.getByRole('button', { name: 'Confirm payment' }).click();
  const dialog = supplier.getByRole('dialog');
  const amount = dialog.getByLabel('Amount received');
  await amount.fill('1,000.00');
  await dialog.getByRole('button', { name: 'Confirm payment' }).click();
  await dialog.getByText('Say why the amount differs').waitFor();
  await expectAccessible(supplier);
  await dialog.getByLabel('Note').fill('Bank fees were deducted.');
  await dialog.getByRole('button', { name: 'Confirm payment' }).click();
  await dialog.waitFor({ state: 'detached' });

  const payments = buyer.getByRole('list', { name: 'Payments', exact: true });
  await payments.getByText(/UTR 4712, Bank fees were deducted/).waitFor();
  await expectAccessible(buyer);
});
