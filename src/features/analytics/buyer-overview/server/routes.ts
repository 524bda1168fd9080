import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { buyerOverviewContract } from '../contract.ts';
import { getBuyerOverview } from './queries.ts';

const os = implementContract(buyerOverviewContract);

export const buyerOverviewRoutes = os.router({
  get: os.get.handler(async ({ context: { db, now, ...context } }) => {
    const { accountId } = requireSignedIn(context);
    return ok({ overview: await getBuyerOverview(db, { accountId, now }) });
  }),
});
