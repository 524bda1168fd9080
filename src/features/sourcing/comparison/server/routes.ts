import { requireBuyer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import { type ComparisonSubject, comparisonContract } from '../contract.ts';
import { saveAssumptions } from './commands.ts';
import { getComparison } from './queries/comparison.ts';
import { renderComparison } from './queries/render-comparison.ts';

const os = implementContract(comparisonContract);

interface Input {
  subject: ComparisonSubject;
  id: string;
}

const queryOf = (context: RequestContext, { subject, id }: Input) => ({
  subject,
  id,
  viewer: requireBuyer(context),
  now: context.now,
});

export const comparisonRoutes = os.router({
  get: os.get.handler(async ({ context, input }) =>
    ok({ comparison: await getComparison(context.db, queryOf(context, input)) }),
  ),
  saveAssumptions: os.saveAssumptions.handler(async ({ context, input }) => {
    await context.write((ctx) => saveAssumptions(ctx, input));
    return ok({ comparison: await getComparison(context.db, queryOf(context, input)) });
  }),
  getAssumptions: os.getAssumptions.handler(async ({ context, input }) => {
    const { assumptions, savedAt } = await getComparison(context.db, queryOf(context, input));
    return ok({ assumptions, savedAt });
  }),
  getFile: os.getFile.handler(async ({ context, input }) => {
    const { file, disposition } = await renderComparison(context.db, {
      ...queryOf(context, input),
      type: input.type,
    });
    context.setHeader('content-security-policy', fileContentPolicy);
    return { headers: { 'content-disposition': disposition }, body: file };
  }),
});
