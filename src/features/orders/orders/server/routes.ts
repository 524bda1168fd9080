import { changeDispatch, dispatchOrder } from '#features/orders/dispatch/server/commands/dispatch-order.ts';
import { receiveDispatch } from '#features/orders/dispatch/server/commands/receive-dispatch.ts';
import type { Side } from '#features/orders/order-record/rules/moves.ts';
import { requireSeller, requireSide } from '#features/orders/order-record/server/queries/viewer.ts';
import { recordPayment, reversePayment } from '#features/orders/payments/server/commands.ts';
import { marketDay } from '#lib/calendar.ts';
import { csvType } from '#lib/csv.ts';
import { ok } from '#lib/endpoint.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { streamFile } from '#platform/http/stream-file.ts';
import type { OrderListQuery } from '../contract/order-forms.ts';
import { ordersContract } from '../contract.ts';
import { moveMany, moveOrder } from './commands/move-order.ts';
import { placeOrders } from './commands/place-orders.ts';
import { reorder } from './commands/reorder.ts';
import { exportOrders } from './queries/export-orders.ts';
import { getOrder } from './queries/order-page.ts';
import { countOrders, listOrders } from './queries/order-rows.ts';

const os = implementContract(ordersContract);

interface OrderRequest {
  context: RequestContext;
  side: Side;
  id: string;
}

const viewerOf = (context: RequestContext, side: Side) =>
  requireSide(context, { side, capability: 'orders.read' });

async function respondWithOrder({ context, side, id }: OrderRequest) {
  const viewer = await viewerOf(context, side);
  return ok({ order: await getOrder(context.db, { id, viewer, now: context.now }) });
}

/** Runs a command and responds with the order, which is read anew so that a stored response for a replay stays small. */
async function changeOrder(request: OrderRequest, command: (ctx: CommandContext) => Promise<unknown>) {
  await request.context.write(async (ctx) => void (await command(ctx)));
  return respondWithOrder(request);
}

async function respondWithList(context: RequestContext, { side, ...query }: OrderListQuery & { side: Side }) {
  const viewer = await viewerOf(context, side);
  return ok(await listOrders(context.db, { ...query, viewer, now: context.now }));
}

async function respondWithCounts(context: RequestContext, side: Side) {
  const viewer = await viewerOf(context, side);
  return ok(await countOrders(context.db, { viewer, now: context.now }));
}

export const ordersRoutes = os.router({
  place: os.place.handler(async ({ context, input }) =>
    ok({ orders: await context.write((ctx) => placeOrders(ctx, input)) }),
  ),
  buyer: {
    list: os.buyer.list.handler(({ context, input }) =>
      respondWithList(context, { ...input, side: 'buyer' }),
    ),
    counts: os.buyer.counts.handler(({ context }) => respondWithCounts(context, 'buyer')),
    get: os.buyer.get.handler(({ context, input: { id } }) =>
      respondWithOrder({ context, id, side: 'buyer' }),
    ),
    cancel: os.buyer.cancel.handler(({ context, input: { id, reason: note } }) =>
      changeOrder({ context, id, side: 'buyer' }, (ctx) =>
        moveOrder(ctx, { side: 'buyer', id, to: 'cancelled', note }),
      ),
    ),
    confirmReceipt: os.buyer.confirmReceipt.handler(({ context, input }) =>
      changeOrder({ context, id: input.id, side: 'buyer' }, (ctx) =>
        receiveDispatch(ctx, { ...input, side: 'buyer' }),
      ),
    ),
    complete: os.buyer.complete.handler(({ context, input: { id } }) =>
      changeOrder({ context, id, side: 'buyer' }, (ctx) =>
        moveOrder(ctx, { side: 'buyer', id, to: 'completed' }),
      ),
    ),
    reorder: os.buyer.reorder.handler(async ({ context, input }) =>
      ok(await context.write((ctx) => reorder(ctx, input))),
    ),
  },
  store: {
    list: os.store.list.handler(({ context, input }) =>
      respondWithList(context, { ...input, side: 'supplier' }),
    ),
    counts: os.store.counts.handler(({ context }) => respondWithCounts(context, 'supplier')),
    export: os.store.export.handler(async ({ context, input }) => {
      const viewer = await requireSeller(context, 'orders.read');
      const rows = exportOrders(context.db, { ...input, viewer, now: context.now });
      return streamFile(rows, { name: `orders-${marketDay(context.now)}.csv`, type: csvType });
    }),
    moveMany: os.store.moveMany.handler(async ({ context, input }) =>
      ok({ results: await moveMany(context, input) }),
    ),
    get: os.store.get.handler(({ context, input: { id } }) =>
      respondWithOrder({ context, id, side: 'supplier' }),
    ),
    move: os.store.move.handler(({ context, input }) =>
      changeOrder({ context, id: input.id, side: 'supplier' }, (ctx) =>
        moveOrder(ctx, { ...input, side: 'supplier' }),
      ),
    ),
    cancel: os.store.cancel.handler(({ context, input: { id, reason: note } }) =>
      changeOrder({ context, id, side: 'supplier' }, (ctx) =>
        moveOrder(ctx, { side: 'supplier', id, to: 'cancelled', note }),
      ),
    ),
    dispatch: os.store.dispatch.handler(({ context, input }) =>
      changeOrder({ context, id: input.id, side: 'supplier' }, (ctx) => dispatchOrder(ctx, input)),
    ),
    changeDispatch: os.store.changeDispatch.handler(({ context, input }) =>
      changeOrder({ context, id: input.id, side: 'supplier' }, (ctx) => changeDispatch(ctx, input)),
    ),
    deliverDispatch: os.store.deliverDispatch.handler(({ context, input }) =>
      changeOrder({ context, id: input.id, side: 'supplier' }, (ctx) =>
        receiveDispatch(ctx, { ...input, side: 'supplier' }),
      ),
    ),
    recordPayment: os.store.recordPayment.handler(({ context, input }) =>
      changeOrder({ context, id: input.id, side: 'supplier' }, (ctx) => recordPayment(ctx, input)),
    ),
    reversePayment: os.store.reversePayment.handler(({ context, input }) =>
      changeOrder({ context, id: input.id, side: 'supplier' }, (ctx) => reversePayment(ctx, input)),
    ),
  },
});
