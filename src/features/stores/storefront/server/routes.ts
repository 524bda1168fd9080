import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { storefrontContract } from '../contract.ts';
import { getSupplier, listSupplierStates, listSuppliers } from './queries.ts';

const os = implementContract(storefrontContract);

export const storefrontRoutes = os.router({
  listSuppliers: os.listSuppliers.handler(async ({ context, input }) =>
    ok(await listSuppliers(context.db, { ...input, now: context.now })),
  ),
  listSupplierStates: os.listSupplierStates.handler(async ({ context, input }) =>
    ok({ states: await listSupplierStates(context.db, input.country) }),
  ),
  getSupplier: os.getSupplier.handler(async ({ context, input }) =>
    ok({ supplier: await getSupplier(context.db, { ...input, now: context.now }) }),
  ),
});
