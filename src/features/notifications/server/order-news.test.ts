import { expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, call, placed, asStore, ready } = useMarket(test);

it('tells both sides of an order what the other did, by mail too, once', async () => {
  const { id } = await placed();
  await ready(id);
  await asStore(`/${id}/payments`, { amountMinor: 5000, method: 'upi', receivedOn: '2026-01-02' });
  await asStore(`/${id}/dispatches`, { carrier: 'VRL Logistics', trackingNumber: 'VRL-1' });
  await call(market.buyer, 'POST', `/orders/${id}/received`, { body: {} });
  const { id: gone } = await placed();
  await call(market.buyer, 'POST', `/orders/${gone}/cancel`, { body: { reason: 'Ordered twice' } });
  await test.runJobs();
  const titles = async (who: typeof market.buyer) => {
    const { body } = await call(who, 'GET', '/notifications?tab=orders');
    return body.data.notifications
      .filter(({ href }: { href: string }) => href.includes(id) || href.includes(gone))
      .map(({ title }: { title: string }) => title);
  };
  expect((await titles(market.buyer)).toSorted()).toEqual(
    [
      'Order #0001 is confirmed',
      'Order #0001 is in production',
      'Order #0001 is on its way',
      'Order #0001 is ready',
      'Sahyadri Corrugators has received ₹50.00',
      'Your order #0001 is with Sahyadri Corrugators',
      'Your order #0002 is with Sahyadri Corrugators',
    ].toSorted(),
  );
  expect((await titles(market.seller)).toSorted()).toEqual([
    'New order #0001 from Reyes Provisions',
    'New order #0002 from Reyes Provisions',
    'Order #0001 has arrived',
    'Order #0002 was cancelled',
  ]);
  expect(test.mails.filter(({ subject }) => subject === 'Order #0001 is on its way')).toHaveLength(1);
});
