import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { requestChangesContract } from '../contract.ts';
import { findChangesForStore, listRequestVersions } from './queries.ts';

const os = implementContract(requestChangesContract);

export const requestChangesRoutes = os.router({
  listVersions: os.listVersions.handler(async ({ context, input: { id } }) => {
    const { accountId } = requireSignedIn(context);
    return ok({ versions: await listRequestVersions(context.db, { id, accountId }) });
  }),
  getChanges: os.getChanges.handler(async ({ context, input: { id } }) => {
    const { id: supplierId } = await requireStore(context, 'inquiries.read');
    return ok({ since: await findChangesForStore(context.db, { id, supplierId }) });
  }),
});
