import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { orderByCall } from '#support/order-calls.ts';
import { samplePhoto } from '#support/sample-files.ts';
import { callAs, nth, orderable } from '#support/store-calls.ts';

const journey = useJourney();

/** An order of the demo customer that the demo store has delivered. */
async function deliveredOrder() {
  const product = nth(await orderable(), 2);
  const order = await orderByCall([product]);
  const move = (to: string) =>
    callAs('supplier', { path: `/store/orders/${order.id}/state`, method: 'POST', body: { to } });
  for (const to of ['confirmed', 'in_production', 'ready']) await move(to);
  await callAs('supplier', {
    path: `/store/orders/${order.id}/dispatches`,
    method: 'POST',
    body: { carrier: 'VRL Logistics' },
  });
  await move('delivered');
  return { ...order, product };
}

type Delivered = Awaited<ReturnType<typeof deliveredOrder>>;

const supplierPath = '/suppliers/sahyadri-corrugators';
const textOf = ({ reference }: Delivered): string =>
  `Bundles of ${reference} counted right, corners are sharp.`;

/** Writes the review of the supplier, after an attempt without stars. */
async function writeAsBuyer(buyer: Page, order: Delivered): Promise<void> {
  await visit(buyer, `/account/orders/${order.id}`);
  await buyer.getByRole('button', { name: 'Write a review' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByLabel('Review').fill(textOf(order));
  await dialog.getByRole('button', { name: 'Submit review' }).click();
  await dialog.getByText('Select 1 to 5 stars').first().waitFor();
  await expectAccessible(buyer);
  const ratings = { 'Product quality': '5 stars', 'On-time delivery': '4 stars', Communication: '4 stars' };
  for (const [aspect, stars] of Object.entries(ratings))
    await dialog
      .getByRole('group', { name: aspect })
      .getByRole('radio', { name: stars })
      .check({ force: true });
  await dialog.locator('input[type="file"]').setInputFiles(await samplePhoto('pallet.jpg'));
  await dialog.getByText('pallet.jpg').waitFor();
  await dialog.getByRole('button', { name: 'Submit review' }).click();
  await dialog.waitFor({ state: 'detached' });
  await buyer.getByText(/^Waiting for/).waitFor();
  await expectAccessible(buyer);
}

/** Writes the review of the buyer, which publishes both, and replies to the one of the buyer. */
async function answerAsSupplier(supplier: Page, order: Delivered): Promise<void> {
  await visit(supplier, `/dashboard/order-history/${order.id}`);
  await supplier.getByText(/has reviewed this order/).waitFor();
  expect(await supplier.getByText(textOf(order)).count()).toBe(0);
  await supplier.getByRole('button', { name: 'Write a review' }).click();
  const dialog = supplier.getByRole('dialog');
  for (const aspect of ['Payment', 'Clear requirements'])
    await dialog
      .getByRole('group', { name: aspect })
      .getByRole('radio', { name: '5 stars' })
      .check({ force: true });
  await dialog.getByLabel('Review').fill('Clear drawing, dock ready on time.');
  await dialog.getByRole('button', { name: 'Submit review' }).click();
  await dialog.waitFor({ state: 'detached' });
  await supplier.getByText(textOf(order)).waitFor();
  await supplier.getByRole('button', { name: 'Reply' }).click();
  await supplier.getByRole('dialog').getByLabel('Reply').fill('Thank you, see you with the next order.');
  await expectAccessible(supplier);
  await supplier.getByRole('button', { name: 'Send reply' }).click();
}

/** Reads the review on the public pages, with its photo as soon as that is prepared. */
async function readAsGuest(guest: Page, order: Delivered): Promise<void> {
  const section = guest.locator('#reviews');
  await expect
    .poll(
      async () => {
        await visit(guest, supplierPath);
        return section.getByRole('img', { name: /^Goods that .* received, 1$/ }).count();
      },
      { timeout: 30_000, interval: 1000 },
    )
    .toBeGreaterThan(0);
  await section.getByText(textOf(order)).waitFor();
  await expectAccessible(guest);
  await section.getByRole('link', { name: /^2 stars/ }).click();
  await section.getByText('Show all reviews').waitFor();
  expect(await section.getByText(textOf(order)).count()).toBe(0);
  await visit(guest, `/products/${order.product.slug}`);
  await section.getByText(textOf(order)).waitFor();
  await expectAccessible(guest);
}

it('both sides of an order review each other, and the public reads it', { timeout: 240_000 }, async () => {
  const order = await deliveredOrder();
  const buyer = await journey.person({ width: 390, height: 844 });
  await signInAs(buyer, 'customer');
  await writeAsBuyer(buyer, order);
  const supplier = await journey.person({ width: 1440 });
  await signInAs(supplier, 'supplier');
  await answerAsSupplier(supplier, order);
  await buyer.getByText('Thank you, see you with the next order.').waitFor();
  await buyer.getByText('Clear drawing, dock ready on time.').waitFor();
  await readAsGuest(await journey.person({ width: 1440 }), order);

  await visit(supplier, supplierPath);
  await supplier.locator('#reviews').getByRole('link', { name: 'Report' }).first().click();
  await supplier.getByLabel('Reason').selectOption('It is not true');
  await expectAccessible(supplier);
  await supplier.getByRole('button', { name: 'Send report' }).click();
  await supplier.getByText('the report was sent').waitFor();

  const admin = await journey.person({ width: 1440 });
  await signInAs(admin, 'admin');
  await visit(admin, '/admin/reviews');
  await admin.getByText('It is not true').waitFor();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Hide', exact: true }).click();
  await admin.getByLabel(/^Reason/).fill('Repeats a private message.');
  await admin.getByRole('button', { name: 'Hide review' }).click();
  await admin.getByText('Reported reviews appear here').waitFor();
  await buyer.getByText('Repeats a private message.').waitFor();
  await expectAccessible(buyer);
});
