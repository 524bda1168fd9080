import { expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, call, placed } = useMarket(test);

/** Returns the numbers that a search finds in the lists of one side. */
async function found(side: '' | '/store', q: string): Promise<{ orders: string[]; inquiries: string[] }> {
  const who = side === '' ? market.buyer : market.seller;
  const numbersOf = async (list: 'orders' | 'inquiries') => {
    const { body } = await call(`GET ${side}/${list}?q=${encodeURIComponent(q)}`, { who });
    return body.data[list].map(({ reference }: { reference: string }) => reference);
  };
  return { orders: await numbersOf('orders'), inquiries: await numbersOf('inquiries') };
}

it('gives the first inquiry of a store a different number from its first order', async () => {
  const { id: orderId } = await placed();
  const ask = async (about: object) => {
    const body = { supplierId: market.supplierId, subject: 'Delivery', message: 'How soon?', ...about };
    return (await call('POST /inquiries', { who: market.buyer, body })).body.data.inquiry;
  };
  expect((await ask({})).reference).toBe('SC-Q0001');
  const aboutOrder = await ask({ orderId });
  expect(aboutOrder.reference).toBe('SC-Q0002');

  for (const side of ['', '/store'] as const) {
    // The subject of a conversation about an order names the order.
    expect(await found(side, 'SC-0001')).toEqual({ orders: ['SC-0001'], inquiries: ['SC-Q0002'] });
    for (const typed of ['SC-Q0001', 'sc q1', 'q1', '#Q0001'])
      expect(await found(side, typed)).toEqual({ orders: [], inquiries: ['SC-Q0001'] });
    expect((await found(side, '#0001')).inquiries).toContain('SC-Q0001');
    expect((await found(side, '#0001')).orders).toEqual(['SC-0001']);

    const who = side === '' ? market.buyer : market.seller;
    const { inquiries } = (await call(`GET ${side}/orders/${orderId}/inquiries`, { who })).body.data;
    expect(inquiries).toMatchObject([{ reference: 'SC-Q0002' }]);
    const path = `${side}/inquiries/${aboutOrder.id}`;
    expect((await call(`GET ${path}`, { who })).body.data.inquiry).toMatchObject({
      reference: 'SC-Q0002',
      order: { reference: 'SC-0001' },
    });
  }
  const { found: hits } = (await call('GET /store/search?q=SC-Q0001', { who: market.seller })).body.data;
  expect(hits).toMatchObject({ orders: [], inquiries: [{ reference: 'SC-Q0001' }] });
  const csv = await test.app.inject({
    url: '/api/v1/store/inquiries/export',
    headers: { authorization: `Bearer ${market.seller.token}` },
  });
  expect(csv.body).toContain('\nSC-Q0001,');
});
