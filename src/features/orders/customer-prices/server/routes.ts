import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { customerPricesContract } from '../contract.ts';
import { listOwnPrices } from './queries.ts';

const os = implementContract(customerPricesContract);

export const customerPricesRoutes = os.router({
  get: os.get.handler(async ({ context, input: { productId } }) => {
    const { accountId } = requireSignedIn(context);
    const prices = await listOwnPrices(context.db, { accountId, productIds: [productId], now: context.now });
    return ok({ prices });
  }),
});
