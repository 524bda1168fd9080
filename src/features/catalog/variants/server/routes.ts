import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { variantsContract } from '../contract.ts';
import { listPublicVariants } from './queries.ts';

const os = implementContract(variantsContract);

export const variantsRoutes = os.router({
  listVariants: os.listVariants.handler(async ({ context, input }) =>
    ok(await listPublicVariants(context.db, input)),
  ),
});
