import { findMatches } from '#features/sourcing/capabilities/server/queries/find-matches.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { requirementsContract } from '../contract.ts';
import { answerRequirement, markSeen, revealMobile } from './commands/answer-requirement.ts';
import { submitRequirement } from './commands/submit-requirement.ts';
import { countUnseen, getMatched, listMatched, listOwnRequirements } from './queries.ts';

const os = implementContract(requirementsContract);

const ownStore = async (context: RequestContext) => ({
  supplierId: (await requireStore(context, 'inquiries.read')).id,
});

export const requirementsRoutes = os.router({
  submit: os.submit.handler(async ({ context, input }) =>
    ok({ requirement: await context.write((ctx) => submitRequirement(ctx, input)) }),
  ),
  countMatches: os.countMatches.handler(async ({ context, input: { productName } }) => {
    const buyerAccountId = context.actor?.accountId ?? null;
    return ok({ count: (await findMatches(context.db, { productName, buyerAccountId })).length });
  }),
  listOwn: os.listOwn.handler(async ({ context, input }) =>
    ok(await listOwnRequirements(context.db, { ...input, accountId: requireSignedIn(context).accountId })),
  ),
  listMatched: os.listMatched.handler(async ({ context, input }) =>
    ok(await listMatched(context.db, { ...input, ...(await ownStore(context)) })),
  ),
  countUnseen: os.countUnseen.handler(async ({ context }) =>
    ok({ unseen: await countUnseen(context.db, await ownStore(context)) }),
  ),
  getMatched: os.getMatched.handler(async ({ context, input }) =>
    ok({ requirement: await getMatched(context.db, { ...input, ...(await ownStore(context)) }) }),
  ),
  markSeen: os.markSeen.handler(async ({ context, input }) => {
    await context.write((ctx) => markSeen(ctx, input));
    return ok({});
  }),
  answer: os.answer.handler(async ({ context, input }) =>
    ok({ inquiry: await context.write((ctx) => answerRequirement(ctx, input)) }),
  ),
  reveal: os.reveal.handler(async ({ context, input }) =>
    ok({ mobile: await context.write((ctx) => revealMobile(ctx, input)) }),
  ),
});
