import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { capabilitiesContract } from '../contract.ts';
import { resetCapabilities } from './commands/derive-capabilities.ts';
import { saveCapabilities } from './commands/save-capabilities.ts';
import { matchSuppliers } from './queries/match-suppliers.ts';
import { getCapabilities, resolveNeed } from './queries.ts';

const os = implementContract(capabilitiesContract);

export const capabilitiesRoutes = os.router({
  get: os.get.handler(async ({ context }) =>
    ok({ capabilities: await getCapabilities(context.db, (await requireStore(context)).id) }),
  ),
  save: os.save.handler(async ({ context, input }) => {
    const { supplierId } = await context.write((ctx) => saveCapabilities(ctx, input));
    return ok({ capabilities: await getCapabilities(context.db, supplierId) });
  }),
  reset: os.reset.handler(async ({ context }) => {
    const { supplierId } = await context.write(resetCapabilities);
    return ok({ capabilities: await getCapabilities(context.db, supplierId) });
  }),
  match: os.match.handler(async ({ context, input }) => {
    const { accountId: buyerAccountId } = requireSignedIn(context);
    const need = await resolveNeed(context.db, { form: input, now: context.now });
    return ok(await matchSuppliers(context.db, { need, buyerAccountId }));
  }),
});
