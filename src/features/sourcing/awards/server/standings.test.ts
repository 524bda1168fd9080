import { expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { useRequests } from '#support/requests.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call } = trade;
const { open, quote } = useRequests(trade);

it('a preview shows the ranks of the others before, by landed cost once it is known for all of them', async () => {
  const { request, stores } = await open({ rivals: 2 });
  const quotes: { id: string }[] = [];
  for (const [index, store] of stores.entries()) {
    const answer = await quote(request.id, { store, dearer: index * 100 });
    quotes.push(answer.body.data.quote);
  }
  const preview = async () =>
    (
      await call(`POST /requests/${request.id}/awards/preview`, {
        who: market.buyer,
        body: { winners: [{ id: quotes[1]?.id, choices: [{ line: 0, quantity: 5000 }] }] },
      })
    ).body.data.suppliers;
  const before = await preview();
  expect(before.map(({ items }: { items: object[] }) => items)).toMatchObject([
    [{ rank: 1, of: 3, basis: 'quoted_total', abovePercent: 0 }],
    [{ rank: 3, of: 3, basis: 'quoted_total' }],
  ]);
  const path = `/quote-comparisons/request/${request.id}`;
  const { assumptions } = (await call(`GET ${path}`, { who: market.buyer })).body.data.comparison;
  const duties = [{ origin: 'IN', hsCode: '', basisPoints: 500 }];
  await call(`PUT ${path}/assumptions`, {
    who: market.buyer,
    body: { ...assumptions, destination: 'IN', duties },
  });
  expect((await preview())[1].items).toMatchObject([{ rank: 3, of: 3, basis: 'landed_cost' }]);
  const visitor = await test.signIn('customer');
  const foreign = await call(`POST /requests/${request.id}/awards/preview`, {
    who: visitor,
    body: { winners: [] },
  });
  expect(foreign.status).toBe(404);
});
