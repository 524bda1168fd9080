import { requireBuyer, requireSeller } from '#features/orders/order-record/server/queries/viewer.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { priceAgreementsContract } from '../contract.ts';
import { endCustomerPrice, setCustomerPrice } from './commands.ts';
import { listCustomerPrices, listPricesForOrder } from './queries.ts';

const os = implementContract(priceAgreementsContract);

/** Prices are amounts, so the warehouse cannot read them. */
async function ofOrder(context: RequestContext, id: string) {
  const { supplierId } = await requireSeller(context, 'orders.money');
  return ok({ prices: await listPricesForOrder(context.db, { id, supplierId, now: context.now }) });
}

export const priceAgreementsRoutes = os.router({
  buyer: {
    list: os.buyer.list.handler(async ({ context, input }) =>
      ok(await listCustomerPrices(context.db, { ...input, viewer: requireBuyer(context), now: context.now })),
    ),
  },
  store: {
    list: os.store.list.handler(async ({ context, input }) => {
      const viewer = await requireSeller(context, 'orders.money');
      return ok(await listCustomerPrices(context.db, { ...input, viewer, now: context.now }));
    }),
    ofOrder: os.store.ofOrder.handler(({ context, input: { id } }) => ofOrder(context, id)),
    set: os.store.set.handler(async ({ context, input }) => {
      await context.write((ctx) => setCustomerPrice(ctx, input));
      return ofOrder(context, input.id);
    }),
    end: os.store.end.handler(async ({ context, input }) => {
      await context.write((ctx) => endCustomerPrice(ctx, input));
      return ok({});
    }),
  },
});
