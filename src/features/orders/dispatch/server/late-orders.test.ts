import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, db, call, placed, asStore, move, ready } = useMarket(test);

const msPerDay = 86_400_000;
const daysAgo = (days: number): Date => new Date(test.kernel.clock().getTime() - days * msPerDay);

/** Changes the day on which an order should be ready, which otherwise depends on its products. */
const promise = (id: string, readyBy: Date | null) =>
  db().update(orders).set({ readyBy }).where(eq(orders.id, id));

const rowOf = async (id: string) => {
  const { body } = await asStore('GET ?limit=100');
  return body.data.orders.find((row: { id: string }) => row.id === id);
};
const lateIds = async (): Promise<string[]> =>
  (await asStore('GET ?status=late&limit=100')).body.data.orders.map((row: { id: string }) => row.id);

/** Returns the promised day of a late order on the board, after checking that the filter agrees. */
async function lateSince(id: string): Promise<string | null> {
  const row = await rowOf(id);
  expect((await lateIds()).includes(id)).toBe(row.lateSince !== null);
  return row.lateSince;
}

async function dispatchOne(id: string): Promise<void> {
  const { order } = (await asStore(`GET /${id}`)).body.data;
  const lines = [{ lineId: order.lines[0].id, quantity: 5 }];
  expect((await asStore(`POST /${id}/dispatches`, { carrier: 'VRL', lines })).status).toBe(200);
}

describe('an order on the dispatch board', () => {
  it('is late from its promised day in each state before the dispatch, like in the filter', async () => {
    const { id } = await placed();
    const since = daysAgo(3);
    await promise(id, since);
    expect(await lateSince(id)).toBeNull();
    for (const to of ['confirmed', 'in_production', 'ready']) {
      await move(id, to);
      await promise(id, since);
      expect([to, await lateSince(id)]).toEqual([to, since.toISOString()]);
    }
    expect(await rowOf(id)).toMatchObject({ status: 'ready', readyBy: null });
  });

  it('stays late when a part of it was dispatched, until the rest is', async () => {
    const { id } = await placed();
    await move(id, 'confirmed');
    await dispatchOne(id);
    const since = daysAgo(1);
    await promise(id, since);
    expect(await lateSince(id)).toBe(since.toISOString());
    expect(await rowOf(id)).toMatchObject({ isPartlyDispatched: true });
    await asStore(`POST /${id}/dispatches`, { carrier: 'VRL' });
    expect(await rowOf(id)).toMatchObject({ status: 'dispatched', lateSince: null });
    expect(await lateSince(id)).toBeNull();
  });

  it('is not late before its promised day, without one, or once it is cancelled', async () => {
    const [early, open, cancelled] = [await placed(), await placed(), await placed()];
    for (const { id } of [early, open, cancelled]) await ready(id);
    await promise(early.id, daysAgo(-1));
    await promise(open.id, null);
    await asStore(`POST /${cancelled.id}/cancel`, { reason: 'The board mill is down.' });
    await promise(cancelled.id, daysAgo(2));
    for (const { id } of [early, open, cancelled]) expect(await lateSince(id)).toBeNull();
  });

  it('becomes late while the clock passes its promised day, and its buyer sees the same', async () => {
    const { id } = await placed();
    await move(id, 'confirmed');
    const since = daysAgo(-1 / 24);
    await promise(id, since);
    expect(await lateSince(id)).toBeNull();
    test.advance(2 * 3600);
    expect(await lateSince(id)).toBe(since.toISOString());
    const { orders: own } = (await call('GET /orders?limit=100', { who: market.buyer })).body.data;
    expect(own.find((row: { id: string }) => row.id === id).lateSince).toBe(since.toISOString());
  });
});

describe('a column of the dispatch board', () => {
  const column = async (status: string): Promise<{ id: string; arrival: unknown }[]> => {
    const rows: { id: string; arrival: unknown }[] = [];
    let cursor = '';
    do {
      const { data } = (await asStore(`GET ?status=${status}&sort=due&limit=2${cursor}`)).body;
      rows.push(...data.orders);
      cursor = data.nextCursor === null ? '' : `&cursor=${data.nextCursor}`;
    } while (cursor);
    return rows;
  };

  it('starts with the orders that are due first, so that late ones are on top', async () => {
    const [open, late, soon] = [await placed(), await placed(), await placed()];
    for (const { id } of [open, late, soon]) await move(id, 'confirmed');
    await promise(open.id, null);
    await promise(late.id, daysAgo(4));
    await promise(soon.id, daysAgo(-40));
    const ids = (await column('confirmed')).map(({ id }) => id);
    const own = ids.filter((id) => [open.id, late.id, soon.id].includes(id));
    expect(own).toEqual([late.id, soon.id, open.id]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of dispatched orders starts with the earliest expected arrival', async () => {
    const [later, open, sooner] = [await placed(), await placed(), await placed()];
    const expected = [daysAgo(-9), null, daysAgo(2)].map((day) => day && day.toISOString().slice(0, 10));
    for (const [index, { id }] of [later, open, sooner].entries()) {
      await ready(id);
      await asStore(`POST /${id}/dispatches`, { carrier: 'VRL', expectedOn: expected[index] });
    }
    const ids = [later.id, open.id, sooner.id];
    const rows = (await column('dispatched')).filter(({ id }) => ids.includes(id));
    expect(rows.map(({ id }) => id)).toEqual([sooner.id, later.id, open.id]);
    expect(rows.map(({ arrival }) => arrival)).toEqual([
      { expectedOn: expected[2], isLate: true },
      { expectedOn: expected[0], isLate: false },
      null,
    ]);
  });
});
