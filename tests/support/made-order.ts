import { callAs, nth, orderable } from './store-calls.ts';

interface MadeOrder {
  id: string;
  reference: string;
}

/** Places an order of goods that are made for the demo customer, at a quote of the demo store. */
export async function placeMadeOrder(): Promise<MadeOrder> {
  const product = nth(await orderable(), 1);
  const { inquiry } = await callAs<{ inquiry: { id: string } }>('customer', {
    path: '/inquiries',
    method: 'POST',
    body: { productId: product.id, message: 'What do printed boxes cost?', quantity: 1000 },
  });
  const { quote } = await callAs<{ quote: { id: string } }>('supplier', {
    path: `/store/inquiries/${inquiry.id}/quotes`,
    method: 'POST',
    body: {
      lines: [
        {
          productId: product.id,
          title: 'Printed mailer box',
          prices: [{ quantity: 1000, unitPriceMinor: 2000, freightMinor: 50_000, leadTimeDays: 10 }],
        },
      ],
      incoterm: 'DAP',
      place: 'Pune',
      paymentTerm: 'Partial Payment',
      validUntil: new Date(Date.now() + 86_400_000 * 10).toISOString().slice(0, 10),
    },
  });
  const { addresses } = await callAs<{ addresses: { id: string; country: string }[] }>('customer', {
    path: '/addresses',
  });
  const deliveryAddressId = nth(
    addresses.filter(({ country }) => country === 'IN'),
    0,
  ).id;
  const choice = { version: 1, choices: [{ line: 0, quantity: 1000 }], deliveryAddressId };
  const { totals } = await callAs<{ totals: { totalMinor: number } }>('customer', {
    path: `/supplier-quotes/${quote.id}/totals`,
    method: 'POST',
    body: choice,
  });
  const { order } = await callAs<{ order: MadeOrder }>('customer', {
    path: `/supplier-quotes/${quote.id}/accept`,
    method: 'POST',
    body: { ...choice, billingAddressId: deliveryAddressId, seenTotalMinor: totals.totalMinor },
  });
  return order;
}
