import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { suppliersContract } from '../contract.ts';
import { findStoreOf, findSuspension } from './queries.ts';

const os = implementContract(suppliersContract);

export const suppliersRoutes = os.router({
  getOwnStore: os.getOwnStore.handler(async ({ context }) => {
    const store = await findStoreOf(context.db, requireSignedIn(context).accountId);
    return ok({ store: store && { ...store, suspension: await findSuspension(context.db, store.id) } });
  }),
});
