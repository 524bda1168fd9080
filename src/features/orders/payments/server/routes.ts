import {
  requireBuyer,
  requireSeller,
  type Viewer,
} from '#features/orders/order-record/server/queries/viewer.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { paymentDetailsContract } from '../contract.ts';
import { getPaymentDetails } from './queries.ts';

const os = implementContract(paymentDetailsContract);

async function respondWithDetails(
  { db, now, kernel }: RequestContext,
  { viewer, id }: { viewer: Viewer; id: string },
) {
  const serverSecret = kernel.config.sessionSecret;
  return ok({ paymentDetails: await getPaymentDetails(db, { viewer, id, now, serverSecret }) });
}

export const paymentDetailsRoutes = os.router({
  buyer: os.buyer.handler(({ context, input: { id } }) =>
    respondWithDetails(context, { id, viewer: requireBuyer(context) }),
  ),
  store: os.store.handler(async ({ context, input: { id } }) =>
    respondWithDetails(context, { id, viewer: await requireSeller(context, 'orders.money') }),
  ),
});
