import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { quickOrderContract } from '../contract.ts';
import { findListed } from './queries.ts';

const os = implementContract(quickOrderContract);

export const quickOrderRoutes = os.router({
  findListed: os.findListed.handler(async ({ context, input: { lines } }) =>
    ok({
      lines: await findListed(context.db, {
        lines,
        accountId: context.actor?.accountId ?? null,
        now: context.now,
      }),
    }),
  ),
});
