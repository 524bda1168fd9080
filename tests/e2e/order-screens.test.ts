import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { callAs, nth, orderable } from '#support/store-calls.ts';

const journey = useJourney();

interface OverdueRow {
  reference: string;
  buyer: { name: string; company: string | null };
}

it('order history on a phone begins with the buyer and shows what is overdue in red', async () => {
  const { orders } = await callAs<{ orders: OverdueRow[] }>('supplier', {
    path: '/store/orders?status=overdue',
  });
  const { reference, buyer } = nth(orders, 0);
  const page = await journey.person({ width: 390, height: 844 });
  await signInAs(page, 'supplier');
  await visit(page, '/dashboard/order-history?status=overdue');
  const row = page.getByRole('row').filter({ hasText: reference });
  await row.waitFor();
  const words = (await row.innerText()).replaceAll(/\s+/g, ' ');
  const name = buyer.company ?? buyer.name;
  expect(words.indexOf(name)).toBeGreaterThanOrEqual(0);
  expect(words.indexOf(name)).toBeLessThan(words.indexOf(reference));
  const owed = row.getByText(/overdue|due today/).filter({ visible: true });
  expect(await owed.count()).toBe(1);
  expect(await owed.evaluate((node) => getComputedStyle(node).color)).toBe(
    await page.evaluate(() => {
      const sample = document.body.appendChild(document.createElement('i'));
      sample.style.color = 'var(--bad)';
      const { color } = getComputedStyle(sample);
      sample.remove();
      return color;
    }),
  );
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

interface PricedProduct {
  product: { tiers: { unitPriceMinor: number }[]; orderMultiple: number };
}

/** Returns the most expensive product of the demo supplier, at its price for large quantities. */
async function dearest() {
  const priced = await Promise.all(
    (await orderable()).map(async ({ slug }) => {
      const { product } = await callAs<PricedProduct>('supplier', { path: `/products/${slug}` });
      const unitPriceMinor = Math.min(...product.tiers.map((tier) => tier.unitPriceMinor));
      return { slug, unitPriceMinor, orderMultiple: product.orderMultiple };
    }),
  );
  return nth(
    priced.toSorted((one, other) => other.unitPriceMinor - one.unitPriceMinor),
    0,
  );
}

/** ₹6,77,70,000: as wide as the total of an order can become. */
const largeTotalMinor = 6_777_000_000;

it.each([320, 390, 560, 768, 1440])('a large total fits into the basket at %s px', async (width) => {
  const { slug, unitPriceMinor, orderMultiple } = await dearest();
  const packs = Math.ceil(largeTotalMinor / unitPriceMinor / orderMultiple);
  const page = await journey.person({ width });
  await visit(page, `/products/${slug}`);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByRole('link', { name: 'View basket' }).first().waitFor();
  await visit(page, '/basket');
  const quantity = page.getByRole('spinbutton');
  await quantity.fill(String(packs * orderMultiple));
  const row = page.getByRole('listitem').filter({ has: quantity });
  const total = row.getByText(/^₹\d,\d\d,\d\d,\d{3}/);
  await total.waitFor();
  await page.getByText('Fix or remove them to continue.', { exact: false }).waitFor();

  const box = await boxOf(quantity.locator('..'));
  const sum = await boxOf(total);
  const remove = await boxOf(row.getByRole('button', { name: /^Remove / }));
  expect(overlap(box, sum), 'quantity and total').toBe(false);
  expect(overlap(sum, remove), 'total and Remove').toBe(false);
  expect(overlap(box, remove), 'quantity and Remove').toBe(false);
  expect(sum.right).toBeLessThanOrEqual((await boxOf(row)).right);
  expect(await quantity.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

it.each([
  ['-5', 'Enter a whole number of 1 or more.'],
  ['0', 'Enter a whole number of 1 or more.'],
  ['2.5', 'Write a whole number, such as 5,000 or 5000.'],
  ['99999999999', 'This quantity is too large.'],
])('a basket refuses %s pieces, and then shows what would be ordered', async (typed, message) => {
  const { slug } = await dearest();
  const page = await journey.person({ width: 390 });
  await visit(page, `/products/${slug}`);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByRole('link', { name: 'View basket' }).first().waitFor();
  await visit(page, '/basket');
  const quantity = page.getByRole('spinbutton');
  await quantity.waitFor();
  const before = await quantity.inputValue();
  await quantity.fill(typed);
  await page.getByText(message).waitFor();
  expect(await quantity.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page);
  await quantity.press('Tab');
  await page.getByText(message).waitFor({ state: 'detached' });
  expect(await quantity.inputValue()).toBe(before);
});

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the boxes of an element and its text; text that is too wide overflows its element. */
const boxOf = (place: Locator): Promise<Box> =>
  place.evaluate((node) => {
    const text = document.createRange();
    text.selectNodeContents(node);
    const [outer, inner] = [node.getBoundingClientRect(), text.getBoundingClientRect()];
    return {
      left: Math.min(outer.left, inner.left),
      right: Math.max(outer.right, inner.right),
      top: Math.min(outer.top, inner.top),
      bottom: Math.max(outer.bottom, inner.bottom),
    };
  });

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

it('opens an order from the code on its documents, for the buyer and the store', async () => {
  const { orders } = await callAs<{ orders: { id: string }[] }>('customer', { path: '/orders' });
  const { id } = nth(orders, 0);
  const buyer = await journey.person({ width: 390, height: 844 });
  await signInAs(buyer, 'customer');
  await buyer.goto(`/orders/${id}`);
  await buyer.waitForURL(`**/account/orders/${id}`);

  const { orders: sold } = await callAs<{ orders: { id: string }[] }>('supplier', { path: '/store/orders' });
  const store = await journey.person({ width: 390, height: 844 });
  await signInAs(store, 'supplier');
  await store.goto(`/orders/${nth(sold, 0).id}`);
  await store.waitForURL(`**/dashboard/order-history/${nth(sold, 0).id}`);

  const guest = await journey.person({ width: 390, height: 844 });
  await guest.goto(`/orders/${id}`);
  await guest.waitForURL(`**/sign-in?next=${encodeURIComponent(`/orders/${id}`)}`);
});
