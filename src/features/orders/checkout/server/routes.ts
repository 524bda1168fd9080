import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { checkoutContract } from '../contract.ts';
import { quoteToAddress } from './queries.ts';

const os = implementContract(checkoutContract);

export const checkoutRoutes = os.router({
  quote: os.quote.handler(async ({ context, input }) => {
    const { accountId } = requireSignedIn(context);
    const { now } = context;
    return ok({ ...(await quoteToAddress(context.db, { ...input, accountId, now })), quotedAt: now });
  }),
});
