import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { callAs, nth, orderable } from '#support/store-calls.ts';

const journey = useJourney();

it('a quote is saved as a draft, continued and sent', { timeout: 180_000 }, async () => {
  const product = nth(await orderable(), 1);
  const { inquiry } = await callAs<{ inquiry: { id: string } }>('customer', {
    path: '/inquiries',
    method: 'POST',
    body: { productId: product.id, message: 'What do printed boxes cost?', quantity: 1000 },
  });
  const supplier = await journey.person({ width: 390, height: 844 });
  await signInAs(supplier, 'supplier');
  const path = `/dashboard/quotes/new?inquiry=${inquiry.id}`;
  await visit(supplier, path);
  const form = supplier.getByRole('form', { name: 'Quote' });
  await form.getByLabel('Notes').fill('Proof within 3 days.');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await supplier.getByText('Draft saved for everyone in your store.').waitFor();

  await visit(supplier, '/dashboard/quotes');
  const drafts = supplier.getByRole('list', { name: 'Drafts' });
  await drafts.getByText('By you').first().waitFor();
  await expectAccessible(supplier);
  await drafts.getByRole('link').first().click();
  await supplier.getByText(/Draft saved by you/).waitFor();
  expect(await form.getByLabel('Notes').inputValue()).toBe('Proof within 3 days.');
  await expectAccessible(supplier);
  await form.getByLabel('Unit price', { exact: true }).first().fill('12.50');
  await form.getByLabel('Lead time', { exact: true }).first().fill('10');
  await form.getByLabel('Freight is included in the unit prices').check();
  await form.getByLabel('Named place').fill('Pune');
  await form.getByRole('button', { name: 'Send quote' }).click();
  await supplier.waitForURL('**/dashboard/buyer-inquiries/*');

  await visit(supplier, '/dashboard/settings/team');
  await supplier.getByLabel('A second person approves every quote').waitFor();
  await expectAccessible(supplier);
});
