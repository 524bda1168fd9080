import type { Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { paymentDetailsContract } from '../contract.ts';
import { getPaymentDetails } from './queries.ts';

const os = implementContract(paymentDetailsContract);

const detailsFor = async ({ db, now, kernel }: RequestContext, viewer: Viewer, id: string) =>
  ok({
    paymentDetails: await getPaymentDetails(db, {
      viewer,
      id,
      now,
      serverSecret: kernel.config.sessionSecret,
    }),
  });

export const paymentDetailsRoutes = os.router({
  buyer: os.buyer.handler(({ context, input: { id } }) =>
    detailsFor(context, { side: 'buyer', accountId: requireSignedIn(context).accountId }, id),
  ),
  store: os.store.handler(async ({ context, input: { id } }) => {
    const { id: supplierId } = await requireStore(context, 'orders.money');
    return detailsFor(context, { side: 'supplier', supplierId }, id);
  }),
});
