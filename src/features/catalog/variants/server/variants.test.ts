import { and, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';
import { productVariants } from './tables.ts';

const test = useTestApp();
const { market, db, call, place, asStore, stockOf } = useMarket(test);

const variant = (size: string, changes: object = {}) => ({
  options: [size, 'white'],
  stock: 100,
  ...changes,
});
const form = (variants: object[], changes: object = {}) => ({
  title: 'Mailer box in several sizes',
  description: 'Single-wall mailer with a tuck front, sold in the sizes below.',
  categoryId: market.categoryId,
  unit: 'piece',
  tiers: [
    { minQuantity: 10, unitPriceMinor: 1000 },
    { minQuantity: 50, unitPriceMinor: 900 },
  ],
  moq: 10,
  leadTimeDays: 5,
  stock: 0,
  samplePriceMinor: 0,
  publish: true,
  variants: { axes: ['Size', 'Colour'], variants },
  ...changes,
});

interface NewProduct {
  id: string;
  slug: string;
  variants: { variants: { id: string; options: string[]; stock: number }[] };
}

async function add(variants: object[], changes: object = {}): Promise<NewProduct> {
  const answer = await call('POST /store/products', { who: market.seller, body: form(variants, changes) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data.product;
}
const idOf = ({ variants }: NewProduct, place = 0): string => variants.variants[place]?.id ?? '';
const save = (product: NewProduct, { variants, changes = {} }: { variants: object[]; changes?: object }) =>
  call(`PUT /store/products/${product.id}`, { who: market.seller, body: form(variants, changes) });
const price = (line: object) =>
  test
    .call('POST /basket/price', { body: { lines: [line] } })
    .then(({ body }) => body.data.basket.groups[0].lines[0]);
const sumOf = async (id: string): Promise<number> => {
  const [variants] = await db()
    .select({ stock: sql<number>`coalesce(sum(${productVariants.stock}), 0)::int` })
    .from(productVariants)
    .where(and(eq(productVariants.productId, id), isNull(productVariants.removedAt)));
  return variants?.stock ?? Number.NaN;
};

describe('the variants of a product', () => {
  it('are shown with their own prices, minimum order and stock, and the product sums them up', async () => {
    const product = await add([
      variant('A5', { priceDifferenceMinor: -200, sku: 'MB-A5' }),
      variant('A4', { priceDifferenceMinor: 350, moq: 20, stock: 40 }),
      variant('A3', { tiers: [{ minQuantity: 5, unitPriceMinor: 4000 }], stock: 7 }),
    ]);
    const { axes, variants } = (await test.call(`GET /products/${product.slug}/variants`)).body.data;
    expect(axes).toEqual(['Size', 'Colour']);
    expect(variants).toMatchObject([
      { name: 'A5, white', sku: 'MB-A5', moq: 10, stock: 100, priceFromMinor: 700, priceToMinor: 800 },
      {
        moq: 20,
        tiers: [
          { minQuantity: 20, unitPriceMinor: 1350 },
          { minQuantity: 50, unitPriceMinor: 1250 },
        ],
      },
      { moq: 5, priceToMinor: 4000 },
    ]);
    const { product: page } = (await test.call(`GET /products/${product.slug}`)).body.data;
    expect(page).toMatchObject({ stock: 147, priceFromMinor: 700, priceToMinor: 4000 });
  });

  it('must differ, have all values and cost something', async () => {
    const wrong = [
      [variant('A5'), variant('a5')],
      [{ ...variant('A5'), options: ['A5'] }],
      [variant('A5', { priceDifferenceMinor: -900 })],
      [variant('A5', { stock: -1 })],
      // Each value is valid, but their sum exceeds what a product can cost or have in stock.
      [variant('A5', { priceDifferenceMinor: 2_000_000_000 })],
      [variant('A5', { stock: 2_000_000_000 }), variant('A4', { stock: 2_000_000_000 })],
    ];
    for (const variants of wrong) {
      const answer = await call('POST /store/products', { who: market.seller, body: form(variants) });
      expect(answer.status).toBe(400);
    }
  });

  it('keep their ids when saved again, and stay as they are if they are left out', async () => {
    const product = await add([variant('A5'), variant('A4')]);
    const { variants: _, ...plain } = form([], { stock: 5 });
    await call(`PUT /store/products/${product.id}`, { who: market.seller, body: plain });
    expect(await stockOf(product.id)).toBe(200);
    const other = await add([variant('B5')]);
    const swapped = { ...variant('A4', { stock: 30 }), id: idOf(product, 1) };
    const answer = await save(product, { variants: [swapped, { ...variant('B5'), id: idOf(other) }] });
    const ids = answer.body.data.product.variants.variants.map(({ id }: { id: string }) => id);
    expect(ids[0]).toBe(idOf(product, 1));
    // A variant of another product cannot be taken over by its id.
    expect(ids[1]).not.toBe(idOf(other));
    expect(await sumOf(other.id)).toBe(100);
    expect(await stockOf(product.id)).toBe(130);
  });

  it('follow price changes of the product, and have stock of their own', async () => {
    const product = await add([variant('A5', { priceDifferenceMinor: 200 })]);
    const change = (body: object) => call('POST /store/products/changes', { who: market.seller, body });
    await change({ ids: [product.id], change: { act: 'price', percent: 50 } });
    const { variants } = (await test.call(`GET /products/${product.slug}/variants`)).body.data;
    expect(variants[0].tiers.map(({ unitPriceMinor }: { unitPriceMinor: number }) => unitPriceMinor)).toEqual(
      [1800, 1650],
    );
    const { body } = await change({ ids: [product.id], change: { act: 'stock', stock: 3 } });
    expect(body.data.results[0]).toMatchObject({ ok: false });
    const one = await call(`PATCH /store/products/${product.id}/stock`, {
      who: market.seller,
      body: { stock: 3 },
    });
    expect(one.status).toBe(409);
  });

  it('are copied when the product is duplicated, without their SKUs', async () => {
    const product = await add([variant('A5', { sku: 'MB-A5' })]);
    const copy = (await call(`POST /store/products/${product.id}/duplicate`, { who: market.seller })).body
      .data.product;
    expect(copy.variants.variants).toMatchObject([{ options: ['A5', 'white'], sku: '', stock: 100 }]);
    expect(idOf(copy)).not.toBe(idOf(product));
  });
});

describe('ordering a variant', () => {
  it('uses its price, name and stock, and returns the stock once', async () => {
    const product = await add([variant('A5'), variant('A4', { priceDifferenceMinor: 350 })]);
    const line = { productId: product.id, variantId: idOf(product, 1), quantity: 60 };
    expect(await price(line)).toMatchObject({
      title: 'Mailer box in several sizes (A4, white)',
      unitPriceMinor: 1250,
      totalMinor: 75_000,
      stock: 100,
      problem: null,
    });
    const placed = await place([line]);
    expect(placed.status).toBe(201);
    expect(await stockOf(product.id)).toBe(140);
    expect(await sumOf(product.id)).toBe(140);
    const { id } = placed.body.data.orders[0];
    const { order } = (await call(`GET /orders/${id}`, { who: market.buyer })).body.data;
    expect(order.lines).toMatchObject([
      { title: 'Mailer box in several sizes (A4, white)', quantity: 60, unitPriceMinor: 1250 },
    ]);
    await asStore(`POST /${id}/cancel`, { reason: 'Out of board.' });
    expect([await stockOf(product.id), await sumOf(product.id)]).toEqual([200, 200]);
  });

  it('reports variants that are missing, removed or out of stock', async () => {
    const product = await add([variant('A5', { stock: 20 }), variant('A4')]);
    const line = { productId: product.id, quantity: 30 };
    expect(await price(line)).toMatchObject({ problem: 'choose_variant', unitPriceMinor: null });
    const small = { ...line, variantId: idOf(product) };
    expect(await price(small)).toMatchObject({ problem: 'not_enough_stock' });
    await save(product, { variants: [{ ...variant('A4'), id: idOf(product, 1) }] });
    expect(await price(small)).toMatchObject({ problem: 'unavailable' });
    const other = await add([variant('B5')]);
    expect(await price({ ...line, variantId: idOf(other) })).toMatchObject({ problem: 'unavailable' });
    expect((await place([small])).status).toBe(409);
  });

  it('keeps two variants of one product apart in the basket', async () => {
    const product = await add([variant('A5'), variant('A4')]);
    for (const place of [0, 1, 1]) {
      await call('POST /basket/lines', {
        who: market.buyer,
        body: { productId: product.id, variantId: idOf(product, place), quantity: 10 },
      });
    }
    const { groups } = (await call('GET /basket', { who: market.buyer })).body.data.basket;
    expect(groups[0].lines).toMatchObject([
      { title: 'Mailer box in several sizes (A5, white)', quantity: 10 },
      { title: 'Mailer box in several sizes (A4, white)', quantity: 20 },
    ]);
    await call('DELETE /basket', { who: market.buyer });
  });

  it('never sells more than the stock, and the product stays the sum of its variants', async () => {
    const product = await add([variant('A5', { stock: 50 }), variant('A4', { stock: 50 })]);
    const tries = await Promise.all([
      ...Array.from({ length: 6 }, () =>
        place([{ productId: product.id, variantId: idOf(product), quantity: 20 }]),
      ),
      save(product, {
        variants: [
          { ...variant('A5', { stock: 70 }), id: idOf(product) },
          { ...variant('A4', { stock: 10 }), id: idOf(product, 1) },
        ],
      }),
      ...Array.from({ length: 2 }, () =>
        place([{ productId: product.id, variantId: idOf(product, 1), quantity: 10 }]),
      ),
    ]);
    const strange = tries.filter(({ status }) => ![200, 201, 409].includes(status));
    expect(strange.map(({ body }) => body)).toEqual([]);
    expect(await stockOf(product.id)).toBe(await sumOf(product.id));
  });

  it('is named in an inquiry', async () => {
    const product = await add([variant('A5')]);
    const sent = await call('POST /inquiries', {
      who: market.buyer,
      body: { productId: product.id, variantId: idOf(product), message: 'Do you print on the inside?' },
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    const { body } = await call(`GET /inquiries/${sent.body.data.inquiry?.id ?? sent.body.data.id}`, {
      who: market.buyer,
    });
    expect(JSON.stringify(body)).toContain('Mailer box in several sizes (A5, white)');
  });
});
