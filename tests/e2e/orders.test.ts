import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { expectAccessible, hydrated, signInAs, useJourney, visit } from '#support/journey.ts';
import { callAs, nth, orderable, type StoreProduct } from '#support/store-calls.ts';

const journey = useJourney();
const mark = Date.now().toString(36);

async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add address' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').selectOption('IN');
  await dialog.getByLabel('Pincode/Zipcode').fill('4110');
  await dialog.getByLabel('Street and number').fill('Plot 14, Bhosari Industrial Estate');
  await dialog.getByText('Please enter a valid 6-digit Indian pincode').waitFor();
  await dialog.getByLabel('Pincode/Zipcode').fill('411026');
  await dialog.getByLabel('State').selectOption('Maharashtra');
  await dialog.getByLabel('City').fill('Pune');
  await dialog.getByLabel('Address name').fill(`Works ${mark}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function numberOf(page: Page): Promise<string> {
  const words = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  return /[A-Z]{2,4}\d*-\d+/.exec(words)?.[0] ?? '';
}

it('a guest fills a basket, signs in with it, orders once however often the button is clicked, and both sides follow the order until it is delivered', {
  timeout: 300_000,
}, async () => {
  const [first, second] = await orderable();
  await callAs('customer', { path: '/basket', method: 'DELETE', body: {} });
  const buyer = await journey.person({ width: 390, height: 844 });
  await fillBasket(buyer, [nth([first], 0), nth([second], 0)]);
  await signInFromBasket(buyer);
  await addAddress(buyer);
  await placeOnce(buyer);
  const number = await numberOf(buyer);
  await buyer.getByRole('link', { name: 'View order', exact: true }).click();
  await buyer.waitForURL('**/account/orders/*');
  await buyer.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
  await expectAccessible(buyer);

  const supplier = await journey.person({ width: 1440 });
  await signInAs(supplier, 'supplier');
  expect(await buyer.getByRole('heading', { name: 'Pay to' }).count()).toBe(0);
  await confirmOrder(supplier, number);
  await seeWhereToPay(buyer);
  await workOrder(supplier);
  await receive(buyer);
  await supplier.getByText('Delivered', { exact: true }).first().waitFor();
});

async function fillBasket(page: Page, products: readonly (StoreProduct | undefined)[]): Promise<void> {
  for (const product of products) {
    await visit(page, `/products/${product?.slug}`);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await page.getByRole('form', { name: 'Order' }).getByRole('link', { name: 'View basket' }).waitFor();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Basket, 2 products' }).click();
  await page.waitForURL('**/basket');
  await page.reload();
  await hydrated(page);
  for (const product of products)
    await page
      .getByRole('link', { name: product?.title ?? '' })
      .last()
      .waitFor();
  await expectAccessible(page);
  const quantity = page.getByRole('spinbutton').first();
  await quantity.fill('1');
  const mend = page.getByRole('button', { name: /^Order [\d,]+/ });
  await mend.click();
  await mend.waitFor({ state: 'hidden' });
}

async function signInFromBasket(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.waitForURL('**/sign-in?next=**');
  const customer = demoAccounts.find(({ role }) => role === 'customer');
  await hydrated(page);
  await page.getByLabel('Email').fill(customer?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(customer?.password ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/checkout');
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
}

/** Clicks the button twice at the same time, and expects one order. */
async function placeOnce(page: Page): Promise<void> {
  const place = page.getByRole('button', { name: 'Place order' });
  await expect.poll(() => place.isEnabled(), { timeout: 15_000 }).toBe(true);
  await page.getByText('Add PO number, note or files').click();
  await page.getByLabel('Purchase order number').fill(`PO-${mark}`);
  await expectAccessible(page);
  await place.dblclick();
  await page.waitForURL('**/checkout/placed?**');
  await page.getByText('What happens next').waitFor();
  await expectAccessible(page);
  const { orders } = await callAs<{ orders: object[] }>('customer', { path: `/orders?q=PO-${mark}` });
  expect(orders).toHaveLength(1);
  expect(await page.getByRole('link', { name: /^Basket, / }).count()).toBe(0);
}

async function confirmOrder(page: Page, number: string): Promise<void> {
  await visit(page, `/dashboard/order-history?q=PO-${mark}`);
  await expectAccessible(page);
  await page.getByRole('link', { name: number, exact: true }).click();
  await page.waitForURL('**/dashboard/order-history/*');
  await page.getByRole('button', { name: 'Confirm order' }).click();
}

/** Once the order is confirmed, its page shows the account, a code for what is due, and the warning. */
async function seeWhereToPay(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Pay to' }).waitFor({ timeout: 30_000 });
  await page.getByText('99213340078125').waitFor();
  await page.getByRole('img', { name: /^QR code to pay ₹[\d,.]+ with a UPI app$/ }).waitFor();
  await page.getByText('Packwright never changes bank details by email.').waitFor();
  await expectAccessible(page);
}

async function workOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start production' }).click();
  const unpaid = page.getByRole('alertdialog', { name: 'Start production before payment?' });
  await unpaid.getByText('is due before production').waitFor();
  await expectAccessible(page);
  await unpaid.getByRole('button', { name: 'Start production' }).click();
  await page.getByRole('button', { name: 'Mark as ready' }).click();
  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByRole('dialog').getByLabel('Reference').fill(`UTR${mark}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Record payment', exact: true }).click();
  await page.getByText(`UTR${mark}`).first().waitFor();

  await page.getByRole('button', { name: 'Dispatch', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Quantities to dispatch' }).getByRole('textbox').last().fill('0');
  await dialog.getByRole('button', { name: 'Dispatch', exact: true }).click();
  await dialog.getByText('Enter a carrier').first().waitFor();
  await dialog.getByLabel('Carrier').fill('Blue Dart');
  await dialog.getByLabel('Tracking number').fill(`BD-${mark}-1`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Dispatch', exact: true }).click();
  await page.getByText(`BD-${mark}-1`).first().waitFor();
  await page.getByText('Partly dispatched').first().waitFor();

  await page.getByRole('button', { name: 'Dispatch', exact: true }).click();
  await dialog.getByLabel('Carrier').fill('Blue Dart');
  await dialog.getByLabel('Tracking number').fill(`BD-${mark}-2`);
  await dialog.getByRole('button', { name: 'Dispatch', exact: true }).click();
  await page.getByText(`BD-${mark}-2`).first().waitFor();
  await page.reload();
  await hydrated(page);
  await page.getByText(`BD-${mark}-2`).first().waitFor();
  await expectAccessible(page);
  const paper = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Tax invoice/ }).click();
  expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
}

async function receive(page: Page): Promise<void> {
  await page.getByText(`BD-${mark}-2`).first().waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await page.getByText('Receipt confirmed. The supplier has been notified.').waitFor();
  await page.getByText('Delivered', { exact: true }).first().waitFor();
  await visit(page, '/account/orders');
  await page
    .getByRole('link', { name: /[A-Z]{2,4}\d*-\d+/ })
    .first()
    .waitFor();
  await expectAccessible(page);
}

interface Editable {
  tiers: { minQuantity: number; unitPriceMinor: number }[];
  images: { id: string }[];
}

it('a price that has changed is shown before anything is ordered, and a buyer can cancel', {
  timeout: 200_000,
}, async () => {
  const product = nth(await orderable(), 2);
  const buyer = await journey.person({ width: 1280, expectedErrors: [/status of 409/] });
  await signInAs(buyer, 'customer');
  await visit(buyer, `/products/${product.slug}`);
  await buyer.getByRole('button', { name: 'Order now' }).click();
  await buyer.waitForURL('**/checkout?product=**');
  await buyer.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  if ((await buyer.getByRole('radio', { name: /Works/ }).count()) === 0) await addAddress(buyer);
  const place = buyer.getByRole('button', { name: 'Place order' });
  await expect.poll(() => place.isEnabled(), { timeout: 15_000 }).toBe(true);

  const before = await reprice(product.id, 1);
  await place.click();
  await buyer.getByText('The price has changed').waitFor();
  await expectAccessible(buyer);
  await buyer.getByRole('button', { name: 'Accept and order' }).click();
  await buyer.waitForURL('**/checkout/placed?**');
  await reprice(product.id, -1);
  expect(before).toBeGreaterThan(0);

  await buyer.getByRole('link', { name: 'View order', exact: true }).click();
  await buyer.getByRole('button', { name: 'More', exact: true }).click();
  await buyer.getByRole('menuitem', { name: 'Cancel order' }).click();
  await buyer.getByRole('button', { name: 'Cancel order' }).click();
  await buyer.getByText('Enter a reason').waitFor();
  await buyer.getByRole('dialog').getByRole('textbox').fill('We found a box of ours that fits.');
  await expectAccessible(buyer);
  await buyer.getByRole('button', { name: 'Cancel order' }).click();
  await buyer.getByText('We found a box of ours that fits.').first().waitFor();
  await buyer.getByText('Canceled', { exact: true }).first().waitFor();
});

/** Adds so many rupees to each price, as the supplier. */
async function reprice(id: string, rupees: number): Promise<number> {
  const { product } = await callAs<{ product: Editable }>('supplier', { path: `/store/products/${id}` });
  const tiers = product.tiers.map(({ minQuantity, unitPriceMinor }) => ({
    minQuantity,
    unitPriceMinor: unitPriceMinor + rupees * 100,
  }));
  const imageIds = product.images.map((image) => image.id);
  await callAs('supplier', {
    path: `/store/products/${id}`,
    method: 'PUT',
    body: { ...product, tiers, imageIds },
  });
  return nth(tiers, 0).unitPriceMinor;
}

it('a list of article numbers fills the basket, and unreadable lines are named', async () => {
  const [first, second] = await orderable();
  const codes = await Promise.all([first, second].map((one) => articleNumber(one?.slug ?? '')));
  const person = await journey.person({ width: 390 });
  await visit(person, '/basket/list');
  await person.getByRole('button', { name: 'Find products' }).click();
  await person.getByText('Enter at least one SKU with a quantity.').waitFor();
  await person
    .getByLabel('Your list')
    .fill(`SKU;Quantity\n${codes[0]};5000\n5000 x ${codes[1]}\nNO-SUCH-THING, 3\njust words`);
  await person.getByRole('button', { name: 'Find products' }).click();
  await person.getByText('2 of 3 found').waitFor();
  await person.getByText('Line 5: “just words”').waitFor();
  await expectAccessible(person);
  await person.getByRole('button', { name: 'Add 2 to basket' }).click();
  await person.waitForURL('**/basket');
  await person.getByText('2 products from one supplier').waitFor();
});

async function articleNumber(slug: string): Promise<string> {
  const answer = await fetch(`${journey.origin}/api/v1/products/${slug}`);
  const { data } = (await answer.json()) as { data: { product: { sku: string } } };
  return data.product.sku;
}
