import { requireBuyer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { awardsContract } from '../contract.ts';
import { awardRequest, finishRequest } from './commands.ts';
import { listAwards } from './queries/awards.ts';
import { previewAward } from './queries/standings.ts';

const os = implementContract(awardsContract);

export const awardsRoutes = os.router({
  list: os.list.handler(async ({ context, input }) =>
    ok({ awards: await listAwards(context.db, { ...input, accountId: requireSignedIn(context).accountId }) }),
  ),
  preview: os.preview.handler(async ({ context, input }) => {
    const viewer = requireBuyer(context);
    return ok({ suppliers: await previewAward(context.db, { ...input, viewer, now: context.now }) });
  }),
  award: os.award.handler(async ({ context, input }) =>
    ok({ orders: await context.write((ctx) => awardRequest(ctx, input)) }),
  ),
  finish: os.finish.handler(async ({ context, input }) => {
    await context.write((ctx) => finishRequest(ctx, input));
    return ok({});
  }),
});
