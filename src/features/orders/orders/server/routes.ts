import {
  changeDispatch,
  dispatchOrder,
  receiveDispatch,
} from '#features/orders/dispatch/server/commands/dispatch-order.ts';
import { listDispatches } from '#features/orders/dispatch/server/queries.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import type { Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { recordPayment, reversePayment } from '#features/orders/payments/server/commands.ts';
import { roleAllows } from '#features/stores/suppliers/rules/store-roles.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { marketDay } from '#lib/calendar.ts';
import { csvType } from '#lib/csv.ts';
import { ok } from '#lib/endpoint.ts';
import { type CommandContext, isActor, requireSignedIn } from '#platform/commands/context.ts';
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

type SellerView = Extract<Viewer, { side: 'supplier' }>;

const asBuyer = (context: RequestContext): Viewer => ({
  side: 'buyer',
  accountId: requireSignedIn(context).accountId,
});
const asSupplier = async (
  context: RequestContext,
  capability: 'orders.read' | 'orders.write' | 'orders.settle' | 'orders.dispatch',
): Promise<SellerView> => {
  const { id: supplierId, role } = await requireStore(context, capability);
  const isReadOnly = context.actor !== null && !isActor(context.actor);
  return { side: 'supplier', supplierId, withoutMoney: !roleAllows(role, 'orders.money'), isReadOnly };
};
/** What happens on the floor, the warehouse may write down; what is agreed with the buyer, sales. */
const capabilityFor = (to: OrderState) => {
  if (to === 'cancelled') return 'orders.settle';
  return to === 'in_production' || to === 'ready' || to === 'delivered' ? 'orders.dispatch' : 'orders.write';
};

interface Seen<V extends Viewer> {
  db: RequestContext['db'];
  viewer: V;
  now: Date;
}

const seen = <V extends Viewer>({ db, now }: RequestContext, viewer: V): Seen<V> => ({ db, viewer, now });

/** Changes one order of the viewer's and answers with it as it stands then. */
async function changed(
  { context, viewer, id }: { context: RequestContext; viewer: Viewer; id: string },
  change: (ctx: CommandContext) => Promise<unknown>,
) {
  // What a replay gives back must be small: the order itself is read anew.
  await context.write(async (ctx) => void (await change(ctx)));
  return ok({ order: await getOrder(context.db, { viewer, id, now: context.now }) });
}

const list = async ({ db, ...given }: Seen<Viewer>, query: OrderListQuery) =>
  ok(await listOrders(db, { ...query, ...given }));

export const ordersRoutes = os.router({
  place: os.place.handler(async ({ context, input }) =>
    ok({ orders: await context.write((ctx) => placeOrders(ctx, input)) }),
  ),
  buyer: {
    list: os.buyer.list.handler(({ context, input }) => list(seen(context, asBuyer(context)), input)),
    counts: os.buyer.counts.handler(async ({ context }) =>
      ok(await countOrders(context.db, seen(context, asBuyer(context)))),
    ),
    get: os.buyer.get.handler(async ({ context, input }) =>
      ok({ order: await getOrder(context.db, { ...input, ...seen(context, asBuyer(context)) }) }),
    ),
    cancel: os.buyer.cancel.handler(({ context, input: { id, reason } }) => {
      const viewer = asBuyer(context);
      return changed({ context, viewer, id }, (ctx) =>
        moveOrder(ctx, { viewer, id, to: 'cancelled', note: reason }),
      );
    }),
    confirmReceipt: os.buyer.confirmReceipt.handler(({ context, input }) => {
      const viewer = asBuyer(context);
      return changed({ context, viewer, id: input.id }, (ctx) => receiveDispatch(ctx, { ...input, viewer }));
    }),
    complete: os.buyer.complete.handler(({ context, input: { id } }) => {
      const viewer = asBuyer(context);
      return changed({ context, viewer, id }, (ctx) => moveOrder(ctx, { viewer, id, to: 'completed' }));
    }),
    reorder: os.buyer.reorder.handler(async ({ context, input }) =>
      ok(await context.write((ctx) => reorder(ctx, input))),
    ),
  },
  store: {
    list: os.store.list.handler(async ({ context, input }) =>
      list(seen(context, await asSupplier(context, 'orders.read')), input),
    ),
    counts: os.store.counts.handler(async ({ context }) =>
      ok(await countOrders(context.db, seen(context, await asSupplier(context, 'orders.read')))),
    ),
    export: os.store.export.handler(async ({ context, input }) => {
      const given = { ...input, ...seen(context, await asSupplier(context, 'orders.read')) };
      const name = `orders-${marketDay(context.now)}.csv`;
      return streamFile(exportOrders(context.db, given), { name, type: csvType });
    }),
    moveMany: os.store.moveMany.handler(async ({ context, input }) =>
      ok({
        results: await moveMany(context.write, {
          ...input,
          viewer: await asSupplier(context, capabilityFor(input.to)),
        }),
      }),
    ),
    get: os.store.get.handler(async ({ context, input }) =>
      ok({
        order: await getOrder(context.db, {
          ...input,
          ...seen(context, await asSupplier(context, 'orders.read')),
        }),
      }),
    ),
    move: os.store.move.handler(async ({ context, input }) => {
      const viewer = await asSupplier(context, capabilityFor(input.to));
      return changed({ context, viewer, id: input.id }, (ctx) => moveOrder(ctx, { ...input, viewer }));
    }),
    cancel: os.store.cancel.handler(async ({ context, input: { id, reason } }) => {
      const viewer = await asSupplier(context, 'orders.settle');
      return changed({ context, viewer, id }, (ctx) =>
        moveOrder(ctx, { viewer, id, to: 'cancelled', note: reason }),
      );
    }),
    dispatch: os.store.dispatch.handler(async ({ context, input }) => {
      const viewer = await asSupplier(context, 'orders.dispatch');
      return changed({ context, viewer, id: input.id }, (ctx) => dispatchOrder(ctx, { ...input, viewer }));
    }),
    changeDispatch: os.store.changeDispatch.handler(async ({ context, input }) => {
      const viewer = await asSupplier(context, 'orders.dispatch');
      return changed({ context, viewer, id: input.id }, (ctx) => changeDispatch(ctx, { ...input, viewer }));
    }),
    deliverDispatch: os.store.deliverDispatch.handler(async ({ context, input }) => {
      const viewer = await asSupplier(context, 'orders.dispatch');
      return changed({ context, viewer, id: input.id }, (ctx) => receiveDispatch(ctx, { ...input, viewer }));
    }),
    recordPayment: os.store.recordPayment.handler(async ({ context, input }) => {
      const viewer = await asSupplier(context, 'orders.settle');
      return changed({ context, viewer, id: input.id }, (ctx) => recordPayment(ctx, { ...input, viewer }));
    }),
    reversePayment: os.store.reversePayment.handler(async ({ context, input }) => {
      const viewer = await asSupplier(context, 'orders.settle');
      return changed({ context, viewer, id: input.id }, (ctx) => reversePayment(ctx, { ...input, viewer }));
    }),
  },
});
