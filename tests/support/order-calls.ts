import { callAs, nth, type StoreProduct } from './store-calls.ts';

interface PlacedOrder {
  id: string;
  reference: string;
}

/** Orders the smallest quantity of each product, all of the demo supplier, as the demo customer. */
export async function orderByCall(products: readonly StoreProduct[]): Promise<PlacedOrder> {
  const lines = await Promise.all(
    products.map(async ({ id, slug }) => {
      const { product } = await callAs<{ product: { moq: number } }>('customer', {
        path: `/products/${slug}`,
      });
      return { productId: id, quantity: product.moq };
    }),
  );
  const { address } = await callAs<{ address: { id: string } }>('customer', {
    path: '/addresses',
    method: 'POST',
    body: {
      recipient: 'Daniel Reyes',
      phone: '+14155550123',
      line1: '480 Brannan Street',
      city: 'Pune',
      state: 'Maharashtra',
      postcode: '411026',
      country: 'IN',
    },
  });
  const { quotes } = await callAs<{
    quotes: { supplier: { id: string }; paymentTerm: string; totalMinor: number }[];
  }>('customer', { path: '/quotes', method: 'POST', body: { lines, deliveryAddressId: address.id } });
  const { orders } = await callAs<{ orders: PlacedOrder[] }>('customer', {
    path: '/orders',
    method: 'POST',
    body: {
      lines,
      deliveryAddressId: address.id,
      billingAddressId: address.id,
      orders: quotes.map(({ supplier, paymentTerm, totalMinor }) => ({
        supplierId: supplier.id,
        paymentTerm,
        seenTotalMinor: totalMinor,
      })),
    },
  });
  return nth(orders, 0);
}
