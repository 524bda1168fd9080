import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { callAs } from '#support/store-calls.ts';

const journey = useJourney();

interface PayableOrder {
  id: string;
  supplierId: string;
  accountNumber: string;
}

/** An order of the demo customer that shows an account; not in the demo store, whose orders other journeys pay. */
async function findPayableOrder(): Promise<PayableOrder> {
  const { orders } = await callAs<{
    orders: { id: string; status: string; supplier: { id: string; slug: string } }[];
  }>('customer', { path: '/orders?limit=50' });
  const elsewhere = orders.filter(
    ({ status, supplier }) =>
      supplier.slug !== 'sahyadri-corrugators' && !['placed', 'cancelled'].includes(status),
  );
  for (const { id, supplier } of elsewhere) {
    const { paymentDetails: details } = await callAs<{
      paymentDetails: { account: { accountNumber: string } | null };
    }>('customer', { path: `/orders/${id}/payment-details` });
    if (details.account) return { id, supplierId: supplier.id, accountNumber: details.account.accountNumber };
  }
  throw new Error('The demo has no order with another store that shows where to pay');
}

it('an admin revokes a verified account with a reason, and the order page says when it was withdrawn', {
  timeout: 180_000,
}, async () => {
  const order = await findPayableOrder();
  const buyer = await journey.person({ width: 390, height: 844 });
  await signInAs(buyer, 'customer');
  await visit(buyer, `/account/orders/${order.id}`);
  await buyer.getByText(order.accountNumber.slice(0, 4)).first().waitFor();

  const admin = await journey.person({ width: 1440 });
  await signInAs(admin, 'admin');
  await visit(admin, `/admin/applications/${order.supplierId}`);
  await revoke(admin);

  await buyer.reload();
  await buyer.getByText(/^Bank details withdrawn on /).waitFor();
  await buyer.getByText('No bank details are available right now.', { exact: false }).waitFor();
  const words = ((await buyer.locator('main').textContent()) ?? '').replaceAll(/\s/g, '');
  expect(words).not.toContain(order.accountNumber);
  expect(words).not.toContain('hasnoverifiedbankdetails');
  await expectAccessible(buyer);
});

async function revoke(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revoke verification' }).click();
  const dialog = page.getByRole('dialog', { name: /^Revoke the bank account of / });
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Revoke verification' }).click();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await dialog.getByText('Enter a reason', { exact: true }).waitFor();
  expect(await reason.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page);
  await reason.fill('The bank reports the account as closed.');
  await dialog.getByRole('button', { name: 'Revoke verification' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Verification revoked.').waitFor();
  await page.getByText('Not verified', { exact: true }).waitFor();
  await page.getByText('The bank reports the account as closed.').waitFor();
}
