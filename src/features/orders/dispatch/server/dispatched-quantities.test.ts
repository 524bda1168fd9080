import { describe, expect, it } from 'vitest';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';
import { maxDispatches } from '../rules.ts';

const test = useTestApp();
const { market, db, call, product, place, move, asStore } = useMarket(test);

async function ordered(unit: 'kg' | 'piece', quantity: number): Promise<string> {
  const { id: productId } = await product({
    unit,
    tiers: [{ minQuantity: 1, unitPriceMinor: 1000 }],
    moq: 1,
  });
  const { body } = await place([{ productId, quantity }]);
  const { id } = body.data.orders[0];
  await move(id, 'confirmed');
  return id;
}

const read = async (id: string) => (await asStore(`GET /${id}`)).body.data.order;

async function send(id: string, quantity?: number) {
  const lineId = (await read(id)).lines[0].id;
  const lines = quantity === undefined ? undefined : [{ lineId, quantity }];
  return asStore(`POST /${id}/dispatches`, { carrier: 'VRL', lines });
}

describe('dispatched quantities', () => {
  it('of measured units sum exactly, and the rest completes the order', async () => {
    const id = await ordered('kg', 5);
    for (const quantity of [1.1, 2.2, 1.3]) expect((await send(id, quantity)).status).toBe(200);
    expect((await read(id)).lines[0].dispatchedQuantity).toBe(4.6);
    expect((await send(id)).status).toBe(200);
    const order = await read(id);
    expect(order).toMatchObject({ status: 'dispatched', lines: [{ dispatchedQuantity: 5 }] });
    expect(order.dispatches.at(-1).lines[0].quantity).toBe(0.4);
  });

  it('of counted units are whole, and a fraction is refused at its field', async () => {
    const id = await ordered('piece', 10);
    const refused = await send(id, 2.5);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([
      { path: 'lines.0.quantity', message: expect.stringContaining('Enter a whole number') },
    ]);
    expect((await send(id, 1e-9)).body.errors).toEqual([
      { path: 'lines.0.quantity', message: 'Enter no more than three decimals' },
    ]);
    expect((await read(id)).dispatches).toEqual([]);
  });

  it('have a maximum number of dispatches, the last of which takes the rest', async () => {
    const id = await ordered('kg', 2);
    await db()
      .update(orders)
      .set({ dispatchCount: maxDispatches - 2 });
    expect((await send(id, 0.5)).status).toBe(200);
    const refused = await send(id, 0.5);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(`up to ${maxDispatches} dispatches`);
    expect((await send(id)).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'dispatched' });
  });

  it('move the order with the first dispatch, and pass each state once', async () => {
    const id = await ordered('piece', 10);
    await send(id, 4);
    const first = await read(id);
    expect(first).toMatchObject({
      status: 'in_production',
      isPartlyDispatched: true,
      readyBy: expect.anything(),
    });
    expect(first.events.at(-1)).toMatchObject({ status: 'in_production', by: 'supplier' });
    await send(id, 1);
    await send(id);
    const states = (await read(id)).events.map(({ status }: { status: string }) => status);
    expect(states).toEqual(['placed', 'confirmed', 'in_production', 'ready', 'dispatched']);
  });

  it('are returned with the people who dispatched and received them', async () => {
    const id = await ordered('piece', 10);
    await send(id, 4);
    const [first] = (await read(id)).dispatches;
    await call(`POST /orders/${id}/received`, { who: market.buyer, body: { dispatchId: first.id } });
    const { body } = await call(`GET /orders/${id}`, { who: market.buyer });
    expect(body.data.order.dispatches).toMatchObject([
      { dispatchedByName: 'Asha Patil', deliveredBy: 'buyer', deliveredByName: 'Daniel Reyes' },
    ]);
  });
});
