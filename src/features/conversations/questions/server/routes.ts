import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { questionsContract } from '../contract.ts';
import { answerQuestion, postQuestion, setAside, setHidden, withdrawQuestion } from './commands.ts';
import { listForReview, listQuestions, listStoreQuestions } from './queries.ts';

const os = implementContract(questionsContract);

export const questionsRoutes = os.router({
  listQuestions: os.listQuestions.handler(async ({ context, input }) =>
    ok(await listQuestions(context.db, input)),
  ),
  ask: os.ask.handler(async ({ context, input }) =>
    ok({ question: await context.write((ctx) => postQuestion(ctx, input)) }),
  ),
  withdraw: os.withdraw.handler(async ({ context, input }) => {
    await context.write((ctx) => withdrawQuestion(ctx, input));
    return ok({});
  }),
  listStoreQuestions: os.listStoreQuestions.handler(async ({ context, input }) => {
    const { id: supplierId } = await requireStore(context, 'inquiries.read');
    return ok(await listStoreQuestions(context.db, { ...input, supplierId }));
  }),
  answer: os.answer.handler(async ({ context, input }) => {
    await context.write((ctx) => answerQuestion(ctx, input));
    return ok({});
  }),
  setAside: os.setAside.handler(async ({ context, input }) => {
    await context.write((ctx) => setAside(ctx, input));
    return ok({});
  }),
  listForReview: os.listForReview.handler(async ({ context, input }) =>
    ok(await listForReview(context.db, { ...input, hidden: input.hidden === '1' })),
  ),
  setHidden: os.setHidden.handler(async ({ context, input }) => {
    await context.write((ctx) => setHidden(ctx, input));
    return ok({});
  }),
});
