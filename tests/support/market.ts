import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createAddress } from '#features/orders/addresses/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { Answer, SignedIn, TestApp } from './test-app.ts';

interface Placing {
  who?: SignedIn;
  address?: string;
  term?: string;
  key?: string;
  part?: object;
}

interface Market {
  buyer: SignedIn;
  seller: SignedIn;
  supplierId: string;
  categoryId: string;
  addressId: string;
}

/** Fills the market before the tests of a file. */
function openMarket(test: TestApp): Market {
  const market = {} as Market;
  const db = () => test.kernel.database.db;

  beforeAll(async () => {
    const buyer = await test.signIn('customer', 'Daniel Reyes');
    const seller = await test.signIn('supplier', 'Asha Patil');
    const { id: supplierId } = await createSupplier(db(), {
      ownerAccountId: seller.accountId,
      paymentTerms: ['Advance Payment', 'Partial Payment', 'Credit Payment', 'COD'],
    });
    const { id: categoryId } = await createCategory(db());
    const { id: addressId } = await createAddress(db(), { accountId: buyer.accountId });
    Object.assign(market, { buyer, seller, supplierId, categoryId, addressId });
  });
  return market;
}

/** Calls in somebody's name. */
const callsOf =
  (test: TestApp) =>
  (endpoint: string, { who, body, key }: { who: SignedIn; body?: unknown; key?: string | undefined }) =>
    test.call(endpoint, {
      token: who.token,
      ...(body === undefined ? {} : { body }),
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });

/** Somebody with another store. */
async function openRival(test: TestApp): Promise<SignedIn & { supplierId: string }> {
  const person = await test.signIn('supplier');
  const { id: supplierId } = await createSupplier(test.kernel.database.db, {
    ownerAccountId: person.accountId,
  });
  return { ...person, supplierId };
}

async function readStock(test: TestApp, id: string): Promise<number> {
  const [product] = await test.kernel.database.db.select().from(products).where(eq(products.id, id));
  return product?.stock ?? Number.NaN;
}

/** Changes that the screens do not offer, or only in more steps. */
const changesOf = (db: () => Database) => ({
  changeProduct: (id: string, values: Partial<typeof products.$inferInsert>) =>
    db().update(products).set(values).where(eq(products.id, id)),
  suspend: (supplierId: string) =>
    db().update(suppliers).set({ status: 'suspended' }).where(eq(suppliers.id, supplierId)),
});

interface BasketToQuote {
  who: SignedIn;
  lines: object[];
  address: string;
  term: string;
  part: object | undefined;
}

/** Returns the totals quoted for these lines, in the shape in which an order takes them. */
async function seenTotals(
  call: ReturnType<typeof callsOf>,
  { who, lines, address, term, part }: BasketToQuote,
) {
  const quoted = await call('POST /quotes', { who, body: { lines, deliveryAddressId: address } });
  return quoted.body.data.quotes.map((quote: { supplier: { id: string }; totalMinor: number }) => ({
    supplierId: quote.supplier.id,
    paymentTerm: term,
    seenTotalMinor: quote.totalMinor,
    ...part,
  }));
}

/** A buyer with an address, a supplier with every payment term, and ways to order, for the tests of one file. */
export function useMarket(test: TestApp) {
  const market = openMarket(test);
  const db = () => test.kernel.database.db;

  const call = callsOf(test);

  /** A product that costs 1000 a piece from 10, 900 from 100, with 1,000 in stock. */
  const product = (changes: object = {}) =>
    createProduct(db(), {
      supplierId: market.supplierId,
      categoryId: market.categoryId,
      tiers: [
        { minQuantity: 10, unitPriceMinor: 1000 },
        { minQuantity: 100, unitPriceMinor: 900 },
      ],
      stock: 1000,
      ...changes,
    });

  /** Quotes and orders these lines at the total that was quoted. */
  async function place(
    lines: { productId: string; variantId?: string; quantity: number }[],
    given: Placing = {},
  ): Promise<Answer> {
    const { who = market.buyer, address = market.addressId, term = 'Advance Payment', key, part } = given;
    const orders = await seenTotals(call, { who, lines, address, term, part });
    const body = { lines, orders, deliveryAddressId: address, billingAddressId: address };
    return call('POST /orders', { who, body, key });
  }

  async function placed(quantity = 20, given: Placing = {}): Promise<{ id: string; productId: string }> {
    const { id: productId } = await product();
    const answer = await place([{ productId, quantity }], given);
    if (answer.status !== 201) throw new Error(`the order was not placed: ${JSON.stringify(answer.body)}`);
    return { id: answer.body.data.orders[0].id, productId };
  }

  const asStore = (endpoint: string, body?: unknown) =>
    call(endpoint.replace(/ |$/, ' /store/orders'), { who: market.seller, body });
  const move = (id: string, to: string) => asStore(`POST /${id}/state`, { to });

  return {
    market,
    db,
    call,
    product,
    place,
    placed,
    asStore,
    move,
    stockOf: (id: string) => readStock(test, id),
    rival: () => openRival(test),
    ...changesOf(db),
    async ready(id: string): Promise<void> {
      for (const to of ['confirmed', 'in_production', 'ready']) await move(id, to);
    },
  };
}
