import { expect, it } from 'vitest';
import { formatAmount } from '#lib/amounts.ts';
import { useAmendments } from '#support/amendments.ts';
import { useMarket } from '#support/market.ts';
import { useProofs } from '#support/proofs.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call, placed, asStore, move, ready } = trade;
const proofs = useProofs(test, trade);
const amendments = useAmendments(trade);

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
      'Order SC-0001 has shipped',
      'Order SC-0001 is ready',
      'Sahyadri Corrugators received ₹50.00',
      'Order SC-0001 sent to Sahyadri Corrugators',
      'Order SC-0002 sent to Sahyadri Corrugators',
    ].toSorted(),
  );
  expect((await titles(market.seller)).toSorted()).toEqual([
    'New order SC-0001 from Reyes Provisions',
    'New order SC-0002 from Reyes Provisions',
    'Order SC-0001 was delivered',
    'Order SC-0002 was canceled',
  ]);
  expect(test.mails.filter(({ subject }) => subject === 'Order SC-0001 has shipped')).toHaveLength(1);
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
      ({ href, title }: { href: string; title: string }) =>
        href.includes(id) && title.includes('has shipped'),
    )
    .map(({ message }: { message: string }) => message);
  expect(messages).toEqual([
    'The rest of your order shipped with VRL Logistics.',
    'Another part of your order shipped with VRL Logistics.',
    'Part of your order shipped with VRL Logistics.',
  ]);
});

it('shows lines, amounts and dates of the order in the email', async () => {
  const { id } = await placed();
  await test.runJobs();
  const { body } = await call(`GET /orders/${id}`, { who: market.buyer });
  const { lines, totalMinor, currency } = body.data.order;
  const mail = test.mails.findLast(
    ({ subject }) => subject.startsWith('Order SC-') && subject.includes('sent to'),
  );
  for (const { title } of lines) expect(mail?.text).toContain(title);
  expect(mail?.text).toContain(`Total: ${formatAmount(totalMinor, currency)}`);
  expect(mail?.text).toContain('Placed: ');
  expect(mail?.html).toMatch(/<img src="http[^"]+\/art\/pack-[^"]+\.png"/);
  expect(mail?.text).toContain(`/account/orders/${id}`);
});

it('shows what a dispatch contains, and what remains to be paid after a payment', async () => {
  const { id } = await placed();
  await ready(id);
  await asStore(`POST /${id}/payments`, { amountMinor: 5000, method: 'upi', receivedOn: '2026-01-02' });
  await asStore(`POST /${id}/dispatches`, { carrier: 'VRL Logistics', trackingNumber: 'VRL-7' });
  await test.runJobs();
  const { body } = await call(`GET /orders/${id}`, { who: market.buyer });
  const { totalMinor, currency, lines } = body.data.order;
  const shipped = test.mails.findLast(({ subject }) => subject.includes('has shipped'))?.text;
  expect(shipped).toContain('Tracking number: VRL-7');
  expect(shipped).toContain(lines[0].title);
  const paid = test.mails.findLast(({ subject }) => subject.includes('received ₹50.00'))?.text;
  expect(paid).toContain('Paid so far: ₹50.00');
  expect(paid).toContain(`Balance: ${formatAmount(totalMinor - 5000, currency)}`);
});

it('notifies the buyer of a proof, and the store of its return and approval, with the comments', async () => {
  const order = await proofs.made();
  await proofs.sendProof({ ...order, note: 'Two colors outside' });
  await proofs.giveBack({ ...order, pins: [{ page: 2, x: 10, y: 20, comment: 'Larger logo' }] });
  await proofs.waive({ ...order, seenVersion: 1 });
  await proofs.approve({ ...order, seenVersion: 2 });
  await test.runJobs();
  const newsOf = async (who: typeof market.buyer) =>
    (await call('GET /notifications?tab=orders&limit=100', { who })).body.data.notifications
      .filter(({ href }: { href: string }) => href.includes(order.id))
      .map(({ title }: { title: string }) => title.replace(/SC-\d+/, 'SC-0001'));
  expect(await newsOf(market.buyer)).toEqual(
    expect.arrayContaining(['New proof for order SC-0001', 'No proof needed? Order SC-0001']),
  );
  expect(await newsOf(market.seller)).toEqual(
    expect.arrayContaining(['The proof for order SC-0001 was returned', 'Order SC-0001 needs no proof']),
  );
  const mailOf = (text: string) => test.mails.findLast(({ subject }) => subject.includes(text))?.text;
  expect(mailOf('New proof for order')).toContain('Two colors outside');
  expect(mailOf('was returned')).toContain('1. Page 2: Larger logo');
  expect(mailOf('needs no proof')).toContain('Production can start.');
});

it('notifies the other side of a proposed change, and the proposer of the decision', async () => {
  const { id, lineId } = await amendments.placedLine();
  const lines = [{ lineId, quantity: 30, unitPriceMinor: 1000 }];
  const first = await amendments.propose({ id, side: 'supplier', lines, reason: 'The press needs 30.' });
  const amendmentId = first.body.data.amendments[0].id;
  await amendments.decide({ id, amendmentId, side: 'buyer', action: 'reject', reason: 'We need 20.' });
  await test.runJobs();
  const titlesOf = async (who: typeof market.buyer) =>
    (await call('GET /notifications?tab=orders&limit=100', { who })).body.data.notifications
      .filter(({ href }: { href: string }) => href.includes(id))
      .map(({ title }: { title: string }) => title.replace(/ SC-\d+.*/, ''));
  expect(await titlesOf(market.buyer)).toContain('Proposed change of order');
  expect(await titlesOf(market.seller)).toContain('Change rejected: order');
  const mailOf = (text: string) => test.mails.findLast(({ subject }) => subject.includes(text))?.text;
  expect(mailOf('Proposed change')).toContain('20 → 30');
  expect(mailOf('Change rejected')).toContain('We need 20.');

  await move(id, 'confirmed');
  const second = await amendments.propose({ id, side: 'supplier', lines });
  const { id: accepted } = second.body.data.amendments[0];
  await amendments.decide({ id, amendmentId: accepted, side: 'buyer', action: 'accept' });
  await test.runJobs();
  expect(mailOf('Change accepted')).toContain('a new invoice replaces it');
});
