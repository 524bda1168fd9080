import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { orderByCall } from '#support/order-calls.ts';
import { nth, orderable } from '#support/store-calls.ts';

const journey = useJourney();

it('a question about an order opens one conversation, which links to the order for both sides', {
  timeout: 180_000,
}, async () => {
  const mark = Date.now().toString(36);
  const { id, reference } = await orderByCall([nth(await orderable(), 4)]);
  const order = `/account/orders/${id}`;
  // The second tab is refused, because the order has a conversation by then.
  const buyer = await journey.person({ width: 390, height: 844, expectedErrors: [/status of 409/] });
  await signInAs(buyer, 'customer');
  const otherTab = await buyer.context().newPage();
  await visit(otherTab, order);
  await otherTab.getByRole('button', { name: 'Contact supplier' }).click();

  await visit(buyer, order);
  await buyer.getByRole('button', { name: 'Contact supplier' }).click();
  const dialog = buyer.getByRole('dialog', { name: `Ask about order ${reference}` });
  await expectAccessible(buyer);
  await dialog.getByLabel('Message').fill(`Can it be packed on pallets? ${mark}`);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await buyer.waitForURL('**/account/inquiries/*');
  const conversation = new URL(buyer.url()).pathname;
  await buyer.getByText(`Can it be packed on pallets? ${mark}`).first().waitFor();
  await buyer.getByLabel('Your message').fill(`At most 1.2 m high. ${mark}`);
  await buyer.getByRole('button', { name: 'Send', exact: true }).click();
  await buyer.getByText(`At most 1.2 m high. ${mark}`).first().waitFor();
  await expectAccessible(buyer);
  await buyer.getByRole('link', { name: reference, exact: true }).click();
  await buyer.waitForURL(`**${order}`);
  await buyer.getByRole('link', { name: 'Contact supplier' }).click();
  await buyer.waitForURL(`**${conversation}`);

  const second = otherTab.getByRole('dialog');
  await second.getByLabel('Message').fill(`Sent from another tab ${mark}`);
  await second.getByRole('button', { name: 'Send message' }).click();
  await otherTab.waitForURL(`**${conversation}`);
  await otherTab.getByText(`Sent from another tab ${mark}`).first().waitFor();

  const supplier = await journey.person({ width: 1440 });
  await signInAs(supplier, 'supplier');
  await visit(supplier, '/dashboard/buyer-inquiries');
  const rows = supplier.getByRole('list', { name: 'Inquiries' }).getByRole('link');
  await rows.filter({ hasText: `Sent from another tab ${mark}` }).click();
  const thread = supplier.getByRole('region', { name: `Conversation: Order ${reference}` });
  await thread.getByText(`Can it be packed on pallets? ${mark}`).waitFor();
  await thread.getByText(`At most 1.2 m high. ${mark}`).waitFor();
  await expectAccessible(supplier);
  expect(await rows.filter({ hasText: `Order ${reference}` }).count()).toBe(1);
  await thread.getByRole('link', { name: reference, exact: true }).click();
  await supplier.waitForURL(`**/dashboard/order-history/${id}`);
  await supplier.getByRole('link', { name: `Order ${reference}` }).click();
  await supplier.waitForURL('**/dashboard/buyer-inquiries/*');
  await thread.getByText(`Sent from another tab ${mark}`).waitFor();
});
