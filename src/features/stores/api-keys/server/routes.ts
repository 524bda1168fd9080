import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { apiKeysContract } from '../contract.ts';
import { createKey, revokeKey } from './commands/manage-keys.ts';
import { getKey, listCalls, listKeys } from './queries.ts';

const os = implementContract(apiKeysContract);

export const apiKeysRoutes = os.router({
  listKeys: os.listKeys.handler(async ({ context }) => {
    const { id: supplierId } = await requireStore(context, 'keys.write');
    return ok({ keys: await listKeys(context.db, supplierId) });
  }),
  createKey: os.createKey.handler(async ({ context, input }) => {
    const { secret, ...key } = await context.write((ctx) => createKey(ctx, input));
    return ok({ key: await getKey(context.db, key), secret });
  }),
  revokeKey: os.revokeKey.handler(async ({ context, input }) => {
    await context.write((ctx) => revokeKey(ctx, input));
    return ok({});
  }),
  listCalls: os.listCalls.handler(async ({ context, input }) => {
    const { id: supplierId } = await requireStore(context, 'keys.write');
    return ok(await listCalls(context.db, { ...input, supplierId }));
  }),
});
