import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { createAccount } from '#features/identity/accounts/server/factory.ts';
import { createAddress } from '#features/orders/addresses/server/factory.ts';
import { maxNoteLength } from '#features/orders/checkout/contract.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const terms = ['Advance Payment', 'Partial Payment', 'Credit Payment', 'COD'] as const;
const { market, db, call, product, changeProduct, place, asStore, stockOf } = useMarket(test);

const setTerms = (paymentTerms: (typeof terms)[number][]) =>
  db().update(suppliers).set({ paymentTerms }).where(eq(suppliers.id, market.supplierId));

describe('ordering', () => {
  it('turns the basket into one order per supplier, reserves stock and freezes amounts', async () => {
    const other = await createSupplier(db(), { businessName: 'Deccan Board', paymentTerms: ['COD'] });
    const [a, b] = [await product(), await product({ supplierId: other.id })];
    for (const { id } of [b, a])
      await call('POST /basket/lines', { who: market.buyer, body: { productId: id, quantity: 100 } });
    const { quotes } = (
      await call('POST /quotes', { who: market.buyer, body: { deliveryAddressId: market.addressId } })
    ).body.data;
    const suppliers = quotes.map((quote: { supplier: { id: string } }) => quote.supplier.id);
    expect(suppliers, 'in the order of the basket').toEqual([other.id, market.supplierId]);
    const file = await createStoredFile(db(), {
      ownerAccountId: market.buyer.accountId,
      purpose: 'order-attachment',
    });
    const orders = quotes.map(
      (quote: { supplier: { id: string }; paymentTerm: string; totalMinor: number }) => ({
        supplierId: quote.supplier.id,
        paymentTerm: quote.paymentTerm,
        seenTotalMinor: quote.totalMinor,
        purchaseOrderNumber: 'PO-7781',
        notes: 'Please label each bundle.',
        fileIds: [file.id],
      }),
    );
    const response = await call('POST /orders', {
      who: market.buyer,
      body: {
        orders,
        deliveryAddressId: market.addressId,
        billingAddressId: market.addressId,
      },
    });
    expect(response.status).toBe(201);
    expect(response.body.data.orders).toHaveLength(2);
    expect((await call('GET /basket/count', { who: market.buyer })).body.data.lineCount).toBe(0);
    expect(await stockOf(a.id)).toBe(900);
    const mine = response.body.data.orders.find(
      (one: { supplierId: string }) => one.supplierId === market.supplierId,
    );
    await changeProduct(a.id, { title: 'Another' });
    const { order } = (await call(`GET /orders/${mine.id}`, { who: market.buyer })).body.data;
    expect(order).toMatchObject({
      status: 'placed',
      subtotalMinor: 90_000,
      deliveryMinor: 75_000,
      taxMinor: 8250,
      totalMinor: 173_250,
      purchaseOrderNumber: 'PO-7781',
      outstandingMinor: 173_250,
      lines: [{ title: 'Double-wall shipping box, 450 × 350 × 300 mm', quantity: 100, unitPriceMinor: 900 }],
      files: [{ id: file.id }],
      placedTogether: [{ supplierName: 'Deccan Board' }],
      deliveryAddress: { city: 'Pune' },
    });
    expect((await call(`GET /files/${file.id}/content`, { who: market.seller })).status).not.toBe(404);
    expect((await asStore(`GET /${mine.id}`)).body.data.order.actions).toContain('confirm');
  });

  it('refuses a changed total, returns the new one, and orders nothing', async () => {
    const { id: productId } = await product();
    const lines = [{ productId, quantity: 10 }];
    const orders = [{ supplierId: market.supplierId, paymentTerm: 'COD', seenTotalMinor: 1 }];
    const response = await call('POST /orders', {
      who: market.buyer,
      body: {
        lines,
        orders,
        deliveryAddressId: market.addressId,
        billingAddressId: market.addressId,
      },
    });
    expect(response.status).toBe(409);
    expect(response.body.message).toContain('₹892.50');
    expect(response.body.errors[0].path).toBe('orders.0.seenTotalMinor');
    expect(await stockOf(productId)).toBe(1000);
  });

  it('orders once when the same form arrives five times at the same time', async () => {
    const { id: productId } = await product();
    const lines = [{ productId, quantity: 10 }];
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => place(lines, { key: 'the-same-key' })),
    );
    expect(new Set(responses.map(({ body }) => body.data?.orders[0].id)).size).toBe(1);
    expect(await stockOf(productId)).toBe(990);
  });

  it('sells the last stock once, to one of twenty buyers', async () => {
    const { id: productId } = await product({ stock: 10 });
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const who = await test.signIn('customer');
        return { who, address: (await createAddress(db(), { accountId: who.accountId })).id };
      }),
    );
    const quote = (
      await call('POST /quotes', {
        who: market.buyer,
        body: {
          lines: [{ productId, quantity: 10 }],
          deliveryAddressId: market.addressId,
        },
      })
    ).body.data;
    const responses = await Promise.all(
      buyers.map(({ who, address }) =>
        call('POST /orders', {
          who,
          body: {
            lines: [{ productId, quantity: 10 }],
            orders: [
              {
                supplierId: market.supplierId,
                paymentTerm: 'COD',
                seenTotalMinor: quote.totals[0].amountMinor,
              },
            ],
            deliveryAddressId: address,
            billingAddressId: address,
          },
        }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array(19).fill(409),
    ]);
    expect(await stockOf(productId)).toBe(0);
  });

  it('refuses your own store, someone else’s address, a payment term that is not offered, and unconfirmed email addresses', async () => {
    const { id: productId } = await product();
    const lines = [{ productId, quantity: 10 }];
    const own = await createAddress(db(), { accountId: market.seller.accountId });
    expect((await place(lines, { who: market.seller, address: own.id })).status).toBe(409);
    const body = {
      lines,
      orders: [{ supplierId: market.supplierId, paymentTerm: 'COD', seenTotalMinor: 1 }],
      deliveryAddressId: own.id,
      billingAddressId: own.id,
    };
    expect((await call('POST /orders', { who: market.buyer, body })).status).toBe(404);
    await setTerms(['COD']);
    expect((await place(lines, { term: 'Credit Payment' })).status).toBe(409);
    await setTerms([...terms]);
    const account = await createAccount(db(), { role: 'customer', emailVerified: false });
    const { email, password } = account;
    const { body: session } = await test.call('POST /auth/login', { body: { email, password } });
    const who = { accountId: account.id, email, password, token: session.token };
    const { id: address } = await createAddress(db(), { accountId: account.id });
    expect(await place(lines, { who, address })).toMatchObject({ status: 403 });
    expect(await stockOf(productId)).toBe(1000);
  });

  it('names the field of a note that is too long, and orders nothing', async () => {
    const { id: productId } = await product();
    const note = (length: number) =>
      place([{ productId, quantity: 20 }], { part: { notes: ` ${'x'.repeat(length)} ` } });
    const refused = await note(maxNoteLength + 1);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ path: 'orders.0.notes', message: 'Use no more than 2000 characters' }],
    ]);
    expect(await stockOf(productId)).toBe(1000);
    expect((await note(maxNoteLength)).status).toBe(201);
  });

  it('refuses a supplier that was suspended in the meantime', async () => {
    const { buyer, addressId } = market;
    const gone = await createSupplier(db(), { paymentTerms: ['COD'] });
    const { id: productId } = await product({ supplierId: gone.id });
    const lines = [{ productId, quantity: 10 }];
    const quoted = await call('POST /quotes', { who: buyer, body: { lines, deliveryAddressId: addressId } });
    const seenTotalMinor = quoted.body.data.quotes[0].totalMinor;
    await db().update(suppliers).set({ status: 'suspended' }).where(eq(suppliers.id, gone.id));
    const orders = [{ supplierId: gone.id, paymentTerm: 'COD', seenTotalMinor }];
    const body = { lines, orders, deliveryAddressId: addressId, billingAddressId: addressId };
    const { status, body: refused } = await call('POST /orders', { who: buyer, body });
    expect([status, refused.reason]).toEqual([409, 'basket_changed']);
  });
});
