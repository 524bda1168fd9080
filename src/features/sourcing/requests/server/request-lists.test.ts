import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { inDays } from '#support/quotes.ts';
import { useRequests } from '#support/requests.ts';
import { useTestApp } from '#support/test-app.ts';
import { requests } from './tables.ts';

const trade = useMarket(useTestApp());
const { market, call } = trade;
const { open } = useRequests(trade);

describe('the lists of requests', () => {
  it('show what waits for the viewer first, count it, and find titles and numbers', async () => {
    const { request, stores } = await open();
    const { id } = request;
    const [store] = stores;
    if (!store) throw new Error('The store is missing.');
    const forBuyer = async (query: string) =>
      (await call(`GET /requests?${query}`, { who: market.buyer })).body.data;
    const forStore = async (query: string) =>
      (await call(`GET /store/requests?${query}`, { who: store })).body.data;
    const ids = ({ requests }: { requests: { id: string }[] }) => requests.map((one) => one.id);
    const before = await forBuyer('state=action');
    expect(ids(before)).not.toContain(id);
    expect(before.counts.open).toBeGreaterThan(0);
    const waiting = await forStore('invitation=action');
    expect(ids(waiting)).toContain(id);
    expect(waiting.counts.action).toBe(waiting.requests.length);

    await call(`POST /store/requests/${id}/questions`, { who: store, body: { question: 'Which board?' } });
    const after = await forBuyer('state=action');
    expect(ids(after)).toContain(id);
    expect(after.counts.action).toBe(before.counts.action + 1);

    const number = request.reference.replace('RQ-', '');
    for (const q of [request.reference, number, request.content.title.slice(1, 9).toUpperCase()])
      expect(ids(await forBuyer(`q=${encodeURIComponent(q)}`)), q).toContain(id);
    expect(ids(await forBuyer('q=%25'))).toEqual([]);
    expect(ids(await forStore('q=nothing+like+it'))).toEqual([]);
  });

  it('can show what closes next first, page by page, and what is closed after it', async () => {
    const title = 'Trays closing soon';
    const inOrder: string[] = [];
    for (const days of [3, 9, 20]) {
      const { request } = await open({ rivals: 0, changes: { title, deadline: inDays(days) } });
      inOrder.unshift(request.id);
    }
    const [latest, middle, soonest] = inOrder;
    await trade
      .db()
      .update(requests)
      .set({ deadline: inDays(-1) })
      .where(eq(requests.id, latest ?? ''));
    for (const [path, who] of [
      ['/requests', market.buyer],
      ['/store/requests', market.seller],
    ] as const) {
      const seen: string[] = [];
      for (let cursor = ''; cursor !== 'end'; ) {
        const query = `q=closing+soon&sort=closing&limit=1${cursor && `&cursor=${cursor}`}`;
        const { data } = (await call(`GET ${path}?${query}`, { who })).body;
        seen.push(...data.requests.map(({ id }: { id: string }) => id));
        cursor = data.nextCursor ?? 'end';
      }
      expect(seen).toEqual([soonest, middle, latest]);
    }
  });
});
