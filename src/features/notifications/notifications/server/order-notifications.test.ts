import { expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, call, placed, asStore, ready } = useMarket(test);

it('notifies both sides of what the other did, once, also by email', async () => {
  const { id } = await placed();
  await ready(id);
  await asStore(`POST /${id}/payments`, { amountMinor: 5000, method: 'upi', receivedOn: '2026-01-02' });
  await asStore(`POST /${id}/dispatches`, { carrier: 'VRL Logistics', trackingNumber: 'VRL-1' });
  await call(`POST /orders/${id}/received`, { who: market.buyer, body: {} });
  const { id: gone } = await placed();
  await call(`POST /orders/${gone}/cancel`, { who: market.buyer, body: { reason: 'Ordered twice' } });
  await test.runJobs();
  const titles = async (person: typeof market.buyer) => {
    const { body } = await call('GET /notifications?tab=orders', { who: person });
    return body.data.notifications
      .filter(({ href }: { href: string }) => href.includes(id) || href.includes(gone))
      .map(({ title }: { title: string }) => title);
  };
  expect((await titles(market.buyer)).toSorted()).toEqual(
    [
      'Order SC-0001 is confirmed',
      'Order SC-0001 is in production',
      'Order SC-0001 is on its way',
      'Order SC-0001 is ready',
      'Sahyadri Corrugators has received ₹50.00',
      'Your order SC-0001 is with Sahyadri Corrugators',
      'Your order SC-0002 is with Sahyadri Corrugators',
    ].toSorted(),
  );
  expect((await titles(market.seller)).toSorted()).toEqual([
    'New order SC-0001 from Reyes Provisions',
    'New order SC-0002 from Reyes Provisions',
    'Order SC-0001 has arrived',
    'Order SC-0002 was cancelled',
  ]);
  expect(test.mails.filter(({ subject }) => subject === 'Order SC-0001 is on its way')).toHaveLength(1);
});

it('states whether a dispatch contains part of the order, another part or the rest', async () => {
  const { id } = await placed();
  await ready(id);
  const { body } = await call(`GET /orders/${id}`, { who: market.buyer });
  const lineId = body.data.order.lines[0].id;
  for (const lines of [[{ lineId, quantity: 1 }], [{ lineId, quantity: 1 }], undefined]) {
    await asStore(`POST /${id}/dispatches`, { carrier: 'VRL Logistics', lines });
    await test.runJobs();
  }
  const { body: news } = await call('GET /notifications?tab=orders', { who: market.buyer });
  const messages = news.data.notifications
    .filter(
      ({ href, title }: { href: string; title: string }) => href.includes(id) && title.includes('on its way'),
    )
    .map(({ message }: { message: string }) => message);
  expect(messages).toEqual([
    'The rest of it left with VRL Logistics.',
    'Another part of it left with VRL Logistics.',
    'Part of it left with VRL Logistics.',
  ]);
});
