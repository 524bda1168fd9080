import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayMove } from '#features/orders/order-record/rules/moves.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, call, placed, asStore, move, stockOf } = useMarket(test);

/** The expected order after the steps so far. */
interface Model {
  status: OrderState;
  sent: number;
  dispatches: number;
  onTheWay: number;
  paid: number;
  total: number;
}

const quantity = 100;
const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .constantFrom('confirmed', 'in_production', 'ready', 'delivered', 'completed')
        .map((to) => ({ do: 'move' as const, to })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('buyer' as const, 'supplier' as const)
        .map((by) => ({ do: 'cancel' as const, by })),
    },
    {
      weight: 3,
      arbitrary: fc.integer({ min: 1, max: 130 }).map((pieces) => ({ do: 'send' as const, pieces })),
    },
    { weight: 1, arbitrary: fc.constant({ do: 'receive' as const }) },
    {
      weight: 2,
      arbitrary: fc.integer({ min: 1, max: 120_000 }).map((amount) => ({ do: 'pay' as const, amount })),
    },
  ),
  { minLength: 8, maxLength: 16 },
);
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Applies a step to the model. Returns false if the server should refuse it. */
function applyStep(model: Model, step: Step): boolean {
  const order = { status: model.status, dispatchCount: model.dispatches };
  if (step.do === 'move') {
    const to = step.to as OrderState;
    if (!mayMove(order, { by: 'supplier', to })) return false;
    model.status = to;
    if (to === 'delivered') model.onTheWay = 0;
    return true;
  }
  if (step.do === 'cancel') {
    if (!mayMove(order, { by: step.by, to: 'cancelled' })) return false;
    model.status = 'cancelled';
    return true;
  }
  if (step.do === 'pay') {
    if (model.status === 'cancelled' || model.paid + step.amount > model.total) return false;
    model.paid += step.amount;
    return true;
  }
  return step.do === 'send' ? send(model, step.pieces) : receive(model);
}

function send(model: Model, pieces: number): boolean {
  const canLeave = ['confirmed', 'in_production', 'ready'].includes(model.status);
  if (!canLeave || pieces > quantity - model.sent) return false;
  model.sent += pieces;
  model.dispatches += 1;
  model.onTheWay += 1;
  if (model.status === 'confirmed') model.status = 'in_production';
  if (model.sent === quantity) model.status = 'dispatched';
  return true;
}

function receive(model: Model): boolean {
  if (model.onTheWay === 0 && model.status !== 'dispatched') return false;
  model.onTheWay = 0;
  if (model.status === 'dispatched') model.status = 'delivered';
  return true;
}

/** Sends a step to the server and returns the status of the response. */
async function sendStep(id: string, { step, lineId }: { step: Step; lineId: string }): Promise<number> {
  const requests = {
    move: () => move(id, step.do === 'move' ? step.to : ''),
    cancel: () =>
      step.do === 'cancel' && step.by === 'supplier'
        ? asStore(`POST /${id}/cancel`, { reason: 'No board' })
        : call(`POST /orders/${id}/cancel`, { who: market.buyer, body: { reason: 'No need' } }),
    send: () =>
      asStore(`POST /${id}/dispatches`, {
        carrier: 'VRL',
        lines: [{ lineId, quantity: step.do === 'send' ? step.pieces : 1 }],
      }),
    receive: () => call(`POST /orders/${id}/received`, { who: market.buyer, body: {} }),
    pay: () =>
      asStore(`POST /${id}/payments`, {
        amountMinor: step.do === 'pay' ? step.amount : 1,
        method: 'upi',
        receivedOn: '2026-01-02',
      }),
  };
  return (await requests[step.do]()).status;
}

it('behaves like the model in every sequence of steps', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const { id, productId } = await placed(quantity);
      const { order } = (await asStore(`GET /${id}`)).body.data;
      const model: Model = {
        status: 'placed',
        sent: 0,
        dispatches: 0,
        onTheWay: 0,
        paid: 0,
        total: order.totalMinor,
      };
      for (const step of walk) {
        const succeeds = applyStep(model, step);
        expect({ step, status: await sendStep(id, { step, lineId: order.lines[0].id }) }).toEqual({
          step,
          status: succeeds ? 200 : 409,
        });
      }
      const end = (await asStore(`GET /${id}`)).body.data.order;
      expect(end).toMatchObject({ status: model.status, paidMinor: model.paid });
      expect(end.dispatches).toHaveLength(model.dispatches);
      expect(end.lines[0].dispatchedQuantity).toBe(model.sent);
      expect(
        end.payments.reduce((sum: number, one: { amountMinor: number }) => sum + one.amountMinor, 0),
      ).toBe(model.paid);
      expect(await stockOf(productId)).toBe(model.status === 'cancelled' ? 1000 : 1000 - quantity);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
