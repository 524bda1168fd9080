import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { sellingTermsContract } from '../contract.ts';
import { saveSellingTerms } from './commands.ts';
import { getSellingTerms } from './queries.ts';

const os = implementContract(sellingTermsContract);

export const sellingTermsRoutes = os.router({
  getTerms: os.getTerms.handler(async ({ context }) =>
    ok({ terms: await getSellingTerms(context.db, (await requireStore(context)).id) }),
  ),
  saveTerms: os.saveTerms.handler(async ({ context, input }) => {
    await context.write((ctx) => saveSellingTerms(ctx, input));
    return ok({});
  }),
});
