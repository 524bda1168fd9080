import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { reviewContract } from '../contract.ts';
import { approveApplication, reinstateSupplier, requestChanges, suspendSupplier } from './commands.ts';
import { getApplication, listApplications } from './queries.ts';

const os = implementContract(reviewContract);

const applicationResponse = async (context: RequestContext, { id }: { id: string }) =>
  ok({ application: await getApplication(context.db, { id, viewerId: requireSignedIn(context).accountId }) });

export const reviewRoutes = os.router({
  listApplications: os.listApplications.handler(async ({ context, input }) =>
    ok(await listApplications(context.db, input)),
  ),
  getApplication: os.getApplication.handler(({ context, input }) => applicationResponse(context, input)),
  approveApplication: os.approveApplication.handler(async ({ context, input }) => {
    await context.write((ctx) => approveApplication(ctx, input));
    return applicationResponse(context, input);
  }),
  requestChanges: os.requestChanges.handler(async ({ context, input }) => {
    await context.write((ctx) => requestChanges(ctx, input));
    return applicationResponse(context, input);
  }),
  suspendSupplier: os.suspendSupplier.handler(async ({ context, input }) => {
    await context.write((ctx) => suspendSupplier(ctx, input));
    return applicationResponse(context, input);
  }),
  reinstateSupplier: os.reinstateSupplier.handler(async ({ context, input }) => {
    await context.write((ctx) => reinstateSupplier(ctx, input));
    return applicationResponse(context, input);
  }),
});
