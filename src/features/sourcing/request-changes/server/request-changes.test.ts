import { describe, expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { inDays } from '#support/quotes.ts';
import { useRequests } from '#support/requests.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call, rival } = trade;
const { open, quote } = useRequests(trade);

async function revise(
  { id, content, version }: { id: string; content: object; version: number },
  changes: object,
) {
  const { body } = await call(`POST /requests/${id}/versions`, {
    who: market.buyer,
    body: { ...content, ...changes, version },
  });
  await test.runJobs();
  return body.data.request;
}

describe('the changes of a request', () => {
  it('since a store quoted or saw it', async () => {
    const { request, stores } = await open();
    const [first, second] = stores;
    if (!first || !second) throw new Error('A store is missing.');
    const since = async (who: typeof first) =>
      (await call(`GET /store/requests/${request.id}/changes`, { who })).body.data.since;
    await call(`POST /store/requests/${request.id}/seen`, { who: second });
    await quote(request.id, { store: first });
    expect(await since(first)).toBeNull();

    const next = await revise(request, { wantsSamples: true });
    const last = await revise(next, { requiredBy: inDays(70) });
    await quote(request.id, { store: first, changes: { requestVersion: last.version } });
    expect(await since(first)).toBeNull();
    expect(await since(second)).toMatchObject({
      version: 1,
      basis: 'seen',
      changes: [{ field: 'Needed by' }, { field: 'Samples' }],
    });

    await revise(last, { wantsSamples: false, requiredBy: inDays(70) });
    expect(await since(first)).toMatchObject({
      version: 3,
      basis: 'quoted',
      changes: [{ field: 'Samples', after: null }],
    });
  });

  it('are listed for the buyer and summarized for the suppliers', async () => {
    const { request } = await open();
    await revise(request, { wantsSamples: true });
    const { body } = await call(`GET /requests/${request.id}/versions`, { who: market.buyer });
    expect(body.data.versions).toMatchObject([
      { version: 2, changes: [{ field: 'Samples', before: null }] },
      { version: 1, changes: [] },
    ]);
    const { body: list } = await call('GET /notifications', { who: market.seller });
    expect(list.data.notifications[0].message).toMatch(
      /^The buyer changed the request\. Samples: Wanted before the order added\. Quotes are due by /,
    );
  });

  it('are hidden from other buyers, from stores that were not invited, and from guests', async () => {
    const { request } = await open();
    const other = await rival();
    expect((await call(`GET /store/requests/${request.id}/changes`, { who: other })).status).toBe(404);
    expect((await call(`GET /requests/${request.id}/versions`, { who: other })).status).toBe(404);
    expect((await test.call(`GET /requests/${request.id}/versions`)).status).toBe(401);
    expect((await call('GET /requests/x/versions', { who: market.buyer })).status).toBe(400);
  });
});
