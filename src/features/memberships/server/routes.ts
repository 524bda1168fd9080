import { findStoreOf } from '#features/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { signedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { membershipsContract } from '../contract.ts';
import { choosePlan } from './commands.ts';
import { getMembership, listPlans } from './queries.ts';

const os = implementContract(membershipsContract);

export const membershipsRoutes = os.router({
  listPlans: os.listPlans.handler(() => ok({ plans: listPlans() })),
  listMemberships: os.listMemberships.handler(() => ok({ plans: listPlans() })),
  getMembership: os.getMembership.handler(async ({ context }) => {
    const store = await findStoreOf(context.db, signedIn(context).accountId);
    return ok({
      membership: await getMembership(context.db, { supplierId: store?.id ?? null, now: context.now }),
    });
  }),
  choosePlan: os.choosePlan.handler(async ({ context, input }) =>
    ok(await context.write((ctx) => choosePlan(ctx, input))),
  ),
});
